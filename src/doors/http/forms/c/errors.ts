import { z } from "zod";
import { isKind, retryAfterSeconds } from "../error-table.ts";
import type { Form, Refusal } from "../form.ts";
import { codedErrorShape } from "../wire/errors.ts";

const ErrorBody = z.object(codedErrorShape).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

const RateLimitError = z
  .object({
    ...codedErrorShape,
    retryAfter: z.int().positive().meta({ description: "After how many seconds to come again; the same as `Retry-After`." }),
  })
  .meta({ id: "RateLimitError", description: "That there were too many requests, and when to come again." });
type RateLimitError = z.output<typeof RateLimitError>;

/** The schemas of form C's errors. */
export const errors: Form["errors"] = { body: ErrorBody, bodiesByStatus: { 429: RateLimitError } };

/** Form C's body of an error; a 429 says beside it after how many seconds to come again. */
export function presentError({ message, code, status, error }: Refusal): ErrorBody | RateLimitError {
  const body = { error: message, code, status };
  if (error === null || !isKind(error, "too_many_requests")) return body;
  return { ...body, retryAfter: retryAfterSeconds(error.facts) };
}
