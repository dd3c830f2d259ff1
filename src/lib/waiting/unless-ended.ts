// A pending promise retains everything raced against it, including the results: `Promise.race` with the end of a
// long-lived process leaks every result until that process ends (https://github.com/nodejs/node/issues/17469). So the
// end is subscribed to once, and each waiter is removed when its work is done.

interface Watched {
  waiting: Set<() => void>;
  isOver: boolean;
}

const watched = new WeakMap<Promise<unknown>, Watched>();

/** The result of `work`, or "ended" if `ended` resolves first; the work then continues unobserved. `ended` retains nothing afterwards. */
export async function unlessEnded<Value>(ended: Promise<unknown>, work: Promise<Value>): Promise<{ value: Value } | "ended"> {
  const { promise: over, resolve } = Promise.withResolvers<"ended">();
  const watch = watched.get(ended) ?? begin(ended);
  const onEnd = (): void => resolve("ended");
  if (watch.isOver) onEnd();
  watch.waiting.add(onEnd);
  try {
    return await Promise.race([work.then((value) => ({ value })), over]);
  } finally {
    watch.waiting.delete(onEnd);
  }
}

function begin(ended: Promise<unknown>): Watched {
  const watch: Watched = { waiting: new Set(), isOver: false };
  watched.set(ended, watch);
  const onOver = (): void => {
    watch.isOver = true;
    for (const onEnd of watch.waiting) onEnd();
  };
  void ended.then(onOver);
  return watch;
}
