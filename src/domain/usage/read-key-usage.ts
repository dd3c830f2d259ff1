import { countRequests, requestsByKey } from "../../storage/rows/usage/read-usage.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";

/** A key and its total number of requests; `lastUsedAt` is null before the first. */
export interface KeyUsage {
  id: string;
  name: string;
  keyPrefix: string;
  usageCount: number;
  lastUsedAt: Date | null;
}

/** The unrevoked keys of an account, and the total requests of all keys it ever had. */
export interface KeysUsage {
  keys: KeyUsage[];
  totalRequests: number;
}

/** The usage of the keys of the caller's account. */
export async function readKeyUsage(call: Call): Promise<KeysUsage> {
  requireScope(call, "usage:read");
  const { database } = call.ctx;
  const [keys, totalRequests] = await Promise.all([requestsByKey(database, call.accountId), countRequests(database, call.accountId)]);
  return { keys, totalRequests };
}
