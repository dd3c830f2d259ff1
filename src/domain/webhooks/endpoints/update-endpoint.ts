import { type EndpointRow, failPending, writeEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../call.ts";
import type { EventType } from "../event-types.ts";
import { hostOf, readReceiver } from "./read-receiver.ts";
import { requireLockedEndpoint } from "./require-endpoint.ts";

/** What is changed of an endpoint; what is left out stays. */
export interface EndpointChanges {
  endpointId: string;
  url?: string | undefined;
  description?: string | undefined;
  events?: readonly EventType[] | undefined;
  isEnabled?: boolean | undefined;
  allowed: readonly string[];
  visitor: Visitor;
}

/**
 * Changes one of the caller's endpoints. Disabling it ends what is on its way; enabling it begins with what happens from
 * then on, and its failures are forgotten. Refuses with `not_found`, and with `invalid_input` a wrong address.
 */
export async function updateEndpoint(call: Call, changes: EndpointChanges): Promise<void> {
  const { accountId } = call;
  const { endpointId, allowed, visitor } = changes;
  const url = changes.url === undefined ? undefined : readReceiver(changes.url, { allowed });
  await inTransaction(call.ground, async (ground) => {
    const endpoint = await requireLockedEndpoint(ground, { accountId, endpointId });
    const now = ground.clock.now();
    const key = { accountId, endpointId: endpoint.id };
    await writeEndpoint(ground.database, key, {
      ...(url === undefined ? {} : { url }),
      ...(changes.description === undefined ? {} : { description: changes.description.trim() }),
      ...(changes.events === undefined ? {} : { events: [...new Set(changes.events)] }),
      ...switched(endpoint, changes.isEnabled),
      ...(url === undefined || url === endpoint.url ? {} : { failingSince: null, failedAt: null }),
      updatedAt: now,
    });
    if (changes.isEnabled === false) await failPending(ground.database, key, now);
    await recordEvent(ground, { accountId, type: "webhook_changed", facts: { name: hostOf(url ?? endpoint.url) }, visitor });
  });
}

function switched(endpoint: EndpointRow, isEnabled: boolean | undefined): Partial<EndpointRow> {
  if (isEnabled === undefined || isEnabled === (endpoint.status === "enabled")) return {};
  return isEnabled
    ? { status: "enabled", disabledBecause: null, failingSince: null, failedAt: null }
    : { status: "disabled", disabledBecause: "owner" };
}
