// Sends due deliveries. It is notified of new events and also polls every second; a notification is only a hint. Each
// endpoint has its own slots, so that endpoints do not wait for each other. On close, running deliveries get a moment
// to finish; the remaining ones are released for another process.
import type { AppContext } from "../../../domain/call.ts";
import { claimDue } from "../../../domain/webhooks/delivering/claim-due.ts";
import { type AttemptEnd, makeAttempt, type MakingAttempt } from "../../../domain/webhooks/delivering/make-attempt.ts";
import { monotonicMilliseconds } from "../../../lib/clock.ts";
import { within } from "../../../lib/waiting/within.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { PostWebhook } from "../../../adapters/webhooks/create-post-webhook.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import { Listener, type ListenOptions } from "../../../storage/listen.ts";
import type { ClaimedDelivery } from "../../../storage/rows/webhooks/claim-deliveries.ts";
import { DELIVERIES_CHANNEL } from "../../../storage/rows/webhooks/events.ts";
import { createWakeup } from "../create-wakeup.ts";
import { openDeliverySlots } from "./open-delivery-slots.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";

/** Options of a deliverer. `chance` returns a random number from 0 to 1, for the jitter of retries. */
export interface DelivererOptions {
  ctx: AppContext;
  connection: ListenOptions["connection"];
  post: PostWebhook;
  /** Sends mail; absent when no mail server is configured. */
  sendMail?: SendMail | null;
  chance?: () => number;
  /** The polling interval in milliseconds. */
  lookMilliseconds?: number;
}

/** A running deliverer. `stop` resolves when no delivery is running any more, within about a second. */
export interface Deliverer {
  stop(): Promise<void>;
}

/** Maximum concurrent deliveries of one process: in total, to failing endpoints, and to one endpoint. */
export const DELIVERY_SLOTS = { all: 128, failing: 64, first: 2, most: 8 } as const;

const LOOK_MILLISECONDS = 1_000;
const GRACE_MILLISECONDS = 1_000;

/** Starts a deliverer. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { ctx, connection, post, sendMail = null, chance = Math.random, lookMilliseconds = LOOK_MILLISECONDS } = options;
  const wakeup = createWakeup();
  const slots = openDeliverySlots(DELIVERY_SLOTS);
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  let wanted = new Set<string>();
  let lookedAt = -Infinity;
  let closing = false;

  const want = (endpointId: string) => {
    wanted.add(endpointId);
    wakeup.wake();
  };
  const lookAtAll = () => {
    lookedAt = -Infinity;
    wakeup.wake();
  };
  const listener = listen({ ctx, connection }, { onMessage: want, onListening: lookAtAll });

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const { endpointId, isFailing } = delivery;
    const end = await makeAndKeep(ctx, delivery, { post, signal: ending.signal, chance: chance(), sendMail });
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
    const claimed = await claimDue(ctx, { ...left, endpointIds: isDue ? null : [...asked] });
    for (const delivery of claimed) {
      slots.take(delivery.endpointId, delivery.isFailing);
      const delivering = deliver(delivery);
      underWay.add(delivering);
      void delivering.then(() => underWay.delete(delivering));
    }
    // Some endpoints may have got nothing, because all slots are now taken.
    if (claimed.length >= left.slots) for (const endpointId of asked) wanted.add(endpointId);
  }

  async function keepLooking(): Promise<void> {
    while (!closing) {
      const looked = await attempt(() => look());
      if (!looked.ok) ctx.log.warn({ error: stackOf(looked.error) }, "deliveries could not be claimed");
      await wakeup.wait(lookMilliseconds);
    }
  }

  const loop = keepLooking();
  return {
    stop: async () => {
      closing = true;
      listener.close();
      wakeup.wake();
      await loop;
      await within(GRACE_MILLISECONDS, Promise.all(underWay));
      ending.abort();
      await Promise.all(underWay);
    },
  };
}

function listen(
  { ctx, connection }: Pick<DelivererOptions, "ctx" | "connection">,
  handlers: Pick<ListenOptions, "onMessage" | "onListening">,
): Listener {
  const onLost = (error: Error) => ctx.log.warn({ error: stackOf(error) }, "the channel of deliveries was lost and is opened again");
  return new Listener({ ...handlers, connection, channel: DELIVERIES_CHANNEL, onLost });
}

/** If an attempt cannot be saved, it does not count: the delivery is due again when its claim expires. */
async function makeAndKeep(ctx: AppContext, delivery: ClaimedDelivery, making: MakingAttempt): Promise<AttemptEnd> {
  const made = await attempt(() => makeAttempt(ctx, delivery, making));
  if (made.ok) return made.value;
  ctx.log.warn({ deliveryId: delivery.id, error: stackOf(made.error) }, "how an attempt ended was not kept");
  return "interrupted";
}
