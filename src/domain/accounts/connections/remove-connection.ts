import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { Visitor } from "../sessions/visitor.ts";
import { endConnection } from "./end-connection.ts";

/** Removes one of the caller's connections and invalidates its tokens at once. Throws `not_found`, also when repeated. */
export async function removeConnection({ ctx, accountId }: Call, { id, visitor }: { id: string; visitor: Visitor }): Promise<void> {
  const ended = await endConnection(ctx, { accountId, connectionId: id, how: "removed", visitor });
  if (!ended) throw new ServiceError("not_found", "There is no such connection any more.", { what: "connection" });
}
