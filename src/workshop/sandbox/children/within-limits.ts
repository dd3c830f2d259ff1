/** How long work may take, and the signal that aborts it. */
export interface Limits {
  deadlineMilliseconds: number;
  signal: AbortSignal;
}

/** Waits for work until its deadline passes or the signal aborts. The work itself continues: end it. */
export async function withinLimits<Value>(work: Promise<Value>, limits: Limits): Promise<{ value: Value } | "deadline" | "aborted"> {
  const { deadlineMilliseconds, signal } = limits;
  const { promise: stopped, resolve } = Promise.withResolvers<"deadline" | "aborted">();
  const timer = setTimeout(() => resolve("deadline"), deadlineMilliseconds);
  const onAbort = (): void => resolve("aborted");
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work.then((value) => ({ value })), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
