/** The version of the interface whose format events have: that of the OpenAPI documents. */
export const API_VERSION = "1.0.0";

/** The event types an endpoint can subscribe to, in display order. */
export const EVENT_TYPES = [
  "project.created",
  "project.deployed",
  "project.deleted",
  "operation.running",
  "operation.waiting",
  "operation.done",
  "operation.failed",
  "credits.low",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event of a test delivery: it goes to the tested endpoint, whatever its subscriptions. */
export const TEST_EVENT = "webhook.test";
