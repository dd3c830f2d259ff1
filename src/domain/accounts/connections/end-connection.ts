import { deleteConnection } from "../../../storage/rows/people/connections.ts";
import type { AppContext } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { connectionName, grantFacts } from "./connection-facts.ts";

/**
 * Which connection ends, and why: its owner removed it, the app revoked it, or one of its codes or tokens was used
 * twice, which indicates theft or a broken app.
 */
export interface EndConnection {
  /** Null matches any account. */
  accountId: string | null;
  connectionId: string;
  how: "removed" | "app" | "reuse";
  visitor: Visitor | null;
}

/** Ends a connection: its tokens are rejected from the next request on, on every node. False if it does not exist. */
export async function endConnection(ctx: AppContext, { accountId, connectionId, how, visitor }: EndConnection): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const gone = await deleteConnection(inner.database, { accountId, id: connectionId });
    if (gone === null) return false;
    if (gone.accountId === null) return true;
    const facts = { how, name: connectionName(grantFacts(gone.payload).client) };
    await recordEvent(inner, { accountId: gone.accountId, type: "connection_ended", facts, visitor });
    return true;
  });
}
