// A hanging receiver delays nobody else's deliveries, however many are due to it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { claimDue } from "../../../src/domain/webhooks/delivering/claim-due.ts";
import { makeAttempt } from "../../../src/domain/webhooks/delivering/make-attempt.ts";
import { DELIVERY_SLOTS } from "../../../src/entrypoints/worker/webhooks/start-deliverer.ts";
import { openReceiver, type Receiver } from "./support/open-receiver.ts";
import { openWebhooks, type TestWebhooks } from "./support/open-webhooks.ts";

let webhooks: TestWebhooks;
let hanging: Receiver;
let quick: Receiver;
before(async () => {
  webhooks = await openWebhooks("webhooks receivers");
  [hanging, quick] = await Promise.all([openReceiver(), openReceiver()]);
  hanging.respond(() => undefined);
});
after(async () => {
  await hanging.close();
  await webhooks.close();
  await quick.close();
});

test("a hanging receiver occupies only its own few slots, and another is served immediately", async () => {
  const slow = await webhooks.person();
  const fast = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(slow, hanging.url);
  const other = await webhooks.endpoint(fast, quick.url);
  await Promise.all(Array.from({ length: 60 }, () => slow.mutate("webhooks.test", { endpointId })));
  await hanging.until(DELIVERY_SLOTS.first);
  const delays: number[] = [];
  for (let count = 1; count <= 10; count += 1) {
    const began = performance.now();
    await fast.mutate("webhooks.test", other);
    await quick.until(count);
    delays.push(performance.now() - began);
  }
  assert.ok(Math.max(...delays) < 1_000, String(delays));
  assert.equal(hanging.received.length, DELIVERY_SLOTS.first);
});

test("a responsive receiver gets more slots, up to its share", async (t) => {
  const person = await webhooks.person();
  const steady = await openReceiver();
  t.after(() => steady.close());
  let open = 0;
  let most = 0;
  steady.respond((_received, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.writeHead(204).end();
    }, 20);
  });
  const { endpointId } = await webhooks.endpoint(person, steady.url);
  await Promise.all(Array.from({ length: 60 }, () => person.mutate("webhooks.test", { endpointId })));
  await steady.until(60);
  await webhooks.until(
    () => webhooks.log(person, endpointId),
    (log) => log.length === 60 && log.every(({ status }) => status === "delivered"),
  );
  assert.ok(most > DELIVERY_SLOTS.first && most <= DELIVERY_SLOTS.most, `${most} at once`);
});

test("a stopping deliverer releases deliveries in flight, and the next one retries them", async (t) => {
  const person = await webhooks.person();
  const waiting = await openReceiver();
  t.after(() => waiting.close());
  waiting.respond(() => undefined);
  const { endpointId } = await webhooks.endpoint(person, waiting.url, ["credits.low"]);
  await person.mutate("webhooks.test", { endpointId });
  await waiting.until(1);
  const began = performance.now();
  await webhooks.stopDeliverers();
  assert.ok(performance.now() - began < 3_000);
  const [given] = await webhooks.log(person, endpointId);
  assert.deepEqual([given.status, given.isUnderWay, given.attempts], ["pending", false, 0]);
  waiting.respond((_received, response) => response.writeHead(204).end());
  webhooks.startDeliverer();
  const [one, two] = await waiting.until(2);
  assert.equal(one?.id, two?.id);
});

test("two deliverers never make the same delivery", async (t) => {
  const person = await webhooks.person();
  const shared = await openReceiver();
  t.after(() => shared.close());
  webhooks.startDeliverer();
  const { endpointId } = await webhooks.endpoint(person, shared.url);
  await Promise.all(Array.from({ length: 60 }, () => person.mutate("webhooks.test", { endpointId })));
  await webhooks.until(
    () => webhooks.log(person, endpointId),
    (log) => log.length === 60 && log.every(({ status, attempts }) => status === "delivered" && attempts === 1),
  );
  assert.deepEqual([shared.received.length, new Set(shared.received.map(({ id }) => id)).size], [60, 60]);
});

test("a dead process's deliveries are retried after half a minute, and its late results are ignored", async (t) => {
  const person = await webhooks.person();
  const steady = await openReceiver();
  t.after(() => steady.close());
  const { endpointId } = await webhooks.endpoint(person, steady.url);
  await webhooks.stopDeliverers();
  await person.mutate("webhooks.test", { endpointId });
  const all = { endpointIds: [endpointId], slots: 10, failingSlots: 10, slotsOf: new Map<string, number>(), firstSlots: 2 };
  const [lost] = await claimDue(webhooks.ctx, all);
  assert.ok(lost);
  webhooks.startDeliverer();
  await webhooks.pass(28, endpointId);
  assert.deepEqual([(await webhooks.log(person, endpointId))[0].isUnderWay, steady.received.length], [true, 0]);
  await webhooks.pass(3, endpointId);
  await steady.until(1);
  const isDelivered = () =>
    webhooks.until(
      () => webhooks.log(person, endpointId),
      ([one]) => one?.status === "delivered",
    );
  const settled = await isDelivered();
  const post = async () => ({ status: 500, text: "late", retryAfter: null, error: null, milliseconds: 1 });
  const { signal } = new AbortController();
  await makeAttempt(webhooks.ctx, lost, { post, signal, chance: 0.5, sendMail: null });
  await makeAttempt(webhooks.ctx, lost, { post: async () => ({ ...(await post()), status: 200 }), signal, chance: 0.5, sendMail: null });
  assert.deepEqual(await isDelivered(), settled);
  assert.equal((await person.query("webhooks.read", { endpointId })).data.failingSince, null);
});
