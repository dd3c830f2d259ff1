import { usageByProject } from "../../storage/rows/credits/project-usage.ts";
import { buildsByDay, creditsByDay, requestsByDay } from "../../storage/rows/keys/usage.ts";
import type { Call } from "../call.ts";
import { readPresentAccount } from "../credits/read-present-account.ts";
import type { PlanName } from "../plans/plans.ts";
import { requireScope } from "../call.ts";
import { daysUntil } from "./days.ts";
import type { DayUsage } from "./read-usage.ts";

/** What the builds of one project have cost in a time. */
export interface ProjectUsage {
  projectId: string;
  name: string;
  isDeleted: boolean;
  builds: number;
  creditsSpent: number;
}

/** What an account has, and what it did in a time. `balance` is what is free, beside what running builds hold. */
export interface AccountUsage {
  plan: PlanName;
  balance: number;
  held: number;
  renewsAt: Date | null;
  /** Without a gap, the oldest first; the last is today (UTC). */
  days: DayUsage[];
  /** Those that had a build, the dearest first. */
  projects: ProjectUsage[];
}

/** What the caller's account did in the last so many days, by day and by project. */
export async function readAccountUsage(call: Call, { days: wanted }: { days: number }): Promise<AccountUsage> {
  requireScope(call, "usage:read");
  const { accountId, ground } = call;
  const dates = daysUntil(ground.clock.now(), wanted).slice(-wanted);
  const days = { accountId, since: dates[0] ?? "" };
  const [account, requests, builds, credits, projects] = await Promise.all([
    readPresentAccount(ground, accountId),
    requestsByDay(ground.database, days),
    buildsByDay(ground.database, days),
    creditsByDay(ground.database, days),
    usageByProject(ground.database, days),
  ]);
  const { plan, balance, held, renewsAt } = account;
  const told = dates.map((date) => ({
    date,
    requests: requests.find(({ day }) => day === date)?.requests ?? 0,
    builds: builds.find(({ day }) => day === date)?.builds ?? 0,
    creditsSpent: credits.find(({ day }) => day === date)?.credits ?? 0,
  }));
  return { plan, balance: balance - held, held, renewsAt, days: told, projects };
}
