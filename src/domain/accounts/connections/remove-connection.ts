import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { endConnection } from "./end-connection.ts";

/** Removes one of the caller's connections: its tokens die at once. Refuses with `not_found`, also the second time. */
export async function removeConnection({ ground, accountId }: Call, { id, visitor }: { id: string; visitor: Visitor }): Promise<void> {
  const ended = await endConnection(ground, { accountId, connectionId: id, how: "removed", visitor });
  if (!ended) throw new ServiceError("not_found", "There is no such connection any more.", { what: "connection" });
}
