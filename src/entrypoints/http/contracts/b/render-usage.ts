import type { Usage } from "../../../../domain/usage/read-usage.ts";
import type { Usage as PresentedUsage } from "./answers/account.ts";

/** The plan, the available credits, and the last thirty days with their totals. */
export function renderUsage({ plan, balance, renewsAt, days }: Usage): PresentedUsage {
  const sum = (one: "requests" | "builds" | "creditsSpent") => days.reduce((total, day) => total + day[one], 0);
  return {
    plan,
    creditBalance: balance,
    renewsAt,
    last30Days: { requests: sum("requests"), builds: sum("builds"), creditsSpent: sum("creditsSpent"), days },
  };
}
