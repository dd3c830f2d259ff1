import { buildsByDay, creditsByDay, requestsByDay } from "../../storage/rows/usage/read-usage.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { AccountCredits } from "../credits/read-balance.ts";
import { readCurrentAccount } from "../credits/read-current-account.ts";
import { daysUntil, monthOf } from "./days.ts";

const DAYS_SHOWN = 30;

/** An account's usage on one day (UTC). A build's credits count on the day it began. */
export interface DayUsage {
  date: string;
  requests: number;
  builds: number;
  creditsSpent: number;
}

/** An account's credits, and its recent usage. */
export interface Usage extends AccountCredits {
  /** Thirty days without gaps, oldest first; the last is today. */
  days: DayUsage[];
  /** The days of the calendar month, from its first to today. */
  month: DayUsage[];
  lastRequestAt: Date | null;
}

/** The usage of the caller's account, over all of its keys. */
export async function readUsage(call: Call): Promise<Usage> {
  requireScope(call, "usage:read");
  const { accountId, ctx } = call;
  const { database } = ctx;
  const now = ctx.clock.now();
  const dates = daysUntil(now, DAYS_SHOWN);
  const days = { accountId, since: dates[0] ?? monthOf(now) };
  const [account, requests, builds, credits] = await Promise.all([
    readCurrentAccount(ctx, accountId),
    requestsByDay(database, days),
    buildsByDay(database, days),
    creditsByDay(database, days),
  ]);
  const usageDays = dates.map((date) => ({
    date,
    requests: requests.find(({ day }) => day === date)?.requests ?? 0,
    builds: builds.find(({ day }) => day === date)?.builds ?? 0,
    creditsSpent: credits.find(({ day }) => day === date)?.credits ?? 0,
  }));
  const { plan, renewsAt, balance, held } = account;
  return {
    plan,
    renewsAt,
    balance: balance - held,
    days: usageDays.slice(-DAYS_SHOWN),
    month: usageDays.filter(({ date }) => date >= monthOf(now)),
    lastRequestAt: requests.at(-1)?.lastAt ?? null,
  };
}
