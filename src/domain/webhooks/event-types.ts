/** What an endpoint can ask to be told of, in the order in which it is offered. */
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

/** The event by which somebody tries whether deliveries arrive: it goes to the endpoint that is tried, whatever that asks for. */
export const TEST_EVENT = "webhook.test";
