// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** An endpoint that receives events. */
export interface WebhookEndpoint {
  /** The id of the endpoint. */
  id: string;
  /** The address that events are sent to. */
  url: string;
  /** What it is for, in the owner’s words. */
  description: string;
  /** The types of events that are sent to it. */
  events: (
    | "project.created"
    | "project.deployed"
    | "project.deleted"
    | "operation.running"
    | "operation.waiting"
    | "operation.done"
    | "operation.failed"
    | "credits.low"
  )[];
  /** Whether events are sent to it. */
  status: "enabled" | "disabled";
  /** Why nothing is sent: `owner` disabled it, it responded 410 (`gone`), or it failed for days (`failing`). */
  disabledBecause: "owner" | "gone" | "failing" | null;
  /** When it first failed since its last success, or null. */
  failingSince: string | null;
  /** Until when messages are also signed with the former secret, or null. */
  formerSecretUntil: string | null;
  /** When it was created. */
  createdAt: string;
}

/** A new endpoint with its secret. */
export interface NewWebhookEndpoint extends WebhookEndpoint {
  /** The secret that its messages are signed with. It is only ever returned here. */
  secret: string;
}

/** The endpoints of the account. */
export interface WebhookEndpointList {
  /** All endpoints, oldest first; an account has at most ten. */
  endpoints: WebhookEndpoint[];
}

/** The new secret of an endpoint. */
export interface WebhookSecret {
  /** The secret that its messages are signed with. It is only ever returned here. */
  secret: string;
  /** Until when messages are also signed with the former secret. */
  formerSecretUntil: string;
}

/** An endpoint that receives events. */
export interface CreateWebhookEndpoint {
  /** The address that events are sent to: `https:` or `http:`, and public unless the operator allows others. */
  url: string;
  /** What the endpoint is for, in your own words. */
  description?: string | null | undefined;
  /** The types of events that are sent to it. */
  events: (
    | "project.created"
    | "project.deployed"
    | "project.deleted"
    | "operation.running"
    | "operation.waiting"
    | "operation.done"
    | "operation.failed"
    | "credits.low"
  )[];
}

/** What to change about an endpoint; fields that are not sent stay as they are. */
export interface UpdateWebhookEndpoint {
  /** The address that events are sent to: `https:` or `http:`, and public unless the operator allows others. */
  url?: string | undefined;
  /** What the endpoint is for, in your own words. */
  description?: string | undefined;
  /** The types of events that are sent to it. */
  events?:
    | (
        | "project.created"
        | "project.deployed"
        | "project.deleted"
        | "operation.running"
        | "operation.waiting"
        | "operation.done"
        | "operation.failed"
        | "credits.low"
      )[]
    | undefined;
  /** `false` stops sending and ends pending deliveries; `true` sends what happens from now on. */
  enabled?: boolean | undefined;
}

/** A test event on its way. */
export interface StartedTest {
  /** The id of the delivery. */
  deliveryId: string;
}

/** An event on its way to one endpoint. */
export interface Delivery {
  /** The id of the delivery. */
  id: string;
  /** The id of the event, which is also the `webhook-id` of its messages. */
  eventId: string;
  /** The type of its event. */
  type: string;
  /** `pending`: it will be tried, again or for the first time. */
  status: "pending" | "delivered" | "failed";
  /** Why it is not tried again: `exhausted`: every attempt failed, of which a test event has one and every other event ten. `disabled`: its endpoint was disabled. Null if it has not failed. */
  failedBecause: "exhausted" | "disabled" | null;
  /** The number of attempts that were made. */
  attempts: number;
  /** The HTTP status of the last response, or null if there was none. */
  responseStatus: number | null;
  /** When the next attempt is due, or null. */
  nextAttemptAt: string | null;
  /** When the event happened. */
  createdAt: string;
  /** When it was delivered or failed, or null. */
  finishedAt: string | null;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  /** The number of the attempt, from 1. */
  number: number;
  /** The headers that were sent. */
  requestHeaders: Readonly<Record<string, string>>;
  /** The HTTP status of the response, or null if there was none. */
  responseStatus: number | null;
  /** The beginning of the response’s text, or null. */
  responseText: string | null;
  /** Why there was no response, or null. */
  error: string | null;
  /** How long it took, in milliseconds. */
  milliseconds: number;
  /** When it began. */
  startedAt: string;
}

/** A delivery with its attempts. */
export interface DeliveryDetails extends Delivery {
  /** The id of the endpoint. */
  endpointId: string;
  /** The body of its messages, as it is sent. */
  body: string;
  /** Every attempt, in order. */
  log: DeliveryAttempt[];
}

/** A page of an endpoint’s deliveries. */
export interface DeliveryList {
  /** The deliveries, newest first. */
  deliveries: Delivery[];
  /** The `cursor` of the next page, or null on the last one. */
  nextCursor: string | null;
}

/** Which failed deliveries to send again. */
export interface ResendDeliveries {
  /** The deliveries that failed since this time are sent again. */
  since: string;
}

/** What is sent again. */
export interface ResentDeliveries {
  /** How many deliveries are sent again. */
  resent: number;
}

/** Something that happened on the account. */
export interface AtelierEvent {
  /** The id of the event, which is also the `webhook-id` of its messages. */
  id: string;
  /** The type of the event. */
  type: string;
  /** Its number among the events of its project, from 1, in the order in which they happened. Null for events that do not concern a project. */
  sequence: number | null;
  /** When it happened. */
  createdAt: string;
  /** What a webhook has as `data`. */
  data: Readonly<Record<string, unknown>>;
}

/** A page of the account’s events. */
export interface EventList {
  /** The events of the last thirty days, newest first. */
  events: AtelierEvent[];
  /** The `cursor` of the next page, or null on the last one. */
  nextCursor: string | null;
}
