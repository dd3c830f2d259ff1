import type { Evaluation } from "../evaluation.ts";
import { totalsByKind, totalsOf, type Totals } from "./totals.ts";

const columns: [string, (totals: Totals) => string][] = [
  ["done", ({ done, prompts }) => `${done}/${prompts}`],
  ["questions", ({ askedBack }) => `${askedBack}`],
  ["yes", ({ tests }) => percent(tests.yes, tests.all)],
  ["partly", ({ tests }) => percent(tests.partly, tests.all)],
  ["no", ({ tests }) => percent(tests.no, tests.all)],
  ["checks", ({ checks }) => `${checks.passed}/${checks.performed}`],
  ["not built", ({ phrases }) => `${phrases.notBuilt}`],
  ["colours", ({ colours }) => `${colours.found}/${colours.asked}`],
  ["seconds", ({ medianSeconds }) => medianSeconds?.toFixed(1) ?? "–"],
];

/** Prints a line for each category and one for the total. */
export function printTable(evaluations: readonly Evaluation[]): void {
  const rows = [...totalsByKind(evaluations), totalsOf("All", evaluations)];
  const width = Math.max(8, ...rows.map(({ name }) => name.length));
  console.log(["".padEnd(width), ...columns.map(([title]) => title.padStart(10))].join(" "));
  for (const totals of rows) {
    console.log([totals.name.padEnd(width), ...columns.map(([, cell]) => cell(totals).padStart(10))].join(" "));
  }
}

/** A share in whole per cent; a dash if the total is zero. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}\u00a0%`;
}
