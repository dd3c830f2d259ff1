// Sample work for the thread tests: a thread can only run an existing module.

/** Adds numbers. */
export function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Holds its thread until it is terminated. */
export function neverEnd(): number {
  for (;;) if (performance.now() < 0) return 0;
}

/** Exhausts its memory. */
export function fillMemory(): number {
  const kept: number[][] = [];
  for (let round = 0; ; round += 1) kept.push(Array.from<number>({ length: 2_000_000 }).fill(round / 3));
}

/** Throws. */
export function fail(): never {
  throw new RangeError("this is too much");
}
