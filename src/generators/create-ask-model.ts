import type { AskModel } from "../domain/generation/desk.ts";
import { askModel } from "../outside/models/ask-model.ts";
import { microCreditsOf } from "../outside/models/micro-credits-of.ts";
import type { Catalogue } from "../outside/models/open-catalogue.ts";

// A server of one's own may be a small machine, which reads a prompt for a minute before it says a word.
const ownServerLimits = { silenceMilliseconds: 180_000, totalMilliseconds: 240_000 };

/** Asks the models of a catalogue, tells the catalogue how their providers do, and says what each answer costs. */
export function createAskModel(catalogue: Pick<Catalogue, "find" | "report">): AskModel {
  // Models whose servers turned out to refuse a schema: from then on they are asked in words alone.
  const plain = new Set<string>();
  return async (model, request, { signal, hear }) => {
    const entry = catalogue.find(model);
    if (!entry) {
      const message = `The model ${model} is not offered here any more. Start again with another model, or with auto.`;
      return { asked: { outcome: "failed", failure: "unknown_model", message, usage: null }, microCredits: 0 };
    }
    const ask = () =>
      askModel({ ...entry, isStructured: entry.isStructured && !plain.has(entry.id) }, request, {
        signal,
        ...(hear && { hear }),
        limits: entry.provider.kind === "compatible" ? ownServerLimits : {},
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
