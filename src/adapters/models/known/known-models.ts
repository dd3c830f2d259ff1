// The models that are offered when only a key is set: a few of each cloud, from the simplest to the best. What they cost is
// in the price table; a model that it lacks is left out, because a model without a price cannot be charged.
import type { Provider, TokenPrice } from "../model-entry.ts";
import { publishedModel } from "./price-table.ts";

/** A model that is known without being configured. */
export interface KnownModel {
  /** Also the provider's id for it. */
  id: string;
  name: string;
  price: TokenPrice;
  /** In tokens. */
  contextWindow: number;
  minPlan: "builder" | "pro";
  /** An expensive model is one that can write code. */
  category: "fast" | "paid";
}

const OFFERED: Readonly<Record<Provider["kind"], readonly string[]>> = {
  anthropic: ["claude-haiku-4-5", "claude-sonnet-5", "claude-opus-5-5"],
  openai: ["gpt-6-luna", "gpt-5.6-luna", "gpt-6-sol", "gpt-5.6-sol"],
  google: ["gemini-3.5-flash-lite", "gemini-3.8-flash", "gemini-3.1-pro-preview"],
  compatible: [],
};
// The smallest window of the clouds' current models.
const CONTEXT_WINDOW_AT_LEAST = 128_000;
const EXPENSIVE_OUTPUT = 10;

/** The models of a kind of provider that are offered when none are listed, the least capable first. */
export function knownModels(kind: Provider["kind"]): KnownModel[] {
  return OFFERED[kind].flatMap((id) => knownModel({ kind, baseUrl: null }, id) ?? []);
}

/** What is known about a provider's model, whether it is offered by default or not; null if its price is not published. */
export function knownModel(provider: Pick<Provider, "kind" | "baseUrl">, id: string): KnownModel | null {
  const published = publishedModel(provider, id);
  if (published === null) return null;
  const { name, price, contextWindow } = published;
  return { id, name, price, contextWindow: contextWindow ?? CONTEXT_WINDOW_AT_LEAST, ...placeOf(price) };
}

/** What a model of this price is used for, and the smallest plan that includes it, unless the operator says otherwise. */
export function placeOf({ output }: Pick<TokenPrice, "output">): Pick<KnownModel, "minPlan" | "category"> {
  return output >= EXPENSIVE_OUTPUT ? { minPlan: "pro", category: "paid" } : { minPlan: "builder", category: "fast" };
}
