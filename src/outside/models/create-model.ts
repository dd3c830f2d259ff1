// The only place that knows which package speaks to which provider. What a provider leaves open is decided here: the
// packages would otherwise take an address or a key from the environment. They are loaded with the first model that needs
// them, since loading takes a third of a second that an installation without models should not wait.
import type { LanguageModel } from "ai";
import type { ModelEntry } from "./model-entry.ts";

/** A language model of the AI SDK, in the version of its interface that our providers speak. */
export type SpeakingModel = Extract<LanguageModel, { specificationVersion: "v4" }>;

/**
 * The model of an entry, as the AI SDK takes it. OpenAI is spoken to by its chat completions. Rejects for a compatible
 * provider without an address.
 */
export async function createModel(entry: ModelEntry, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Promise<SpeakingModel> {
  const { kind, baseUrl, id } = entry.provider;
  const key = entry.provider.key ?? "";
  const through = fetch === undefined ? {} : { fetch };
  switch (kind) {
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL: baseUrl ?? "https://api.anthropic.com/v1", apiKey: key, ...through })(entry.model);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI({ baseURL: baseUrl ?? "https://api.openai.com/v1", apiKey: key, ...through }).chat(entry.model);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      const baseURL = baseUrl ?? "https://generativelanguage.googleapis.com/v1beta";
      return createGoogleGenerativeAI({ baseURL, apiKey: key, ...through })(entry.model);
    }
    case "compatible": {
      if (baseUrl === null) throw new Error(`the provider ${id} has no address`);
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const withKey = key === "" ? {} : { apiKey: key };
      const settings = { name: id, baseURL: baseUrl, includeUsage: true, supportsStructuredOutputs: entry.isStructured };
      return createOpenAICompatible({ ...settings, ...withKey, ...through }).chatModel(entry.model);
    }
  }
}
