// The providers with their own settings. A provider is present when it is configured, but its id is always known, so
// that a models file can name the models of a provider that only some installations have.
import type { Provider } from "../model-entry.ts";

/** The settings of the built-in providers; null means not set. URLs have no trailing slash. */
export interface ProviderSettings {
  anthropicKey: string | null;
  openaiKey: string | null;
  /** Any server with OpenAI's protocol, used instead of OpenAI. */
  openaiBaseUrl: string | null;
  googleKey: string | null;
  ollamaBaseUrl: string | null;
}

/** The provider ids, each with the environment variable that configures it. */
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

/** Which variable configures a provider, or that the models file does. */
export function sourceOf({ id, kind }: Provider): string {
  if (id === "openai") return kind === "openai" ? "OPENAI_API_KEY" : "OPENAI_BASE_URL";
  return BUILT_IN_PROVIDERS[id] ?? "ATELIER_MODELS";
}

/** Ollama's configured URL does not include the path of its OpenAI-compatible root. */
function rootOf(ollama: string): string {
  return ollama.endsWith("/v1") ? ollama : `${ollama}/v1`;
}
