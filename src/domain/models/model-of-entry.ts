import type { ModelEntry } from "../../outside/models/model-entry.ts";
import { PLAN_NAMES } from "../plans/plans.ts";
import type { Model } from "./models.ts";

/** A language model of the catalogue as the rules know it: without its key, its address and its price. */
export function modelOfEntry({ id, name, provider, category, multiplier, contextWindow, minPlan }: ModelEntry): Model {
  // A plan that is not known includes least: better nobody has the model than everybody.
  const plan = PLAN_NAMES.find((one) => one === minPlan) ?? "business";
  return { id, name, provider: provider.id, category, multiplier, contextWindow, minPlan: plan };
}
