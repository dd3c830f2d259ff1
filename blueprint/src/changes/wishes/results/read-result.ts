// A wish for something that the app works out of its rows, as grammar: what is measured, of which groups, in which periods. What it
// is about is only words here.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { stateCounted } from "../../../reader/draft/capabilities/state-counted.ts";

/** What is worked out. `owed`: the sum of what is not settled. */
export type Measure = "sum" | "average" | "count" | "owed";

/** The periods by which a day groups rows. */
export type ResultPeriod = "day" | "week" | "month" | "year";

/** A wish for a result, as its words say it. */
export interface Result {
  measure: Measure;
  /** What else is said, in lower case: words of a field or of an entity. */
  about: readonly string[];
  /** The words of what rows are grouped by; null where they are not. An empty list: by whoever they are of. */
  by: readonly string[] | null;
  period: ResultPeriod | null;
  /** Whether it can only be money: "cost", "worth", "spent". */
  isMoney: boolean;
  /** Whether the clause can be nothing else: "show me …", "who owes …". */
  isAsked: boolean;
}

const CLAUSE_CHARACTERS_MAX = 160;
const GROUP_WORDS_MAX = 3;
const LEADS: ReadonlySet<string> = new Set(["per", "each", "every", "by", "for"]);
const SPAN: ReadonlySet<string> = new Set([...LEADS, "a", "an", "this", "the", "of"]);
const PERIODS = ["day", "week", "month", "year"] as const;

/** The wish of a clause for a result; null where it is none. */
export function readResult(clause: string): Result | null {
  if (clause.length > CLAUSE_CHARACTERS_MAX || lexicon.names(clause, "result-refusal")) return null;
  const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const { rest, period } = withoutPeriod(words);
  const { about, by } = withoutGroup(rest);
  // "Owes", alone, is a detail of a row.
  const isAsked = lexicon.names(clause, "result-asking") || (words.length > 1 && lexicon.names(clause, "result-owed"));
  const measure = measureIn(clause, { isGrouped: by !== null || period !== null, isAsked });
  if (measure === null) return null;
  // "How many are out" is about those that are out, however small the word is.
  const state = measure === "count" ? stateCounted(words)?.[0] : undefined;
  return {
    measure,
    about: about.filter((word) => word === state || !lexicon.is(word, "result-filler")),
    by,
    period,
    isMoney: lexicon.names(clause, "result-money"),
    isAsked,
  };
}

function measureIn(clause: string, { isGrouped, isAsked }: { isGrouped: boolean; isAsked: boolean }): Measure | null {
  if (lexicon.names(clause, "result-average")) return "average";
  if (lexicon.names(clause, "result-owed")) return "owed";
  if (lexicon.names(clause, "result-sum")) return "sum";
  // "How many", alone, is a detail that is typed.
  const isOfAll = isGrouped || isAsked || /\b(?:so far|in total|of each)\b/i.test(clause);
  if (!isOfAll) return null;
  if (lexicon.names(clause, "result-count")) return "count";
  return lexicon.names(clause, "result-amount") ? "sum" : null;
}

/** "A month", "each week", "this year", "monthly": the words without the period that they name. */
function withoutPeriod(words: readonly string[]): { rest: readonly string[]; period: ResultPeriod | null } {
  const at = words.findIndex(
    (word, index) => lexicon.is(word, "period-adjective") || (periodOf(word) !== null && SPAN.has(words[index - 1] ?? "")),
  );
  const period = periodOf(words[at] ?? "");
  if (period === null) return { rest: words, period };
  const isLed = SPAN.has(words[at - 1] ?? "");
  return { rest: words.toSpliced(isLed ? at - 1 : at, isLed ? 2 : 1), period };
}

function periodOf(word: string): ResultPeriod | null {
  const plain = word.replace(/['’]s$/, "");
  if (/^month(?:s|ly)?$/.test(plain)) return "month";
  return PERIODS.find((period) => period !== "month" && lexicon.is(plain, `by-${period}`)) ?? null;
}

/** "Per child", "for each variety", "what each owes": the words without what rows are grouped by. */
function withoutGroup(words: readonly string[]): { about: readonly string[]; by: readonly string[] | null } {
  const at = words.findIndex((word, index) => isLead(word, words[index + 1]));
  if (at < 0) return { about: words, by: words.some((word) => /^who(?:['’]s|s)?$/.test(word)) ? [] : null };
  const behind = words.slice(at + 1).filter((word) => !LEADS.has(word));
  const end = behind.findIndex((word) => lexicon.is(word, "result-filler") || lexicon.is(word, "preposition"));
  const by = behind.slice(0, Math.min(end < 0 ? behind.length : end, GROUP_WORDS_MAX)).map((word) => word.replace(/['’]s$/, ""));
  const used = words.indexOf(by[0] ?? "", at);
  return { about: [...words.slice(0, at), ...(used < 0 ? words.slice(at + 1) : words.slice(used + by.length))], by };
}

/** "For" alone leads to no group: "the total for the shop". */
function isLead(word: string, next: string | undefined): boolean {
  return word === "for" ? next === "each" || next === "every" : LEADS.has(word) && next !== undefined;
}
