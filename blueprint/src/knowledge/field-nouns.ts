// What the noun of a field says about its type, where no thing knows better: a price is money, "due date" a date.
// The last word decides ("release year" is a year), then the whole phrase's first word ("date of birth").
import { lexicon } from "./words/lexicon.ts";
import { z } from "zod";
import { FieldType } from "../schema/entity.ts";
import { singular } from "./words/inflect.ts";
import { readData } from "./data/data-files.ts";
import { samplePools } from "./sample-pools.ts";
import { WordList } from "./data/word-list.ts";

const FieldNoun = z.strictObject({
  type: FieldType,
  unit: z.string().optional(),
  options: z.array(z.string()).min(2).readonly().optional(),
  max: z.number().optional(),
  /** A number only where there are several: a point is a place, points are how many. */
  isCounted: z.literal(true).optional(),
  /** A number, unless its highest value is said: a score out of ten. */
  isScaled: z.literal(true).optional(),
  /** Usually one of a few values, which nobody but the person knows. */
  isChosen: z.literal(true).optional(),
  /** Only without other words: "start" is a day, "pH start" none. */
  isAlone: z.literal(true).optional(),
});
/** What is known about a field by its noun. */
export type FieldNoun = z.infer<typeof FieldNoun>;

const nouns = readData("fields/nouns.json", z.array(FieldNoun.extend({ nouns: WordList })));

const known = new Map<string, FieldNoun>(nouns.flatMap(({ nouns: all, ...fact }) => all.map((noun): [string, FieldNoun] => [noun, fact])));

const AUXILIARIES: ReadonlySet<string> = new Set(["has", "have", "is", "are", "hasn't", "haven't", "was", "were"]);
const BESIDES: ReadonlySet<string> = new Set(["already", "still", "now", "been", "not", "yet"]);

/** The state of a row that a question asks for, in lower case: "paid" of "who has paid", "sold" of "what's already sold"; null where more is asked for. */
export function stateAsked([head = "", ...behind]: readonly string[]): string | null {
  const isShort = head === "who's" || head === "what's";
  const isLong = /^(?:who|what|which)$/.test(head) && AUXILIARIES.has(behind[0] ?? "");
  const [state, ...more] = behind.slice(isLong ? 1 : 0).filter((word) => !BESIDES.has(word));
  const isState = state !== undefined && more.length === 0 && (/[a-z]{3}(?:ed|en)$/.test(state) || lexicon.is(state, "past-verb"));
  // "What was removed" is a thing, "what's already sold" a state.
  const isOfRow = !head.startsWith("what") || behind.some((word) => BESIDES.has(word) && word !== "been");
  return (isShort || isLong) && isState && isOfRow ? state : null;
}

/** What is known about a field noun: a phrase in lower case with its last word in the singular; null for an unknown one. */
export function fieldNoun(key: string): FieldNoun | null {
  const words = key.split(" ");
  const whole = known.get(key);
  if (whole !== undefined) return whole;
  const first = words[0] ?? "";
  // "Day rate", "hourly rate": what is paid for it.
  if (
    words.length === 2 &&
    words[1] === "rate" &&
    (lexicon.is(first, "period") || lexicon.is(first, "period-adjective") || first === "day")
  )
    return { type: "money", unit: "USD" };
  if (words.length > 1 && (first === "date" || first === "day")) return { type: "date" };
  if (words.length === 2 && first === "time" && /^(?:in|out|on|off)$/.test(words[1] ?? "")) return { type: "time" };
  if (lexicon.is(key, "dated-deed") || isDeedOfDay(words)) return { type: "date" };
  if (words.length > 2 && (key.startsWith("number of ") || key.startsWith("how many ") || key.startsWith("count of ")))
    return { type: "number" };
  // "How much wax" is weighed, "how much it cost" is paid.
  if (key.startsWith("how much ")) return isPaid(words) ? { type: "money", unit: "USD" } : { type: "number" };
  // "How paid": in which way.
  if (words.length === 2 && first === "how" && /[a-z]{2}(?:ed|id|nt|en)$/.test(words[1] ?? "")) return { type: "text" };
  if (words.length > 1 && first === "when") return { type: "date" };
  if (words.length > 1 && first === "what" && words.some((word) => lexicon.is(word, "money-word"))) return { type: "money", unit: "USD" };
  if (stateAsked(words) !== null) return { type: "boolean" };
  if (words.length > 1 && lexicon.is(first, "clause-question") && first !== "whether" && first !== "how") return { type: "text" };
  if (words.length > 1 && lexicon.is(first, "yes-no-opener")) return { type: "boolean" };
  if (words.length > 1 && first === "last") {
    // "Last price" and "last page read" are what they were the last time; "last watered" is when.
    const measured = known.get(words[1] ?? "");
    const isMeasured = measured !== undefined && /^(?:number|money|duration)$/.test(measured.type);
    return isMeasured ? { ...measured, isCounted: undefined } : { type: "date" };
  }
  if (words.length === 1 && /[a-z]{3}ed$/.test(key) && !lexicon.ends(key, "noun-in-ed")) return { type: "boolean" };
  if (/^(?:minimum|maximum|min|max)$/.test(first)) return { type: "number" };
  const paid = paidIn(words);
  if (paid !== null) return paid;
  // "Number in stock", "minutes of practice": the noun before the preposition says what it is.
  const counted = words.length > 2 && lexicon.is(words[1], "preposition") ? (known.get(first) ?? known.get(singular(first))) : undefined;
  if (counted?.type === "number" || (counted?.type === "money" && words[1] === "in") || (counted?.type === "duration" && words[1] === "of"))
    return counted;
  // "Places left", "days remaining": how many.
  if (words.length === 2 && /^(?:left|remaining|available)$/.test(words[1] ?? "") && singular(first) !== first) return { type: "number" };
  // "Weight lifted", "pages read", "money spent", "quantity left": the noun before the participle says what it is.
  const participle = /(?:[a-z]{2}ed|spent|read|paid|run|worn|sold|bought|made|won|lost|driven|eaten|drunk|left|available|remaining)$/.test(
    words.at(-1) ?? "",
  );
  const before = words.length === 2 && participle ? (known.get(first) ?? known.get(first.replace(/s$/, ""))) : undefined;
  if (before !== undefined && /^(?:number|money|duration|date)$/.test(before.type)) return before;
  // "Parts bought": which ones, and no yes or no.
  if (words.length === 2 && participle && singular(first) !== first) return { type: "text" };
  const unit = unitBehind(words);
  if (unit !== null) return { type: "number", unit };
  // "Strokes done": which ones, and no yes or no.
  if (words.length === 2 && words[1] === "done" && singular(first) !== first) return { type: "text" };
  // "Tenant's number".
  if (words.length > 1 && words.at(-1) === "number" && /'s?$/.test(words.at(-2) ?? "")) return { type: "phone" };
  // "Eggs per day", "steps a day": how many, whatever the time is.
  const [, rated, of, each] = /^(.+) (per|an?|each|every) ([\w-]+)$/.exec(key) ?? [];
  if (rated !== undefined && (of === "per" || lexicon.is(each, "period"))) return known.get(singular(rated)) ?? { type: "number" };
  for (let from = 1; from < words.length; from += 1) {
    const tail = known.get(words.slice(from).join(" "));
    if (tail !== undefined) return tail.isAlone === true ? { type: "text" } : tail;
  }
  return null;
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const NAMED_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ["pound", "GBP"],
  ["euro", "EUR"],
  ["dollar", "USD"],
  ["rand", "ZAR"],
  ["yen", "JPY"],
]);

/** "Deposit in euros", "cost PHP": money; a number where several countries call their money so. */
function paidIn(words: readonly string[]): FieldNoun | null {
  const last = words.at(-1) ?? "";
  const [one, isIn] = [singular(last), words.at(-2) === "in"];
  const code = last.toUpperCase();
  if (words.length === 2 && CODES.has(code) && known.get(words[0] ?? "")?.type === "money") return { type: "money", unit: code };
  if (!isIn || words.length < 3 || !lexicon.is(last, "currency-name")) return null;
  const unit = NAMED_CURRENCIES.get(one);
  return unit === undefined ? { type: "number" } : { type: "money", unit };
}

/** "Vase life in days", "age in weeks": what it is measured in. */
function unitBehind(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  if (words.length < 3 || words.at(-2) !== "in") return null;
  return lexicon.is(last, "period") ? `${singular(last)}s` : null;
}

/** "Lent on", "due back", "report due by": the day on which something is done; "stored on" is a place. */
function isDeedOfDay(words: readonly string[]): boolean {
  const [deed, on] = words.slice(-2);
  if (words.length > 1 && on === "on" && lexicon.is(deed, "participle")) return true;
  if (words.length > 1 && on === "on" && /[a-z]{2}ed$/.test(deed ?? "")) return !lexicon.is(deed, "placing-participle");
  const due = words.lastIndexOf("due");
  return words.length > 1 && due >= 0 && words.slice(due + 1).every((word) => lexicon.is(word, "day-particle"));
}

const isPaid = (words: readonly string[]): boolean => words.some((word) => lexicon.is(word, "money-word"));

/** Whether what follows a noun may be the values that are chosen from: a status, a colour. */
export function isOfOptions(key: string): boolean {
  const noun = fieldNoun(key);
  return noun?.type === "choice" || noun?.isChosen === true;
}

/** Whether a noun is usual for a field. */
export function isFieldNoun(noun: { key: string; low: string }): boolean {
  return fieldNoun(noun.key) !== null || fieldNoun(noun.low) !== null || samplePools.has(noun.key);
}

/** Whether a noun is something that is measured: a temperature, a distance, an hour. */
export function isMeasure(key: string): boolean {
  return /^(?:number|duration|percent)$/.test(fieldNoun(key)?.type ?? "");
}
