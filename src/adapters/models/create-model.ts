// The only place that knows which package is used for which provider. All options that the packages would otherwise
// read from the environment, such as the URL or key, are set here. They are loaded with the first model that needs
// them, since loading takes a third of a second, which an installation without models should not wait for.
import type { LanguageModel } from "ai";
import { CLOUD_URLS, type ModelEntry } from "./model-entry.ts";

/** A language model of the AI SDK, in the interface version that our providers implement. */
export type SpeakingModel = Extract<LanguageModel, { specificationVersion: "v4" }>;

/**
 * The model of an entry, as an AI SDK model. OpenAI is called through its chat completions. Rejects for a compatible
 * provider without a URL.
 */
export async function createModel(entry: ModelEntry, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Promise<SpeakingModel> {
  const { kind, baseUrl, id } = entry.provider;
  const key = entry.provider.key ?? "";
  const through = fetch === undefined ? {} : { fetch };
  switch (kind) {
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL: baseUrl ?? CLOUD_URLS.anthropic, apiKey: key, ...through })(entry.model);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI({ baseURL: baseUrl ?? CLOUD_URLS.openai, apiKey: key, ...through }).chat(entry.model);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ baseURL: baseUrl ?? CLOUD_URLS.google, apiKey: key, ...through })(entry.model);
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
