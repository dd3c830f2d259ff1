import type { Ground } from "../../../domain/call.ts";
import { admitAddress, readAddress, unknownStanding } from "../../../domain/usage/limits/admit-address.ts";
import { within } from "../../../kit/waiting/within.ts";
import { rateHeaders } from "./rate-headers.ts";

/** A request that no key stands for: where it comes from, and whether it counts. */
export interface Unkeyed {
  address: string;
  isCounted: boolean;
}

// Whoever asks after the health waits no longer for a database that is stuck.
const WAIT_MILLISECONDS = 1_000;

/** The rate headers of an answer to a request without a key. When the database cannot tell, or not within a second, they say that nothing is left. Never rejects. */
export async function addressHeaders(ground: Ground, { address, isCounted }: Unkeyed): Promise<Record<string, string>> {
  const told = await within(WAIT_MILLISECONDS, isCounted ? admitAddress(ground, address) : readAddress(ground, address));
  const now = ground.clock.now();
  return rateHeaders([told ?? unknownStanding(now)], now);
}
