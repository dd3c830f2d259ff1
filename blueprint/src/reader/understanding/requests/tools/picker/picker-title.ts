import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../../model/names.ts";
import type { PickerKindFound } from "./picker-kind.ts";

const CHARACTERS_MAX = 60;
const WORDS_MAX = 9;
const OBJECT_WORDS_MAX = 3;
const USUAL = { dice: "Dice", coin: "Coin flip", teams: "Teams", draw: "Random draw" } as const;

/** What a picker is called: the question that it answers ("Who does the dishes"), its own name ("Raffle draw") or what it draws ("Random name"). */
export function pickerTitle(found: PickerKindFound): string {
  const { kind, words, name } = found;
  const isPlain = kind === "teams" || (kind === "dice" && name.length < 2);
  const said = isPlain ? [] : (questionIn(words) ?? (name.length > 0 ? nameWith(name, words) : drawnIn(found)));
  const short = said.slice(0, WORDS_MAX).join(" ").slice(0, CHARACTERS_MAX);
  return short === "" ? USUAL[kind] : capitalise(short);
}

/** "Wheel for who does the dishes", "what shall we have for dinner wheel". */
function questionIn(words: readonly string[]): readonly string[] | null {
  const isWhole = lexicon.is(words[0], "clause-question");
  const at = isWhole ? 0 : words.findIndex((word) => lexicon.is(word, "title-question"));
  const asked = at < 0 ? [] : words.slice(at);
  const plain = lexicon.is(asked.at(-1), "picker-ending") ? asked.slice(0, -1) : asked;
  return plain.length > 1 ? plain : null;
}

/** "Wheel of names". */
function nameWith(name: readonly string[], words: readonly string[]): readonly string[] {
  const [of, noun] = words.slice(name.length);
  return of === "of" && noun !== undefined && name.length === 1 ? [...name, of, noun] : name;
}

/** "Pick a random name from …". */
function drawnIn({ kind, words }: PickerKindFound): readonly string[] {
  const at = words.indexOf("random");
  const said = at < 0 || kind !== "draw" ? [] : words.slice(at, at + OBJECT_WORDS_MAX);
  const end = said.findIndex((word, place) => place > 0 && (lexicon.is(word, "preposition") || lexicon.is(word, "tool-clause")));
  return said.slice(0, end < 0 ? undefined : end);
}
