// Shared by the tests of model calls: entries that point to a model server, and a call without real delays.
import type { AskOptions } from "../../src/adapters/models/ask-model.ts";
import { askModel } from "../../src/adapters/models/ask-model.ts";
import type { Asked, ModelRequest } from "../../src/adapters/models/model-call.ts";
import type { ModelEntry, Provider } from "../../src/adapters/models/model-entry.ts";

/** The key that the tests' server requires; no message may contain it. */
export const key = "sk-very-secret-0123456789";

/** The kinds of providers that the model server simulates. */
export const kinds = ["compatible", "openai", "anthropic"] as const;

/** A model of a provider at this URL. */
export function entryOf(
  url: string,
  settings: {
    kind?: Provider["kind"];
    key?: string | null;
    model?: string;
    isStructured?: boolean;
    hasTools?: boolean;
    seesPictures?: boolean;
  } = {},
): ModelEntry {
  const {
    kind = "compatible",
    model = "claude-haiku-4-5",
    isStructured = true,
    hasTools = true,
    seesPictures = kind !== "compatible",
  } = settings;
  return {
    id: "swift",
    name: "Swift",
    model,
    isStructured,
    hasTools,
    seesPictures,
    provider: { id: "acme", kind, baseUrl: `${url}/v1`, key: settings.key === undefined ? key : settings.key },
    category: "fast",
    multiplier: 1,
    price: { input: 1, cachedInput: 0.1, output: 5 },
    contextWindow: 8_000,
    minPlan: "free",
  };
}

/** The default request. */
export const request: ModelRequest = {
  system: "You are terse.",
  messages: [{ role: "user", text: "Hello there" }],
  schema: null,
  maxOutputTokens: 500,
};

/** Makes one call whose delays are only recorded, in milliseconds, at the maximum of their jitter. */
export async function askAtOnce(entry: ModelEntry, options: Partial<AskOptions> & { request?: Partial<ModelRequest> } = {}) {
  const waits: number[] = [];
  const signal = new AbortController().signal;
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const { request: changed, ...given } = options;
  const result: Asked = await askModel(entry, { ...request, ...changed }, { signal, wait, random: () => 1, ...given });
  return { result, waits };
}
