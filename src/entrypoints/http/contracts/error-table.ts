// The status and code of each refusal. The contracts share them and differ in the body. A missing kind is a compile
// error.
import type { ErrorFacts, ErrorKind, ServiceError } from "../../../domain/errors.ts";
import type { ErrorCode } from "./wire/errors.ts";

/** A refusal's status and its stable code. */
export const errorTable: Readonly<Record<ErrorKind, { status: number; code: ErrorCode }>> = {
  invalid_input: { status: 400, code: "BAD_REQUEST" },
  not_signed_in: { status: 401, code: "UNAUTHORIZED" },
  not_enough_credits: { status: 402, code: "INSUFFICIENT_CREDITS" },
  model_locked: { status: 402, code: "MODEL_LOCKED" },
  missing_scope: { status: 403, code: "FORBIDDEN" },
  plan_excludes_api: { status: 403, code: "FORBIDDEN" },
  foreign_host: { status: 403, code: "FORBIDDEN" },
  not_owner: { status: 403, code: "FORBIDDEN" },
  not_found: { status: 404, code: "NOT_FOUND" },
  method_not_allowed: { status: 405, code: "METHOD_NOT_ALLOWED" },
  no_files_yet: { status: 409, code: "NO_FILES" },
  build_running: { status: 409, code: "BUILD_RUNNING" },
  body_too_large: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  too_many_requests: { status: 429, code: "RATE_LIMITED" },
};

/** The status and code of an internal error. */
export const faultEntry = { status: 500, code: "SERVER_ERROR" } as const;

/** The headers of a refusal (RFC 9110: `WWW-Authenticate`, `Allow`, `Retry-After`). */
export function errorHeaders(error: ServiceError): Record<string, string> {
  if (isKind(error, "not_signed_in")) return { "www-authenticate": "Bearer" };
  if (isKind(error, "method_not_allowed")) return { allow: error.facts.allowed.join(", ") };
  if (isKind(error, "too_many_requests")) return { "retry-after": String(retryAfterSeconds(error.facts)) };
  return {};
}

/** The whole seconds to wait after a rate limit error: at least 1. */
export function retryAfterSeconds(facts: ErrorFacts["too_many_requests"]): number {
  return Math.max(1, Math.ceil(facts.retryAfterSeconds));
}

/** Whether a refusal is of this kind; narrows the type of its facts. */
export function isKind<Kind extends ErrorKind>(error: ServiceError, kind: Kind): error is ServiceError<Kind> {
  return error.kind === kind;
}
