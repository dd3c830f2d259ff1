import { listSessions as listRows } from "../../../storage/rows/people/sessions.ts";
import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";

/** An open session of the caller. */
export type OpenSession = Pick<SessionRow, "id" | "agent" | "address" | "createdAt" | "lastSeenAt">;

/** The caller's open sessions, most recently used first. */
export async function listSessions({ ctx, accountId }: Call): Promise<OpenSession[]> {
  const rows = await listRows(ctx.database, { accountId, now: ctx.clock.now() });
  return rows.map(({ id, agent, address, createdAt, lastSeenAt }) => ({ id, agent, address, createdAt, lastSeenAt }));
}
