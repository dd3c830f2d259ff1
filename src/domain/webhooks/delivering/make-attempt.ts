// One delivery attempt, from signing to recording its result. The body was written when the event happened, so every
// attempt sends the same one; the response is stored with it. An interrupted attempt does not count and is repeated.
import { newId } from "../../../lib/ids.ts";
import { storable } from "../../../lib/storable.ts";
import type { SendMail } from "../../../adapters/mail/open-mail.ts";
import type { PostWebhook, Posted } from "../../../adapters/webhooks/create-post-webhook.ts";
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
import { type AppContext, inTransaction } from "../../call.ts";
import { openSecret } from "../endpoints/endpoint-secret.ts";
import { hostOf } from "../endpoints/read-receiver.ts";
import { TEST_EVENT } from "../event-types.ts";
import { judgeFailure, type Judgement } from "./judge-failure.ts";
import { mailEndpointDisabled } from "./mail-endpoint-disabled.ts";
import { messageBody } from "./message-body.ts";
import { readRetryAfter } from "./read-retry-after.ts";
import { signMessage } from "./sign-message.ts";

/** How an attempt is made: its sender, its deadline, and the jitter of the next one. */
export interface MakingAttempt {
  post: PostWebhook;
  /** Aborted when the process shuts down. */
  signal: AbortSignal;
  /** A random number from 0 to 1. */
  chance: number;
  /** Sends mail; null when no mail server is configured. */
  sendMail: SendMail | null;
}

/** How an attempt ended; `interrupted` means the signal ended it, and it will be repeated. */
export type AttemptEnd = "delivered" | "failed" | "interrupted";

/** Makes an attempt of a claimed delivery and records how it ended. */
export async function makeAttempt(
  ctx: AppContext,
  delivery: ClaimedDelivery,
  { post, signal, chance, sendMail }: MakingAttempt,
): Promise<AttemptEnd> {
  if (!delivery.isEnabled) {
    await settleDisabled(ctx.database, delivery, ctx.clock.now());
    return "failed";
  }
  const startedAt = ctx.clock.now();
  const { eventId, type, payload, sequence, happenedAt } = delivery;
  const body = messageBody({ id: eventId, type, payload, sequence, createdAt: happenedAt });
  const secrets = secretsOf(ctx, delivery, startedAt);
  const requestHeaders = secrets === null ? {} : signMessage({ eventId, at: startedAt, body }, secrets);
  const posted = secrets === null ? UNSIGNED : await post({ url: delivery.url, headers: requestHeaders, body, signal });
  const now = ctx.clock.now();
  if (posted === null) {
    await releaseDelivery(ctx.database, delivery, now);
    return "interrupted";
  }
  const attempt = { id: newId(startedAt), requestHeaders, ...storedResponse(posted), startedAt };
  const { id, claim, endpointId } = delivery;
  if (isSuccess(posted)) {
    await settleDelivered(ctx.database, { id, claim, endpointId, now, attempt });
    return "delivered";
  }
  const retryAt = readRetryAfter(posted.retryAfter, now);
  const disabled = await inTransaction(ctx, (inner) => fail(inner, delivery, { attempt, retryAt, chance, now }));
  if (disabled !== null) mailEndpointDisabled(ctx, { ...delivery, why: disabled, sendMail });
  return "failed";
}

const UNSIGNED: Posted = {
  status: null,
  text: null,
  retryAfter: null,
  milliseconds: 0,
  error: "The endpoint’s secret cannot be read any more, so nothing was sent. Rotate the secret.",
};

const isSuccess = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

const storedResponse = ({ status, text, error, milliseconds }: Posted) => ({ status, responseText: storable(text), error, milliseconds });

/** The secrets that currently sign, the current one first; null if that one cannot be decrypted. */
function secretsOf(ctx: AppContext, delivery: ClaimedDelivery, now: Date): Uint8Array[] | null {
  const { endpointId, formerSecret, formerSecretUntil } = delivery;
  const current = openSecret(ctx, { endpointId, sealed: delivery.secret });
  if (current === null) return null;
  const isGood = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const former = isGood ? openSecret(ctx, { endpointId, sealed: formerSecret }) : null;
  return former === null ? [current] : [current, former];
}

interface FailedAttempt {
  attempt: NewAttempt;
  retryAt: Date | null;
  chance: number;
  now: Date;
}

/** Records a failed attempt; returns why its endpoint is disabled now, or null. */
async function fail(
  ctx: AppContext,
  delivery: ClaimedDelivery,
  { attempt, retryAt, chance, now }: FailedAttempt,
): Promise<Judgement["disable"]> {
  const { accountId, endpointId } = delivery;
  const endpoint = await lockEndpoint(ctx.database, { accountId, endpointId });
  if (endpoint === null) return null;
  const judged = judgeFailure({
    attempts: delivery.attempts + 1,
    isTest: delivery.type === TEST_EVENT,
    answered: attempt.status,
    now,
    retryAt,
    chance,
    endpoint: { isEnabled: endpoint.status === "enabled", failingSince: endpoint.failingSince, failedAt: endpoint.failedAt },
  });
  const { delivery: next } = judged;
  const isOver = next.status === "failed";
  const settled = await settleFailed(ctx.database, delivery, {
    status: next.status,
    dueAt: isOver ? null : next.dueAt,
    failedBecause: isOver ? next.failedBecause : null,
    finishedAt: isOver ? now : null,
    attempt,
  });
  if (!settled) return null;
  await writeHealth(ctx, endpoint, { judged, now });
  return judged.disable;
}

async function writeHealth(ctx: AppContext, endpoint: EndpointRow, { judged, now }: { judged: Judgement; now: Date }): Promise<void> {
  const { accountId, id: endpointId, url } = endpoint;
  const { failingSince, disable } = judged;
  const over = disable === null ? {} : ({ status: "disabled", disabledBecause: disable, updatedAt: now } as const);
  await writeEndpoint(ctx.database, { accountId, endpointId }, { failingSince, failedAt: now, ...over });
  if (disable === null) return;
  await failPending(ctx.database, { accountId, endpointId }, now);
  await recordEvent(ctx, { accountId, type: "webhook_disabled", facts: { name: hostOf(url), why: disable }, visitor: SERVICE_VISITOR });
}

const SERVICE_VISITOR = { agent: "Atelier itself", address: "" };
