import type { AskModel } from "../domain/models/generation/generator-context.ts";
import { askModel } from "../adapters/models/ask-model.ts";
import { microCreditsOf, microDollarsOf } from "../adapters/models/micro-credits-of.ts";
import type { CallLimits, ModelRequest } from "../adapters/models/model-call.ts";
import type { ModelEntry } from "../adapters/models/model-entry.ts";
import type { Catalogue } from "../adapters/models/open-catalogue.ts";
import type { SpendingLimit } from "../domain/models/spending/create-spending-limit.ts";

// A self-hosted server may be a small machine that takes a minute to read a prompt before its first token and then
// sends ten tokens a second; a provider sends at least forty. Beyond the tokens of a sketch, a call gets time for its
// maximum output.
const OWN_SERVER = { silenceMilliseconds: 180_000, totalMilliseconds: 240_000, millisecondsPerToken: 100 };
const PROVIDER = { silenceMilliseconds: 60_000, totalMilliseconds: 120_000, millisecondsPerToken: 25 };
const SKETCH_TOKENS = 4_000;

function limitsFor({ provider }: ModelEntry, { maxOutputTokens }: ModelRequest, withinMilliseconds: number): Partial<CallLimits> {
  const { silenceMilliseconds, totalMilliseconds, millisecondsPerToken } = provider.kind === "compatible" ? OWN_SERVER : PROVIDER;
  const long = totalMilliseconds + Math.max(0, maxOutputTokens - SKETCH_TOKENS) * millisecondsPerToken;
  return { silenceMilliseconds, totalMilliseconds: Math.max(1, Math.min(long, withinMilliseconds)) };
}

const NOTHING = { microCredits: 0, microDollars: 0 };

/**
 * Calls the models of a catalogue, reports the health of their providers to it, and returns the cost of each answer. The
 * monthly limit is asked before each call, and told what it cost.
 */
export function createAskModel(catalogue: Pick<Catalogue, "find" | "report">, limit: SpendingLimit): AskModel {
  // Models whose servers refused a schema: from then on they are prompted without one.
  const plain = new Set<string>();
  return async (model, request, { signal, onDelta, withinMilliseconds = Infinity }) => {
    const entry = catalogue.find(model);
    if (!entry) {
      const message = `The model ${model} is not offered here any more. Start again with another model, or with auto.`;
      return { asked: { outcome: "failed", failure: "unknown_model", message, usage: null }, ...NOTHING };
    }
    const refusal = await limit.refusal(entry);
    if (refusal !== null) return { asked: { outcome: "failed", failure: "over_limit", message: refusal, usage: null }, ...NOTHING };
    const ask = () =>
      askModel({ ...entry, isStructured: entry.isStructured && !plain.has(entry.id) }, request, {
        signal,
        ...(onDelta && { onDelta }),
        limits: limitsFor(entry, request, withinMilliseconds),
      });
    let asked = await ask();
    if (
      asked.outcome === "failed" &&
      asked.failure === "invalid_request" &&
      request.schema !== null &&
      entry.isStructured &&
      !plain.has(entry.id)
    ) {
      plain.add(entry.id);
      asked = await ask();
    }
    if (asked.outcome === "answer") catalogue.report(entry.provider.id, "works");
    else if (asked.failure === "unauthorized") catalogue.report(entry.provider.id, "unauthorized");
    if (asked.usage === null) return { asked, ...NOTHING };
    const microDollars = microDollarsOf(entry, asked.usage);
    await limit.record(entry, microDollars);
    return { asked, microCredits: microCreditsOf(entry, asked.usage), microDollars };
  };
}
