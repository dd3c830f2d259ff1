// What can write an app. The list runs from the plainest to the best, and `auto` is the last one that the plan includes.
import { ServiceError } from "../errors.ts";
import { CREATE_FLOOR_CREDITS, PLAN_NAMES } from "../plans/plans.ts";
import type { PlanName } from "../plans/plans.ts";

/** A model. `free`: the built-in generator; `fast`: a language model writes the blueprint; `paid`: a language model writes the code. */
export interface Model {
  /** Its plain id; `<provider>/<id>` names it as well. */
  id: string;
  name: string;
  provider: string;
  category: "free" | "fast" | "paid";
  /** The smallest plan that includes it. */
  minPlan: PlanName;
  /** What its credits are multiplied by. */
  multiplier: number;
  /** In tokens; null where the model reads no tokens. */
  contextWindow: number | null;
  /** What a build with it sets aside where the account has as much, and may spend at most, in credits. */
  budgetCredits: number;
}

/** What every installation has, without any settings. */
export const BUILT_IN_MODELS: readonly Model[] = [
  {
    id: "blueprint",
    name: "Blueprint",
    provider: "atelier",
    category: "free",
    minPlan: "free",
    multiplier: 1,
    contextWindow: null,
    budgetCredits: CREATE_FLOOR_CREDITS,
  },
];

// A model server may serve hundreds.
const NAMED_MODELS_MAX = 20;

/** A choice to make: among which models, for which plan, and the id that was asked for (null and `auto`: the best that the plan includes). */
export interface ModelChoice {
  models: readonly Model[];
  plan: PlanName;
  wanted: string | null;
}

/** Whether the choice of the model was left to us. */
export function isModelFree(wanted: string | null): boolean {
  return wanted === null || wanted === "auto";
}

/** Whether a plan includes a model. */
export function includesModel(plan: PlanName, model: Model): boolean {
  return PLAN_NAMES.indexOf(plan) >= PLAN_NAMES.indexOf(model.minPlan);
}

/** The model for a build, also one that the plan does not include. Refuses an unknown id with `invalid_input`. */
export function chooseModel({ models, plan, wanted }: ModelChoice): Model {
  if (wanted === null || isModelFree(wanted)) {
    const best = models.findLast((model) => includesModel(plan, model));
    if (best === undefined) throw new Error("no model is offered to every plan");
    return best;
  }
  const model = models.find(({ id, provider }) => wanted === id || wanted === `${provider}/${id}`);
  if (model === undefined) throw unknownModel(models);
  return model;
}

/** The refusal for a model that the plan does not include, to an account with this many free credits. */
export function modelLocked(model: Model, { plan, balance }: { plan: PlanName; balance: number }): ServiceError {
  const message = `The model ${model.id} comes with the plan ${model.minPlan}, and this account has ${plan}. Change the plan, or send the model auto.`;
  const facts = { model: model.id, unlockedBy: model.minPlan, balance, required: CREATE_FLOOR_CREDITS };
  return new ServiceError("model_locked", message, facts);
}

function unknownModel(models: readonly Model[]): ServiceError {
  const ids = models.slice(0, NAMED_MODELS_MAX).map(({ id }) => id);
  const others = models.length > ids.length ? ", or another of GET /models" : "";
  const message = `model is not one of this service: send auto or one of ${ids.join(", ")}${others}.`;
  return new ServiceError("invalid_input", message, { field: "model" });
}
