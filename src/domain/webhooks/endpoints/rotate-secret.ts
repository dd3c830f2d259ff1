import { writeEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { makeSecret } from "./endpoint-secret.ts";
import { hostOf } from "./read-receiver.ts";
import { requireLockedEndpoint } from "./require-endpoint.ts";

const OVERLAP_MILLISECONDS = 86_400_000;

/**
 * Gives one of the caller's endpoints a new secret and returns it, only this once. For 24 hours messages are also
 * signed with the previous one, so that the receiver can be updated; the one before that is invalid at once. Throws
 * `not_found`.
 */
export async function rotateSecret(
  call: Call,
  { endpointId, visitor }: { endpointId: string; visitor: Visitor },
): Promise<{ secret: string; formerSecretUntil: Date }> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  return inTransaction(call.ctx, async (ctx) => {
    const endpoint = await requireLockedEndpoint(ctx, { accountId, endpointId });
    const now = ctx.clock.now();
    const formerSecretUntil = new Date(now.getTime() + OVERLAP_MILLISECONDS);
    const { text, sealed } = makeSecret(ctx, endpoint.id);
    const next = { secret: sealed, formerSecret: endpoint.secret, formerSecretUntil, updatedAt: now };
    await writeEndpoint(ctx.database, { accountId, endpointId: endpoint.id }, next);
    await recordEvent(ctx, { accountId, type: "webhook_secret_rotated", facts: { name: hostOf(endpoint.url) }, visitor });
    return { secret: text, formerSecretUntil };
  });
}
