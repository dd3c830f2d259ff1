import { isPlural, singularWord } from "./inflect.ts";
import { lexicon } from "./lexicon.ts";

/** A word rather than a symbol, and one that can be spoken: no `kWh`, no `mbps`. */
const WORD = /^(?=.*[aeiouy])[a-z]{4,}$/i;

/** A unit that is an English plural with its singular: `servings`, `weeks to the start`. Null for any other: `kg`, `of 100`. */
export function unitNoun(unit: string): { one: string; many: string } | null {
  const words = unit.split(" ");
  const end = words.findIndex((word) => lexicon.is(word.toLowerCase(), "preposition"));
  const at = words.slice(0, end < 0 ? words.length : end).findIndex((word) => WORD.test(word) && isPlural(word.toLowerCase()));
  const many = words[at];
  if (many === undefined) return null;
  const one = singularWord(many.toLowerCase());
  return { one: words.with(at, many.charAt(0) + one.slice(1)).join(" "), many: unit };
}
