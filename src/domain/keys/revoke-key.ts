import { writeRevocation } from "../../storage/rows/keys/own-keys.ts";
import { recordEvent } from "../accounts/audit/record-event.ts";
import type { Visitor } from "../accounts/sessions/visitor.ts";
import type { Call } from "../call.ts";
import { inTransaction } from "../call.ts";
import { ServiceError } from "../errors.ts";

/** Revokes one of the caller's keys: the next request with it is rejected, on every node. Throws `not_found`, also when repeated. */
export async function revokeKey(call: Call, { id, visitor }: { id: string; visitor: Visitor | null }): Promise<void> {
  const { accountId } = call;
  await inTransaction(call.ctx, async (ctx) => {
    const facts = await writeRevocation(ctx.database, { accountId, id, revokedAt: ctx.clock.now() });
    if (facts === null)
      throw new ServiceError("not_found", "There is no such key on this account, or it was revoked before.", { what: "key" });
    await recordEvent(ctx, { accountId, type: "key_revoked", facts, visitor });
  });
}
