import type { Usage } from "../../../../domain/usage/read-usage.ts";
import type { Usage as PresentedUsage } from "./answers/account.ts";

/** The plan, what is free to spend, and the last thirty days with their sums. */
export function presentUsage({ plan, balance, renewsAt, days }: Usage): PresentedUsage {
  const sum = (one: "requests" | "builds" | "creditsSpent") => days.reduce((total, day) => total + day[one], 0);
  return {
    ...{ plan, creditBalance: balance, renewsAt },
    last30Days: { requests: sum("requests"), builds: sum("builds"), creditsSpent: sum("creditsSpent"), days },
  };
}
