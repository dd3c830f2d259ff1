import type { Ground } from "../../../domain/call.ts";
import { admitAddress, readAddress, unknownStanding } from "../../../domain/usage/limits/admit-address.ts";
import { rateHeaders } from "./rate-headers.ts";

/** A request that no key stands for: where it comes from, and whether it counts. */
export interface Unkeyed {
  address: string;
  isCounted: boolean;
}

/** The rate headers of an answer to a request without a key. When the database cannot tell, they say that nothing is left. Never rejects. */
export async function addressHeaders(ground: Ground, { address, isCounted }: Unkeyed): Promise<Record<string, string>> {
  const [told] = await Promise.allSettled([isCounted ? admitAddress(ground, address) : readAddress(ground, address)]);
  const now = ground.clock.now();
  return rateHeaders([told.status === "fulfilled" ? told.value : unknownStanding(now)], now);
}
