import { z } from "zod";
import { API_VERSION, EVENT_TYPES } from "../../../../../domain/webhooks/event-types.ts";
import { describeJson } from "../../wire/described-answer.ts";
import { address, count, moment, momentOrNull, text, textOrNull } from "../../wire/fields.ts";
import { samples } from "../../wire/samples.ts";

const id = (what: string) => z.uuid().meta({ description: `The id of the ${what}.` });

const endpointShape = {
  id: id("endpoint"),
  url: address("The address that events are sent to."),
  description: text("What it is for, in the owner’s words."),
  events: z.array(z.enum(EVENT_TYPES)).meta({ description: "The types of events that are sent to it." }),
  status: z.enum(["enabled", "disabled"]).meta({ description: "Whether events are sent to it." }),
  disabledBecause: z
    .enum(["owner", "gone", "failing"])
    .nullable()
    .meta({ description: "Why nothing is sent: `owner` disabled it, it responded 410 (`gone`), or it failed for days (`failing`)." }),
  failingSince: momentOrNull("When it first failed since its last success, or null."),
  formerSecretUntil: momentOrNull("Until when messages are also signed with the former secret, or null."),
  createdAt: moment("When it was created."),
};

const WebhookEndpoint = z.object(endpointShape).meta({ id: "WebhookEndpoint", description: "An endpoint that receives events." });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

const secret = text("The secret that its messages are signed with. It is only ever returned here.");

const NewWebhookEndpoint = z
  .object({ ...endpointShape, secret })
  .meta({ id: "NewWebhookEndpoint", description: "A new endpoint with its secret." });

const WebhookEndpointList = z
  .object({ endpoints: z.array(WebhookEndpoint).meta({ description: "All endpoints, oldest first; an account has at most ten." }) })
  .meta({ id: "WebhookEndpointList", description: "The endpoints of the account." });

const WebhookSecret = z
  .object({ secret, formerSecretUntil: moment("Until when messages are also signed with the former secret.") })
  .meta({ id: "WebhookSecret", description: "The new secret of an endpoint." });

const StartedTest = z.object({ deliveryId: id("delivery") }).meta({ id: "StartedTest", description: "A test event on its way." });

const deliveryShape = {
  id: id("delivery"),
  eventId: text("The id of the event, which is also the `webhook-id` of its messages."),
  type: text("The type of its event."),
  status: z.enum(["pending", "delivered", "failed"]).meta({ description: "`pending`: it will be tried, again or for the first time." }),
  failedBecause: z.enum(["exhausted", "disabled"]).nullable().meta({
    description:
      "Why it is not tried again: `exhausted`: every attempt failed, of which a test event has one and every other event ten. `disabled`: its endpoint was disabled. Null if it has not failed.",
  }),
  attempts: count("The number of attempts that were made."),
  responseStatus: z.int().nullable().meta({ description: "The HTTP status of the last response, or null if there was none." }),
  nextAttemptAt: momentOrNull("When the next attempt is due, or null."),
  createdAt: moment("When the event happened."),
  finishedAt: momentOrNull("When it was delivered or failed, or null."),
};

const Delivery = z.object(deliveryShape).meta({ id: "Delivery", description: "An event on its way to one endpoint." });
export type Delivery = z.output<typeof Delivery>;

const Attempt = z
  .object({
    number: z.int().positive().meta({ description: "The number of the attempt, from 1." }),
    requestHeaders: z.record(z.string(), z.string()).meta({ description: "The headers that were sent." }),
    responseStatus: z.int().nullable().meta({ description: "The HTTP status of the response, or null if there was none." }),
    responseText: textOrNull("The beginning of the response’s text, or null."),
    error: textOrNull("Why there was no response, or null."),
    milliseconds: count("How long it took, in milliseconds."),
    startedAt: moment("When it began."),
  })
  .meta({ id: "DeliveryAttempt", description: "One attempt to deliver an event." });

const DeliveryDetails = z
  .object({
    ...deliveryShape,
    endpointId: id("endpoint"),
    body: text("The body of its messages, as it is sent."),
    log: z.array(Attempt).meta({ description: "Every attempt, in order." }),
  })
  .meta({ id: "DeliveryDetails", description: "A delivery with its attempts." });
export type DeliveryDetails = z.output<typeof DeliveryDetails>;

const nextCursor = textOrNull("The `cursor` of the next page, or null on the last one.");

const DeliveryList = z
  .object({ deliveries: z.array(Delivery).meta({ description: "The deliveries, newest first." }), nextCursor })
  .meta({ id: "DeliveryList", description: "A page of an endpoint’s deliveries." });

const Resent = z
  .object({ resent: count("How many deliveries are sent again.") })
  .meta({ id: "ResentDeliveries", description: "What is sent again." });

/** The number of an event among those of its project. */
export const sequence = z.int().positive().nullable().meta({
  description:
    "Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project.",
});

const Event = z
  .object({
    id: text("The id of the event, which is also the `webhook-id` of its messages."),
    type: text("The type of the event."),
    sequence,
    createdAt: moment("When it happened."),
    data: z.record(z.string(), z.unknown()).meta({ description: "What a webhook has as `data`." }),
  })
  .meta({ id: "Event", description: "Something that happened on the account." });

const EventList = z
  .object({ events: z.array(Event).meta({ description: "The events of the last thirty days, newest first." }), nextCursor })
  .meta({ id: "EventList", description: "A page of the account’s events." });

const sampleEndpoint: z.input<typeof WebhookEndpoint> = {
  id: "0199d2f4-7a10-7d5e-8c31-6b2f9e4d1a80",
  url: "https://hooks.example.com/atelier",
  description: "Tells the team what was built",
  events: ["operation.done", "operation.failed"],
  status: "enabled",
  disabledBecause: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: samples.began,
};

const sampleSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

const sampleDelivery: z.input<typeof Delivery> = {
  id: "0199d2f5-1b22-4c8d-9e47-3f6a8d2c5b91",
  eventId: samples.eventId,
  type: "operation.done",
  status: "delivered",
  failedBecause: null,
  attempts: 1,
  responseStatus: 204,
  nextAttemptAt: null,
  createdAt: samples.ended,
  finishedAt: samples.ended,
};

const data = { projectId: samples.projectId, requestId: samples.requestId, operationStatus: "done", error: null, links: samples.links };
const sampleSequence = 4;

/** The responses of the endpoints that manage webhooks and read events, by what they say. */
export const webhookAnswers = {
  listed: describeJson({
    status: 200,
    schema: WebhookEndpointList,
    description: "The endpoints.",
    examples: { one: { summary: "An account with one endpoint", value: { endpoints: [sampleEndpoint] } } },
  }),
  created: describeJson({
    status: 201,
    schema: NewWebhookEndpoint,
    description: "The endpoint and its secret.",
    examples: { created: { summary: "A new endpoint", value: { ...sampleEndpoint, secret: sampleSecret } } },
  }),
  read: describeJson({
    status: 200,
    schema: WebhookEndpoint,
    description: "The endpoint.",
    examples: {
      one: { summary: "An endpoint", value: sampleEndpoint },
    },
  }),
  updated: describeJson({
    status: 200,
    schema: WebhookEndpoint,
    description: "The endpoint with its changes.",
    examples: {
      fewer: { summary: "An endpoint that gets fewer events", value: { ...sampleEndpoint, events: ["operation.failed"] } },
    },
  }),
  rotated: describeJson({
    status: 200,
    schema: WebhookSecret,
    description: "The new secret.",
    examples: { rotated: { summary: "A new secret", value: { secret: sampleSecret, formerSecretUntil: samples.nextDay } } },
  }),
  tested: describeJson({
    status: 202,
    schema: StartedTest,
    description: "A test event is being sent.",
    examples: { tested: { summary: "A test", value: { deliveryId: sampleDelivery.id } } },
  }),
  deliveries: describeJson({
    status: 200,
    schema: DeliveryList,
    description: "A page of the list.",
    examples: { one: { summary: "One delivery", value: { deliveries: [sampleDelivery], nextCursor: null } } },
  }),
  delivery: describeJson({
    status: 200,
    schema: DeliveryDetails,
    description: "The delivery with its attempts.",
    examples: { delivered: { summary: "A delivery that arrived", value: sampleDetails() } },
  }),
  resentOne: describeJson({
    status: 202,
    schema: DeliveryDetails,
    description: "The delivery is sent again.",
    examples: {
      pending: {
        summary: "A delivery on its way",
        value: { ...sampleDetails(), status: "pending", nextAttemptAt: samples.nextDay, finishedAt: null },
      },
    },
  }),
  resent: describeJson({
    status: 202,
    schema: Resent,
    description: "The deliveries are sent again.",
    examples: { three: { summary: "Three deliveries", value: { resent: 3 } } },
  }),
  events: describeJson({
    status: 200,
    schema: EventList,
    description: "A page of the list.",
    examples: {
      one: {
        summary: "One event",
        value: {
          events: [{ id: sampleDelivery.eventId, type: "operation.done", sequence: sampleSequence, createdAt: samples.ended, data }],
          nextCursor: null,
        },
      },
    },
  }),
};

function sampleDetails(): z.input<typeof DeliveryDetails> {
  const attempt = {
    number: 1,
    requestHeaders: { "webhook-id": sampleDelivery.eventId },
    responseStatus: 204,
    responseText: "",
    error: null,
    milliseconds: 84,
    startedAt: samples.ended,
  };
  const { eventId, type } = sampleDelivery;
  const body = JSON.stringify({ id: eventId, type, apiVersion: API_VERSION, timestamp: samples.ended, sequence: sampleSequence, data });
  return { ...sampleDelivery, endpointId: sampleEndpoint.id, body, log: [attempt] };
}
