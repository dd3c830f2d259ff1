// The endpoints of the API that manage webhooks and read events.
import { createEndpoint } from "../../../domain/webhooks/endpoints/create-endpoint.ts";
import type { NewEndpoint } from "../../../domain/webhooks/endpoints/create-endpoint.ts";
import { listEndpoints, withoutSecrets } from "../../../domain/webhooks/endpoints/list-endpoints.ts";
import type { OwnEndpoint } from "../../../domain/webhooks/endpoints/list-endpoints.ts";
import { removeEndpoint } from "../../../domain/webhooks/endpoints/remove-endpoint.ts";
import { requireEndpoint } from "../../../domain/webhooks/endpoints/require-endpoint.ts";
import { rotateSecret } from "../../../domain/webhooks/endpoints/rotate-secret.ts";
import { updateEndpoint } from "../../../domain/webhooks/endpoints/update-endpoint.ts";
import type { EndpointChanges } from "../../../domain/webhooks/endpoints/update-endpoint.ts";
import { listDeliveries } from "../../../domain/webhooks/log/list-deliveries.ts";
import type { DeliveryPage, ListDeliveries } from "../../../domain/webhooks/log/list-deliveries.ts";
import { listEvents } from "../../../domain/webhooks/log/list-events.ts";
import type { EventPage, ListEvents } from "../../../domain/webhooks/log/list-events.ts";
import { readDelivery } from "../../../domain/webhooks/log/read-delivery.ts";
import type { ReadDelivery } from "../../../domain/webhooks/log/read-delivery.ts";
import { resendDelivery, resendFailed } from "../../../domain/webhooks/log/resend-deliveries.ts";
import { sendTest } from "../../../domain/webhooks/log/send-test.ts";
import type { Call } from "../../../domain/call.ts";
import type { Endpoint } from "./endpoint.ts";

interface EndpointKey {
  endpointId: string;
}

interface DeliveryKey {
  deliveryId: string;
}

type Wire<Input> = Omit<Input, "allowed" | "visitor">;

/** The input and result of each of them, as domain types. */
export interface WebhookEndpointTypes {
  listWebhookEndpoints: { input: null; result: OwnEndpoint[] };
  createWebhookEndpoint: { input: Wire<NewEndpoint>; result: { endpoint: OwnEndpoint; secret: string } };
  readWebhookEndpoint: { input: EndpointKey; result: OwnEndpoint };
  updateWebhookEndpoint: { input: Wire<EndpointChanges>; result: OwnEndpoint };
  deleteWebhookEndpoint: { input: EndpointKey; result: void };
  rotateWebhookSecret: { input: EndpointKey; result: { secret: string; formerSecretUntil: Date } };
  testWebhookEndpoint: { input: EndpointKey; result: { deliveryId: string } };
  listDeliveries: { input: ListDeliveries; result: DeliveryPage };
  resendFailedDeliveries: { input: EndpointKey & { since: Date }; result: { resent: number } };
  readDelivery: { input: DeliveryKey; result: ReadDelivery };
  resendDelivery: { input: DeliveryKey; result: ReadDelivery };
  listEvents: { input: ListEvents; result: EventPage };
}

type WebhookEndpoints = {
  readonly [Name in keyof WebhookEndpointTypes]: Endpoint<WebhookEndpointTypes[Name]["input"], WebhookEndpointTypes[Name]["result"]>;
};

const one = "/webhooks/endpoints/:endpointId";
const delivery = "/webhooks/deliveries/:deliveryId";

async function endpointOf(call: Call, endpointId: string): Promise<OwnEndpoint> {
  return withoutSecrets(await requireEndpoint(call, endpointId));
}

/** Each of them by its name. */
export const webhookEndpoints: WebhookEndpoints = {
  listWebhookEndpoints: { method: "GET", path: "/webhooks/endpoints", scope: "webhooks:read", run: listEndpoints },
  createWebhookEndpoint: {
    method: "POST",
    path: "/webhooks/endpoints",
    scope: "webhooks:write",
    async run(call, input, { visitor, webhookNetworks }) {
      const { id, secret } = await createEndpoint(call, { ...input, visitor, allowed: webhookNetworks });
      return { endpoint: await endpointOf(call, id), secret };
    },
  },
  readWebhookEndpoint: { method: "GET", path: one, scope: "webhooks:read", run: (call, { endpointId }) => endpointOf(call, endpointId) },
  updateWebhookEndpoint: {
    method: "PATCH",
    path: one,
    scope: "webhooks:write",
    async run(call, input, { visitor, webhookNetworks }) {
      await updateEndpoint(call, { ...input, visitor, allowed: webhookNetworks });
      return endpointOf(call, input.endpointId);
    },
  },
  deleteWebhookEndpoint: {
    method: "DELETE",
    path: one,
    scope: "webhooks:write",
    run: (call, input, { visitor }) => removeEndpoint(call, { ...input, visitor }),
  },
  rotateWebhookSecret: {
    method: "POST",
    path: `${one}/rotate`,
    scope: "webhooks:write",
    run: (call, input, { visitor }) => rotateSecret(call, { ...input, visitor }),
  },
  testWebhookEndpoint: { method: "POST", path: `${one}/test`, scope: "webhooks:write", run: sendTest },
  listDeliveries: { method: "GET", path: `${one}/deliveries`, scope: "webhooks:read", run: listDeliveries },
  resendFailedDeliveries: {
    method: "POST",
    path: `${one}/resend`,
    scope: "webhooks:write",
    run: async (call, input) => ({ resent: await resendFailed(call, input) }),
  },
  readDelivery: { method: "GET", path: delivery, scope: "webhooks:read", run: readDelivery },
  resendDelivery: {
    method: "POST",
    path: `${delivery}/resend`,
    scope: "webhooks:write",
    async run(call, input) {
      await resendDelivery(call, input);
      return readDelivery(call, input);
    },
  },
  listEvents: { method: "GET", path: "/events", scope: "webhooks:read", run: listEvents },
};
