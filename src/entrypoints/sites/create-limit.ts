/** Runs work when a slot is free. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most this many pieces of work at once, the others in order of arrival. */
export function createLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed over directly, so that no later caller can take it first.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
