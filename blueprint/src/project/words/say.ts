// Texts of an app before its language is known. Checks, features and drafts are written once for all languages: `say` gives
// a placeholder for a message of the catalogue, and `formatted` one for a value in the format of the language. `spokenIn` puts
// the words in their place, at the end, as lazily translated strings do elsewhere. Placeholders are marked by private-use
// characters and can stand inside of other texts, and of each other's arguments.
import { type Catalogue, messageGroups, messagesOf } from "./catalogue.ts";
import { formats } from "./formats.ts";
import type { Message, MessageValues, Words } from "./words-in.ts";

const OPEN = "\uE000";
const CLOSE = "\uE001";
const PART = "\uE002";
const VALUE = "\uE003";

/** Stands in an argument for what a check cannot know. Only the words before it are looked for; those after it where none are. */
export const ANYTHING = "\uE004";

const INNERMOST = new RegExp(`${OPEN}([^${OPEN}${CLOSE}]*)${CLOSE}`, "g");

const placeholder = (name: string, values: MessageValues): string =>
  `${OPEN}${[name, ...Object.entries(values).map(([key, value]) => `${key}${VALUE}${value}`)].join(PART)}${CLOSE}`;

type Say = { readonly [Group in keyof Catalogue]: { readonly [Key in keyof Catalogue[Group]]: Message } };

/** The groups and keys are those of the files that the type is made of. */
const asSay = (groups: unknown): Say => groups as Say;

/** The messages of the catalogue, to be said in the language of the app: `say.general.add({ one: "recipe" })`. */
export const say: Say = sayings();

function sayings(): Say {
  const groups = messageGroups.map((group) => [
    group,
    Object.fromEntries(
      Object.keys(messagesOf("en", group)).map((key) => [key, (values: MessageValues = {}) => placeholder(`${group}.${key}`, values)]),
    ),
  ]);
  return asSay(Object.fromEntries(groups));
}

/** Values as people read them in the language of the app: `formatted.number(1200)`. */
export const formatted = {
  number: (value: number) => placeholder("shown.number", { value }),
  /** With what it is counted in: `4 hours`, `12 kg`. `one` is the singular of a unit that is an English plural. */
  counted: (value: number, unit: string, one = "") => placeholder("shown.counted", { value, unit, one }),
  /** A unit by itself: `hours`. */
  unit: (unit: string) => placeholder("shown.unit", { value: unit }),
  /** An amount of money whose currency nobody said: `1,204.50`. */
  amount: (value: number) => placeholder("shown.amount", { value }),
  /** `currency` is an ISO 4217 code. */
  money: (value: number, currency: string) => placeholder("shown.money", { value, currency }),
  /** Without the digits after the point where they are zeros. */
  price: (value: number, currency: string) => placeholder("shown.price", { value, currency }),
  /** An ISO date, such as `2026-11-18`. */
  date: (date: string) => placeholder("shown.date", { value: date }),
  /** An ISO date as calendars name it: with the number of the day as it stands there. */
  day: (date: string) => placeholder("shown.day", { value: date }),
  /** An ISO date with its weekday and its month in full. */
  longDate: (date: string) => placeholder("shown.longDate", { value: date }),
  /** The week of an ISO date, by its first and its last day. */
  week: (date: string) => placeholder("shown.week", { value: date }),
  /** `2026-11`; with the whole name of the month where it is `long`. */
  month: (month: string, name: "short" | "long" = "short") => placeholder("shown.month", { value: month, name }),
  /** `14:30`. */
  time: (time: string) => placeholder("shown.time", { value: time }),
  /** An ISO 8601 time without a zone: day and time. */
  moment: (moment: string) => placeholder("shown.moment", { value: moment }),
  /** `tomorrow`, `3 days ago`; of two weeks at most. */
  relativeDay: (days: number) => placeholder("shown.relativeDay", { value: days }),
  /** The arrow key that goes to the one before, or to the next, in the direction of reading. */
  arrow: (to: "previous" | "next") => placeholder("shown.arrow", { value: to }),
  /** Labels as a list inside a sentence. */
  labels: (labels: readonly string[]) => placeholder("shown.labels", { value: labels.join("\n") }),
  /** A label as inside a sentence. */
  inSentence: (label: string) => placeholder("shown.inSentence", { value: label }),
} as const;

/** A text with words in the place of its placeholders. */
export function textIn(text: string, words: Words): string {
  const [before = "", ...after] = filledIn(text, words).split(ANYTHING);
  if (after.length === 0) return before;
  return before.trim() === "" ? after.join("").trim() : before.trim();
}

function filledIn(text: string, words: Words): string {
  let written = text;
  while (written.includes(OPEN)) {
    const next = written.replaceAll(INNERMOST, (_, content: string) => wordsOf(content, words));
    if (next === written) return written;
    written = next;
  }
  return written;
}

function wordsOf(content: string, words: Words): string {
  const [name = "", ...parts] = content.split(PART);
  const values = Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(VALUE)), part.slice(part.indexOf(VALUE) + 1)]));
  return name.startsWith("shown.") ? formats(words)(name.slice("shown.".length), values) : words.message(name, values);
}

/** Plain data with words in the place of the placeholders of its texts. */
export function spokenIn<Data>(data: Data, words: Words): Data {
  return asIt<Data>(mapTexts(data, words));
}

/** Only texts are replaced, by texts. */
const asIt = <Data>(mapped: unknown): Data => mapped as Data;

function mapTexts(value: unknown, words: Words): unknown {
  if (typeof value === "string") return textIn(value, words);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, words)]));
}
