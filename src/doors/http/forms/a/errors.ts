import { z } from "zod";
import { isKind } from "../error-table.ts";
import type { Form, Refusal } from "../form.ts";
import { errorSentence } from "../wire/errors.ts";

const ErrorBody = z.object({ error: errorSentence }).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

const PaymentError = z
  .object({
    error: errorSentence,
    balance: z.int().meta({ description: "The credits that are free." }),
    required: z.int().meta({ description: "The credits that have to be free." }),
    blockedReason: z.enum(["insufficient_credits", "model_locked"]).nullable().meta({
      description:
        "What stands in the way. `insufficient_credits`: too few credits are free. `model_locked`: the plan does not include the model.",
    }),
  })
  .meta({ id: "PaymentError", description: "Why the plan or its credits do not cover a build." });
type PaymentError = z.output<typeof PaymentError>;

/** The schemas of form A's errors. */
export const errors: Form["errors"] = { body: ErrorBody, bodiesByStatus: { 402: PaymentError } };

/** Form A's body of an error: its sentence alone; a 402 says beside it what is there, what is needed, and what stands in the way. */
export function presentError({ message, error }: Refusal): ErrorBody | PaymentError {
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
