import type { Usage } from "./model-call.ts";
import type { ModelEntry, TokenPrice } from "./model-entry.ts";

// A credit is a cent: 100 micro-credits per micro-dollar.
const microCreditsPerMicroDollar = 100;

/**
 * The cost of a call, in millionths of a credit (a credit is one US cent of tokens × price × multiplier). An integer,
 * so that the calls of a build add up exactly: the ledger divides the sum by `microCreditsPerCredit` and rounds up, once.
 */
export function microCreditsOf({ price, multiplier }: Pick<ModelEntry, "price" | "multiplier">, usage: Usage): number {
  return Math.round(exactMicroDollars(price, usage) * multiplier * microCreditsPerMicroDollar);
}

/** What the provider charges for a call, in millionths of a US dollar, rounded. */
export function microDollarsOf({ price }: Pick<ModelEntry, "price">, usage: Usage): number {
  return Math.round(exactMicroDollars(price, usage));
}

// Anthropic, which alone charges for it and reports it, takes 1.25 times the price of input for five minutes.
const CACHE_WRITE = 1.25;

/** Dollars per million tokens equal micro-dollars per token. */
function exactMicroDollars(price: TokenPrice, { input, cachedInput, cacheWritten = 0, output }: Usage): number {
  const written = cacheWritten * (price.cacheWrite ?? price.input * CACHE_WRITE);
  return input * price.input + cachedInput * price.cachedInput + written + output * price.output;
}

/** Micro-credits in a credit. */
export const microCreditsPerCredit = 1_000_000;
