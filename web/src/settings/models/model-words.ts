import { dollarsInWords } from "../../components/dollars-in-words.ts";
import type { Inputs, Outputs } from "../../api/client.ts";

/** A provider of language models: configured on the server, or connected here. */
export type ProviderSummary = Outputs["modelSettings"]["providers"][number];
/** A connected provider, with all of its models. */
export type ProviderDetails = Outputs["modelSettings"]["provider"];
/** A model of a connected provider. */
export type ProviderModel = ProviderDetails["models"][number];
/** A model as it is to be offered. */
export type OfferedChoice = Inputs["modelSettings"]["offer"]["models"][number];
/** The kinds of providers. */
export type ProviderKind = Inputs["modelSettings"]["connect"]["kind"];
/** The settings for all models, and this month's spending. */
export type ModelOverview = Outputs["modelSettings"]["overview"];

/** The providers that can be connected. `keyAt`: where a key is created. */
export const PROVIDER_KINDS: readonly { value: ProviderKind; label: string; hint: string; keyAt: string | null }[] = [
  { value: "anthropic", label: "Anthropic", hint: "Claude models", keyAt: "console.anthropic.com" },
  { value: "openai", label: "OpenAI", hint: "GPT models", keyAt: "platform.openai.com" },
  { value: "google", label: "Google", hint: "Gemini models", keyAt: "aistudio.google.com" },
  {
    value: "compatible",
    label: "Other (OpenAI-compatible)",
    hint: "Any service or server with OpenAI’s protocol: OpenRouter, Groq, Mistral, DeepSeek, xAI, Together, Ollama, LM Studio, vLLM",
    keyAt: null,
  },
];

/** The plans, from smallest to largest, as they are offered in a select. */
export const PLANS = [
  { value: "free", label: "Free" },
  { value: "builder", label: "Builder" },
  { value: "pro", label: "Pro" },
  { value: "max", label: "Max" },
  { value: "team", label: "Team" },
  { value: "business", label: "Business" },
] as const;

/** A price for people: what a million tokens cost. */
export function priceInWords({ input, output }: { input: number; output: number }): string {
  if (input === 0 && output === 0) return "Free of charge";
  return `${dollarsInWords(input)} in, ${dollarsInWords(output)} out per million tokens`;
}
