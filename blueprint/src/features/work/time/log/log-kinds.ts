// What is logged, by the words with which it is asked for: hours, payments, results, steps, visits, notes.
import type { LogFeature } from "./log-schema.ts";

/** What one entry is called, what it counts, and how its text is asked for. */
export type LogKind = Pick<LogFeature, "one" | "many" | "amount" | "note">;

const KINDS: readonly [RegExp, LogKind][] = [
  [
    /\b(?:hours?|time track\w*|timesheets?|time sheets?|worked|track time|log time|time spent)\b/,
    { one: "time entry", many: "work hours", amount: "hours", note: "What was done" },
  ],
  [/\b(?:payments?|fees?|collect\w*|deposit|pay in)\b/, { one: "payment", many: "payments", amount: "money", note: "What for" }],
  [/\b(?:expenses?|spending)\b/, { one: "expense", many: "expenses", amount: "money", note: "What for" }],
  [/\b(?:follow-?\s?ups?)\b/, { one: "follow-up step", many: "follow-up steps", amount: null, note: "What has to follow" }],
  [/\b(?:action)\b/, { one: "action step", many: "action steps", amount: null, note: "What was done" }],
  [/\b(?:visits?|appointments? held)\b/, { one: "visit", many: "visits", amount: null, note: "What happened" }],
  [/\b(?:results?|tests?|laborator\w*|labs?)\b/, { one: "result", many: "results", amount: null, note: "Result" }],
  [/\b(?:reports?)\b/, { one: "report", many: "reports", amount: null, note: "What happened" }],
  [/\b(?:medications?|treatments?|doses?)\b/, { one: "treatment", many: "treatments", amount: null, note: "What was given" }],
  [/\b(?:notes?|information|remarks?)\b/, { one: "note", many: "notes", amount: null, note: "Note" }],
];

/** The kind of log that these words in lower case ask for; entries of an activity log where they name none. */
export function logKindOf(words: string): LogKind {
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? { one: "entry", many: "log entries", amount: null, note: "What happened" };
}
