import { knownModel, knownModels, placeOf } from "../../../../adapters/models/known/known-models.ts";
import { mayCost } from "../../../../adapters/models/known/may-cost.ts";
import type { ServedModel } from "../../../../adapters/models/discovery/served-model.ts";
import type { Provider } from "../../../../adapters/models/model-entry.ts";
import type { StoredModel } from "../../../../storage/tables/index.ts";

const FREE = { input: 0, cachedInput: 0, output: 0 };
const MODELS_MAX = 100;

/**
 * The models that are offered when a provider has just been connected: a cloud's well-known ones, and all models of a
 * server of one's own, free of charge. Any other service offers none until its owner chooses, and says what they cost.
 */
export function defaultOffer(provider: Provider, served: readonly ServedModel[]): StoredModel[] {
  if (provider.kind === "compatible") {
    return mayCost(provider) ? [] : served.slice(0, MODELS_MAX).map((one) => usualModel(provider, one));
  }
  const names = new Set(knownModels(provider.kind).map(({ id }) => id));
  return served.filter(({ model }) => names.has(withoutDate(model))).map((one) => usualModel(provider, one));
}

/** A model as it is offered unless its owner says otherwise: at its published price, or free of charge where none is published. */
export function usualModel(provider: Provider, { model, name, contextWindow }: ServedModel): StoredModel {
  const known = knownModel(provider, model);
  const seesPictures = provider.kind !== "compatible";
  if (known === null) {
    const minPlan = mayCost(provider) ? placeOf({ output: Infinity }).minPlan : "free";
    return { model, name: name ?? model, category: "fast", minPlan, price: FREE, contextWindow, seesPictures };
  }
  const { category, minPlan, price } = known;
  return { model, name: name ?? known.name, category, minPlan, price, contextWindow: contextWindow ?? known.contextWindow, seesPictures };
}

/** Anthropic lists a model by its dated name, `claude-haiku-4-5-20251001`. */
function withoutDate(model: string): string {
  return model.replace(/-\d{8}$/, "");
}
