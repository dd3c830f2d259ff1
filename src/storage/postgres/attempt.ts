// The operating system refuses with an errno, and the JSON parser with a SyntaxError. Where a refusal is to be
// expected (a file that is not there, a process that has ended) it is a value; anything else is a defect and rises.

/** How a call ended: its value, or the name of the refusal (`ENOENT`, `EACCES`, `SyntaxError`) with the error. */
export type Attempt<T> = { ok: true; value: T } | Refusal;

/** A call that was refused. */
export interface Refusal {
  ok: false;
  code: string;
  error: Error;
}

/** Makes one synchronous call to the file system, to a process or to JSON.parse. A refusal comes back as a value; a defect is thrown. */
export function attempt<T>(call: () => T): Attempt<T> {
  try {
    return { ok: true, value: call() };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, code: error.name, error };
    if (error instanceof Error && "code" in error && typeof error.code === "string") return { ok: false, code: error.code, error };
    throw error;
  }
}
