/** The outcome of an attempt: its value, or what it threw. */
export type Attempted<Value> = { ok: true; value: Value } | { ok: false; error: unknown };

/** Runs `work` and returns its outcome, so that a failure can be handled as a value. Never rejects: unlike `attemptSync` it also returns errors that nobody expects, which the caller handles or throws on. */
export async function attempt<Value>(work: () => Value | Promise<Value>): Promise<Attempted<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
