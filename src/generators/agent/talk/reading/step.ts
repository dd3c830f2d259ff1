// What reading a place in an answer comes to. Whoever reads on from there has to know how far was looked ahead, since an
// answer that is looked through again and again has no end.
import type { WrittenCall } from "./json-calls.ts";

/** What was read from a line on. */
export interface Step {
  calls: WrittenCall[];
  problems: string[];
  /** The line to go on with. */
  end: number;
  /** The line after the last one that was looked at. */
  reached: number;
}

/** Calls that were read up to a line. */
export const step = (end: number, ...calls: WrittenCall[]): Step => ({ calls, problems: [], end, reached: end });

/** What is told where an act could not be read. */
export const problem = (end: number, sentence: string): Step => ({ calls: [], problems: [sentence], end, reached: end });

/** The same, where more lines were looked at. */
export const reaching = (reached: number, read: Step): Step => ({ ...read, reached: Math.max(reached, read.reached) });
