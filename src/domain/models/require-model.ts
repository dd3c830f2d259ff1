import type { Call } from "../call.ts";
import { readPresentAccount } from "../credits/read-present-account.ts";
import { chooseModel, includesModel, modelLocked } from "./models.ts";
import type { Model } from "./models.ts";

/** The model that the caller's build will have; `wanted` null is the best of the plan. Refuses with `invalid_input` and `model_locked`. */
export async function requireModel({ ground, accountId, plan }: Call, wanted: string | null): Promise<Model> {
  const model = chooseModel({ models: ground.models(), plan, wanted });
  if (includesModel(plan, model)) return model;
  const { balance, held } = await readPresentAccount(ground, accountId);
  throw modelLocked(model, { plan, balance: balance - held });
}
