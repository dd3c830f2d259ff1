import { deleteConnection } from "../../../storage/rows/people/connections.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { connectionName, grantFacts } from "./connection-facts.ts";

/** Which connection ends, and why: its owner removed it, the app gave it back, or a code or token of it was used twice, which only a thief or a broken app does. */
export interface EndConnection {
  /** Null: of whichever account. */
  accountId: string | null;
  connectionId: string;
  how: "removed" | "app" | "reuse";
  visitor: Visitor | null;
}

/** Ends a connection: its tokens are refused from the next request on, on every node. False when there is none. */
export async function endConnection(ground: Ground, { accountId, connectionId, how, visitor }: EndConnection): Promise<boolean> {
  return inTransaction(ground, async (inner) => {
    const gone = await deleteConnection(inner.database, { accountId, id: connectionId });
    if (gone === null) return false;
    if (gone.accountId === null) return true;
    const facts = { how, name: connectionName(grantFacts(gone.payload).client) };
    await recordEvent(inner, { accountId: gone.accountId, type: "connection_ended", facts, visitor });
    return true;
  });
}
