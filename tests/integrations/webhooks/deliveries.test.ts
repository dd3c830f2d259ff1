// Events are delivered to their subscribers immediately, signed, and without prompt or source.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";
import { openWebhooks, type Person, type TestWebhooks } from "./support/open-webhooks.ts";

let webhooks: TestWebhooks;
let receiver: Receiver;
let person: Person;

before(async () => {
  webhooks = await openWebhooks("webhooks deliveries");
});
after(async () => {
  await webhooks.close();
});

test("a create is delivered to a subscribed endpoint immediately, signed", async (t) => {
  receiver = await openReceiver();
  t.after(() => receiver.close());
  person = await webhooks.person();
  const { secret, endpointId } = await webhooks.endpoint(person, receiver.url);
  const began = performance.now();
  const { projectId, requestId } = await webhooks.start(person);
  const received = await receiver.until(2);
  assert.ok((received[1]?.at ?? Infinity) - began < 1_000);
  assert.deepEqual(received.map(({ event }) => event.type).toSorted(), ["operation.running", "project.created"]);
  for (const one of received) {
    assert.deepEqual(verify(one, secret), one.event);
    assert.match(one.id, /^msg_[0-9a-f]{32}$/);
    assert.deepEqual([one.event.id, one.event.apiVersion], [one.id, "1.0.0"]);
    assert.equal(one.headers["content-type"], "application/json");
    assert.deepEqual(one.event.data, {
      projectId,
      requestId,
      operationStatus: "running",
      error: null,
      links: {
        project: `http://atelier.test/b/api/v1/projects/${projectId}`,
        operation: `http://atelier.test/b/api/v1/operations/${requestId}`,
        editor: `http://atelier.test/projects/${projectId}`,
        deployment: null,
      },
    });
    assert.ok(!one.body.includes("boats"), "the body contains the prompt");
  }
  const log = await webhooks.until(
    () => webhooks.log(person, endpointId),
    (all) => all.every(({ status }) => status === "delivered"),
  );
  assert.deepEqual(
    log.map(({ attempts, answered }) => [attempts, answered]),
    [
      [1, 204],
      [1, 204],
    ],
  );
});

test("nothing is delivered to unsubscribed, disabled or foreign endpoints", async (t) => {
  const [wanted, unwanted, disabled, foreign] = await Promise.all([openReceiver(), openReceiver(), openReceiver(), openReceiver()]);
  t.after(() => Promise.all([wanted, unwanted, disabled, foreign].map((one) => one.close())));
  const owner = await webhooks.person();
  const other = await webhooks.person();
  await webhooks.endpoint(owner, wanted.url, ["operation.failed"]);
  await webhooks.endpoint(owner, unwanted.url, ["credits.low"]);
  const { endpointId } = await webhooks.endpoint(owner, disabled.url);
  await owner.mutate("webhooks.update", { endpointId, isEnabled: false });
  await webhooks.endpoint(other, foreign.url);
  const { projectId, requestId } = await webhooks.start(owner);
  await owner.mutate("projects.stop", { projectId, requestId });
  const [one] = await wanted.until(1);
  assert.deepEqual([one?.event.type, one?.event.data["operationStatus"]], ["operation.failed", "failed"]);
  assert.deepEqual(
    [unwanted, disabled, foreign].map(({ received }) => received.length),
    [0, 0, 0],
  );
  const { rows } = await webhooks.storage.pool.query("select endpoint_id from webhook_deliveries where account_id = $1", [owner.accountId]);
  assert.equal(rows.length, 1);
});

test("a deliverer is notified of an event and does not wait for its next poll", async (t) => {
  const quick = await openReceiver();
  t.after(() => quick.close());
  const owner = await webhooks.person();
  await webhooks.stopDeliverers();
  webhooks.startDeliverer(webhooks.ctx, 3_600_000);
  await webhooks.endpoint(owner, quick.url);
  for (let count = 1; count <= 3; count += 1) {
    await webhooks.start(owner);
    await quick.until(count * 2);
  }
});

test("a rolled-back transaction delivers nothing", async (t) => {
  const quiet = await openReceiver();
  t.after(() => quiet.close());
  const poor = await webhooks.person({ plan: "free" });
  await webhooks.endpoint(poor, quiet.url);
  const { pool } = webhooks.storage;
  await pool.query("update accounts set balance = 0 where id = $1", [poor.accountId]);
  const { error } = await poor.mutate("projects.start", { prompt: "x", type: "web", model: null, requestId: crypto.randomUUID() });
  assert.equal(error?.data.kind, "not_enough_credits");
  const { rows } = await pool.query("select 1 from webhook_deliveries where account_id = $1", [poor.accountId]);
  assert.deepEqual([rows.length, quiet.received.length], [0, 0]);
});
