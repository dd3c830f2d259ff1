/** Lets at most `atOnce` pieces of work run at the same time; the others wait in the order in which they came. */
export function takeTurns(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const come = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const go = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await come();
    try {
      return await work();
    } finally {
      go();
    }
  };
}
