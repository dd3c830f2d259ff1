// What models cost, from `@pydantic/genai-prices`: the prices that providers publish, collected by its maintainers. Its data
// is a megabyte of code, so it is loaded with the first look-up. It never asks the network.
import { createRequire } from "node:module";
import type * as GenaiPrices from "@pydantic/genai-prices";
import { systemClock } from "../../../lib/clock.ts";
import type { Provider, TokenPrice } from "../model-entry.ts";

/** Where the prices are from. The date is that of the package's release; `price-table.test.ts` compares the version. */
export const PRICE_SOURCE = { name: "@pydantic/genai-prices", version: "0.1.8", date: "2026-09-23" } as const;

/** What is published about a model. `contextWindow` in tokens; null if it is not published. */
export interface PublishedModel {
  name: string;
  price: TokenPrice;
  contextWindow: number | null;
}

const load = createRequire(import.meta.url);
let loaded: typeof GenaiPrices | null = null;

// Safe because the package declares these types for its own exports.
function prices(): typeof GenaiPrices {
  return (loaded ??= load(PRICE_SOURCE.name) as typeof GenaiPrices);
}

/**
 * The published price of a provider's model, in US dollars per million tokens, for requests of ordinary length on that
 * day; null if none is published. A compatible provider is recognised by its address, and a server of one's own has none.
 */
export function publishedModel({ kind, baseUrl }: Pick<Provider, "kind" | "baseUrl">, model: string): PublishedModel | null {
  const where = placeOf({ kind, baseUrl });
  if (!isKnown(where)) return null;
  const found = prices().calcPrice({ input_tokens: 1, output_tokens: 1 }, model, { ...where, timestamp: systemClock.now() });
  if (found === null) return null;
  const input = baseOf(found.model_price["input_mtok"]);
  const output = baseOf(found.model_price["output_mtok"]);
  if (input === null || output === null) return null;
  const cachedInput = baseOf(found.model_price["cache_read_mtok"]) ?? input;
  const cacheWrite = baseOf(found.model_price["cache_write_mtok"]);
  const price = { input, cachedInput, ...(cacheWrite !== null && { cacheWrite }), output };
  return { name: found.model.name ?? model, price, contextWindow: found.model.context_window ?? null };
}

/** Whether the prices of this provider's models are published: those that are not known here may still cost money. */
export function hasPublishedPrices(provider: Pick<Provider, "kind" | "baseUrl">): boolean {
  return isKnown(placeOf(provider));
}

type Place = { providerId: string } | { providerApiUrl: string };

function placeOf({ kind, baseUrl }: Pick<Provider, "kind" | "baseUrl">): Place {
  return kind === "compatible" ? { providerApiUrl: baseUrl ?? "" } : { providerId: kind };
}

function isKnown(place: Place): boolean {
  return prices().findProvider(place) !== undefined;
}

/** The price below the first tier: requests that are long enough for another one cost more than is computed here. */
function baseOf(price: GenaiPrices.ModelPrice[string]): number | null {
  if (price === undefined) return null;
  return typeof price === "number" ? price : price.base;
}
