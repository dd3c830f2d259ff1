import type { Inputs, Outputs } from "../../api/client.ts";

/** An endpoint as shown to its owner. */
export type Endpoint = Outputs["webhooks"]["list"][number];
/** One of its deliveries, as the log lists it. */
export type Delivery = Outputs["webhooks"]["deliveries"]["deliveries"][number];
/** An event type that an endpoint can subscribe to. */
export type EventType = Inputs["webhooks"]["create"]["events"][number];

/** The labels of the events; the service uses the same names. */
export const EVENT_GROUPS = [
  {
    title: "Builds",
    events: [
      { type: "operation.done", label: "A build is done", hint: "The new version is proven and live." },
      { type: "operation.failed", label: "A build has failed", hint: "Or somebody stopped it." },
      { type: "operation.waiting", label: "A build asks a question", hint: "It waits until the question is answered." },
      { type: "operation.running", label: "A build starts", hint: "Or it continues after an answer." },
    ],
  },
  {
    title: "Projects",
    events: [
      { type: "project.created", label: "A project is created", hint: "In the console, by the API, or by an assistant." },
      { type: "project.deployed", label: "A version is live", hint: "The project’s address serves it from now on." },
      { type: "project.deleted", label: "A project is deleted", hint: "Its address is available again." },
    ],
  },
  { title: "Credits", events: [{ type: "credits.low", label: "Credits are low", hint: "A tenth of the month’s credits is left." }] },
] as const satisfies readonly { title: string; events: readonly { type: EventType; label: string; hint: string }[] }[];

const EVENTS = EVENT_GROUPS.flatMap(({ events }) => [...events]);

/** All event types, in display order. */
export const EVENT_TYPES: readonly EventType[] = EVENTS.map(({ type }) => type);

/** The events of an endpoint, in a few words. */
export function eventsInWords(events: readonly string[]): string {
  if (events.length === EVENT_TYPES.length) return "Every event";
  const labels = EVENTS.filter(({ type }) => events.includes(type)).map(({ label }) => label.toLowerCase());
  const text = labels.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why an endpoint is disabled, and what to do about it. */
export const DISABLED_WORDS = {
  owner: "You disabled this endpoint. Events that occur while it is disabled are not sent, not even later.",
  gone: "This endpoint responded with 410, which means that it no longer accepts events. Enable it if that was a mistake.",
  failing:
    "Every delivery failed for five days, so this endpoint was disabled. Fix the receiver, enable the endpoint, then resend the failed deliveries.",
} as const;

/** The state of a delivery as a badge shows it. */
export function stateOf({ status, isUnderWay, attempts }: Delivery) {
  if (status === "delivered") return { tone: "good", words: "Delivered", isLive: false } as const;
  if (status === "failed") return { tone: "bad", words: "Failed", isLive: false } as const;
  if (isUnderWay) return { tone: "accent", words: "Sending", isLive: true } as const;
  return attempts === 0
    ? ({ tone: "plain", words: "Waiting", isLive: false } as const)
    : ({ tone: "warn", words: "Retrying", isLive: false } as const);
}
