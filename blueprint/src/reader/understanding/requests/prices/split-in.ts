// "Split the bill between us with 12% tip": an amount that is entered, divided among people.
import type { PriceLine } from "../../../../features/insight/tools/calculator/prices/price-list.ts";
import { PEOPLE } from "../../../../features/insight/tools/calculator/prices/price-list.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../model/names.ts";

const SPLIT =
  /\b(?:split(?:s|ting)?|divid(?:es?|ing)|shar(?:es?|ing)) (?:up )?(?:the |our |a |my )?(?<what>\p{L}[\p{L} ]{1,30}?) (?:evenly |equally |fairly )?(?:between|among|amongst|by|with) (?:the |all )?(?<who>\d+ \p{L}+|\d+ of us|\p{L}+(?: of us)?)/iu;

/** An amount that is divided: its lines, and the rest of the text. */
export interface SplitAmount {
  title: string;
  lines: PriceLine[];
  rest: string;
}

/** What a text asks to divide among people; null where it asks for none. */
export function splitIn(text: string): SplitAmount | null {
  const found = SPLIT.exec(text);
  const { what = "", who = "" } = found?.groups ?? {};
  if (found === null) return null;
  const number = Number(/^\d+/.exec(who)?.[0] ?? 0);
  const among = who.replace(/^\d+ /, "").toLowerCase();
  if (!lexicon.is(among, "price-sharer") && among !== "of us") return null;
  const phrase = found[0];
  const whole = { id: "price-1", phrase, label: capitalise(what) };
  const people = number >= 2 ? { people: number } : {};
  return {
    title: capitalise(`Split the ${what}`),
    lines: [
      { kind: "entered", ...whole },
      { kind: "split", ...whole, id: "price-2", label: PEOPLE, ...people },
    ],
    rest: text.slice(found.index + phrase.length).replace(/^[\s,]*(?:with|plus|and|including)\s/i, " "),
  };
}
