// Models that nobody listed: their server named them. Their ids must stand in a URL and mean one model of all.
import type { ModelEntry, Provider } from "../model-entry.ts";
import type { ServedModel } from "./served-model.ts";

/** The window of a model of which nobody says how much it reads: most servers that run on a desk are content with it. */
export const USUAL_CONTEXT_WINDOW = 8_192;
const ID_CHARACTERS_MAX = 100;

/** A served model as an entry: free for every plan, since its owner runs it. Its id is its name made plain; one in `taken` is told apart by its provider, and the id is added there. */
export function discoveredEntry({ model, contextWindow }: ServedModel, { provider, taken }: Place): ModelEntry {
  const id = freeId(plainId(model), { provider, taken });
  taken.add(id);
  return {
    ...{ id, name: model, provider, model, category: "fast", multiplier: 1, minPlan: "free", isStructured: true },
    ...{ hasTools: true, seesPictures: false },
    price: { input: 0, cachedInput: 0, output: 0 },
    contextWindow: contextWindow ?? USUAL_CONTEXT_WINDOW,
  };
}

/** Whose model it is, and the ids that are given already. */
interface Place {
  provider: Provider;
  taken: Set<string>;
}

/** A name in small letters, digits and `. : - _`. */
export function plainId(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9.:_-]+/g, "-")
    .slice(0, ID_CHARACTERS_MAX)
    .replace(/^[^a-z0-9]+|[-.:_]+$/g, "");
  return plain === "" ? "model" : plain;
}

function freeId(plain: string, { provider, taken }: Place): string {
  if (!taken.has(plain)) return plain;
  const own = `${provider.id}-${plain}`;
  let id = own;
  for (let count = 2; taken.has(id); count += 1) id = `${own}-${count}`;
  return id;
}
