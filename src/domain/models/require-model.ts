import type { Call } from "../call.ts";
import { readCurrentAccount } from "../credits/read-current-account.ts";
import { chooseModel, includesModel, modelLocked } from "./models.ts";
import type { Model } from "./models.ts";

/** The model for the caller's build; `wanted` null is the best of the plan. Throws `invalid_input` and `model_locked`. */
export async function requireModel({ ctx, accountId, plan }: Call, wanted: string | null): Promise<Model> {
  const model = chooseModel({ models: ctx.models(), plan, wanted, notice: ctx.modelNotice?.() ?? null });
  if (includesModel(plan, model)) return model;
  const { balance, held } = await readCurrentAccount(ctx, accountId);
  throw modelLocked(model, { plan, balance: balance - held });
}
