// A wish that rows stand out, as grammar: in which rows, by a number, a day, or whether something is done. What it is about is
// only words here.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../knowledge/words/number-of.ts";

/** When a row stands out. Limits are numbers in the unit of the field, days are whole. */
export type Condition =
  | { kind: "above" | "below" | "atLeast" | "atMost"; limit: number }
  | { kind: "outside"; from: number; to: number }
  | { kind: "belowMinimum" }
  /** So many days after a day that has been. */
  | { kind: "since"; days: number }
  /** A day that is over, or comes within so many days. */
  | { kind: "due"; within: number }
  /** What is not ticked. */
  | { kind: "not" };

/** A condition, and what else is said of it, in lower case: words of a field or of an entity. */
export interface Case {
  condition: Condition;
  about: readonly string[];
}

/** A wish that rows stand out, as its words say it. */
export interface Alert {
  /** Each of them is enough. */
  cases: readonly Case[];
  /** A milder warning is wished for: "amber". */
  isMild: boolean;
  /** Whether these rows come first. */
  isFirst: boolean;
  /** Whether it is of what somebody has not done: a day that names the deed is meant, and no other. */
  isOfDeed: boolean;
}

/** "Goes red", "flag", "show me which", "at the top": that something stands out. */
const standsOut = (clause: string): boolean =>
  lexicon.names(clause, "standing-out") || (lexicon.names(clause, "asking-to-see") && lexicon.names(clause, "rows-asked-for"));
const FIRST = /\b(?:at the top|on top|top of|come first|first in)\b/i;

const NUMBER = String.raw`[£$€]?(-?\d+(?:[.,]\d+)?)`;
const UNIT = String.raw`\s*(days?|weeks?|months?|years?|hours?|minutes?)?\b`;
const [ABOVE, BELOW] = (["above-limit", "below-limit"] as const).map((category) => lexicon.words(category).join("|"));
const OUTSIDE = new RegExp(
  String.raw`\b(?:outside(?: of)?|not between|not within)\s+(?:of\s+)?${NUMBER}\s*(?:to|and|-|–)\s*${NUMBER}`,
  "i",
);
const COMPARED = new RegExp(
  String.raw`\b(${ABOVE}|${BELOW}|at least|at most|up to|for|within|in)\s+(?:the\s+(?:last|next)\s+)?(?:${NUMBER}|(an?|one|two|three|four|five|six|seven|ten|twelve))${UNIT}(\s+or\s+(?:more|less|over|under))?`,
  "i",
);
const MINIMUM = new RegExp(
  String.raw`\b(?:${BELOW}|reach(?:es)?|at|hits?)\s+(?:the|its|my|our|their|a)?\s*(?:minimum|min|reorder (?:level|point)|low(?:est)? limit)\b`,
  "i",
);
const OVERDUE = new RegExp(String.raw`\b(?:${lexicon.words("overdue").join("|")})\b`, "i");
const UNDONE = new RegExp(
  String.raw`\b(?:not (?:yet )?|never |hasn't (?:been )?|haven't (?:been )?|isn't |un)(${lexicon.words("undone-state").join("|")})\b`,
  "i",
);

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const DAYS_MAX = 3_650;

const CLAUSE_CHARACTERS_MAX = 240;
/** Why somebody wishes it: no condition. */
const REASON = /\s+(?:because|since|so(?: that)? (?:i|we|you|they|he|she)\b).*$/is;
const NOT_DONE = /\b(?:hasn['’]?t|haven['’]?t|has not|have not|not been)\b/i;

/** Whether a clause states a condition of rows, whatever is to follow from it. */
export const hasCondition = (clause: string): boolean =>
  clause.length <= CLAUSE_CHARACTERS_MAX && casesOf(clause).every((part) => conditionIn(part) !== null);

/** The wish of a clause that rows stand out; null where it is none. */
export function readAlert(whole: string): Alert | null {
  if (whole.length > CLAUSE_CHARACTERS_MAX) return null;
  const clause = whole.replace(REASON, "");
  if (lexicon.names(clause, "other-notice") || lexicon.names(clause, "alert-refusal")) return null;
  const found = casesOf(clause).map(conditionIn);
  const isMild = lexicon.names(clause, "amber-notice");
  // "I want to see those separately", "so tell me which are due": also where it is the reason that is given.
  if (!(isMild || standsOut(whole) || found.some((one) => one?.isNamed === true))) return null;
  const cases = found.flatMap((one) => (one === null ? [] : [{ condition: one.condition, about: wordsIn(one.about) }]));
  if (cases.length === 0 || cases.length < found.length) return null;
  return { cases, isMild, isFirst: FIRST.test(clause), isOfDeed: NOT_DONE.test(clause) };
}

/** "Under 10 or best before within 3 weeks": the parts of a clause that each have a condition; the clause where only one of them has. */
function casesOf(clause: string): string[] {
  const split = clause.split(/\s+or\s+(?!(?:more|less|over|under|fewer)\b)/i);
  // "Pads or battery go out within 60 days": what has no condition shares the next one.
  const parts = split.reduceRight<string[]>(
    (found, part) =>
      found.length > 0 && conditionIn(part) === null ? [`${part} or ${found[0] ?? ""}`, ...found.slice(1)] : [part, ...found],
    [],
  );
  return parts.length > 1 && parts.every((part) => conditionIn(part) !== null) ? parts : [clause];
}

const wordsIn = (said: string): string[] =>
  (said.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => word.length > 1 && !lexicon.is(word, "small-word"));

interface Found {
  condition: Condition;
  /** The words beside the condition. */
  about: string;
  /** Whether the condition alone says that rows stand out: "overdue". */
  isNamed?: boolean;
}

function conditionIn(clause: string): Found | null {
  const outside = OUTSIDE.exec(clause);
  if (outside !== null) {
    const [from, to] = [numberIn(outside[1]), numberIn(outside[2])];
    return from < to ? { condition: { kind: "outside", from, to }, about: beside(clause, outside) } : null;
  }
  const minimum = MINIMUM.exec(clause);
  if (minimum !== null) return { condition: { kind: "belowMinimum" }, about: beside(clause, minimum) };
  const [compared = null, ...others] = clause.matchAll(new RegExp(COMPARED, "gi"));
  // More than one, which are of different rows.
  if (others.length > 0) return null;
  // "Drops more than 10 percent" compares with the row before.
  const isShare = compared !== null && /^\s*(?:%|percent|per cent)/i.test(clause.slice(compared.index + compared[0].length));
  if (isShare) return null;
  const condition = compared === null ? null : comparedIn(clause, compared);
  if (compared !== null && condition !== null) return { condition, about: beside(clause, compared) };
  const overdue = OVERDUE.exec(clause);
  if (overdue !== null)
    return { condition: { kind: "due", within: 0 }, about: beside(clause, overdue), isNamed: /^overdue$/i.test(overdue[0]) };
  const undone = UNDONE.exec(clause);
  return undone === null ? null : { condition: { kind: "not" }, about: undone[1] ?? "" };
}

function comparedIn(clause: string, [, joint = "", digits, word = "", unit = "", or]: RegExpExecArray): Condition | null {
  const limit = digits === undefined ? (/^an?$/.test(word) ? 1 : numberOf(word)) : numberIn(digits);
  const days = limit * (DAYS[unit.toLowerCase().replace(/s$/, "")] ?? 0);
  const isLess = new RegExp(`^(?:${BELOW}|at most|up to|within|in)$`, "i").test(joint);
  if (days > 0 && lexicon.names(clause, "coming-due") && isLess) return days > DAYS_MAX ? null : { kind: "due", within: days };
  if (days > 0) return isLess || days > DAYS_MAX ? null : { kind: "since", days };
  if (unit !== "" || !Number.isFinite(limit) || /^(?:for|within|in|up to|past|after)$/i.test(joint)) return null;
  if (or !== undefined) return { kind: /more|over/.test(or) ? "atLeast" : "atMost", limit };
  if (/^at (?:least|most)$/i.test(joint)) return { kind: /least/i.test(joint) ? "atLeast" : "atMost", limit };
  return { kind: isLess ? "below" : "above", limit };
}

const numberIn = (digits = ""): number => Number(digits.replace(",", "."));

/** The words of a clause without those of the condition. */
const beside = (clause: string, found: RegExpExecArray): string =>
  `${clause.slice(0, found.index)} ${clause.slice(found.index + found[0].length)}`;
