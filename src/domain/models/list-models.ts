import type { Call, Ground } from "../call.ts";
import type { PlanName } from "../plans/plans.ts";
import type { Model } from "./models.ts";
import { includesModel } from "./models.ts";

/** A model as one account sees it. `unlockedBy` is the smallest plan that includes it, null when the account's plan does. */
export interface OfferedModel extends Model {
  unlockedBy: PlanName | null;
}

/** Every model that can be used now, for someone of whom nothing is known: none is marked. */
export async function listModelsForAnyone(ground: Ground): Promise<OfferedModel[]> {
  return ground.models().map((model) => ({ ...model, unlockedBy: null }));
}

/** Every model that can be used now, with those marked that the caller's plan does not include. */
export async function listModels(call: Call): Promise<OfferedModel[]> {
  return call.ground.models().map((model) => ({ ...model, unlockedBy: includesModel(call.plan, model) ? null : model.minPlan }));
}
