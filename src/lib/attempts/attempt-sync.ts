// The operating system fails with an errno, and the JSON parser with a SyntaxError. An expected failure (a file that is
// missing, a process that has ended) is a value; anything else is a defect and is thrown.

/** The outcome of a call: its value, or the name of the failure (`ENOENT`, `EACCES`, `SyntaxError`) with the error. */
export type AttemptedSync<T> = { ok: true; value: T } | Refusal;

/** A failed call. */
export interface Refusal {
  ok: false;
  code: string;
  error: Error;
}

/** Makes one synchronous call to the file system, to a process or to JSON.parse. Returns expected failures as values; throws defects. */
export function attemptSync<T>(call: () => T): AttemptedSync<T> {
  try {
    return { ok: true, value: call() };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, code: error.name, error };
    if (error instanceof Error && "code" in error && typeof error.code === "string") return { ok: false, code: error.code, error };
    throw error;
  }
}
