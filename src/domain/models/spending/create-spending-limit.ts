// The installation's monthly limit: what all calls to language models may cost in a calendar month (UTC), whoever builds.
// It is read before each call and counted after it, in the database, so that all processes share it. A call that is under
// way when the limit is reached is finished, so the limit can be exceeded by what such calls cost.
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { announceModels } from "../../../storage/rows/credits/models/announce-models.ts";
import { readModelSettings } from "../../../storage/rows/credits/models/model-settings.ts";
import { addModelSpending, sumModelSpending } from "../../../storage/rows/credits/models/model-spending.ts";
import type { AppContext } from "../../call.ts";
import { isFreeOfCharge } from "./is-free-of-charge.ts";
import { describeLimitReached, monthOf } from "./month.ts";

/** The limit, as the calls to models see it. */
export interface SpendingLimit {
  /** Why this model may not be called now, in a sentence for the person who waits; null if it may. */
  refusal(entry: Pick<ModelEntry, "price">): Promise<string | null>;
  /** Counts what a call cost, in millionths of a US dollar. */
  record(entry: Pick<ModelEntry, "provider" | "model">, microDollars: number): Promise<void>;
}

/** The limit of this installation. A model that costs nothing is neither limited nor counted. */
export function createSpendingLimit(ctx: Pick<AppContext, "database" | "clock">): SpendingLimit {
  return {
    refusal: async (entry) => (!isFreeOfCharge(entry) && (await isLimitReached(ctx)) ? describeLimitReached(ctx.clock.now()) : null),
    record: async ({ provider, model }, microDollars) => {
      if (microDollars === 0) return;
      await addModelSpending(ctx.database, { month: monthOf(ctx.clock.now()), provider: provider.id, model, microDollars });
      // Every process then leaves out the models that cost money.
      if (await isLimitReached(ctx)) await announceModels(ctx.database);
    },
  };
}

/** Whether this month's calls have cost as much as they may. */
export async function isLimitReached({ database, clock }: Pick<AppContext, "database" | "clock">): Promise<boolean> {
  const { monthlyLimitMicroDollars: limit } = await readModelSettings(database);
  return limit !== null && (await sumModelSpending(database, monthOf(clock.now()))) >= limit;
}
