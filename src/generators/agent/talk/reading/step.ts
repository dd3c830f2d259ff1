// The result of parsing at one place in an answer. The caller must know how far the parser looked ahead, since scanning
// an answer again and again would not end.
import type { WrittenCall } from "./json-calls.ts";

/** The result of parsing from one line on. */
export interface Step {
  calls: WrittenCall[];
  problems: string[];
  /** The line to continue at. */
  end: number;
  /** The line after the last one examined. */
  reached: number;
}

/** Calls parsed up to a line. */
export const step = (end: number, ...calls: WrittenCall[]): Step => ({ calls, problems: [], end, reached: end });

/** The message for a call that could not be parsed. */
export const problem = (end: number, sentence: string): Step => ({ calls: [], problems: [sentence], end, reached: end });

/** The same step with a later examined line. */
export const reaching = (reached: number, read: Step): Step => ({ ...read, reached: Math.max(reached, read.reached) });
