import * as modelsWords from "#words/settings/models.ts";
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
  { value: "anthropic", label: modelsWords.anthropic, hint: modelsWords.claudeModels, keyAt: "console.anthropic.com" },
  { value: "openai", label: modelsWords.openai, hint: modelsWords.gptModels, keyAt: "platform.openai.com" },
  { value: "google", label: modelsWords.google, hint: modelsWords.geminiModels, keyAt: "aistudio.google.com" },
  {
    value: "compatible",
    label: modelsWords.compatible,
    hint: modelsWords.compatibleHint,
    keyAt: null,
  },
];

/** The plans, from smallest to largest, as they are offered in a select. */
export const PLANS = [
  { value: "free", label: modelsWords.planFree },
  { value: "builder", label: modelsWords.planBuilder },
  { value: "pro", label: modelsWords.planPro },
  { value: "max", label: modelsWords.planMax },
  { value: "team", label: modelsWords.planTeam },
  { value: "business", label: modelsWords.planBusiness },
] as const;

/** A price for people: what a million tokens cost. */
export function priceInWords({ input, output }: { input: number; output: number }): string {
  if (input === 0 && output === 0) return modelsWords.freeOfCharge;
  return modelsWords.priceOf({ input: dollarsInWords(input), output: dollarsInWords(output) });
}
