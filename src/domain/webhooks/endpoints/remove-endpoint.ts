import { readUuid } from "../../../lib/ids.ts";
import { deleteEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { hostOf } from "./read-receiver.ts";
import { endpointNotFound } from "./require-endpoint.ts";

/** Removes one of the caller's endpoints with its log. Deliveries in flight may still arrive. Throws `not_found`. */
export async function removeEndpoint(call: Call, { endpointId, visitor }: { endpointId: string; visitor: Visitor }): Promise<void> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  const id = readUuid(endpointId);
  await inTransaction(call.ctx, async (ctx) => {
    const url = id && (await deleteEndpoint(ctx.database, { accountId, endpointId: id }));
    if (url === null) throw endpointNotFound();
    await recordEvent(ctx, { accountId, type: "webhook_removed", facts: { name: hostOf(url) }, visitor });
  });
}
