// Unlisted models that a server named. Their ids must be valid in a URL and unique among all models.
import { knownModel } from "../known/known-models.ts";
import { hasPublishedPrices } from "../known/price-table.ts";
import type { ModelEntry, Provider } from "../model-entry.ts";
import type { ServedModel } from "./served-model.ts";

/** The context window assumed when none is reported: most locally run servers support it. */
export const USUAL_CONTEXT_WINDOW = 8_192;
const ID_CHARACTERS_MAX = 100;

/**
 * A served model as an entry: at its published price where the server's address is a well-known service's, otherwise free
 * on every plan. Null for a model of such a service without a published price, which would cost its operator money. Its id
 * is the plain name, prefixed by the provider if in `taken`; adds it to `taken`.
 */
export function discoveredEntry({ model, contextWindow }: ServedModel, { provider, taken }: Place): ModelEntry | null {
  const known = knownModel(provider, model);
  if (known === null && hasPublishedPrices(provider)) return null;
  const id = freeId(plainId(model), { provider, taken });
  taken.add(id);
  return {
    id,
    name: known?.name ?? model,
    provider,
    model,
    category: "fast",
    multiplier: 1,
    minPlan: known?.minPlan ?? "free",
    isStructured: true,
    hasTools: true,
    seesPictures: false,
    price: known?.price ?? { input: 0, cachedInput: 0, output: 0 },
    contextWindow: contextWindow ?? known?.contextWindow ?? USUAL_CONTEXT_WINDOW,
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
