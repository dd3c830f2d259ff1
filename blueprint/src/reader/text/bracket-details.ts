// Details that belong to the words before them are put in brackets, where the parser looks for them: "a status of waiting,
// in the stand, or ready" is a field and its options, "opening hours Tue-Sat 9-18" are hours and no thing called so.
import { fieldNoun, isOfOptions } from "../../knowledge/field-nouns.ts";
import { openingTimes } from "../../knowledge/words/opening-times.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { likenessTo, vectorsOf } from "../../knowledge/meaning/word-vectors.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { sentencesOf } from "./token.ts";

const WORDS_MAX = 4;
const OPTIONS_MAX = 8;
const LIST_CHARACTERS_MAX = 400;

/** A noun, what leads to its options, and the text from the first option on. */
const lead = /\b([\p{L}-]{3,30})(?: (?:of|is|are|being|as|either|can be|is either|for|called|named)|( ?:)|) (?=[\p{L}\d])/gu;
const board = /\b(?:board|kanban)\b/i;

/** The options of a list that begins a text, and the list's length in characters; null if it is no list of names. */
function listAt(text: string, last: "or" | "and"): { options: string[]; length: number } | null {
  const end = text.search(/[.;:!?()"\n]|$/);
  const joint = new RegExp(`,? ${last} `, "u").exec(text.slice(0, end));
  if (joint === null) return null;
  const before = text.slice(0, joint.index).split(", ");
  const after = text.slice(joint.index + joint[0].length, end);
  const final = /^.*?(?=,| (?:and|with|so|that|which|where|plus|for each)\b|$)/u.exec(after)?.[0] ?? "";
  const options = [...before, final].map((option) => option.replace(/^(?:an?|the) /i, "").trim());
  const isName = (option: string): boolean => /^[\p{L}\d][\p{L}\d' /-]*$/u.test(option) && option.split(" ").length <= WORDS_MAX;
  const isList = options.every(isName) && options.length <= OPTIONS_MAX && !before.some((option) => / (?:and|or) /.test(option));
  return isList ? { options, length: joint.index + joint[0].length + final.length } : null;
}

/** The text, with the options of its fields, its opening hours, its prices and what is answered in brackets. */
export function bracketDetails(text: string): string {
  return bracketAnswers(bracketOptions(bracketHours(bracketPrices(bracketSlashes(text)))));
}

/** What stands between slashes with spaces around them, behind a comma. */
const SLASHED = /(?<=[,:;] |\b(?:with|and) )[^,;:.!?()\n/]{2,50}?(?: \/ [^,;:.!?()\n/]{1,40}){1,7}(?=[,;.!?\n]|$)/giu;

/** "Status waiting-sharpened-collected". */
const HYPHENED = /(?<=[,:;] |\b(?:with|and) )(\p{L}{3,20}) ((?:\p{L}+-){2,7}\p{L}+)(?=[,;.!?\n]|$)/giu;

/** "Status open / in progress / done": a field and its options. */
function bracketSlashes(typed: string): string {
  const text = typed.replace(HYPHENED, (said: string, noun: string, options: string) =>
    isOfOptions(singularWord(noun.toLowerCase())) ? `${noun} (${options.replaceAll("-", ", ")})` : said,
  );
  return text.replace(SLASHED, (said: string) => {
    const [first = "", ...others] = said.split(" / ");
    const words = first.trim().split(" ");
    const noun = words.findIndex((word) => isOfOptions(singularWord(word.toLowerCase())));
    const name = words.slice(0, noun + 1);
    const options = [words.slice(noun + 1).join(" "), ...others].map((option) => option.trim());
    const isNamed =
      noun >= 0 &&
      options.every((option) => option !== "" && option.split(" ").length <= WORDS_MAX) &&
      !options.every((option) => /^(?:yes|no|maybe|y|n)$/i.test(option));
    return isNamed ? `${name.join(" ")} (${options.join(", ")})` : said;
  });
}

const CHOICES = /(?<=(?:[,:]|\bwith|\band) )((?:\p{L}+,? ){1,5}?)(or|and) (\p{L}+)(?=[,.;:\n]|$| (?:and|with|plus)\b)/giu;
/** So alike are the words for kinds of one thing. */
const ALIKE_MIN = 0.5;

/** "Dose, morning, noon or night", "pills, morning and night", "dog, male or female": what is chosen from, and no names of fields. */
export function bracketChoices(typed: string): string {
  const slashed = bracketSlashes(typed);
  // The columns of a board are read where the board is.
  const text = board.test(slashed) ? slashed : bracketOptions(slashed);
  return text.replace(CHOICES, (said: string, before: string, joint: string, last: string, at: number) => {
    const isListed = /(?:\bwith |: )[^.!?]*$/.test(text.slice(0, at));
    const parts = before.trim().replace(/,$/, "").split(", ");
    const words = [...parts.flatMap((part) => part.split(" ")), last];
    const times = words.findLastIndex((word) => !isTime(word)) + 1;
    const isPlain = parts.every((part) => !part.includes(" "));
    const start = times < words.length - 1 ? times : isListed && isPlain ? choiceStart(words) : -1;
    const chosen = start < 0 ? [] : words.slice(start);
    const others = before.slice(0, before.search(new RegExp(`${chosen.slice(0, -1).join(",? ")},? $`)));
    // What "and" joins are things of their own, but for the times of a day.
    if (joint.toLowerCase() === "and" && !chosen.every(isPartOfDay)) return said;
    // "Open in the morning or evening" is no list.
    if (chosen.length === 0 || /[^,] $/.test(others)) return said;
    // "Present, absent or ill" is how something is.
    if (chosen.length > 2 && chosen.every(isState) && !chosen.every(isTime)) return said;
    return `${others}${chosen.every(isTime) ? "time of day" : "type"} (${chosen.join(", ")})`;
  });
}

/** "Monday and Friday" are days, and may have an entry each. */
const isPartOfDay = (word: string): boolean => isTime(word) && !lexicon.is(word, "weekday");
const isTime = (word: string): boolean => lexicon.is(word, "time-of-day");
const isState = (word: string): boolean => sentencesOf(`it is ${word}`)[0]?.tokens.at(-1)?.speech !== "noun";

/** Where the words begin of which one is chosen; negative where they are no choice. */
function choiceStart(words: readonly string[]): number {
  if (words.slice(-2).some((word) => fieldNoun(singularWord(word)) !== null || lexicon.is(word, "small-word"))) return -1;
  // "Kids or adults": how many there are of each, perhaps.
  if (words.slice(-2).every((word) => singularWord(word) !== word)) return -1;
  if (words.at(-1) === "not") return -1;
  const isOther = (word: string, place: number): boolean =>
    fieldNoun(singularWord(word)) !== null ||
    !(isState(word) || Math.max(...likenessTo(word, vectorsOf(words.slice(place + 1)))) >= ALIKE_MIN);
  return words.slice(0, -2).findLastIndex(isOther) + 1;
}

const ANSWERS = / (?:(yes ?(?:or|\/) ?no|y\/n|(?<!ed )or not)|(yes ?\/ ?no ?\/ ?maybe))(?=[,.;:!?\n]| (?:and|with)\b|$)/gi;

/** "Gift aid yes or no", "coming yes/no/maybe": what is answered of each row. */
function bracketAnswers(text: string): string {
  return text.replace(ANSWERS, (_, plain?: string) => (plain === undefined ? " (yes, no, maybe)" : " (yes/no)"));
}

/** "Prices: flat tyre 12, brakes 25." */
function bracketPrices(text: string): string {
  const amount = "\\p{L}[^,.;:()\\n]{0,40}? [$€£]?\\d+(?:[.,]\\d\\d)?(?: ?[€$£])?";
  return text.replace(new RegExp(`(\\p{L}) ?: ((?:${amount}(?:,? and |, )?){2,12})(?=[.;,\\n]|$)`, "gu"), "$1 ($2)");
}

function bracketHours(text: string): string {
  const hours = openingTimes(text);
  if (hours === null || !/\p{L} $/u.test(text.slice(0, hours.start))) return text;
  return `${text.slice(0, hours.start)}(${text.slice(hours.start, hours.end)})${text.slice(hours.end)}`;
}

function bracketOptions(text: string): string {
  const boardAt = text.search(board);
  let written = "";
  let from = 0;
  for (const { 0: said, 1: noun = "", 2: colon, index } of text.matchAll(lead)) {
    const at = index + said.length;
    if (index < from) continue;
    const isChoice = isOfOptions(singularWord(noun.toLowerCase()));
    const isColumns = /^(?:columns|lanes)$/i.test(noun) && boardAt >= 0 && boardAt < index;
    if (!isChoice && !isColumns) continue;
    const isSeveral = isColumns || (isChoice && singularWord(noun.toLowerCase()) !== noun.toLowerCase());
    const next = text.slice(at, at + LIST_CHARACTERS_MAX);
    const list = listAt(next, "or") ?? (isSeveral || colon !== undefined ? listAt(next, "and") : null);
    if (list === null || list.options.length < 2) continue;
    const name = isColumns ? "status" : singularWord(noun.toLowerCase());
    written += `${text.slice(from, index)}${name} (${list.options.join(", ")})`;
    from = at + list.length;
  }
  return written + text.slice(from);
}
