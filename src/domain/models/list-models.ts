import type { Call, AppContext } from "../call.ts";
import type { PlanName } from "../plans/plans.ts";
import type { Model } from "./models.ts";
import { includesModel } from "./models.ts";

/** A model as one account sees it. `unlockedBy` is the smallest plan that includes it, null if the account's plan does. */
export interface OfferedModel extends Model {
  unlockedBy: PlanName | null;
}

/** All available models, for an anonymous visitor: none is marked as locked. */
export async function listModelsForAnyone(ctx: AppContext): Promise<OfferedModel[]> {
  return ctx.models().map((model) => ({ ...model, unlockedBy: null }));
}

/** All available models; those that the caller's plan does not include are marked. */
export async function listModels(call: Call): Promise<OfferedModel[]> {
  return call.ctx.models().map((model) => ({ ...model, unlockedBy: includesModel(call.plan, model) ? null : model.minPlan }));
}
