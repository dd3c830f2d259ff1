import { listSessions as listRows } from "../../../storage/rows/people/sessions.ts";
import type { SessionRow } from "../../../storage/rows/people/sessions.ts";
import type { Call } from "../../call.ts";

/** A place where the caller is signed in. */
export type OpenSession = Pick<SessionRow, "id" | "agent" | "address" | "createdAt" | "lastSeenAt">;

/** Where the caller is signed in, the last used first. */
export async function listSessions({ ground, accountId }: Call): Promise<OpenSession[]> {
  const rows = await listRows(ground.database, { accountId, now: ground.clock.now() });
  return rows.map(({ id, agent, address, createdAt, lastSeenAt }) => ({ id, agent, address, createdAt, lastSeenAt }));
}
