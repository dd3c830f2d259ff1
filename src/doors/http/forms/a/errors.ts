import { isKind } from "../error-table.ts";
import type { Refusal } from "../form.ts";

/** Form A's body of an error: its sentence alone; a 402 says beside it what is there, what is needed, and what stands in the way. */
export function presentError({ message, error }: Refusal) {
  if (error !== null && isKind(error, "not_enough_credits")) {
    const { balance, required } = error.facts;
    return { error: message, balance, required, blockedReason: "insufficient_credits" };
  }
  if (error !== null && isKind(error, "model_locked")) {
    const { balance, required } = error.facts;
    return { error: message, balance, required, blockedReason: "model_locked" };
  }
  return { error: message };
}
