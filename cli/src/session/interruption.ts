// Ctrl-C and SIGTERM end the command, not the build: requests are aborted, and what was opened is closed.
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";

const INTERRUPTED = "interrupted";

/** A signal that is aborted by Ctrl-C or SIGTERM; its reason is an error with the exit code 130. */
export function interruptionSignal(): AbortSignal {
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => interrupted.abort(new CliError(INTERRUPTED, EXIT.interrupted)));
  }
  return interrupted.signal;
}

/** Whether an error is the reason of an interruption. */
export function isInterruption(error: unknown): boolean {
  return error instanceof CliError && error.message === INTERRUPTED;
}
