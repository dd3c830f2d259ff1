import { readModelSettings } from "../../../storage/rows/credits/models/model-settings.ts";
import { listModelSpending } from "../../../storage/rows/credits/models/model-spending.ts";
import type { Call } from "../../call.ts";
import { monthOf, nextMonthOf } from "../spending/month.ts";

/** The owner's settings for all models, and what this month's calls cost so far, in millionths of a US dollar. */
export interface ModelOverview {
  defaultModel: string | null;
  monthlyLimitMicroDollars: number | null;
  spentMicroDollars: number;
  /** When the next month begins, in which nothing is spent yet. */
  renewsAt: Date;
  /** The models that were called this month, the most expensive first. */
  spending: { provider: string; model: string; calls: number; microDollars: number }[];
}

/** Reads the settings and the spending of this month (UTC). */
export async function readModelOverview({ ctx }: Call): Promise<ModelOverview> {
  const now = ctx.clock.now();
  const [settings, rows] = await Promise.all([readModelSettings(ctx.database), listModelSpending(ctx.database, monthOf(now))]);
  const spending = rows.map(({ provider, model, calls, microDollars }) => ({ provider, model, calls, microDollars }));
  const spentMicroDollars = spending.reduce((sum, { microDollars }) => sum + microDollars, 0);
  return { ...settings, spentMicroDollars, renewsAt: nextMonthOf(now), spending };
}
