// Managing endpoints, which only their owner can do.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { procedures } from "../../console/support/procedures.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";
import { openWebhooks, type Person, type TestWebhooks } from "./support/open-webhooks.ts";

let webhooks: TestWebhooks;
let receiver: Receiver;
before(async () => {
  webhooks = await openWebhooks("webhooks managing");
  receiver = await openReceiver();
});
after(async () => {
  assert.deepEqual(webhooks.logged, []);
  await receiver.close();
  await webhooks.close();
});

const NEW = { url: "https://example.com/hooks", description: "", events: ["operation.done"] };
const settled = (person: Person, endpointId: string, count: number) =>
  webhooks.until(
    () => webhooks.log(person, endpointId),
    (log) => log.length === count && log.every(({ status }) => status !== "pending"),
  );

test("creates an endpoint with its events, and shows its secret only once", async () => {
  const person = await webhooks.person();
  const { data } = await person.mutate("webhooks.create", {
    ...NEW,
    description: " Release bot ",
    events: ["operation.done", "operation.done", "credits.low"],
  });
  assert.match(data.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = (await person.query("webhooks.list")).data;
  assert.deepEqual(listed, [
    {
      id: data.id,
      url: "https://example.com/hooks",
      description: "Release bot",
      events: ["operation.done", "credits.low"],
      status: "enabled",
      disabledBecause: null,
      failingSince: null,
      formerSecretUntil: null,
      createdAt: listed[0].createdAt,
    },
  ]);
  const archive = await person.fetch("/console/download/account.zip");
  const exported = Buffer.from(unzipSync(new Uint8Array(await archive.arrayBuffer()))["webhooks.json"] ?? []).toString();
  assert.match(exported, /example\.com\/hooks/);
  const { events } = (await person.query("account.audit", { before: null, limit: 5 })).data;
  assert.match(JSON.stringify(events), /"type":"webhook_made","facts":\{"name":"example\.com"\}/);
  for (const text of [JSON.stringify(listed), exported, JSON.stringify(events)]) {
    assert.ok(!text.includes(data.secret.slice(6)) && !/secret"/i.test(text));
  }
});

const wrongs: [string, object, RegExp][] = [
  ["no address", { url: "receiver" }, /begins with https/],
  ["another scheme", { url: "ftp://example.com/" }, /begins with https/],
  ["a script", { url: "javascript:alert(1)" }, /begins with https/],
  ["a user and a password", { url: "https://user:secret@example.com/" }, /Leave the user name/],
  ["a fragment", { url: "https://example.com/#there" }, /after #/],
  ["an address of a private network", { url: "http://192.168.1.1/" }, /private network/],
  ["an address of this machine in another spelling", { url: "http://0x7f.2:9000/" }, /private network/],
  ["an IPv6 address of this machine", { url: "http://[::1]/" }, /private network/],
  ["an address that is too long", { url: `https://example.com/${"x".repeat(2_048)}` }, /at most 2048/],
  ["no events", { events: [] }, /Choose at least one/],
  ["an unknown event", { events: ["project.exploded"] }, /./],
  ["the test event", { events: ["webhook.test"] }, /./],
  ["a description of 201 characters", { description: "x".repeat(201) }, /at most 200/],
];
for (const [what, wrong, message] of wrongs) {
  test(`rejects with an explanation: ${what}`, async () => {
    const person = await webhooks.person();
    const { status, error } = await person.mutate("webhooks.create", { ...NEW, ...wrong });
    assert.equal(status, 400);
    assert.match(error?.message ?? "", message);
    assert.deepEqual((await person.query("webhooks.list")).data, []);
  });
}

test("an account has at most ten endpoints, even when created concurrently", async () => {
  const person = await webhooks.person();
  const made = await Promise.all(Array.from({ length: 14 }, () => person.mutate("webhooks.create", NEW)));
  assert.equal(made.filter(({ error }) => error === null).length, 10);
  assert.match(made.find(({ error }) => error !== null)?.error?.message ?? "", /at most 10 endpoints/);
  const listed = (await person.query("webhooks.list")).data;
  assert.equal(listed.length, 10);
  await person.mutate("webhooks.remove", { endpointId: listed[0].id });
  assert.equal((await person.mutate("webhooks.create", NEW)).error, null);
});

test("another account’s endpoints and deliveries are not found by any procedure", async () => {
  const owner = await webhooks.person();
  const other = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(owner, receiver.url);
  const { deliveryId } = (await owner.mutate("webhooks.test", { endpointId })).data;
  await settled(owner, endpointId, 1);
  const present = (await owner.query("webhooks.read", { endpointId })).data;
  const reads = { "webhooks.read": { endpointId }, "webhooks.deliveries": { endpointId }, "webhooks.delivery": { deliveryId } };
  const writes = {
    "webhooks.update": { endpointId, isEnabled: false },
    "webhooks.remove": { endpointId },
    "webhooks.rotate": { endpointId },
    "webhooks.test": { endpointId },
    "webhooks.resend": { deliveryId },
    "webhooks.resendFailed": { endpointId, since: "2026-01-01T00:00:00Z" },
  };
  for (const [name, input] of Object.entries(reads)) assert.equal((await other.query(name, input)).error?.data.kind, "not_found", name);
  for (const [name, input] of Object.entries(writes)) assert.equal((await other.mutate(name, input)).error?.data.kind, "not_found", name);
  const watched = await other.fetch(`/console/api/webhooks.watch?input=${encodeURIComponent(JSON.stringify({ endpointId }))}`);
  assert.match(await watched.text(), /NOT_FOUND/);
  const known = procedures.map(({ name }) => name).filter((name) => name.startsWith("webhooks."));
  const tested = [...Object.keys(reads), ...Object.keys(writes), "webhooks.watch"];
  assert.deepEqual(
    known.filter((name) => !tested.includes(name)),
    ["webhooks.list", "webhooks.create"],
  );
  assert.deepEqual((await owner.query("webhooks.read", { endpointId })).data, present);
  for (const id of [randomUUID(), "00000000-0000-0000-0000-000000000000"]) {
    assert.equal((await owner.query("webhooks.read", { endpointId: id })).error?.data.kind, "not_found");
  }
});

test("after a rotation both secrets sign for 24 hours, then only the new one", async () => {
  const person = await webhooks.person();
  const { endpointId, secret: previous } = await webhooks.endpoint(person, receiver.url);
  const { data } = await person.mutate("webhooks.rotate", { endpointId });
  assert.notEqual(data.secret, previous);
  const sendOne = async () => {
    const count = receiver.received.length + 1;
    await person.mutate("webhooks.test", { endpointId });
    const one = (await receiver.until(count)).at(-1);
    assert.ok(one);
    return one;
  };
  const both = await sendOne();
  assert.equal(String(both.headers["webhook-signature"]).split(" ").length, 2);
  for (const secret of [data.secret, previous]) assert.deepEqual(verify(both, secret), both.event);
  await webhooks.pass(86_400 + 1, endpointId);
  const one = await sendOne();
  verify(one, data.secret);
  assert.throws(() => verify(one, previous), /No matching signature/);
});

test("a test event is sent to an endpoint once, whatever its subscriptions, and is logged in full", async () => {
  const person = await webhooks.person();
  const { endpointId, secret } = await webhooks.endpoint(person, receiver.url, ["credits.low"]);
  receiver.respond((_received, response) => response.writeHead(418, { "content-type": "text/plain" }).end("short \u0000 and stout"));
  const count = receiver.received.length + 1;
  const { data } = await person.mutate("webhooks.test", { endpointId });
  const one = (await receiver.until(count)).at(-1);
  assert.deepEqual([one?.event.type, one?.event.data], ["webhook.test", {}]);
  await settled(person, endpointId, 1);
  receiver.respond((_received, response) => response.writeHead(204).end());
  const delivery = (await person.query("webhooks.delivery", { deliveryId: data.deliveryId })).data;
  assert.deepEqual([delivery.status, delivery.failedBecause, delivery.tries.length], ["failed", "exhausted", 1]);
  const [attempt] = delivery.tries;
  assert.deepEqual([attempt.answered, attempt.responseText, attempt.error], [418, "short  and stout", null]);
  assert.equal(attempt.requestHeaders["webhook-id"], one?.id);
  assert.equal(delivery.body, one?.body);
  verify({ headers: attempt.requestHeaders, body: delivery.body }, secret);
});

test("resends one delivery, or all that failed since a time, under the same ids", async () => {
  const person = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(person, receiver.url, ["project.created"]);
  receiver.respond((_received, response) => response.writeHead(500).end());
  const from = receiver.received.length;
  for (let count = 1; count <= 3; count += 1) {
    await webhooks.start(person);
    await receiver.until(from + count);
  }
  await person.mutate("webhooks.update", { endpointId, isEnabled: false });
  const failed = await settled(person, endpointId, 3);
  const refused = await person.mutate("webhooks.resend", { deliveryId: failed[0].id });
  assert.match(refused.error?.message ?? "", /Enable it first/);
  receiver.respond((_received, response) => response.writeHead(204).end());
  await person.mutate("webhooks.update", { endpointId, isEnabled: true });
  await person.mutate("webhooks.resend", { deliveryId: failed[0].id });
  await settled(person, endpointId, 3);
  assert.equal((await person.mutate("webhooks.resendFailed", { endpointId, since: failed[1].createdAt })).data.resent, 1);
  await settled(person, endpointId, 3);
  assert.equal((await person.mutate("webhooks.resendFailed", { endpointId, since: "2020-01-01T00:00:00Z" })).data.resent, 1);
  const log = await settled(person, endpointId, 3);
  assert.deepEqual(
    log.map(({ status, attempts }) => [status, attempts]),
    Array.from({ length: 3 }, () => ["delivered", 2]),
  );
  const ids = receiver.received.slice(from).map(({ id }) => id);
  assert.deepEqual([ids.length, new Set(ids).size], [6, 3]);
  const again = await person.mutate("webhooks.resend", { deliveryId: failed[0].id });
  assert.equal(again.error, null, "a delivered event cannot be resent");
  await receiver.until(from + 7);
});

test("the log is paginated by limit and cursor, and filtered by status", async () => {
  const person = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(person, receiver.url);
  for (let count = 0; count < 5; count += 1) await person.mutate("webhooks.test", { endpointId });
  const all = await settled(person, endpointId, 5);
  const one = (await person.query("webhooks.deliveries", { endpointId, limit: 2 })).data;
  const two = (await person.query("webhooks.deliveries", { endpointId, limit: 2, before: one.next })).data;
  const three = (await person.query("webhooks.deliveries", { endpointId, limit: 2, before: two.next })).data;
  const pages = [one, two, three].flatMap(({ deliveries }) => deliveries);
  assert.deepEqual(
    pages.map(({ id }) => id),
    all.map(({ id }) => id),
  );
  assert.deepEqual([three.next, one.counts], [null, { pending: 0, delivered: 5, failed: 0 }]);
  assert.deepEqual((await person.query("webhooks.deliveries", { endpointId, status: "failed" })).data.deliveries, []);
});

test("a subscription receives each delivery live, until the session ends", async () => {
  const person = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(person, receiver.url);
  const abort = new AbortController();
  const path = `/console/api/webhooks.watch?input=${encodeURIComponent(JSON.stringify({ endpointId }))}`;
  const response = await person.fetch(path, { headers: { accept: "text/event-stream" }, signal: abort.signal });
  assert.ok(response.body);
  const stream = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const until = async (words: string) => {
    while (!received.includes(words))
      received += (await stream.read()).value ?? assert.fail(`the stream ended without ${words}: ${received}`);
  };
  await until('"deliveries":[]');
  await person.mutate("webhooks.test", { endpointId });
  await until('"status":"delivered"');
  await person.mutate("session.signOut");
  await until("UNAUTHORIZED");
  abort.abort();
});

test("removing an endpoint removes its log, and concurrent events do not fail", async () => {
  const person = await webhooks.person();
  const { endpointId } = await webhooks.endpoint(person, receiver.url);
  const [removed, ...started] = await Promise.all([
    person.mutate("webhooks.remove", { endpointId }),
    ...Array.from({ length: 4 }, () => webhooks.start(person)),
  ]);
  assert.deepEqual([removed.error, started.length], [null, 4]);
  const { rows } = await webhooks.storage.pool.query("select 1 from webhook_deliveries where endpoint_id = $1", [endpointId]);
  assert.equal(rows.length, 0);
});
