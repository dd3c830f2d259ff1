import type { Usage } from "./model-call.ts";
import type { ModelEntry } from "./model-entry.ts";

// Dollars a million tokens are micro-dollars a token, and a credit is a cent: a hundred micro-credits to the micro-dollar.
const microCreditsPerMicroDollar = 100;

/**
 * What a call costs, in millionths of a credit (a credit is one US cent of tokens × price × multiplier). A whole number,
 * so that the calls of a build add up exactly: the ledger divides the sum by `microCreditsPerCredit` and rounds it up, once.
 */
export function microCreditsOf({ price, multiplier }: Pick<ModelEntry, "price" | "multiplier">, usage: Usage): number {
  const microDollars = usage.input * price.input + usage.cachedInput * price.cachedInput + usage.output * price.output;
  return Math.round(microDollars * multiplier * microCreditsPerMicroDollar);
}

/** Micro-credits in a credit. */
export const microCreditsPerCredit = 1_000_000;
