import { listConnections as listRows } from "../../../storage/rows/people/connections.ts";
import type { Call } from "../../call.ts";
import type { Scope } from "../../errors.ts";
import { type ClientFacts, grantFacts } from "./connection-facts.ts";

/** An app that the caller authorised to act for them. `lastUsedAt` has minute precision; null before the first use. */
export interface Connection {
  id: string;
  client: ClientFacts;
  scopes: Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The apps connected to the caller's account, newest first. */
export async function listConnections({ ctx, accountId }: Call): Promise<Connection[]> {
  const rows = await listRows(ctx.database, { accountId, now: ctx.clock.now() });
  return rows.map(({ id, payload, createdAt, lastUsedAt }) => {
    const { client, scopes } = grantFacts(payload);
    return { id, client, scopes, createdAt, lastUsedAt };
  });
}
