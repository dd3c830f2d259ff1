import type { AskModel } from "../domain/models/generation/desk.ts";
import { askModel } from "../outside/models/ask-model.ts";
import { microCreditsOf } from "../outside/models/micro-credits-of.ts";
import type { CallLimits, ModelRequest } from "../outside/models/model-call.ts";
import type { ModelEntry } from "../outside/models/model-entry.ts";
import type { Catalogue } from "../outside/models/open-catalogue.ts";

// A server of one's own may be a small machine, which reads a prompt for a minute before it says a word, and then says
// ten of them a second; a provider says at least forty. Beyond what a sketch takes, a call has time for all it may say.
const OWN_SERVER = { silenceMilliseconds: 180_000, totalMilliseconds: 240_000, millisecondsPerToken: 100 };
const PROVIDER = { silenceMilliseconds: 60_000, totalMilliseconds: 120_000, millisecondsPerToken: 25 };
const SKETCH_TOKENS = 4_000;

function limitsFor({ provider }: ModelEntry, { maxOutputTokens }: ModelRequest, withinMilliseconds: number): Partial<CallLimits> {
  const { silenceMilliseconds, totalMilliseconds, millisecondsPerToken } = provider.kind === "compatible" ? OWN_SERVER : PROVIDER;
  const long = totalMilliseconds + Math.max(0, maxOutputTokens - SKETCH_TOKENS) * millisecondsPerToken;
  return { silenceMilliseconds, totalMilliseconds: Math.max(1, Math.min(long, withinMilliseconds)) };
}

/** Asks the models of a catalogue, tells the catalogue how their providers do, and says what each answer costs. */
export function createAskModel(catalogue: Pick<Catalogue, "find" | "report">): AskModel {
  // Models whose servers turned out to refuse a schema: from then on they are asked in words alone.
  const plain = new Set<string>();
  return async (model, request, { signal, hear, withinMilliseconds = Infinity }) => {
    const entry = catalogue.find(model);
    if (!entry) {
      const message = `The model ${model} is not offered here any more. Start again with another model, or with auto.`;
      return { asked: { outcome: "failed", failure: "unknown_model", message, usage: null }, microCredits: 0 };
    }
    const ask = () =>
      askModel({ ...entry, isStructured: entry.isStructured && !plain.has(entry.id) }, request, {
        signal,
        ...(hear && { hear }),
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
    return { asked, microCredits: asked.usage ? microCreditsOf(entry, asked.usage) : 0 };
  };
}
