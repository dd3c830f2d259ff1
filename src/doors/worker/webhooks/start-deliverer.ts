// Delivers what is due. It hears of new events at once and looks by itself every second: what it hears is only a hint.
// Each endpoint has slots of its own, so that none waits for another. When it closes, what is under way has a moment to
// end; what has not by then is given back, for whoever comes next.
import type { Ground } from "../../../domain/call.ts";
import { claimDue } from "../../../domain/webhooks/delivering/claim-due.ts";
import { type AttemptEnd, makeAttempt, type MakingAttempt } from "../../../domain/webhooks/delivering/make-attempt.ts";
import { monotonicMilliseconds } from "../../../kit/clock.ts";
import { within } from "../../../kit/waiting/within.ts";
import type { PostWebhook } from "../../../outside/webhooks/create-post-webhook.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import { Listener, type ListenOptions } from "../../../storage/listen.ts";
import type { ClaimedDelivery } from "../../../storage/rows/webhooks/claim-deliveries.ts";
import { DELIVERIES_CHANNEL } from "../../../storage/rows/webhooks/events.ts";
import { hangBell } from "../hang-bell.ts";
import { openSlots } from "./open-slots.ts";

/** What a deliverer needs. `chance` spreads the attempts that follow, from 0 to 1. */
export interface DelivererOptions {
  ground: Ground;
  connection: ListenOptions["connection"];
  post: PostWebhook;
  chance?: () => number;
  /** How often it looks by itself, in milliseconds. */
  lookMilliseconds?: number;
}

/** A running deliverer. `stop` returns when nothing is under way any more, within about a second. */
export interface Deliverer {
  stop(): Promise<void>;
}

/** The most that one process sends at once: in all, to endpoints that fail, and to one endpoint. */
export const DELIVERY_SLOTS = { all: 128, failing: 64, first: 2, most: 8 } as const;

const LOOK_MILLISECONDS = 1_000;
const GRACE_MILLISECONDS = 1_000;

/** Starts a deliverer. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { ground, connection, post, chance = Math.random, lookMilliseconds = LOOK_MILLISECONDS } = options;
  const bell = hangBell();
  const slots = openSlots(DELIVERY_SLOTS);
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  let wanted = new Set<string>();
  let lookedAt = -Infinity;
  let closing = false;

  const want = (endpointId: string) => {
    wanted.add(endpointId);
    bell.ring();
  };
  const lookAtAll = () => {
    lookedAt = -Infinity;
    bell.ring();
  };
  const listener = listen({ ground, connection }, { onMessage: want, onListening: lookAtAll });

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const { endpointId, isFailing } = delivery;
    const end = await attempt(ground, delivery, { post, signal: ending.signal, chance: chance() });
    slots.give(endpointId, { isFailing, end });
    want(endpointId);
  }

  async function look(): Promise<void> {
    const left = slots.left();
    const isDue = monotonicMilliseconds() - lookedAt >= lookMilliseconds;
    if (left.slots === 0 || (!isDue && wanted.size === 0)) return;
    const asked = wanted;
    wanted = new Set();
    if (isDue) lookedAt = monotonicMilliseconds();
    const claimed = await claimDue(ground, { ...left, endpointIds: isDue ? null : [...asked] });
    for (const delivery of claimed) {
      slots.take(delivery.endpointId, delivery.isFailing);
      const delivering = deliver(delivery);
      underWay.add(delivering);
      void delivering.then(() => underWay.delete(delivering));
    }
    // Some may have come away with nothing, because all slots are taken now.
    if (claimed.length >= left.slots) for (const endpointId of asked) wanted.add(endpointId);
  }

  async function keepLooking(): Promise<void> {
    while (!closing) {
      const [looked] = await Promise.allSettled([look()]);
      if (looked.status === "rejected") ground.log.warn({ error: String(looked.reason) }, "deliveries could not be claimed");
      await bell.wait(lookMilliseconds);
    }
  }

  const loop = keepLooking();
  return {
    stop: async () => {
      closing = true;
      listener.close();
      bell.ring();
      await loop;
      await within(GRACE_MILLISECONDS, Promise.all(underWay));
      ending.abort();
      await Promise.all(underWay);
    },
  };
}

function listen(
  { ground, connection }: Pick<DelivererOptions, "ground" | "connection">,
  hears: Pick<ListenOptions, "onMessage" | "onListening">,
): Listener {
  const onLost = (error: Error) => ground.log.warn({ error: error.message }, "the channel of deliveries was lost and is opened again");
  return new Listener({ ...hears, connection, channel: DELIVERIES_CHANNEL, onLost });
}

/** What cannot be kept of an attempt is as if it had not been: the delivery is due again when its claim is over. */
async function attempt(ground: Ground, delivery: ClaimedDelivery, making: MakingAttempt): Promise<AttemptEnd> {
  const [made] = await Promise.allSettled([makeAttempt(ground, delivery, making)]);
  if (made.status === "fulfilled") return made.value;
  ground.log.warn({ deliveryId: delivery.id, error: stackOf(made.reason) }, "how an attempt ended was not kept");
  return "interrupted";
}
