import { TRPCError } from "@trpc/server";
import type { ServiceError } from "../../../domain/errors.ts";

const CODES = {
  invalid_input: "BAD_REQUEST",
  not_signed_in: "UNAUTHORIZED",
  missing_scope: "FORBIDDEN",
  plan_excludes_api: "FORBIDDEN",
  foreign_host: "FORBIDDEN",
  not_owner: "FORBIDDEN",
  not_found: "NOT_FOUND",
  not_enough_credits: "PAYMENT_REQUIRED",
  model_locked: "PAYMENT_REQUIRED",
  build_running: "CONFLICT",
  no_files_yet: "CONFLICT",
  body_too_large: "PAYLOAD_TOO_LARGE",
  method_not_allowed: "METHOD_NOT_SUPPORTED",
  too_many_requests: "TOO_MANY_REQUESTS",
} as const;

/** Maps a domain refusal to an error for the console's script. */
export function refusalOf(cause: ServiceError): TRPCError {
  return new TRPCError({ code: CODES[cause.kind], message: cause.message, cause });
}
