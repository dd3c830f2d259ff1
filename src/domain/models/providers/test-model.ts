// One real call, so that an owner sees that a model answers before anyone builds with it. It counts towards the monthly
// limit like every other call.
import { askModel } from "../../../adapters/models/ask-model.ts";
import { microDollarsOf } from "../../../adapters/models/micro-credits-of.ts";
import { loadedWindow } from "../../../adapters/models/discovery/loaded-window.ts";
import type { ModelFailure } from "../../../adapters/models/model-call.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { monotonicMilliseconds } from "../../../lib/clock.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { createSpendingLimit } from "../spending/create-spending-limit.ts";
import { usualModel } from "./offer/default-offer.ts";
import { forbiddenAddress } from "./asking/forbidden-address.ts";
import { providerOfRow } from "./provider-of-row.ts";
import { requireProvider } from "./require-provider.ts";

/**
 * How a model answered: the beginning of its answer, how long it took, its cost in millionths of a US dollar, and what will go
 * wrong with longer requests, null if nothing is known to; or why it did not.
 */
export type TestResult =
  | { outcome: "answer"; text: string; milliseconds: number; microDollars: number; warning: string | null }
  | { outcome: "failed"; failure: ModelFailure; message: string; milliseconds: number };

const QUESTION = "Say in one short sentence which model you are.";
// Enough for the thoughts of a model that reasons before it answers.
const OUTPUT_TOKENS_MAX = 2_000;
const SHOWN_CHARACTERS = 300;
const WINDOW_MILLISECONDS = 2_000;
const LIMITS = { triesMax: 1, silenceMilliseconds: 60_000, totalMilliseconds: 90_000 };

const ADVICE: Partial<Record<ModelFailure, string>> = {
  unavailable: "Check that the server is running and can be reached from this machine.",
  unauthorized: "Replace the key with a new one from the provider.",
  rate_limited: "Wait a minute, or check the plan and the payment method of your account with the provider.",
  timed_out: "A local server may still be loading the model: try again in a minute.",
  empty: "Try again, or offer another model.",
  unknown_model: "Offer another model: your account with the provider may not include this one.",
  invalid_request: "Offer another model: this one may not be made for conversations.",
};

/** Asks a model of a connected provider one short question. Throws `not_found`, and `invalid_input` if its key cannot be opened. */
export async function testModel(
  { ctx }: Call,
  { providerId, model, signal }: { providerId: string; model: string; signal: AbortSignal },
): Promise<TestResult> {
  const row = await requireProvider(ctx, providerId);
  const provider = providerOfRow(ctx, row);
  if (provider === null) throw new ServiceError("invalid_input", "The key cannot be read any more. Enter it again.", { field: "key" });
  const forbidden = await forbiddenAddress(provider, ctx.modelNetworks ?? []);
  if (forbidden !== null) throw new ServiceError("invalid_input", forbidden, { field: "baseUrl" });
  const stored = row.models.find((one) => one.model === model) ?? usualModel(provider, { model, name: null, contextWindow: null });
  const facts = { id: model, multiplier: 1, contextWindow: stored.contextWindow ?? 8_192 };
  const abilities = { isStructured: true, hasTools: true };
  const entry: ModelEntry = { ...stored, ...facts, ...abilities, provider };
  const limit = createSpendingLimit(ctx);
  const refusal = await limit.refusal(entry);
  if (refusal !== null) return { outcome: "failed", failure: "over_limit", message: refusal, milliseconds: 0 };
  const begun = monotonicMilliseconds();
  const messages = [{ role: "user" as const, text: QUESTION }];
  const asked = await askModel(
    entry,
    { system: "", messages, schema: null, maxOutputTokens: OUTPUT_TOKENS_MAX },
    { signal, limits: LIMITS },
  );
  const milliseconds = Math.round(monotonicMilliseconds() - begun);
  const microDollars = asked.usage === null ? 0 : microDollarsOf(entry, asked.usage);
  await limit.record(entry, microDollars);
  if (asked.outcome === "answer") {
    const warning = await warnOfWindow(entry, signal);
    return { outcome: "answer", text: asked.text.trim().slice(0, SHOWN_CHARACTERS), milliseconds, microDollars, warning };
  }
  const advice = ADVICE[asked.failure];
  return { outcome: "failed", failure: asked.failure, message: [asked.message, advice].filter(Boolean).join(" "), milliseconds };
}

/** What to do where the server has just loaded the model with a smaller window than builds send; null if it has not, or does not tell. */
async function warnOfWindow({ provider, model, contextWindow }: ModelEntry, signal: AbortSignal): Promise<string | null> {
  const asking = { fetch: globalThis.fetch, signal: AbortSignal.any([signal, AbortSignal.timeout(WINDOW_MILLISECONDS)]) };
  const loaded = await loadedWindow(provider, model, asking);
  if (loaded === null || loaded >= contextWindow) return null;
  const tokens = contextWindow.toLocaleString("en");
  return `Ollama has loaded this model with a context window of ${loaded.toLocaleString("en")} tokens and silently cuts what is longer; builds send up to ${tokens}. Start it with OLLAMA_CONTEXT_LENGTH=${contextWindow}.`;
}
