// A house rule is a function from source to breaches. A breach says where, what, and the way out, so that whoever
// meets it can go on without reading the rule.
import assert from "node:assert/strict";

/** One place where the code breaks a house rule. `line` counts from 1. */
export interface Violation {
  file: string;
  line: number;
  message: string;
  fix: string;
}

/** Fails with one line for each breach: `file:line message. Way out: …`. */
export function assertNoViolations(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.map(({ file, line, message, fix }) => `${file}:${line} ${message}. Way out: ${fix}.`);
  assert.fail(`${lines.length} ${lines.length === 1 ? "breach" : "breaches"}\n${lines.join("\n")}`);
}
