import { z } from "zod";
import { isKind, retryAfterSeconds } from "../error-table.ts";
import type { ApiContract, Refusal } from "../api-contract.ts";
import { codedErrorShape } from "../wire/errors.ts";

const ErrorBody = z.object(codedErrorShape).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

const RateLimitError = z
  .object({
    ...codedErrorShape,
    retryAfter: z.int().positive().meta({ description: "How many seconds to wait before retrying; the same as `Retry-After`." }),
  })
  .meta({ id: "RateLimitError", description: "Too many requests, with the time to wait before retrying." });
type RateLimitError = z.output<typeof RateLimitError>;

/** The schemas of contract C's errors. */
export const errors: ApiContract["errors"] = { body: ErrorBody, bodiesByStatus: { 429: RateLimitError } };

/** Contract C's error body; a 429 also says after how many seconds to retry. */
export function renderError({ message, code, status, error }: Refusal): ErrorBody | RateLimitError {
  const body = { error: message, code, status };
  if (error === null || !isKind(error, "too_many_requests")) return body;
  return { ...body, retryAfter: retryAfterSeconds(error.facts) };
}
