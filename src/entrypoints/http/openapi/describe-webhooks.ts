import { samples } from "../contracts/wire/samples.ts";
import type { SchemaBook } from "./schema-book.ts";
import { webhookEvents } from "./webhook-events.ts";
import type { WebhookEvent } from "./webhook-events.ts";

const description = [
  "An event has the format of [Standard Webhooks 1.0](https://www.standardwebhooks.com). An event may be delivered more than once and in any order: store its `webhook-id`, and ignore an event whose id you have already processed.",
  "",
  "Verify the signature first: the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` must be one of those in `webhook-signature`. Its key is the part of the secret after `whsec_`, decoded from base64.",
].join("\n");

const header = (name: string, told: { description: string; schema: object; example: string | number }) => ({
  name,
  in: "header",
  required: true,
  ...told,
});

/** The headers of every event, by their names in `components.parameters`. */
export const webhookHeaders = {
  "webhook-id": header("webhook-id", {
    description: "The event’s id, the same in every delivery of the event.",
    schema: { type: "string" },
    example: samples.eventId,
  }),
  "webhook-timestamp": header("webhook-timestamp", {
    description: "When this delivery was sent, in seconds since 1970 (UTC). Reject a delivery that is older than five minutes.",
    schema: { type: "integer" },
    example: 1_772_442_921,
  }),
  "webhook-signature": header("webhook-signature", {
    description: "One or more signatures separated by spaces; each is `v1,` followed by base64.",
    schema: { type: "string" },
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  }),
};

/** The events, as `webhooks` of a document has them. */
export function describeWebhooks(book: SchemaBook): Record<string, object> {
  return Object.fromEntries(webhookEvents.map((event) => [event.type, { post: describeEvent(book, event) }]));
}

function describeEvent(book: SchemaBook, { type, summary, schema, example }: WebhookEvent): object {
  return {
    summary,
    description,
    operationId: operationIdOf(type),
    security: [],
    parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: book.write(schema), examples: { event: { summary, value: example } } } },
    },
    responses: {
      "2XX": {
        description:
          "Received. Any 2XX status is accepted; the beginning of the response body is shown in the log. Respond within 15 seconds, and do longer work afterwards.",
      },
      "410": { description: "No longer wanted: the endpoint is disabled." },
      "4XX": {
        description:
          "Not received, as with every other response: the message is sent again, with up to ten attempts over about three days.",
      },
    },
  };
}

function operationIdOf(type: string): string {
  const words = type.split(".").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `on${words.join("")}`;
}
