// What totals and charts are called: no word of such a title is said twice. "Total" of a field that is called so is "Total", and so is a
// chart of it; of a "Monthly cost" there is none by month.
import { upperFirst } from "./letters.ts";

/** The messages that say how a number is measured, beside what it is called; and those that say what a measure is by. */
const MEASURES: ReadonlySet<string> = new Set(["totalValue", "averageValue", "highestValue", "lowestValue"]);
const GROUPS: ReadonlySet<string> = new Set(["valueBy", "valueOfEach"]);
const PERIODS: ReadonlySet<string> = new Set(["byMonth"]);

/** Shorter words are the same only as a whole. */
const STEM_MIN = 4;

/** The title that a message makes of these values, in a language: what already says the message's own word is called as it is. `own` are the words of the message without its values. */
export function figureTitle(
  key: string,
  title: string,
  { values, own, locale }: { values: Readonly<Record<string, string | number>>; own: string; locale: string },
): string {
  const { label = "", what = "", one = "" } = values;
  if (MEASURES.has(key)) return saysWord(String(label), own, locale) ? upperFirst(String(label)) : title;
  if (PERIODS.has(key)) return saysWord(String(what), own, locale) ? String(what) : title;
  const by = key === "valueBy" ? label : one;
  return GROUPS.has(key) && wordsOf(String(what), locale).join(" ") === wordsOf(String(by), locale).join(" ") ? String(what) : title;
}

/** The words of a text in lower case, also where no spaces part them. */
function wordsOf(text: string, locale: string): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(text.toLocaleLowerCase(locale));
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
}

/** Whether a text says the word of a message that means something: the longest, also as the beginning of another, or without an article that is written with it. */
function saysWord(text: string, message: string, locale: string): boolean {
  const [own = ""] = wordsOf(message, locale).toSorted((left, right) => right.length - left.length);
  const isSaid = (word: string): boolean =>
    word === own || (own.length >= STEM_MIN && word.startsWith(own)) || (word.length >= STEM_MIN && own.endsWith(word));
  return own !== "" && wordsOf(text, locale).some(isSaid);
}
