import { type EndpointRow, failPending, writeEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import type { EventType } from "../event-types.ts";
import { hostOf, readReceiver } from "./read-receiver.ts";
import { requireLockedEndpoint } from "./require-endpoint.ts";

/** Changes to an endpoint; omitted fields stay unchanged. */
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
 * Updates one of the caller's endpoints. Disabling it ends its pending deliveries; enabling it sends only events from
 * then on, and resets its failures. Throws `not_found`, and `invalid_input` for an invalid URL.
 */
export async function updateEndpoint(call: Call, changes: EndpointChanges): Promise<void> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  const { endpointId, allowed, visitor } = changes;
  const url = changes.url === undefined ? undefined : readReceiver(changes.url, { allowed });
  await inTransaction(call.ctx, async (ctx) => {
    const endpoint = await requireLockedEndpoint(ctx, { accountId, endpointId });
    const now = ctx.clock.now();
    const key = { accountId, endpointId: endpoint.id };
    await writeEndpoint(ctx.database, key, {
      ...(url === undefined ? {} : { url }),
      ...(changes.description === undefined ? {} : { description: changes.description.trim() }),
      ...(changes.events === undefined ? {} : { events: [...new Set(changes.events)] }),
      ...switched(endpoint, changes.isEnabled),
      ...(url === undefined || url === endpoint.url ? {} : { failingSince: null, failedAt: null }),
      updatedAt: now,
    });
    if (changes.isEnabled === false) await failPending(ctx.database, key, now);
    await recordEvent(ctx, { accountId, type: "webhook_changed", facts: { name: hostOf(url ?? endpoint.url) }, visitor });
  });
}

function switched(endpoint: EndpointRow, isEnabled: boolean | undefined): Partial<EndpointRow> {
  if (isEnabled === undefined || isEnabled === (endpoint.status === "enabled")) return {};
  return isEnabled
    ? { status: "enabled", disabledBecause: null, failingSince: null, failedAt: null }
    : { status: "disabled", disabledBecause: "owner" };
}
