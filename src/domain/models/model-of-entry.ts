import { microCreditsOf, microCreditsPerCredit } from "../../outside/models/micro-credits-of.ts";
import type { Usage } from "../../outside/models/model-call.ts";
import type { ModelEntry } from "../../outside/models/model-entry.ts";
import { CREATE_FLOOR_CREDITS, PLAN_NAMES } from "../plans/plans.ts";
import type { Model } from "./models.ts";

// What a large build uses, in tokens: three sketches, or some fifty steps of which most is read from the provider's cache.
const LARGE_BUILD: Readonly<Record<ModelEntry["category"], Usage>> = {
  fast: { input: 30_000, cachedInput: 0, output: 12_000 },
  paid: { input: 250_000, cachedInput: 1_500_000, output: 60_000 },
};

/** A language model of the catalogue as the rules know it: without its key, its address and its price. */
export function modelOfEntry(entry: ModelEntry): Model {
  const { id, name, provider, category, multiplier, contextWindow, minPlan } = entry;
  const large = Math.ceil(microCreditsOf(entry, LARGE_BUILD[category]) / microCreditsPerCredit);
  // A plan that is not known includes least: better nobody has the model than everybody.
  const plan = PLAN_NAMES.find((one) => one === minPlan) ?? "business";
  const budgetCredits = Math.max(CREATE_FLOOR_CREDITS, large);
  return { id, name, provider: provider.id, category, multiplier, contextWindow, minPlan: plan, budgetCredits };
}
