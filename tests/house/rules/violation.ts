// A house rule is a function from source to violations. A violation says where it is, what it is, and how to fix it,
// without reference to the rule.
import assert from "node:assert/strict";

/** One violation of a house rule. `line` counts from 1. */
export interface Violation {
  file: string;
  line: number;
  message: string;
  fix: string;
}

/** Fails with one line for each violation: `file:line message. Fix: ….` */
export function assertNoViolations(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.map(({ file, line, message, fix }) => `${file}:${line} ${message}. Fix: ${fix}.`);
  assert.fail(`${lines.length} ${lines.length === 1 ? "violation" : "violations"}\n${lines.join("\n")}`);
}
