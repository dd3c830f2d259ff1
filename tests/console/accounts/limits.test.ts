// The console's own API has limits, as the published one has: of requests by account or network, of procedures in a
// request, and of open streams. What is refused says so in a sentence, and when to come again.
import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { openConsole, PASSWORD, type TestBrowser, type TestConsole } from "../support/open-console.ts";
import { openStream, type Stream } from "../support/open-stream.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console limits");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

async function asked(policy: string, requests: number): Promise<void> {
  await atelier.storage.pool.query("update rate_windows set requests = $2 where policy = $1", [policy, requests]);
}

test("the 601st call of an account in a minute is refused, from whichever of its browsers, with the time to wait", async () => {
  const person = await atelier.person();
  await person.ask("account.read");
  await asked("console/calls", 599);
  const last = await person.ask("account.read");
  assert.equal(last.status, 200);
  const { status, headers, error } = await person.ask("account.read");
  assert.equal(status, 429);
  assert.match(error?.message ?? "", /^This is more than 600 requests in a minute\. Send the next one in \d+ seconds\.$/);
  assert.equal(error?.data.kind, "too_many_requests");
  assert.equal(headers.get("retry-after"), String(error?.data.facts["retryAfterSeconds"]));
  assert.equal((await (await atelier.person()).ask("account.read")).status, 200);
  atelier.move(61);
  assert.equal((await person.ask("account.read")).status, 200);
});

test("who is not signed in is counted by their network", async () => {
  const stranger = atelier.browser({ address: "198.51.100.1" });
  await stranger.ask("session.read");
  await asked("console/calls", 300);
  assert.equal((await stranger.ask("session.read")).status, 429);
  assert.equal((await atelier.browser({ address: "198.51.100.2" }).ask("session.read")).status, 200);
});

test("each procedure of a request counts", async () => {
  atelier.move(61);
  const person = await atelier.person();
  await batch(person, 10);
  const { rows } = await atelier.storage.pool.query("select requests from rate_windows where subject = $1", [
    `account:${person.accountId}`,
  ]);
  assert.deepEqual(rows, [{ requests: 10 }]);
});

test("a request of more than ten procedures is refused whole, in a sentence", async () => {
  const person = await atelier.person();
  assert.equal((await batch(person, 10)).status, 200);
  for (const count of [11, 900]) {
    const { status, text } = await batch(person, count);
    assert.equal(status, 400);
    assert.match(text, /names at most 10 procedures\. Send the others in another one\./);
  }
});

test("archives, tables and pictures have limits of their own", async () => {
  const person = await atelier.person();
  assert.equal((await person.fetch("/console/download/ledger.csv")).status, 200);
  await asked("console/downloads", 30);
  const refused = await person.fetch("/console/download/account.zip");
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  const picture = `/console/screenshots/${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}/1/desktop.jpg`;
  assert.equal((await person.fetch(picture)).status, 404);
  await asked("console/pictures", 1_200);
  assert.equal((await person.fetch(picture)).status, 429);
});

test("an account has ten streams, and a place for another when one of them is closed", async () => {
  const person = await atelier.person();
  const { data } = await person.tell("projects.start", { prompt: "A list of socks", type: "web", requestId: crypto.randomUUID() });
  const stream = () => openStream(person, "projects.watch", { projectId: data.projectId });
  const streams: Stream[] = [];
  for (let count = 0; count < 10; count += 1) streams.push(await stream());
  for (const one of streams) assert.equal((await one.next()).event, "message");
  const refused = await (await stream()).next();
  assert.equal(refused.event, "serialized-error");
  assert.equal(refused.data.data.httpStatus, 429);
  assert.match(refused.data.message, /^This account has 10 pages open that show changes live\. Close one of them/);
  assert.equal(
    (await (await openStream(await atelier.person(), "projects.watch", { projectId: data.projectId })).next()).data.data.code,
    "NOT_FOUND",
  );
  streams[0]?.close();
  const again = await untilOpen(stream);
  for (const one of [...streams, again]) one.close();
});

test("a watching client receives each change when it is announced, long before the next periodic read", async () => {
  const began = performance.now();
  const person = await atelier.person();
  const { data } = await person.tell("projects.start", { prompt: "A list of hats", type: "web", requestId: crypto.randomUUID() });
  const endpoint = await person.tell("webhooks.create", { url: "https://example.com/", description: "", events: ["operation.done"] });
  const project = await openStream(person, "projects.watch", { projectId: data.projectId });
  const deliveries = await openStream(person, "webhooks.watch", { endpointId: endpoint.data.id });
  await project.next();
  await deliveries.next();
  const renamed = project.next();
  await person.tell("projects.rename", { projectId: data.projectId, name: "Hats" });
  assert.equal((await renamed).data.project.name, "Hats");
  const sent = deliveries.next();
  await person.tell("webhooks.test", { endpointId: endpoint.data.id });
  assert.deepEqual(
    (await sent).data.deliveries.map(({ type }: { type: string }) => type),
    ["webhook.test"],
  );
  const disabled = deliveries.next();
  await person.tell("webhooks.update", { endpointId: endpoint.data.id, isEnabled: false });
  assert.equal((await disabled).data.endpoint.status, "disabled");
  assert.ok(performance.now() - began < 10_000, "three changes were told before the first reading that nobody asked for");
  project.close();
  deliveries.close();
});

test("the console answers a host that is ours and no other, whatever its origin says (DNS rebinding)", async () => {
  const { port } = new URL(atelier.origin);
  const signUp = (host: string) => send({ port, host, origin: `http://${host}` });
  const refused = await signUp("evil.example");
  assert.equal(refused.status, 403);
  assert.match(refused.text, /This service answers as atelier\.test: use that address\. Its operator sets it with ATELIER_URL\./);
  assert.equal(refused.cookies, undefined);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, "atelier.test", "192.168.1.7:4000"])
    assert.equal((await signUp(host)).status, 200, host);
});

interface Sent {
  status: number | undefined;
  text: string;
  cookies: string[] | undefined;
}

let people = 0;

/** Signs a new person up under a Host of the test's choice, which `fetch` would not send. */
async function send({ port, host, origin }: { port: string; host: string; origin: string }): Promise<Sent> {
  const headers = {
    host,
    origin,
    "x-atelier-console": "1",
    "content-type": "application/json",
    "x-forwarded-for": `192.0.2.${(people += 1)}`,
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path: "/console/api/session.signUp", method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode, text, cookies: answer.headers["set-cookie"] }));
    });
    call.on("error", reject);
    call.end(JSON.stringify({ email: `new-${people}@example.org`, password: PASSWORD }));
  });
}

async function batch(browser: TestBrowser, count: number): Promise<{ status: number; text: string }> {
  const names = Array.from({ length: count }, () => "session.read").join(",");
  const answer = await browser.fetch(`/console/api/${names}?batch=1&input=${encodeURIComponent("{}")}`);
  return { status: answer.status, text: await answer.text() };
}

/** The next stream that is not refused: the place of a closed one is free as soon as the service has heard of it. */
async function untilOpen(open: () => Promise<Stream>): Promise<Stream> {
  for (;;) {
    const stream = await open();
    if ((await stream.next()).event === "message") return stream;
  }
}

test("a body is bounded by its size, smaller for who shows no session, and by how much there is in it", async () => {
  const person = await atelier.person();
  const post = (browser: TestBrowser, body: string) =>
    browser.fetch("/console/api/session.signOut", { method: "POST", body, headers: { "content-type": "application/json" } });
  const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
  assert.equal((await post(atelier.browser(), text(65_537))).status, 413);
  assert.equal((await post(person, text(4 * 2 ** 20 + 1))).status, 413);
  const deep = await post(person, "[".repeat(2 ** 20) + "]".repeat(2 ** 20));
  assert.equal(deep.status, 400);
  assert.match(await deep.text(), /There are too many values in this request/);
  assert.equal((await post(person, text(4 * 2 ** 20))).status, 200);
});
