/** Runs work when its turn comes. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A limit that runs at most so many pieces of work at once, and the others in the order in which they came. */
export function createLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody who comes later can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
