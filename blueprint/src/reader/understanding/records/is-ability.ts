// What stands in a list of details and is none: what an app shows or does.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isUnsupported } from "../../lexicon/unsupported.ts";
import { isPlaceSite } from "../../text/compound-name.ts";
import { featureOf } from "../../text/feature-of.ts";
import { isComputed } from "../../text/field-name.ts";
import type { Token } from "../../text/token.ts";
import { isHolder } from "../requests/request-start.ts";
import { withoutDeterminers } from "./detail-of.ts";

/** "A total", "photos", "a chart by week": what an app shows or does, between its fields. */
export function isAbility(part: readonly Token[]): boolean {
  const words = withoutDeterminers(part);
  const [first, second] = words;
  const ends = [isPlaceSite(first, second) ? undefined : first, words.at(-1)].filter((one) => one !== undefined);
  const isPart =
    ends.some(({ one }) => lexicon.is(one, "app-part") || lexicon.is(one, "computed-noun")) || lexicon.is(second?.low, "app-part");
  const isHeld = words.some(({ one }, at) => isHolder(one) && /^(?:of|in|by|with)$/.test(words[at + 1]?.low ?? ""));
  // "The weather" of a day is written down, as a field that everybody knows is; "weather forecast" is shown.
  const isKnown = part[0]?.low === "the" || (words.length === 1 && fieldNoun(first?.one ?? "") !== null);
  const isBeyond = !isKnown && words.some(({ one, low }) => isUnsupported(one) || isUnsupported(low));
  // "CSV export", "a search": the words for something that apps do, and for no field.
  const named = fieldNoun(words.map(({ low }) => low).join(" ")) === null ? featureOf(words) : null;
  const isFeature = named !== null && named.about === null;
  const isRecorded = lexicon.ends(words.map(({ one }) => one).join(" "), "recorded-media");
  return (
    isRecorded ||
    isFeature ||
    isComputed(words) ||
    first?.low === "way" ||
    isPart ||
    isHeld ||
    lexicon.is(first?.low, "arranging-word") ||
    isBeyond
  );
}
