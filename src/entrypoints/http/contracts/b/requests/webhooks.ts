// The requests about webhooks and events, which only contract B has.
import { z } from "zod";
import { EVENT_TYPES, TEST_EVENT } from "../../../../../domain/webhooks/event-types.ts";
import type { RequestParts } from "../../api-contract.ts";
import { body, queryNumber, text } from "../../reading/fields.ts";
import { parse } from "../../reading/parse.ts";
import type { Reading } from "../../reading/readings.ts";

const URL_CHARACTERS_MAX = 2_048;
const DESCRIPTION_CHARACTERS_MAX = 200;
const known = EVENT_TYPES.join(", ");

const url = text({
  name: "url",
  description: "The address that events are sent to: `https:` or `http:`, and public unless the operator allows others.",
  charactersMax: URL_CHARACTERS_MAX,
  send: "send the address that events are sent to.",
});

const description = z
  .string("description is not a string: send what the endpoint is for.")
  .max(DESCRIPTION_CHARACTERS_MAX, `description is too long: send at most ${DESCRIPTION_CHARACTERS_MAX} characters.`)
  .refine((words) => !words.includes("\u0000") && words.isWellFormed(), "description is not storable text: send it without U+0000.")
  .meta({ description: "What the endpoint is for, in your own words." });

const events = z
  .array(
    z.enum(EVENT_TYPES, `events has a type that is not known: the types are ${known}.`),
    "events is missing or not an array: send the types of events to send.",
  )
  .min(1, `events is empty: send at least one of ${known}.`)
  .max(EVENT_TYPES.length, "events has a type twice: send each once.")
  .meta({ description: "The types of events that are sent to it." });

const CreateBody = body({ url, description: description.nullish(), events }, "send a JSON object with url and events.").meta({
  id: "CreateWebhookEndpoint",
  description: "An endpoint that receives events.",
});

/** Parses a new endpoint. */
export const readingNewEndpoint: Reading<"createWebhookEndpoint"> = {
  body: CreateBody,
  query: null,
  decode(parts) {
    const { description: words, ...wanted } = parse(CreateBody, parts.body);
    return { ...wanted, description: words ?? "" };
  },
};

const UpdateBody = body(
  {
    url: url.optional(),
    description: description.optional(),
    events: events.optional(),
    enabled: z
      .boolean("enabled is not true or false.")
      .optional()
      .meta({ description: "`false` stops sending and ends pending deliveries; `true` sends what happens from now on." }),
  },
  "send a JSON object with what to change.",
)
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    "The body changes nothing: send url, description, events or enabled.",
  )
  .meta({
    id: "UpdateWebhookEndpoint",
    description: "What to change about an endpoint; fields that are not sent stay as they are.",
    minProperties: 1,
  });

const endpointIdOf = ({ params }: RequestParts) => params.endpointId ?? "";
const deliveryIdOf = ({ params }: RequestParts) => params.deliveryId ?? "";

/** Parses an update of an endpoint. */
export const readingEndpointUpdate: Reading<"updateWebhookEndpoint"> = {
  body: UpdateBody,
  query: null,
  decode(parts) {
    const { enabled, ...changes } = parse(UpdateBody, parts.body);
    return { ...changes, endpointId: endpointIdOf(parts), isEnabled: enabled };
  },
};

/** Parses which endpoint is requested. */
export const readingEndpoint: Reading<"readWebhookEndpoint"> = {
  body: null,
  query: null,
  decode: (parts) => ({ endpointId: endpointIdOf(parts) }),
};

/** Parses which delivery is requested. */
export const readingDelivery: Reading<"readDelivery"> = {
  body: null,
  query: null,
  decode: (parts) => ({ deliveryId: deliveryIdOf(parts) }),
};

const sinceMessage = "since is not a time: send one such as 2026-03-02T09:15:00Z.";

const ResendBody = body(
  {
    since: z.iso
      .datetime({ offset: true, error: sinceMessage })
      .meta({ description: "The deliveries that failed since this time are sent again." }),
  },
  "send a JSON object with since.",
).meta({ id: "ResendDeliveries", description: "Which failed deliveries to send again." });

/** Parses a request to send what failed again. */
export const readingResend: Reading<"resendFailedDeliveries"> = {
  body: ResendBody,
  query: null,
  decode: (parts) => ({ endpointId: endpointIdOf(parts), since: new Date(parse(ResendBody, parts.body).since) }),
};

const once = (parameter: string) => `${parameter} is there more than once: send one.`;
const limit = queryNumber({ name: "limit", description: "The page size.", least: 1, most: 100, otherwise: 20 });
const cursor = z.string(once("cursor")).optional().meta({ description: "The `nextCursor` of the page before." });

const DeliveriesQuery = z.object({
  limit,
  cursor,
  status: z
    .enum(["pending", "delivered", "failed"], "status is not one that is known: send pending, delivered or failed.")
    .optional()
    .meta({ description: "Only deliveries with this status." }),
});

/** Parses which deliveries of an endpoint are requested. */
export const readingDeliveries: Reading<"listDeliveries"> = {
  body: null,
  query: DeliveriesQuery,
  decode(parts) {
    const { limit: size, cursor: before = null, status = null } = parse(DeliveriesQuery, parts.query);
    return { endpointId: endpointIdOf(parts), limit: size, before, status };
  },
};

const EventsQuery = z.object({
  limit,
  cursor,
  type: z
    .enum([...EVENT_TYPES, TEST_EVENT], `type is not one that is known: the types are ${known}, ${TEST_EVENT}.`)
    .optional()
    .meta({ description: "Only events of this type." }),
  projectId: z.string(once("projectId")).optional().meta({ description: "Only events of this project." }),
});

/** Parses which events are requested. */
export const readingEvents: Reading<"listEvents"> = {
  body: null,
  query: EventsQuery,
  decode({ query }) {
    const { limit: size, cursor: before = null, type = null, projectId = null } = parse(EventsQuery, query);
    return { limit: size, before, type, projectId };
  },
};
