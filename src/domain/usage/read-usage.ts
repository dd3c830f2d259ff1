import { buildsByDay, creditsByDay, requestsByDay } from "../../storage/rows/keys/usage.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { AccountCredits } from "../credits/read-balance.ts";
import { readPresentAccount } from "../credits/read-present-account.ts";
import { daysUntil, monthOf } from "./days.ts";

const DAYS_TOLD = 30;

/** What an account did on one day (UTC). A build's credits belong to the day on which it began. */
export interface DayUsage {
  date: string;
  requests: number;
  builds: number;
  creditsSpent: number;
}

/** What an account has, and what it did lately. */
export interface Usage extends AccountCredits {
  /** Thirty days without a gap, the oldest first; the last is today. */
  days: DayUsage[];
  /** Those of the calendar month, from its first day to today. */
  month: DayUsage[];
  lastRequestAt: Date | null;
}

/** What the caller's account did, over all of its keys. */
export async function readUsage(call: Call): Promise<Usage> {
  requireScope(call, "usage:read");
  const { accountId, ground } = call;
  const { database } = ground;
  const now = ground.clock.now();
  const dates = daysUntil(now, DAYS_TOLD);
  const days = { accountId, since: dates[0] ?? monthOf(now) };
  const [account, requests, builds, credits] = await Promise.all([
    readPresentAccount(ground, accountId),
    requestsByDay(database, days),
    buildsByDay(database, days),
    creditsByDay(database, days),
  ]);
  const told = dates.map((date) => ({
    date,
    requests: requests.find(({ day }) => day === date)?.requests ?? 0,
    builds: builds.find(({ day }) => day === date)?.builds ?? 0,
    creditsSpent: credits.find(({ day }) => day === date)?.credits ?? 0,
  }));
  const { plan, renewsAt, balance, held } = account;
  return {
    ...{ plan, renewsAt, balance: balance - held, days: told.slice(-DAYS_TOLD) },
    month: told.filter(({ date }) => date >= monthOf(now)),
    lastRequestAt: requests.at(-1)?.lastAt ?? null,
  };
}
