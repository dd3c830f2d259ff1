// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.

/** What went wrong. */
export interface ErrorBody {
  /** What is wrong and what to do about it, in a sentence for people. Its wording may change. */
  error: string;
  /** What is wrong, in a word for programs. It does not change. */
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
  /** The status of the answer. */
  status: number;
}
