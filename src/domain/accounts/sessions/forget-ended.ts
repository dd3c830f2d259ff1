import { deleteEndedTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteEndedSessions } from "../../../storage/rows/people/sessions.ts";
import type { Ground } from "../../call.ts";

/** Deletes the sessions and links whose time is over. They open nothing any more; this keeps the tables small. */
export async function forgetEnded({ database, clock }: Ground): Promise<void> {
  const now = clock.now();
  await deleteEndedSessions(database, now);
  await deleteEndedTokens(database, now);
}
