import { countRequests, requestsByKey } from "../../storage/rows/keys/usage.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";

/** A key and the requests that it ever made; `lastUsedAt` is null before the first. */
export interface KeyUsage {
  id: string;
  name: string;
  keyPrefix: string;
  usageCount: number;
  lastUsedAt: Date | null;
}

/** The keys of an account that are not revoked, and the requests of all keys that it ever had. */
export interface KeysUsage {
  keys: KeyUsage[];
  totalRequests: number;
}

/** What the keys of the caller's account did. */
export async function readKeyUsage(call: Call): Promise<KeysUsage> {
  requireScope(call, "usage:read");
  const { database } = call.ground;
  const [keys, totalRequests] = await Promise.all([requestsByKey(database, call.accountId), countRequests(database, call.accountId)]);
  return { keys, totalRequests };
}
