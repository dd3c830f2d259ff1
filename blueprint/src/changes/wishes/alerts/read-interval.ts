// What comes again after a time, as grammar: "every 12 months", "next due = 6 months after the last inspection", "due again (3 weeks)".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../knowledge/words/number-of.ts";

/** How long after a day something is due again. */
export interface Interval {
  /** The words that say it, as they stand in the text. */
  phrase: string;
  unit: "days" | "months";
  count: number;
  /** Words of the day from which it is counted, in lower case; none where it is not said. */
  from: readonly string[];
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const DAYS_MAX = 3_650;
const MONTHS_MAX = 240;

const LENGTH = String.raw`(?:(\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve)[\s-]+)?(days?|weeks?|fortnights?|months?|quarters?|years?)`;
/** "6 months after last inspection", "12 months from the date it was serviced". */
const AFTER = new RegExp(
  String.raw`\b${LENGTH}\s+(?:after|from|since|on from)\b(?:\s+(?:the|its|it was|they were|being|date|of))*\s*([\p{L} -]{0,40})`,
  "iu",
);
/** "Every 8 weeks", "each year". */
const EVERY = new RegExp(String.raw`\b(?:every|each|once an?|once every)\s+(?:(other)\s+)?${LENGTH}\b`, "iu");
/** "Due again (3 weeks)". */
const BRACKETED = new RegExp(String.raw`\bdue\b[^().;!?]{0,24}\(\s*${LENGTH}\s*\)`, "iu");

/** The time after which something is due again by a text; null where it says none for sure. */
export function readInterval(text: string): Interval | null {
  const after = AFTER.exec(text);
  if (after !== null && isOfDue(text, after.index)) return intervalOf(after, { count: after[1], unit: after[2], from: after[3] });
  const bracketed = BRACKETED.exec(text);
  if (bracketed !== null) return intervalOf(bracketed, { count: bracketed[1], unit: bracketed[2] });
  const every = EVERY.exec(text);
  if (every === null || !isOfDuty(text, every.index)) return null;
  return intervalOf(every, { count: every[1] === undefined ? every[2] : "two", unit: every[3] });
}

/** Whether what is due stands shortly before a place of a text. */
const isOfDue = (text: string, at: number): boolean => lexicon.names(clauseBefore(text, at), "due-word");

/** "Must be inspected every 7 days", "service every 6 months", and no "we meet every week". */
const isOfDuty = (text: string, at: number): boolean => lexicon.names(clauseBefore(text, at), "recurring-duty");

const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.;!?\n]/)
    .at(-1)
    ?.slice(-60) ?? "";

function intervalOf(
  [phrase]: RegExpExecArray,
  { count = "one", unit = "", from = "" }: { count?: string | undefined; unit?: string | undefined; from?: string | undefined },
): Interval | null {
  const one = unit.toLowerCase().replace(/s$/, "");
  const number = /^\d/.test(count) ? Number(count) : /^an?$/i.test(count) ? 1 : numberOf(count.toLowerCase());
  const words = from.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const days = DAYS[one];
  const [size, most] = days === undefined ? [MONTHS[one] ?? 0, MONTHS_MAX] : [days, DAYS_MAX];
  const whole = number * size;
  if (!(whole > 0) || whole > most) return null;
  return { phrase: phrase.trim(), unit: days === undefined ? "months" : "days", count: whole, from: words };
}
