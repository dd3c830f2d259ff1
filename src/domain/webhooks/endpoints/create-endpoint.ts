import { newId } from "../../../lib/ids.ts";
import { lockAccount } from "../../../storage/rows/people/accounts.ts";
import { countEndpoints, insertEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { EventType } from "../event-types.ts";
import { makeSecret } from "./endpoint-secret.ts";
import { hostOf, readReceiver } from "./read-receiver.ts";

const ENDPOINTS_MAX = 10;

/** An endpoint to create. `allowed` lists private networks that the operator permits. */
export interface NewEndpoint {
  url: string;
  description: string;
  events: readonly EventType[];
  allowed: readonly string[];
  visitor: Visitor;
}

/** Creates an endpoint and returns its secret, only this once. Throws `invalid_input` for an invalid URL, or if the account has ten. */
export async function createEndpoint(call: Call, wanted: NewEndpoint): Promise<{ id: string; secret: string }> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  const { description, events, allowed, visitor } = wanted;
  const url = readReceiver(wanted.url, { allowed });
  return inTransaction(call.ctx, async (ctx) => {
    await lockAccount(ctx.database, accountId);
    if ((await countEndpoints(ctx.database, accountId)) >= ENDPOINTS_MAX) {
      throw new ServiceError("invalid_input", `An account has at most ${ENDPOINTS_MAX} endpoints. Remove one that is not used any more.`, {
        field: null,
      });
    }
    const createdAt = ctx.clock.now();
    const id = newId(createdAt);
    const { text, sealed } = makeSecret(ctx, id);
    await insertEndpoint(ctx.database, {
      id,
      accountId,
      url,
      description: description.trim(),
      events: [...new Set(events)],
      secret: sealed,
      status: "enabled",
      createdAt,
      updatedAt: createdAt,
    });
    await recordEvent(ctx, { accountId, type: "webhook_made", facts: { name: hostOf(url) }, visitor });
    return { id, secret: text };
  });
}
