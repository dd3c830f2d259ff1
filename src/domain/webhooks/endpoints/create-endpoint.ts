import { newId } from "../../../kit/ids.ts";
import { lockAccount } from "../../../storage/rows/people/accounts.ts";
import { countEndpoints, insertEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import type { EventType } from "../event-types.ts";
import { makeSecret } from "./endpoint-secret.ts";
import { hostOf, readReceiver } from "./read-receiver.ts";

const ENDPOINTS_MAX = 10;

/** An endpoint that its owner wants. `allowed` are the networks that the operator allows although they are private. */
export interface NewEndpoint {
  url: string;
  description: string;
  events: readonly EventType[];
  allowed: readonly string[];
  visitor: Visitor;
}

/** Makes an endpoint and returns its secret, this once. Refuses with `invalid_input` a wrong address, and when the account has ten. */
export async function createEndpoint(call: Call, wanted: NewEndpoint): Promise<{ id: string; secret: string }> {
  const { accountId } = call;
  const { description, events, allowed, visitor } = wanted;
  const url = readReceiver(wanted.url, { allowed });
  return inTransaction(call.ground, async (ground) => {
    await lockAccount(ground.database, accountId);
    if ((await countEndpoints(ground.database, accountId)) >= ENDPOINTS_MAX) {
      throw new ServiceError("invalid_input", `An account has at most ${ENDPOINTS_MAX} endpoints. Remove one that is not used any more.`, {
        field: null,
      });
    }
    const createdAt = ground.clock.now();
    const id = newId(createdAt);
    const { text, sealed } = makeSecret(ground, id);
    await insertEndpoint(ground.database, {
      ...{ id, accountId, url, description: description.trim(), events: [...new Set(events)], secret: sealed },
      ...{ status: "enabled", createdAt, updatedAt: createdAt },
    });
    await recordEvent(ground, { accountId, type: "webhook_made", facts: { name: hostOf(url) }, visitor });
    return { id, secret: text };
  });
}
