import { isKind, retryAfterSeconds } from "../error-table.ts";
import type { Refusal } from "../form.ts";

/** Form C's body of an error; a 429 says beside it after how many seconds to come again. */
export function presentError({ message, code, status, error }: Refusal) {
  const body = { error: message, code, status };
  if (error === null || !isKind(error, "too_many_requests")) return body;
  return { ...body, retryAfter: retryAfterSeconds(error.facts) };
}
