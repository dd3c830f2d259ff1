// What the tests of model calls share: entries that point to a model server, and a call without real waiting.
import type { AskOptions } from "../../src/adapters/models/ask-model.ts";
import { askModel } from "../../src/adapters/models/ask-model.ts";
import type { Asked, ModelRequest } from "../../src/adapters/models/model-call.ts";
import type { ModelEntry, Provider } from "../../src/adapters/models/model-entry.ts";

/** The key that the tests' server asks for; no sentence may hold it. */
export const key = "sk-very-secret-0123456789";

/** The providers that the model server can play. */
export const kinds = ["compatible", "openai", "anthropic"] as const;

/** A model of a provider at this address. */
export function entryOf(
  url: string,
  told: {
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
  } = told;
  return {
    id: "swift",
    name: "Swift",
    model,
    isStructured,
    hasTools,
    seesPictures,
    provider: { id: "acme", kind, baseUrl: `${url}/v1`, key: told.key === undefined ? key : told.key },
    category: "fast",
    multiplier: 1,
    price: { input: 1, cachedInput: 0.1, output: 5 },
    contextWindow: 8_000,
    minPlan: "free",
  };
}

/** What is asked unless told. */
export const request: ModelRequest = {
  system: "You are terse.",
  messages: [{ role: "user", text: "Hello there" }],
  schema: null,
  maxOutputTokens: 500,
};

/** One call whose waits are only noted, in milliseconds, with the longest that chance allows. */
export async function askAtOnce(entry: ModelEntry, options: Partial<AskOptions> & { request?: Partial<ModelRequest> } = {}) {
  const waits: number[] = [];
  const signal = new AbortController().signal;
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const { request: changed, ...given } = options;
  const asked: Asked = await askModel(entry, { ...request, ...changed }, { signal, wait, random: () => 1, ...given });
  return { asked, waits };
}
