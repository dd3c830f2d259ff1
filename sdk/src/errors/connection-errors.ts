import { AtelierError, type ErrorDetails } from "./atelier-error.ts";

/** The service could not be reached, or the connection broke before the response was complete. `cause` is what `fetch` threw. */
export class AtelierConnectionError extends AtelierError {
  override readonly name: string = "AtelierConnectionError";
  declare readonly code: "CONNECTION_FAILED" | "NO_ANSWER_IN_TIME";

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { code: "CONNECTION_FAILED", ...details });
  }
}

/** The response did not arrive within `timeout`. */
export class AtelierTimeoutError extends AtelierConnectionError {
  override readonly name: string = "AtelierTimeoutError";
  declare readonly code: "NO_ANSWER_IN_TIME";

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, { code: "NO_ANSWER_IN_TIME", ...details });
  }
}
