// A day and a time of day as people write them: "14 June 2027 at 15:00", "June 14th", "on Friday", "Christmas". What is
// said of no year comes again every year, and a weekday every week: a reading does not depend on the day on which it is done.
import { z } from "zod";
import { readData } from "../data/data-files.ts";
import { lexicon } from "./lexicon.ts";

/** A day in a text. */
export interface SaidDay {
  /** `2027-06-14`, `06-14` for one of every year, `1` to `7` for Monday to Sunday of every week. */
  day: string;
  /** `15:00`; null where no time is said. */
  time: string | null;
  /** The words that say it, and where they stand. */
  phrase: string;
  start: number;
  end: number;
  /** The name of a day that is also what is waited for: "Christmas" of "Christmas 2027". */
  name?: string;
}

/** Days of every year that have a name, in lower case: `12-25`. */
const named = readData("fields/named-days.json", z.record(z.string(), z.string().regex(/^\d{2}-\d{2}$/)));
const NAMES = Object.keys(named).toSorted((left, right) => right.length - left.length);

const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const MONTH = "(?<month>\\p{L}{3,9})\\.?";
const YEAR = "(?<year>20\\d{2})";
/** "14 June 2027", "the 14th of June", "June 14th, 2027", "2027-06-14", "14/6/2027". */
const DATES = [
  new RegExp(`\\b(?:the )?${DAY} (?:of )?${MONTH}(?:,? ${YEAR})?\\b`, "giu"),
  new RegExp(`\\b${MONTH} (?:the )?${DAY}(?:,? ${YEAR})?\\b`, "giu"),
  new RegExp(`\\b${YEAR}-(?<number>\\d{2})-${DAY}\\b`, "giu"),
  new RegExp(`\\b${DAY}[/.](?<number>\\d{1,2})[/.]${YEAR}\\b`, "giu"),
];
const WEEKDAY = /\b(?:(?:every|next|this) )?(?<name>\p{L}{3,6}day)s?\b/giu;
const TIME = /^,? ?(?:at |from )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>[ap])?\.?(?:m\b\.?| ?o['’]?clock\b)?/iu;
const NAMED_TIME = /^,? ?at (?<name>noon|midday|midnight)\b/iu;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The first day in a text; null where it says none, or one that does not exist or could be two. */
export function dayIn(text: string): SaidDay | null {
  const dates = DATES.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(dated));
  // The weekday of "Friday, 3 June" says no more.
  const weekdays = weekdaysIn(text).map((weekday) => {
    const date = dates.find(({ start }) => start > weekday.end && start <= weekday.end + 2);
    return date === undefined ? weekday : { ...date, start: weekday.start };
  });
  const found = [...dates, ...weekdays, ...namedIn(text)];
  const [first] = found.toSorted((left, right) => left.start - right.start || right.end - left.end);
  return first === undefined ? null : withTime(text, first);
}

function dated({ 0: phrase, index: start, groups = {} }: RegExpExecArray): SaidDay[] {
  const { year, number } = groups;
  const month = number === undefined ? monthOf(groups["month"] ?? "") : Number(number);
  const day = Number(groups["day"]);
  // "5/6/2027" is in May or in June.
  const isEither = phrase.includes("/") && day <= 12 && month <= 12 && day !== month;
  const [shownMonth, shownDay] = month > 12 && phrase.includes("/") ? [day, month] : [month, day];
  const date = new Date(Date.UTC(Number(year ?? 2000), shownMonth - 1, shownDay));
  if (isEither || shownMonth < 1 || shownMonth > 12 || shownDay < 1 || date.getUTCMonth() !== shownMonth - 1) return [];
  const inYear = `${twoDigits(shownMonth)}-${twoDigits(shownDay)}`;
  return [{ day: year === undefined ? inYear : `${year}-${inYear}`, time: null, phrase, start, end: start + phrase.length }];
}

/** 1 to 12 for the name of a month or its beginning; 0 for any other word. */
function monthOf(word: string): number {
  const low = word.toLowerCase();
  return lexicon.words("month-name").findIndex((name) => name === low || (low.length <= 4 && name.startsWith(low))) + 1;
}

function weekdaysIn(text: string): SaidDay[] {
  return [...text.matchAll(WEEKDAY)].flatMap(({ 0: phrase, index: start, groups }) => {
    const weekday = lexicon.words("weekday").indexOf(groups?.["name"]?.toLowerCase() ?? "") + 1;
    return weekday === 0 ? [] : [{ day: String(weekday), time: null, phrase, start, end: start + phrase.length }];
  });
}

function namedIn(text: string): SaidDay[] {
  const low = text.toLowerCase().replaceAll("’", "'");
  return NAMES.flatMap((name) => {
    const start = low.indexOf(name);
    const [before, after] = [low[start - 1] ?? " ", low[start + name.length] ?? " "];
    if (start < 0 || /\p{L}/u.test(before) || /\p{L}/u.test(after)) return [];
    const end = start + name.length;
    return [{ day: named[name] ?? "", time: null, phrase: text.slice(start, end), start, end, name: text.slice(start, end) }];
  });
}

/** The day with the year of its name and the time that stand behind it. */
function withTime(text: string, said: SaidDay): SaidDay {
  const year = said.name !== undefined ? /^ (20\d{2})\b/.exec(text.slice(said.end)) : null;
  const end = said.end + (year?.[0].length ?? 0);
  const day = year === null ? said.day : `${year[1] ?? ""}-${said.day}`;
  const rest = text.slice(end);
  const [spoken, timed] = [NAMED_TIME.exec(rest), TIME.exec(rest)];
  const time = spoken === null ? timeOf(timed) : spoken.groups?.["name"]?.toLowerCase() === "midnight" ? "00:00" : "12:00";
  const last = end + (time === null ? 0 : ((spoken ?? timed)?.[0].trimEnd().length ?? 0));
  return { ...said, day, time, phrase: text.slice(said.start, last), end: last };
}

/** "15:00", "3pm", "at 7"; a bare number is none. */
function timeOf(found: RegExpExecArray | null): string | null {
  const { hour, minute, half } = found?.groups ?? {};
  if (found === null || hour === undefined || (minute === undefined && half === undefined && !/at |clock/i.test(found[0]))) return null;
  const isAfternoon = half?.toLowerCase() === "p" && Number(hour) < 12;
  const hours = Number(hour) + (isAfternoon ? 12 : half?.toLowerCase() === "a" && hour === "12" ? -12 : 0);
  return hours > 23 || Number(minute ?? 0) > 59 ? null : `${twoDigits(hours)}:${minute ?? "00"}`;
}
