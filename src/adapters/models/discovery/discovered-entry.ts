// Unlisted models that a server named. Their ids must be valid in a URL and unique among all models.
import type { ModelEntry, Provider } from "../model-entry.ts";
import type { ServedModel } from "./served-model.ts";

/** The context window assumed when none is reported: most locally run servers support it. */
export const USUAL_CONTEXT_WINDOW = 8_192;
const ID_CHARACTERS_MAX = 100;

/** A served model as an entry, free on every plan. Its id is the plain name, prefixed by the provider if in `taken`; adds it to `taken`. */
export function discoveredEntry({ model, contextWindow }: ServedModel, { provider, taken }: Place): ModelEntry {
  const id = freeId(plainId(model), { provider, taken });
  taken.add(id);
  return {
    id,
    name: model,
    provider,
    model,
    category: "fast",
    multiplier: 1,
    minPlan: "free",
    isStructured: true,
    hasTools: true,
    seesPictures: false,
    price: { input: 0, cachedInput: 0, output: 0 },
    contextWindow: contextWindow ?? USUAL_CONTEXT_WINDOW,
  };
}

/** The provider of the model, and the ids already in use. */
interface Place {
  provider: Provider;
  taken: Set<string>;
}

/** A name reduced to lowercase letters, digits and `. : - _`. */
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
