import { listConnections as listRows } from "../../../storage/rows/people/connections.ts";
import type { Call } from "../../call.ts";
import type { Scope } from "../../errors.ts";
import { type ClientFacts, grantFacts } from "./connection-facts.ts";

/** An app that acts for the caller, by their leave. `lastUsedAt` is to the minute, and null where it has not been yet. */
export interface Connection {
  id: string;
  client: ClientFacts;
  scopes: Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The apps that are connected with the caller's account, the newest first. */
export async function listConnections({ ground, accountId }: Call): Promise<Connection[]> {
  const rows = await listRows(ground.database, { accountId, now: ground.clock.now() });
  return rows.map(({ id, payload, createdAt, lastUsedAt }) => {
    const { client, scopes } = grantFacts(payload);
    return { id, client, scopes, createdAt, lastUsedAt };
  });
}
