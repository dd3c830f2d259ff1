// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** What went wrong. */
export interface ErrorBody {
  /** What is wrong and what to do about it, as a human-readable sentence. The wording may change. */
  error: string;
  /** The machine-readable error code. It does not change. */
  code:
    | "BAD_REQUEST"
    | "UNAUTHORIZED"
    | "INSUFFICIENT_CREDITS"
    | "MODEL_LOCKED"
    | "FORBIDDEN"
    | "NOT_FOUND"
    | "METHOD_NOT_ALLOWED"
    | "NO_FILES"
    | "BUILD_RUNNING"
    | "PAYLOAD_TOO_LARGE"
    | "RATE_LIMITED"
    | "SERVER_ERROR";
  /** The HTTP status of the response. */
  status: number;
}
