import { deleteEndedTokens } from "../../../storage/rows/people/one-time-tokens.ts";
import { deleteSecurityEvents } from "../../../storage/rows/people/security-events.ts";
import { deleteEndedSessions } from "../../../storage/rows/people/sessions.ts";
import type { AppContext } from "../../call.ts";

const YEAR_MILLISECONDS = 366 * 24 * 60 * 60 * 1000;

/**
 * Deletes expired sessions and links, and audit events older than one year. Expired ones are already invalid; this
 * keeps the tables small.
 */
export async function forgetEnded({ database, clock }: AppContext): Promise<void> {
  const now = clock.now();
  await deleteEndedSessions(database, now);
  await deleteEndedTokens(database, now);
  await deleteSecurityEvents(database, new Date(now.getTime() - YEAR_MILLISECONDS));
}
