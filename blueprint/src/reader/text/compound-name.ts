// Names of fields that look like a verb or a noun with a preposition: "use by date", "sign off date", "marks out of 100".
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Token } from "./token.ts";

/** Whether words are the name of one day or time: "best before", "sell by dates", "hand in date". */
export function isDayName(tokens: readonly Token[]): boolean {
  const ones = tokens.map(({ low, one }, at) => (at === tokens.length - 1 ? one : low));
  const isDay = /^(?:date|day|time)$/.test(ones.at(-1) ?? "");
  if (lexicon.is((isDay ? ones.slice(0, -1) : ones).join(" "), "dated-deed")) return true;
  const deed = tokens.at(-3);
  const isDeed = deed !== undefined && deed.low === deed.one && !/(?:ed|ing)$/.test(deed.low);
  return isDay && isDeed && lexicon.is(ones.at(-2), "deed-particle") && tokens.length <= 4;
}

/** Where the scale begins in the name of a mark, "stars *out of five*"; -1 where somebody rates: "rate them out of ten". */
export function scaleStart(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }, place) => low === "out" && tokens[place + 1]?.low === "of");
  const named = tokens.slice(0, Math.max(0, at));
  const isName = named.length > 0 && named.length <= 3 && !named.some(({ low }) => /(?:ed|ing)$|^(?:rate|rates|it|them|each)$/.test(low));
  return isName ? at : -1;
}

/** "Site address", "site manager": the site is where something is built or kept, and no website. */
export function isPlaceSite(token: Token | undefined, next: Token | undefined): boolean {
  return token?.low === "site" && next?.speech === "noun";
}
