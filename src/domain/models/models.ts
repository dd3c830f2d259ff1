// The models that can write an app. The list is ordered from the plainest to the best; `auto` is the last one the plan
// includes.
import { ServiceError } from "../errors.ts";
import { CREATE_FLOOR_CREDITS, PLAN_NAMES } from "../plans/plans.ts";
import type { PlanName } from "../plans/plans.ts";

/** A model. `free`: the built-in generator; `fast`: a language model writes the blueprint; `paid`: a language model writes the code. */
export interface Model {
  /** Its plain id; `<provider>/<id>` is accepted as well. */
  id: string;
  name: string;
  provider: string;
  category: "free" | "fast" | "paid";
  /** The smallest plan that includes it. */
  minPlan: PlanName;
  /** The factor applied to its credits. */
  multiplier: number;
  /** The size of its context, in tokens. */
  contextWindow: number;
  /** The estimated cost of a large build with it, in credits: what it holds if that many are free, until past builds say better. */
  budgetCredits: number;
}

/** The longest accepted prompt or message, in Unicode code points. The built-in generator reads all of it. */
export const PROMPT_CHARACTERS_MAX = 20_000;
// The usual estimate for English: a prompt of that many tokens fits with any tokenizer.
const CHARACTERS_PER_TOKEN = 4;

/** The models of every installation, without any settings. */
export const BUILT_IN_MODELS: readonly Model[] = [
  {
    id: "blueprint",
    name: "Blueprint",
    provider: "atelier",
    category: "free",
    minPlan: "free",
    multiplier: 1,
    contextWindow: PROMPT_CHARACTERS_MAX / CHARACTERS_PER_TOKEN,
    budgetCredits: CREATE_FLOOR_CREDITS,
  },
];

// A model server may offer hundreds.
const NAMED_MODELS_MAX = 20;

/** A model choice: the models, the plan, and the requested id (null and `auto`: the best that the plan includes). */
export interface ModelChoice {
  models: readonly Model[];
  plan: PlanName;
  wanted: string | null;
  /** Why some models are left out, for the error that one of them is asked for. */
  notice?: string | null;
}

/** Whether the model is to be chosen automatically. */
export function isModelAuto(wanted: string | null): boolean {
  return wanted === null || wanted === "auto";
}

/** Whether a plan includes a model. */
export function includesModel(plan: PlanName, model: Model): boolean {
  return PLAN_NAMES.indexOf(plan) >= PLAN_NAMES.indexOf(model.minPlan);
}

/** The model for a build, even if the plan does not include it. Throws `invalid_input` for an unknown id. */
export function chooseModel({ models, plan, wanted, notice = null }: ModelChoice): Model {
  if (wanted === null || isModelAuto(wanted)) {
    const best = models.findLast((model) => includesModel(plan, model));
    if (best === undefined) throw new Error("no model is offered to every plan");
    return best;
  }
  const model = models.find(({ id, provider }) => wanted === id || wanted === `${provider}/${id}`);
  if (model === undefined) throw unknownModel(models, notice);
  return model;
}

/** The error for a model that the plan does not include, for an account with this many free credits. */
export function modelLocked(model: Model, { plan, balance }: { plan: PlanName; balance: number }): ServiceError {
  const message = `The model ${model.id} comes with the plan ${model.minPlan}, and this account has ${plan}. Change the plan, or send the model auto.`;
  const facts = { model: model.id, unlockedBy: model.minPlan, balance, required: CREATE_FLOOR_CREDITS };
  return new ServiceError("model_locked", message, facts);
}

function unknownModel(models: readonly Model[], notice: string | null): ServiceError {
  const ids = models.slice(0, NAMED_MODELS_MAX).map(({ id }) => id);
  const others = models.length > ids.length ? ", or another of GET /models" : "";
  const message = `model is not one of this service: send auto or one of ${ids.join(", ")}${others}.${notice === null ? "" : ` ${notice}`}`;
  return new ServiceError("invalid_input", message, { field: "model" });
}
