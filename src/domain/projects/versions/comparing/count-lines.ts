// How many lines one text has that the other has not. The longest common part is found exactly as long as that is quick;
// of texts in which the same lines stand thousands of times, lines are counted without their order.
import { type ILCSResult, LCS } from "node-diff3";

/** Lines that were added and removed. */
export interface CountedLines {
  added: number;
  removed: number;
}

const PAIRS_MAX = 300_000;

/** Counts the lines that were added and removed from one text to the other. */
export function countLines(before: string, after: string): CountedLines {
  const [former, latter] = withoutCommonEnds(linesOf(before), linesOf(after));
  const common = pairsOf(former, latter) > PAIRS_MAX ? sharedLines(former, latter) : commonLines(former, latter);
  return { added: latter.length - common, removed: former.length - common };
}

function linesOf(text: string): string[] {
  if (text === "") return [];
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}

function withoutCommonEnds(one: string[], other: string[]): [string[], string[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function pairsOf(one: readonly string[], other: readonly string[]): number {
  const counts = countsOf(other);
  return one.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

function sharedLines(one: readonly string[], other: readonly string[]): number {
  const counts = countsOf(other);
  return [...countsOf(one)].reduce((sum, [line, count]) => sum + Math.min(count, counts.get(line) ?? 0), 0);
}

function commonLines(one: string[], other: string[]): number {
  let length = 0;
  // The last link stands before the first line, and counts for none.
  for (let link: ILCSResult = LCS(one, other); link.chain !== null; link = link.chain) length += 1;
  return length;
}
