// The providers that have settings of their own. One is there when it is configured; its id is known in any case, so that
// a models file can name the models of a provider that some installations have and others have not.
import type { Provider } from "../model-entry.ts";

/** The settings of the built-in providers; null is one that is not set. Addresses have no slash at the end. */
export interface ProviderSettings {
  anthropicKey: string | null;
  openaiKey: string | null;
  /** Any server with OpenAI's protocol, instead of OpenAI's own. */
  openaiBaseUrl: string | null;
  googleKey: string | null;
  ollamaBaseUrl: string | null;
}

/** Their ids, each with the variable that brings it. */
export const BUILT_IN_PROVIDERS: Readonly<Record<string, string>> = {
  anthropic: "ANTHROPIC_API_KEY",
  openai: "OPENAI_API_KEY or OPENAI_BASE_URL",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  ollama: "OLLAMA_BASE_URL",
};

/** The built-in providers that are configured. */
export function builtInProviders(settings: ProviderSettings): Provider[] {
  const { anthropicKey, openaiKey, openaiBaseUrl, googleKey, ollamaBaseUrl } = settings;
  const providers: Provider[] = [];
  if (anthropicKey !== null) providers.push({ id: "anthropic", kind: "anthropic", baseUrl: null, key: anthropicKey });
  if (openaiBaseUrl !== null) providers.push({ id: "openai", kind: "compatible", baseUrl: openaiBaseUrl, key: openaiKey });
  else if (openaiKey !== null) providers.push({ id: "openai", kind: "openai", baseUrl: null, key: openaiKey });
  if (googleKey !== null) providers.push({ id: "google", kind: "google", baseUrl: null, key: googleKey });
  if (ollamaBaseUrl !== null) providers.push({ id: "ollama", kind: "compatible", baseUrl: rootOf(ollamaBaseUrl), key: null });
  return providers;
}

/** Ollama's address is known without the path of its OpenAI-compatible root. */
function rootOf(ollama: string): string {
  return ollama.endsWith("/v1") ? ollama : `${ollama}/v1`;
}
