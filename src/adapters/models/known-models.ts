// Well-known cloud models, for operators who set only a key. Prices are the providers' published ones at the end of
// 2025, in US dollars per million tokens, for requests of ordinary length; the models file overrides them.
import type { Provider, TokenPrice } from "./model-entry.ts";

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

const known = (id: string, name: string, [input, cachedInput, output]: [number, number, number], contextWindow: number): KnownModel => ({
  id,
  name,
  contextWindow,
  price: { input, cachedInput, output },
  ...(output >= DEAR_OUTPUT ? { minPlan: "pro", category: "paid" } : { minPlan: "builder", category: "fast" }),
});
const DEAR_OUTPUT = 10;

const MODELS: Readonly<Record<Provider["kind"], readonly KnownModel[]>> = {
  anthropic: [
    known("claude-haiku-4-5", "Claude Haiku 4.5", [1, 0.1, 5], 200_000),
    known("claude-sonnet-4-5", "Claude Sonnet 4.5", [3, 0.3, 15], 200_000),
    known("claude-opus-4-5", "Claude Opus 4.5", [5, 0.5, 25], 200_000),
  ],
  openai: [
    known("gpt-5-nano", "GPT-5 nano", [0.05, 0.005, 0.4], 400_000),
    known("gpt-5-mini", "GPT-5 mini", [0.25, 0.025, 2], 400_000),
    known("gpt-5", "GPT-5", [1.25, 0.125, 10], 400_000),
    known("gpt-5.1", "GPT-5.1", [1.25, 0.125, 10], 400_000),
    known("gpt-5.2", "GPT-5.2", [1.75, 0.175, 14], 400_000),
  ],
  google: [
    known("gemini-2.5-flash-lite", "Gemini 2.5 Flash-Lite", [0.1, 0.01, 0.4], 1_048_576),
    known("gemini-2.5-flash", "Gemini 2.5 Flash", [0.3, 0.03, 2.5], 1_048_576),
    known("gemini-2.5-pro", "Gemini 2.5 Pro", [1.25, 0.125, 10], 1_048_576),
  ],
  compatible: [],
};

/** The known models of a kind of provider, the least capable first. */
export function knownModels(kind: Provider["kind"]): readonly KnownModel[] {
  return MODELS[kind];
}
