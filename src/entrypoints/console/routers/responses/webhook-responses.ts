// Endpoints and their deliveries as the console receives them: plain JSON, with dates as text, and never a secret.
import type { OwnEndpoint } from "../../../../domain/webhooks/endpoints/list-endpoints.ts";
import type { DeliveryPage } from "../../../../domain/webhooks/log/list-deliveries.ts";
import type { ReadDelivery } from "../../../../domain/webhooks/log/read-delivery.ts";

/** An endpoint as its page shows it. */
export function renderEndpoint({ id, url, description, events, status, disabledBecause, failingSince, ...times }: OwnEndpoint) {
  return {
    id,
    url,
    description,
    events,
    status,
    disabledBecause,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: times.formerSecretUntil?.toISOString() ?? null,
    createdAt: times.createdAt.toISOString(),
  };
}

type Listed = DeliveryPage["deliveries"][number];

function renderListed({ id, type, status, isUnderWay, failedBecause, attempts, answered, dueAt, createdAt, finishedAt }: Listed) {
  return {
    id,
    type,
    status,
    isUnderWay,
    failedBecause,
    attempts,
    answered,
    // While an attempt is running, it is the next attempt.
    dueAt: isUnderWay ? null : (dueAt?.toISOString() ?? null),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A page of an endpoint's log. */
export function renderDeliveryPage({ deliveries, next, counts }: DeliveryPage) {
  return { deliveries: deliveries.map((one) => renderListed(one)), next, counts };
}

/** A delivery with its requests and responses. */
export function renderDelivery({ delivery, body, attempts }: ReadDelivery) {
  return {
    ...renderListed(delivery),
    eventId: delivery.eventId,
    endpointId: delivery.endpointId,
    body,
    tries: attempts.map(({ id, number, requestHeaders, status, responseText, error, milliseconds, startedAt }) => ({
      id,
      number,
      requestHeaders,
      answered: status,
      responseText,
      error,
      milliseconds,
      startedAt: startedAt.toISOString(),
    })),
  };
}
