import { type LedgerEntryRow, pageOfLedger } from "../../storage/rows/credits/read-ledger.ts";
import type { Call } from "../call.ts";
import { requireScope } from "../call.ts";

/** A page of an account's ledger, newest first; `next` is where the following page begins, null at the end. */
export interface LedgerPage {
  entries: LedgerEntryRow[];
  next: string | null;
}

/** What moved the credits of the caller's account: at most `limit` entries, those before the entry `before`. */
export async function listLedger(call: Call, { before, limit }: { before: string | null; limit: number }): Promise<LedgerPage> {
  requireScope(call, "usage:read");
  const rows = await pageOfLedger(call.ground.database, { accountId: call.accountId, before, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
