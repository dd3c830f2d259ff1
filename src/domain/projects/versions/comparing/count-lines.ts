// Counts added and removed lines between two texts. The longest common subsequence is exact (Hunt and Szymanski, "A
// fast algorithm for computing longest common subsequences", 1977), in time that grows with the pairs of equal lines,
// as long as these are not too many; if the same lines repeat thousands of times, they are counted regardless of order.

/** The numbers of added and removed lines. */
export interface CountedLines {
  added: number;
  removed: number;
}

const PAIRS_MAX = 300_000;

const NONE = -1;

/** Counts the lines added and removed from one text to the other. */
export function countLines(before: string, after: string): CountedLines {
  const [former, latter] = withoutCommonEnds(linesOf(before), linesOf(after));
  const numbers = new Map<string, number>();
  const [one, other] = [numbered(former, numbers), numbered(latter, numbers)];
  const [ownCounts, counts] = [countsOf(one, numbers.size), countsOf(other, numbers.size)];
  let [pairs, shared] = [0, 0];
  for (const [line, own] of ownCounts.entries()) {
    pairs += own * (counts[line] ?? 0);
    shared += Math.min(own, counts[line] ?? 0);
  }
  const common = pairs > PAIRS_MAX ? shared : longestCommon(one, { other, lines: numbers.size });
  return { added: other.length - common, removed: one.length - common };
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

/** Maps lines to numbers; equal lines get equal numbers. */
function numbered(lines: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(lines, (line) => {
    const known = numbers.get(line) ?? numbers.size;
    if (known === numbers.size) numbers.set(line, known);
    return known;
  });
}

function countsOf(numbers: Int32Array, lines: number): Int32Array {
  const counts = new Int32Array(lines);
  for (const line of numbers) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

function longestCommon(one: Int32Array, { other, lines }: { other: Int32Array; lines: number }): number {
  // The positions of each line, last first, so that each is used once.
  const last = new Int32Array(lines).fill(NONE);
  const before = new Int32Array(other.length);
  for (const [place, line] of other.entries()) {
    before[place] = last[line] ?? NONE;
    last[line] = place;
  }
  // The earliest position at which a common subsequence of each length can end, so far.
  const ends = new Int32Array(Math.min(one.length, other.length));
  let length = 0;
  for (const line of one) {
    for (let place = last[line] ?? NONE; place !== NONE; place = before[place] ?? NONE) {
      const at = firstNotBelow(ends, { length, value: place });
      ends[at] = place;
      if (at === length) length += 1;
    }
  }
  return length;
}

/** The index of the first of `length` ascending values that is not below this one; `length` if there is none. */
function firstNotBelow(rising: Int32Array, { length, value }: { length: number; value: number }): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
