// The only error type the domain throws. It is independent of HTTP: each entrypoint has a table over the kinds, and a
// kind missing from a table does not compile. A message is a sentence that says what to do.
import type { PlanName } from "./plans/plans.ts";

/** The scopes a key may have. */
export const SCOPES = [
  "projects:read",
  "projects:write",
  "projects:delete",
  "files:read",
  "usage:read",
  "webhooks:read",
  "webhooks:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/** The facts of each error kind, beside its message. */
export interface ErrorFacts {
  invalid_input: { field: string | null };
  not_signed_in: Record<string, never>;
  missing_scope: { scope: Scope };
  plan_excludes_api: { plan: PlanName };
  foreign_host: Record<string, never>;
  not_owner: Record<string, never>;
  not_found: {
    what:
      | "project"
      | "operation"
      | "file"
      | "version"
      | "draft"
      | "screenshot"
      | "endpoint"
      | "session"
      | "key"
      | "webhook"
      | "delivery"
      | "event"
      | "connection"
      | "provider";
  };
  not_enough_credits: { balance: number; required: number };
  model_locked: { model: string; unlockedBy: PlanName; balance: number; required: number };
  build_running: { requestId: string };
  no_files_yet: Record<string, never>;
  body_too_large: { bytesMax: number };
  method_not_allowed: { allowed: string[] };
  too_many_requests: { retryAfterSeconds: number };
}
export type ErrorKind = keyof ErrorFacts;

/** An error that the caller can act on. Anything else that is thrown is an internal fault. */
export class ServiceError<Kind extends ErrorKind = ErrorKind> extends Error {
  readonly kind: Kind;
  readonly facts: ErrorFacts[Kind];

  constructor(kind: Kind, message: string, facts: ErrorFacts[Kind]) {
    super(message);
    this.name = "ServiceError";
    this.kind = kind;
    this.facts = facts;
  }
}
