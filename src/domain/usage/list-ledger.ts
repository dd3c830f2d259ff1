import { type LedgerEntryRow, pageOfLedger } from "../../storage/rows/credits/read-ledger.ts";
import type { Call } from "../call.ts";
import { requireScope } from "../call.ts";

/** A page of an account's ledger, newest first; `next` is the cursor of the following page, null on the last. */
export interface LedgerPage {
  entries: LedgerEntryRow[];
  next: string | null;
}

/** Returns at most `limit` ledger entries of the caller's account that are older than the entry `before`. */
export async function listLedger(call: Call, { before, limit }: { before: string | null; limit: number }): Promise<LedgerPage> {
  requireScope(call, "usage:read");
  const rows = await pageOfLedger(call.ctx.database, { accountId: call.accountId, before, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
