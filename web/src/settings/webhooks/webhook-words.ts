import * as generalWords from "#words/general.ts";
import * as webhooksWords from "#words/settings/webhooks.ts";
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
    title: webhooksWords.builds,
    events: [
      { type: "operation.done", label: webhooksWords.buildDone, hint: webhooksWords.buildDoneHint },
      { type: "operation.failed", label: webhooksWords.buildFailed, hint: webhooksWords.buildFailedHint },
      { type: "operation.waiting", label: webhooksWords.buildAsks, hint: webhooksWords.buildAsksHint },
      { type: "operation.running", label: webhooksWords.buildStarts, hint: webhooksWords.buildStartsHint },
    ],
  },
  {
    title: generalWords.projects,
    events: [
      { type: "project.created", label: webhooksWords.projectCreated, hint: webhooksWords.projectCreatedHint },
      { type: "project.deployed", label: webhooksWords.versionLive, hint: webhooksWords.versionLiveHint },
      { type: "project.deleted", label: webhooksWords.projectDeleted, hint: webhooksWords.projectDeletedHint },
    ],
  },
  { title: webhooksWords.credits, events: [{ type: "credits.low", label: webhooksWords.creditsLow, hint: webhooksWords.creditsLowHint }] },
] as const satisfies readonly { title: string; events: readonly { type: EventType; label: string; hint: string }[] }[];

const EVENTS = EVENT_GROUPS.flatMap(({ events }) => [...events]);

/** All event types, in display order. */
export const EVENT_TYPES: readonly EventType[] = EVENTS.map(({ type }) => type);

/** The events of an endpoint, in a few words. */
export function eventsInWords(events: readonly string[]): string {
  if (events.length === EVENT_TYPES.length) return webhooksWords.everyEvent;
  return webhooksWords.eventsListed({ labels: EVENTS.filter(({ type }) => events.includes(type)).map(({ label }) => label) });
}

/** Why an endpoint is disabled, and what to do about it. */
export const DISABLED_WORDS = {
  owner: webhooksWords.disabledByOwner,
  gone: webhooksWords.disabledGone,
  failing: webhooksWords.disabledFailing,
} as const;

/** The state of a delivery as a badge shows it. */
export function stateOf({ status, isUnderWay, attempts }: Delivery) {
  if (status === "delivered") return { tone: "good", words: webhooksWords.delivered, isLive: false } as const;
  if (status === "failed") return { tone: "bad", words: webhooksWords.failed, isLive: false } as const;
  if (isUnderWay) return { tone: "accent", words: webhooksWords.sending, isLive: true } as const;
  return attempts === 0
    ? ({ tone: "plain", words: webhooksWords.waiting, isLive: false } as const)
    : ({ tone: "warn", words: webhooksWords.retrying, isLive: false } as const);
}
