import { usageByProject } from "../../storage/rows/credits/project-usage.ts";
import { listUnfinished, type UnfinishedBuildRow } from "../../storage/rows/usage/list-unfinished.ts";
import { buildsByDay, creditsByDay, requestsByDay } from "../../storage/rows/usage/read-usage.ts";
import type { Call } from "../call.ts";
import { readCurrentAccount } from "../credits/read-current-account.ts";
import type { PlanName } from "../plans/plans.ts";
import { requireScope } from "../call.ts";
import { daysUntil } from "./days.ts";
import type { DayUsage } from "./read-usage.ts";

/** The cost of one project's builds in a period. */
export interface ProjectUsage {
  projectId: string;
  name: string;
  isDeleted: boolean;
  builds: number;
  creditsSpent: number;
}

/** An account's credits, and its usage in a period. `balance` is the free part, without what running or waiting builds hold. */
export interface AccountUsage {
  plan: PlanName;
  balance: number;
  held: number;
  renewsAt: Date | null;
  /** The builds that hold credits, newest first. */
  unfinished: UnfinishedBuildRow[];
  /** Without gaps, oldest first; the last is today (UTC). */
  days: DayUsage[];
  /** Projects with builds in the period, most expensive first. */
  projects: ProjectUsage[];
}

/** The usage of the caller's account over the last `days` days, by day and by project. */
export async function readAccountUsage(call: Call, { days: wanted }: { days: number }): Promise<AccountUsage> {
  requireScope(call, "usage:read");
  const { accountId, ctx } = call;
  const dates = daysUntil(ctx.clock.now(), wanted).slice(-wanted);
  const days = { accountId, since: dates[0] ?? "" };
  const [account, unfinished, requests, builds, credits, projects] = await Promise.all([
    readCurrentAccount(ctx, accountId),
    listUnfinished(ctx.database, accountId),
    requestsByDay(ctx.database, days),
    buildsByDay(ctx.database, days),
    creditsByDay(ctx.database, days),
    usageByProject(ctx.database, days),
  ]);
  const { plan, balance, held, renewsAt } = account;
  const usageDays = dates.map((date) => ({
    date,
    requests: requests.find(({ day }) => day === date)?.requests ?? 0,
    builds: builds.find(({ day }) => day === date)?.builds ?? 0,
    creditsSpent: credits.find(({ day }) => day === date)?.credits ?? 0,
  }));
  return { plan, balance: balance - held, held, renewsAt, unfinished, days: usageDays, projects };
}
