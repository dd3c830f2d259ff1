import type { Usage } from "./model-call.ts";
import type { ModelEntry } from "./model-entry.ts";

// Dollars per million tokens equal micro-dollars per token, and a credit is a cent: 100 micro-credits per micro-dollar.
const microCreditsPerMicroDollar = 100;

/**
 * The cost of a call, in millionths of a credit (a credit is one US cent of tokens × price × multiplier). An integer,
 * so that the calls of a build add up exactly: the ledger divides the sum by `microCreditsPerCredit` and rounds up, once.
 */
export function microCreditsOf({ price, multiplier }: Pick<ModelEntry, "price" | "multiplier">, usage: Usage): number {
  const microDollars = usage.input * price.input + usage.cachedInput * price.cachedInput + usage.output * price.output;
  return Math.round(microDollars * multiplier * microCreditsPerMicroDollar);
}

/** Micro-credits in a credit. */
export const microCreditsPerCredit = 1_000_000;
