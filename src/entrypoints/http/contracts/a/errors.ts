import { z } from "zod";
import { isKind } from "../error-table.ts";
import type { ApiContract, Refusal } from "../api-contract.ts";
import { errorSentence } from "../wire/errors.ts";

const ErrorBody = z.object({ error: errorSentence }).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

const PaymentError = z
  .object({
    error: errorSentence,
    balance: z.int().meta({ description: "The available credits." }),
    required: z.int().meta({ description: "The credits required." }),
    blockedReason: z.enum(["insufficient_credits", "model_locked"]).nullable().meta({
      description:
        "Why the build was rejected. `insufficient_credits`: not enough credits are available. `model_locked`: the plan does not include the model.",
    }),
  })
  .meta({ id: "PaymentError", description: "Why the plan or its credits do not cover a build." });
type PaymentError = z.output<typeof PaymentError>;

/** The schemas of contract A's errors. */
export const errors: ApiContract["errors"] = { body: ErrorBody, bodiesByStatus: { 402: PaymentError } };

/** Contract A's error body: only the message; a 402 also has the available and required amounts, and the reason. */
export function renderError({ message, error }: Refusal): ErrorBody | PaymentError {
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
