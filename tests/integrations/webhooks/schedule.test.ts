// The whole retry schedule, end to end, with a clock that the test moves: every attempt when it is due and not before,
// the same bytes each time, and the effects on the endpoint.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";
import { openWebhooks, type Person, type TestWebhooks } from "./support/open-webhooks.ts";

const HOUR = 3_600;
const WAITS = [5, 300, 1_800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

let webhooks: TestWebhooks;
let receiver: Receiver;
let person: Person;

before(async () => {
  webhooks = await openWebhooks("webhooks schedule");
  receiver = await openReceiver();
  person = await webhooks.person();
});
after(async () => {
  await receiver.close();
  await webhooks.close();
});

const endpointOf = async (endpointId: string) => (await person.query("webhooks.read", { endpointId })).data;
const first = async (endpointId: string) => (await webhooks.log(person, endpointId)).at(-1);
const settled = (endpointId: string, attempts: number) =>
  webhooks.until(
    () => first(endpointId),
    (delivery) => delivery?.attempts === attempts && delivery.isUnderWay === false,
  );

test("makes ten attempts with the same bytes, each when it is due and not before; then the delivery fails", async () => {
  receiver.respond((_received, response) => response.writeHead(500).end("not today"));
  const { endpointId, secret } = await webhooks.endpoint(person, receiver.url, ["operation.failed"]);
  const { projectId, requestId } = await webhooks.start(person);
  await person.mutate("projects.stop", { projectId, requestId });
  await settled(endpointId, 1);
  for (const [index, wait] of WAITS.entries()) {
    await webhooks.pass(wait - 2, endpointId);
    const early = await first(endpointId);
    assert.deepEqual([early.status, early.attempts], ["pending", index + 1], `${wait} s`);
    await webhooks.pass(3, endpointId);
    await settled(endpointId, index + 2);
  }
  const { status, failedBecause, answered, id } = await first(endpointId);
  assert.deepEqual([status, failedBecause, answered, receiver.received.length], ["failed", "exhausted", 500, 10]);
  assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1);
  assert.equal(new Set(receiver.received.map((one) => one.id)).size, 1);
  assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size, 10);
  for (const one of receiver.received) verify(one, secret);
  const { tries, body } = (await person.query("webhooks.delivery", { deliveryId: id })).data;
  assert.equal(tries.length, 10);
  assert.deepEqual([tries[0].responseText, tries[0].answered, body], ["not today", 500, receiver.received[0]?.body]);
  assert.equal((await endpointOf(endpointId)).status, "enabled", "three days of failures do not disable it");
  assert.ok((await endpointOf(endpointId)).failingSince);
  await person.mutate("webhooks.remove", { endpointId });
});

test("a later success ends the delivery and clears the endpoint's failure", async () => {
  const { endpointId } = await webhooks.endpoint(person, receiver.url, ["project.created"]);
  await webhooks.start(person);
  await settled(endpointId, 1);
  assert.ok((await endpointOf(endpointId)).failingSince);
  receiver.respond((_received, response) => response.writeHead(202).end());
  await webhooks.pass(6, endpointId);
  assert.equal((await settled(endpointId, 2)).status, "delivered");
  assert.equal((await endpointOf(endpointId)).failingSince, null);
  await person.mutate("webhooks.remove", { endpointId });
});

test("a receiver's Retry-After delays the next attempt", async () => {
  receiver.respond((_received, response) => response.writeHead(503, { "Retry-After": "120" }).end());
  const { endpointId } = await webhooks.endpoint(person, receiver.url, ["project.created"]);
  await webhooks.start(person);
  await settled(endpointId, 1);
  await webhooks.pass(110, endpointId);
  assert.equal((await first(endpointId)).attempts, 1);
  await webhooks.pass(12, endpointId);
  await settled(endpointId, 2);
  await person.mutate("webhooks.remove", { endpointId });
});

test("410 disables the endpoint immediately, ends its pending deliveries, and its owner gets an email", async () => {
  receiver.respond((_received, response) => response.writeHead(503).end());
  const { endpointId } = await webhooks.endpoint(person, receiver.url, ["project.created"]);
  await webhooks.start(person);
  await settled(endpointId, 1);
  receiver.respond((_received, response) => response.writeHead(410).end());
  await webhooks.start(person);
  const endpoint = await webhooks.until(
    () => endpointOf(endpointId),
    ({ status }) => status === "disabled",
  );
  assert.equal(endpoint.disabledBecause, "gone");
  const log = await webhooks.log(person, endpointId);
  assert.deepEqual(
    log.map(({ status, failedBecause }) => `${status} ${failedBecause}`),
    ["failed disabled", "failed disabled"],
  );
  const [event] = (await person.query("account.audit", { before: null, limit: 1 })).data.events;
  assert.deepEqual([event.type, event.facts.why, event.agent], ["webhook_disabled", "gone", "Atelier itself"]);
  const [letter] = await webhooks.until(
    () => webhooks.letters,
    ({ length }) => length === 1,
  );
  assert.deepEqual([letter?.to, letter?.subject], [person.email, `Webhook endpoint at 127.0.0.1:${receiver.port} disabled`]);
  assert.ok(letter?.text.includes("410 Gone") && letter.text.includes(`/settings/webhooks/${endpointId}`), letter?.text);
  await person.mutate("webhooks.remove", { endpointId });
});

test("five days of only failures disable the endpoint; enabled again it receives only new events", async () => {
  receiver.respond((_received, response) => response.writeHead(500).end());
  const { endpointId } = await webhooks.endpoint(person, receiver.url, ["project.created"]);
  for (let day = 0; day <= 5; day += 1) {
    await webhooks.start(person);
    await webhooks.until(
      async () => (await webhooks.log(person, endpointId))[0],
      (newest) => newest?.status === "failed" || (newest?.attempts === 1 && !newest.isUnderWay),
    );
    const { status } = await endpointOf(endpointId);
    assert.equal(status, day < 5 ? "enabled" : "disabled", `day ${day}`);
    if (day < 5) await webhooks.pass(24 * HOUR, endpointId);
  }
  assert.equal((await endpointOf(endpointId)).disabledBecause, "failing");
  await webhooks.start(person);
  await webhooks.pass(24 * HOUR, endpointId);
  receiver.respond((_received, response) => response.writeHead(204).end());
  await person.mutate("webhooks.update", { endpointId, isEnabled: true });
  const earlier = receiver.received.length;
  await webhooks.start(person);
  await receiver.until(earlier + 1);
  // A delivery that is not settled before the clock moves would correctly be retried.
  await webhooks.until(
    async () => (await webhooks.log(person, endpointId))[0],
    (newest) => newest?.status === "delivered",
  );
  await webhooks.pass(48 * HOUR, endpointId);
  const counts = (await person.query("webhooks.deliveries", { endpointId })).data.counts;
  assert.deepEqual([counts.pending, counts.delivered], [0, 1], "no earlier event is sent by itself");
  assert.equal(receiver.received.length, earlier + 1);
});

test("deletes an event with its deliveries after thirty days", async () => {
  const { forgetOldEvents } = await import("../../../src/domain/webhooks/announcing/forget-old-events.ts");
  const { pool } = webhooks.storage;
  const count = async () =>
    (await pool.query("select (select count(*)::int from events) as events, (select count(*)::int from webhook_attempts) as attempts"))
      .rows[0];
  webhooks.move(29 * 24 * HOUR);
  await webhooks.start(person);
  const { signal } = new AbortController();
  webhooks.move(24 * HOUR + 60);
  await forgetOldEvents(webhooks.ctx, signal);
  const left = await count();
  assert.equal(left.events, 2, "those of the last day remain");
  webhooks.move(30 * 24 * HOUR);
  assert.equal(await forgetOldEvents(webhooks.ctx, signal), 2);
  assert.deepEqual(await count(), { events: 0, attempts: 0 });
});
