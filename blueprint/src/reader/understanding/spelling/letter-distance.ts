/**
 * In how many letters two words differ: one left out, added, replaced, or swapped with its neighbour (the optimal string
 * alignment distance). A double letter and a swap count half, because hands slip there most, and a letter left out or added a little less than a replaced one.
 */
export function letterDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cheapest(rows, row, { a, b, i, j }));
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? Infinity;
}

const LIGHT = 0.5;
const LEFT_OUT = 0.9;

function cheapest(
  rows: readonly number[][],
  row: readonly number[],
  { a, b, i, j }: { a: string; b: string; i: number; j: number },
): number {
  const at = (up: number, left: number): number => (up === 0 ? row[j - left] : rows[i - up]?.[j - left]) ?? Infinity;
  const isSame = a[i - 1] === b[j - 1];
  const isDoubleInA = i > 1 && a[i - 1] === a[i - 2];
  const isDoubleInB = j > 1 && b[j - 1] === b[j - 2];
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(
    at(1, 1) + (isSame ? 0 : 1),
    at(1, 0) + (isDoubleInA ? LIGHT : LEFT_OUT),
    at(0, 1) + (isDoubleInB ? LIGHT : LEFT_OUT),
    isSwapped ? at(2, 2) + LIGHT : Infinity,
  );
}
