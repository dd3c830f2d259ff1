// Grants, tokens, codes and clients that nobody can use any more are deleted. What was used up stays for a day after its
// end: a code or token that comes a second time is known by it, and its connection ends.
import { deleteEmptyGrants, deleteEndedRecords } from "../../../storage/rows/people/oauth-records.ts";
import type { Ground } from "../../call.ts";

const RECORDS_AT_ONCE = 1_000;
const DAY_MILLISECONDS = 86_400_000;

/** Deletes what has ended of the authorization server's records. */
export async function forgetEndedRecords({ database, clock }: Ground, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  for (const deleteSome of [deleteEndedRecords, deleteEmptyGrants]) {
    let deleted = RECORDS_AT_ONCE;
    while (deleted === RECORDS_AT_ONCE && !signal.aborted) deleted = await deleteSome(database, { before, limit: RECORDS_AT_ONCE });
  }
}
