// Deletes grants, tokens, codes and clients that nobody can use any more. Consumed codes and tokens are kept for one
// day after they expire: a second use of one is detected by its record, and ends its connection.
import { deleteEmptyGrants, deleteEndedRecords } from "../../../storage/rows/people/oauth-records.ts";
import type { AppContext } from "../../call.ts";

const RECORDS_AT_ONCE = 1_000;
const DAY_MILLISECONDS = 86_400_000;

/** Deletes expired records of the authorization server. */
export async function forgetEndedRecords({ database, clock }: AppContext, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MILLISECONDS);
  for (const deleteSome of [deleteEndedRecords, deleteEmptyGrants]) {
    let deleted = RECORDS_AT_ONCE;
    while (deleted === RECORDS_AT_ONCE && !signal.aborted) deleted = await deleteSome(database, { before, limit: RECORDS_AT_ONCE });
  }
}
