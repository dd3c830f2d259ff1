import type { Call } from "../../../../domain/call.ts";
import { withoutSecrets } from "../../../../domain/webhooks/endpoints/list-endpoints.ts";
import { requireEndpoint } from "../../../../domain/webhooks/endpoints/require-endpoint.ts";
import { listDeliveries } from "../../../../domain/webhooks/log/list-deliveries.ts";
import { watchChanges, type Watching } from "./watch-changes.ts";
import { renderDeliveryPage, renderEndpoint } from "./webhook-responses.ts";

const SHOWN = 25;

/** Yields an endpoint with its newest deliveries now and on change, until aborted. Throws when the session or the endpoint is gone. */
export function watchDeliveries(watching: Watching, { endpointId, signal }: { endpointId: string; signal: AbortSignal | undefined }) {
  return watchChanges(watching, { id: endpointId, signal, read: () => readLog(watching.call, endpointId) });
}

async function readLog(call: Call, endpointId: string) {
  const endpoint = renderEndpoint(withoutSecrets(await requireEndpoint(call, endpointId)));
  const page = renderDeliveryPage(await listDeliveries(call, { endpointId, status: null, before: null, limit: SHOWN }));
  return { endpoint, ...page };
}
