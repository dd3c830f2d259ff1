import { Refusal } from "@atelier/mcp";
import type { RefusalKind } from "@atelier/mcp";
import type { ErrorKind } from "../../../domain/errors.ts";
import { ServiceError } from "../../../domain/errors.ts";

const KINDS: Record<ErrorKind, RefusalKind> = {
  invalid_input: "invalid_input",
  not_signed_in: "not_signed_in",
  missing_scope: "not_allowed",
  plan_excludes_api: "not_allowed",
  foreign_host: "not_allowed",
  not_owner: "not_allowed",
  not_found: "not_found",
  not_enough_credits: "not_enough_credits",
  model_locked: "model_locked",
  build_running: "build_running",
  no_files_yet: "no_files_yet",
  body_too_large: "invalid_input",
  method_not_allowed: "invalid_input",
  too_many_requests: "too_many_requests",
};

/** Maps a domain refusal to a tool refusal; null for anything else, which is an internal error. */
export function explainRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ServiceError)) return null;
  const kind: ErrorKind = error.kind;
  const facts: object = error.facts;
  const seconds = "retryAfterSeconds" in facts && typeof facts.retryAfterSeconds === "number" ? facts.retryAfterSeconds : null;
  return new Refusal(KINDS[kind], error.message, seconds);
}
