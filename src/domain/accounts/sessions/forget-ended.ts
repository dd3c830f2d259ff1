import { deleteEndedTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteSecurityEvents } from "../../../storage/rows/people/security-events.ts";
import { deleteEndedSessions } from "../../../storage/rows/people/sessions.ts";
import type { Ground } from "../../call.ts";

const YEAR_MILLISECONDS = 366 * 24 * 60 * 60 * 1000;

/** Deletes the sessions and links whose time is over, and what the audit log tells of more than a year ago. The first open nothing any more; this keeps the tables small. */
export async function forgetEnded({ database, clock }: Ground): Promise<void> {
  const now = clock.now();
  await deleteEndedSessions(database, now);
  await deleteEndedTokens(database, now);
  await deleteSecurityEvents(database, new Date(now.getTime() - YEAR_MILLISECONDS));
}
