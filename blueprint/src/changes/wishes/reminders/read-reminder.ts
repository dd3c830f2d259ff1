// A wish to be notified of a day, as grammar: who tells whom, how long before, and of what. What it is about is only words here.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../knowledge/words/number-of.ts";
import { singularsIn } from "../../../reader/text/content-words.ts";

/** A wish to be reminded of days, as its words say it. */
export interface Reminder {
  /** How many days before the day. */
  daysBefore: number;
  /** What it is about: words of a field or of an entity. */
  about: string[];
  /** What is done on the day: "water" in "remind me to water them". It may name the day, and need not. */
  deed: string | null;
  /** The day as it is named, where it is: "return date", "inspection due". */
  named: string | null;
}

/** "Remind me", "to be notified", "a reminder", "notifications": the request, after nothing but small words. */
const REQUEST =
  /^(?<before>[\p{L}\s,'’]*?)\b(?:(?<verb>reminds?|notif(?:y|ies)|alerts?)\s+(?<whom>me|us)|(?<told>reminded|notified|alerted)|(?<noun>reminders?|notifications?|alerts?))\b(?<rest>.*)$/isu;

const OPENINGS: ReadonlySet<string> = new Set([
  "get",
  "give",
  "send",
  "receive",
  "want",
  "need",
  "show",
  "push",
  "phone",
  "please",
  "app",
  "add",
]);

/** Something that repeats, comes at an hour, or comes by another way than the phone's own. */
const OTHERWISE =
  /\b(?:daily|weekly|monthly|hourly|hours?|minutes?)\b|\b(?:every|each|(?:once|twice) an?)\s+(?:\w+\s+)?(?:day|week|month|year|morning|evening|night|time)\b|\bat\s+(?:\d|each|every|the time|noon|night)|\b(?:by|via|per|through|over|using)\s/i;

const LEAD =
  /\b(?<count>an?|one|the|\d{1,2}|[a-z]+)\s+(?<unit>day|night|evening|week|month)s?\s+(?:before(?:hand)?|ahead|in advance|early|earlier|prior)\b/i;

const DAYS: Readonly<Record<string, number>> = { week: 7, month: 30 };
const DAYS_MAX = 60;

const DETERMINER = "(?:the|an?|my|our|its|their|each|every|this)";
const NAME = String.raw`(?<name>\p{L}[\p{L}\p{N}'’-]*(?:\s+\p{L}[\p{L}\p{N}'’-]*){0,3}?)`;
const NAMED: readonly RegExp[] = [
  new RegExp(String.raw`\bbefore\s+${DETERMINER}\s+${NAME}\s*$`, "iu"),
  new RegExp(String.raw`\bwhen(?:ever)?\s+${DETERMINER}\s+${NAME}\s+(?:is|are|comes?|gets?|falls?)\s+(?<due>due|up|near|close)\b`, "iu"),
  new RegExp(
    String.raw`\b(?:on|of|about|for|when)\s+${DETERMINER}\s+${NAME.replace("{0,3}?", "{0,2}?")}(?<kind>\s+(?:date|day|deadline))\b`,
    "iu",
  ),
];

/** Words that say that a day comes, and not which. */
const HOLLOW: ReadonlySet<string> = new Set(
  "when whenever day date time week month night evening before beforehand ahead advance prior early earlier come get fall need is are up near close due next one soon reach arrive".split(
    " ",
  ),
);

/** What a clause wishes to be notified of; null where it is no such wish, or one that a phone cannot fulfil by itself. */
export function readReminder(clause: string): Reminder | null {
  const found = REQUEST.exec(clause.trim());
  const { before = "", noun, rest = "" } = found?.groups ?? {};
  if (found === null || OTHERWISE.test(clause)) return null;
  if (!singularsIn(before).every((word) => isSmall(word) || OPENINGS.has(word))) return null;
  const lead = LEAD.exec(rest);
  const daysBefore = lead === null ? (/\bbefore\b/i.test(rest) ? 1 : 0) : daysOf(lead.groups ?? {});
  if (daysBefore === null) return null;
  const about = rest.replace(LEAD, " before ");
  const [, deed = null, object = ""] = /^\s*to\s+(\p{L}+)(?:\s+(.*))?$/isu.exec(about) ?? [];
  const named = deed === null ? namedIn(about) : null;
  const words = singularsIn(deed === null ? about : object).filter((word) => !isSmall(word) && !HOLLOW.has(word));
  // "Notifications" alone may be of anything; a reminder is of a day.
  if (words.length === 0 && noun !== undefined && !/^remind/i.test(noun) && !/\bdue\b/i.test(rest)) return null;
  return { daysBefore, about: words, deed: deed?.toLowerCase() ?? null, named };
}

const isSmall = (word: string): boolean =>
  word.length < 2 || lexicon.is(word, "small-word") || /^(?:me|us|it|they|them|be|when|please)$/.test(word);

function daysOf({ count = "", unit = "" }: Partial<Record<string, string>>): number | null {
  const low = count.toLowerCase();
  const many = /^(?:an?|the)$/.test(low) ? 1 : numberOf(low);
  const days = many * (DAYS[unit.toLowerCase()] ?? 1);
  return days >= 1 && days <= DAYS_MAX ? days : null;
}

function namedIn(text: string): string | null {
  for (const pattern of NAMED) {
    const { name, due, kind = "" } = pattern.exec(text)?.groups ?? {};
    if (name === undefined) continue;
    const whole = name.replace(/^.*['’]s?\s+/, "").trim();
    return `${whole}${kind}${due === undefined || /\bdate$/i.test(whole) ? "" : " due"}`;
  }
  return null;
}
