// Contract B's shapes of the endpoints that manage webhooks and read events.
import type { OwnEndpoint } from "../../../../domain/webhooks/endpoints/list-endpoints.ts";
import { messageId } from "../../../../domain/webhooks/delivering/sign-message.ts";
import { EVENT_TYPES } from "../../../../domain/webhooks/event-types.ts";
import type { DeliveryPage } from "../../../../domain/webhooks/log/list-deliveries.ts";
import type { ReadDelivery } from "../../../../domain/webhooks/log/read-delivery.ts";
import type { ApiContract } from "../api-contract.ts";
import { parse } from "../reading/parse.ts";
import { readingNothing } from "../reading/readings.ts";
import { nothingLeft } from "../wire/described-answer.ts";
import { type Delivery, type DeliveryDetails, webhookAnswers, type WebhookEndpoint } from "./answers/webhooks.ts";
import { NoBody } from "../reading/messages.ts";
import {
  readingDeliveries,
  readingDelivery,
  readingEndpoint,
  readingEndpointUpdate,
  readingEvents,
  readingNewEndpoint,
  readingResend,
} from "./requests/webhooks.ts";

function renderEndpoint(endpoint: OwnEndpoint): WebhookEndpoint {
  const { id, url, description, status, disabledBecause, failingSince, formerSecretUntil, createdAt } = endpoint;
  const events = EVENT_TYPES.filter((type) => endpoint.events.includes(type));
  return { id, url, description, events, status, disabledBecause, failingSince, formerSecretUntil, createdAt };
}

function renderDelivery(delivery: DeliveryPage["deliveries"][number]): Delivery {
  const { id, eventId, type, status, isUnderWay, failedBecause, attempts, answered, dueAt, createdAt, finishedAt } = delivery;
  const nextAttemptAt = isUnderWay ? null : dueAt;
  const event = { eventId: messageId(eventId), type };
  return { id, ...event, status, failedBecause, attempts, responseStatus: answered, nextAttemptAt, createdAt, finishedAt };
}

function renderDetails({ delivery, body, attempts }: ReadDelivery): DeliveryDetails {
  const log = attempts.map(({ number, requestHeaders, status, responseText, error, milliseconds, startedAt }) => ({
    number,
    requestHeaders,
    responseStatus: status,
    responseText,
    error,
    milliseconds,
    startedAt,
  }));
  return { ...renderDelivery(delivery), endpointId: delivery.endpointId, body, log };
}

// An action on an endpoint or a delivery: its address says everything, and its body is empty.
const withoutBody = <Input>(reading: { decode(parts: Parameters<typeof readingEndpoint.decode>[0]): Input }) => ({
  body: NoBody,
  query: null,
  decode(parts: Parameters<typeof readingEndpoint.decode>[0]) {
    parse(NoBody, parts.body);
    return reading.decode(parts);
  },
});

const { listed, created, read, updated, rotated, tested, deliveries, delivery, resentOne, resent, events } = webhookAnswers;

/** Each of them by its endpoint. */
export const webhookShapes: ApiContract["shapes"] = {
  listWebhookEndpoints: {
    ...readingNothing,
    answers: [listed],
    render: (endpoints) => listed.of({ endpoints: endpoints.map(renderEndpoint) }),
  },
  createWebhookEndpoint: {
    ...readingNewEndpoint,
    answers: [created],
    render: ({ endpoint, secret }) => created.of({ ...renderEndpoint(endpoint), secret }),
  },
  readWebhookEndpoint: { ...readingEndpoint, answers: [read], render: (endpoint) => read.of(renderEndpoint(endpoint)) },
  updateWebhookEndpoint: { ...readingEndpointUpdate, answers: [updated], render: (endpoint) => updated.of(renderEndpoint(endpoint)) },
  deleteWebhookEndpoint: { ...readingEndpoint, answers: [nothingLeft], render: nothingLeft.of },
  rotateWebhookSecret: { ...withoutBody(readingEndpoint), answers: [rotated], render: (result) => rotated.of(result) },
  testWebhookEndpoint: { ...withoutBody(readingEndpoint), answers: [tested], render: (result) => tested.of(result) },
  listDeliveries: {
    ...readingDeliveries,
    answers: [deliveries],
    render: ({ deliveries: found, next }) => deliveries.of({ deliveries: found.map(renderDelivery), nextCursor: next }),
  },
  resendFailedDeliveries: { ...readingResend, answers: [resent], render: (result) => resent.of(result) },
  readDelivery: { ...readingDelivery, answers: [delivery], render: (result) => delivery.of(renderDetails(result)) },
  resendDelivery: { ...withoutBody(readingDelivery), answers: [resentOne], render: (result) => resentOne.of(renderDetails(result)) },
  listEvents: {
    ...readingEvents,
    answers: [events],
    render: ({ events: found, next }) =>
      events.of({ events: found.map(({ id, payload: data, ...event }) => ({ ...event, id: messageId(id), data })), nextCursor: next }),
  },
};
