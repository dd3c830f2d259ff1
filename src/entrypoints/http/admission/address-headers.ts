import type { AppContext } from "../../../domain/call.ts";
import { admitAddress, readAddress, unknownRateLimitStatus } from "../../../domain/usage/limits/admit-address.ts";
import { within } from "../../../lib/waiting/within.ts";
import { rateHeaders } from "./rate-headers.ts";

/** A request without a valid key: its IP address, and whether it counts. */
export interface Unkeyed {
  address: string;
  isCounted: boolean;
}

// A health check must not wait longer for a database that hangs.
const WAIT_MILLISECONDS = 1_000;

/** Rate headers for a request without a key. If the database fails or takes over a second, they report 0 remaining. Never rejects. */
export async function addressHeaders(ctx: AppContext, { address, isCounted }: Unkeyed): Promise<Record<string, string>> {
  const status = await within(WAIT_MILLISECONDS, isCounted ? admitAddress(ctx, address) : readAddress(ctx, address));
  const now = ctx.clock.now();
  return rateHeaders([status ?? unknownRateLimitStatus(now)], now);
}
