// One attempt, from the signature to what it means. The body was written when the event happened, so every attempt sends
// the same; what comes back is kept beside it. An attempt that was interrupted is as if it had not been: it is made again.
import { newId } from "../../../kit/ids.ts";
import { storable } from "../../../kit/storable.ts";
import type { PostWebhook, Posted } from "../../../outside/webhooks/create-post-webhook.ts";
import type { ClaimedDelivery } from "../../../storage/rows/webhooks/claim-deliveries.ts";
import { type EndpointRow, failPending, lockEndpoint, writeEndpoint } from "../../../storage/rows/webhooks/endpoints.ts";
import {
  type NewAttempt,
  releaseDelivery,
  settleDelivered,
  settleDisabled,
  settleFailed,
} from "../../../storage/rows/webhooks/settle-delivery.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import { type Ground, inTransaction } from "../../call.ts";
import { openSecret } from "../endpoints/endpoint-secret.ts";
import { hostOf } from "../endpoints/read-receiver.ts";
import { TEST_EVENT } from "../event-types.ts";
import { judgeFailure, type Judgement } from "./judge-failure.ts";
import { messageBody } from "./message-body.ts";
import { signMessage } from "./sign-message.ts";

/** How an attempt is made: by whom it is sent, until when, and the chance that spreads its next one. */
export interface MakingAttempt {
  post: PostWebhook;
  /** Aborted when the process ends. */
  signal: AbortSignal;
  chance: number;
}

/** How an attempt ended; `interrupted` is one that the signal ended, and that will be made again. */
export type AttemptEnd = "delivered" | "failed" | "interrupted";

/** Makes an attempt of a claimed delivery and writes down how it ended. */
export async function makeAttempt(ground: Ground, delivery: ClaimedDelivery, { post, signal, chance }: MakingAttempt): Promise<AttemptEnd> {
  if (!delivery.isEnabled) {
    await settleDisabled(ground.database, delivery, ground.clock.now());
    return "failed";
  }
  const startedAt = ground.clock.now();
  const body = messageBody({ type: delivery.type, payload: delivery.payload, createdAt: delivery.happenedAt });
  const secrets = secretsOf(ground, delivery, startedAt);
  const requestHeaders = secrets === null ? {} : signMessage({ eventId: delivery.eventId, at: startedAt, body }, secrets);
  const posted = secrets === null ? UNSIGNED : await post({ url: delivery.url, headers: requestHeaders, body, signal });
  const now = ground.clock.now();
  if (posted === null) {
    await releaseDelivery(ground.database, delivery, now);
    return "interrupted";
  }
  const attempt = { id: newId(startedAt), requestHeaders, ...kept(posted), startedAt };
  const { id, claim, endpointId } = delivery;
  if (isSuccess(posted)) {
    await settleDelivered(ground.database, { id, claim, endpointId, now, attempt });
    return "delivered";
  }
  await inTransaction(ground, (inner) => fail(inner, delivery, { attempt, chance, now }));
  return "failed";
}

const UNSIGNED: Posted = {
  ...{ status: null, text: null, milliseconds: 0 },
  error: "The endpoint’s secret cannot be read any more, so nothing was sent. Rotate the secret.",
};

const isSuccess = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

const kept = ({ status, text, error, milliseconds }: Posted) => ({ status, responseText: storable(text), error, milliseconds });

/** The secrets that sign at this moment, the present one first; null where that one cannot be opened. */
function secretsOf(ground: Ground, delivery: ClaimedDelivery, now: Date): Uint8Array[] | null {
  const { endpointId, formerSecret, formerSecretUntil } = delivery;
  const present = openSecret(ground, { endpointId, sealed: delivery.secret });
  if (present === null) return null;
  const isGood = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const former = isGood ? openSecret(ground, { endpointId, sealed: formerSecret }) : null;
  return former === null ? [present] : [present, former];
}

interface FailedAttempt {
  attempt: NewAttempt;
  chance: number;
  now: Date;
}

async function fail(ground: Ground, delivery: ClaimedDelivery, { attempt, chance, now }: FailedAttempt): Promise<void> {
  const { accountId, endpointId } = delivery;
  const endpoint = await lockEndpoint(ground.database, { accountId, endpointId });
  if (endpoint === null) return;
  const judged = judgeFailure({
    ...{ attempts: delivery.attempts + 1, isTest: delivery.type === TEST_EVENT, answered: attempt.status, now, chance },
    endpoint: { isEnabled: endpoint.status === "enabled", failingSince: endpoint.failingSince, failedAt: endpoint.failedAt },
  });
  const { delivery: next } = judged;
  const isOver = next.status === "failed";
  const settled = await settleFailed(ground.database, delivery, {
    ...{ status: next.status, dueAt: isOver ? null : next.dueAt, failedBecause: isOver ? next.failedBecause : null },
    ...{ finishedAt: isOver ? now : null, attempt },
  });
  if (settled) await writeHealth(ground, endpoint, { judged, now });
}

async function writeHealth(ground: Ground, endpoint: EndpointRow, { judged, now }: { judged: Judgement; now: Date }): Promise<void> {
  const { accountId, id: endpointId, url } = endpoint;
  const { failingSince, disable } = judged;
  const over = disable === null ? {} : ({ status: "disabled", disabledBecause: disable, updatedAt: now } as const);
  await writeEndpoint(ground.database, { accountId, endpointId }, { failingSince, failedAt: now, ...over });
  if (disable === null) return;
  await failPending(ground.database, { accountId, endpointId }, now);
  await recordEvent(ground, { accountId, type: "webhook_disabled", facts: { name: hostOf(url), why: disable }, visitor: OURSELVES });
}

const OURSELVES = { agent: "Atelier itself", address: "" };
