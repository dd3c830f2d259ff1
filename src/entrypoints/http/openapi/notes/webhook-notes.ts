// The descriptions of the endpoints that manage webhooks and read events.
import type { WebhookEndpointTypes } from "../../endpoints/webhook-endpoints.ts";
import type { EndpointNotes } from "./notes.ts";

const noEndpoint = { not_found: "There is no such endpoint on this account, or it was removed." };
const noDelivery = { not_found: "There is no such delivery on this account. The log goes back thirty days." };
const unknownEvent = "events has a type that is not known: the types are project.created, project.deployed, project.deleted, …";
const noBody = { none: { summary: "An empty object; no body is the same", value: {} } };
const disabled = "This endpoint is disabled. Enable it first: nothing is sent to it until then.";

/** The description of each of them. */
export const webhookNotes: Readonly<Record<keyof WebhookEndpointTypes, EndpointNotes>> = {
  listWebhookEndpoints: {
    operationId: "listWebhookEndpoints",
    tag: "Webhooks",
    summary: "List webhook endpoints",
    description: "The endpoints of the account, oldest first, without their secrets.",
    refuses: {},
  },
  createWebhookEndpoint: {
    operationId: "createWebhookEndpoint",
    tag: "Webhooks",
    summary: "Create a webhook endpoint",
    description:
      "Sends events to an address from now on. The response contains the secret that messages are signed with ([Standard Webhooks](https://www.standardwebhooks.com)); it is never returned again. A request that is repeated creates another endpoint.",
    refuses: { invalid_input: unknownEvent },
    requestExamples: {
      builds: {
        summary: "The end of every build",
        value: {
          url: "https://hooks.example.com/atelier",
          description: "Tells the team what was built",
          events: ["operation.done", "operation.failed"],
        },
      },
    },
  },
  readWebhookEndpoint: {
    operationId: "getWebhookEndpoint",
    tag: "Webhooks",
    summary: "Read a webhook endpoint",
    description: "One endpoint, without its secret.",
    refuses: noEndpoint,
  },
  updateWebhookEndpoint: {
    operationId: "updateWebhookEndpoint",
    tag: "Webhooks",
    summary: "Update a webhook endpoint",
    description: "Changes where events are sent and which, or enables and disables the endpoint.",
    refuses: { ...noEndpoint, invalid_input: unknownEvent },
    requestExamples: { fewer: { summary: "Send fewer events", value: { events: ["operation.failed"] } } },
  },
  deleteWebhookEndpoint: {
    operationId: "deleteWebhookEndpoint",
    tag: "Webhooks",
    summary: "Delete a webhook endpoint",
    description: "Removes the endpoint and the log of its deliveries. A delivery in progress may still arrive.",
    refuses: noEndpoint,
  },
  rotateWebhookSecret: {
    operationId: "rotateWebhookSecret",
    tag: "Webhooks",
    summary: "Rotate the secret",
    description:
      "Replaces the secret of the endpoint. For 24 hours, messages are signed with both secrets. The request needs no body. If it is repeated, the secret is replaced again.",
    requestExamples: noBody,
    refuses: noEndpoint,
  },
  testWebhookEndpoint: {
    operationId: "testWebhookEndpoint",
    tag: "Webhooks",
    summary: "Send a test event",
    description: "Sends an event of type `webhook.test`, once, whatever the endpoint subscribes to. The request needs no body.",
    requestExamples: noBody,
    refuses: { ...noEndpoint, invalid_input: disabled },
  },
  listDeliveries: {
    operationId: "listDeliveries",
    tag: "Webhooks",
    summary: "List deliveries",
    description: "The deliveries of an endpoint in the last thirty days, newest first, in pages of at most 100.",
    refuses: { ...noEndpoint, invalid_input: "status is not one that is known: send pending, delivered or failed." },
  },
  resendFailedDeliveries: {
    operationId: "resendFailedDeliveries",
    tag: "Webhooks",
    summary: "Resend failed deliveries",
    description:
      "Resends the deliveries of an endpoint that have failed since a given time. Pending deliveries are not resent: they follow their own schedule. Events keep their ids, by which receivers recognise duplicates.",
    refuses: { ...noEndpoint, invalid_input: disabled },
    requestExamples: { since: { summary: "Since a time", value: { since: "2026-03-02T09:15:00Z" } } },
  },
  readDelivery: {
    operationId: "getDelivery",
    tag: "Webhooks",
    summary: "Read a delivery",
    description: "A delivery with the body of its messages, and every attempt with its response.",
    refuses: noDelivery,
  },
  resendDelivery: {
    operationId: "resendDelivery",
    tag: "Webhooks",
    summary: "Resend a delivery",
    description: "Sends a delivery again now, whatever its status; it keeps its id. The request needs no body.",
    requestExamples: noBody,
    refuses: { ...noDelivery, invalid_input: disabled },
  },
  listEvents: {
    operationId: "listEvents",
    tag: "Webhooks",
    summary: "List events",
    description:
      "What happened on the account in the last thirty days, newest first, in pages of at most 100, whether or not an endpoint subscribes to it. `data` is what a webhook has.",
    refuses: { invalid_input: "limit is too large: send 1 to 100." },
  },
};
