// Limits of the console's own API: requests by account or network, procedures per request, open streams. A refusal has
// a message and the time to wait.
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

async function setRequestCount(policy: string, requests: number): Promise<void> {
  await atelier.storage.pool.query("update rate_windows set requests = $2 where policy = $1", [policy, requests]);
}

test("rejects an account's 601st call in a minute, across its browsers, with the time to wait", async () => {
  const person = await atelier.person();
  await person.query("account.read");
  await setRequestCount("console/calls", 599);
  const last = await person.query("account.read");
  assert.equal(last.status, 200);
  const { status, headers, error } = await person.query("account.read");
  assert.equal(status, 429);
  assert.match(error?.message ?? "", /^This is more than 600 requests in a minute\. Send the next one in \d+ seconds\.$/);
  assert.equal(error?.data.kind, "too_many_requests");
  assert.equal(headers.get("retry-after"), String(error?.data.facts["retryAfterSeconds"]));
  assert.equal((await (await atelier.person()).query("account.read")).status, 200);
  atelier.move(61);
  assert.equal((await person.query("account.read")).status, 200);
});

test("counts calls without a session by network", async () => {
  const stranger = atelier.browser({ address: "198.51.100.1" });
  await stranger.query("session.read");
  await setRequestCount("console/calls", 300);
  assert.equal((await stranger.query("session.read")).status, 429);
  assert.equal((await atelier.browser({ address: "198.51.100.2" }).query("session.read")).status, 200);
});

test("counts each procedure of a batch", async () => {
  atelier.move(61);
  const person = await atelier.person();
  await batch(person, 10);
  const { rows } = await atelier.storage.pool.query("select requests from rate_windows where subject = $1", [
    `account:${person.accountId}`,
  ]);
  assert.deepEqual(rows, [{ requests: 10 }]);
});

test("rejects a batch of more than ten procedures as a whole", async () => {
  const person = await atelier.person();
  assert.equal((await batch(person, 10)).status, 200);
  for (const count of [11, 900]) {
    const { status, text } = await batch(person, count);
    assert.equal(status, 400);
    assert.match(text, /names at most 10 procedures\. Send the others in another one\./);
  }
});

test("archives, tables and pictures have separate limits", async () => {
  const person = await atelier.person();
  assert.equal((await person.fetch("/console/download/ledger.csv")).status, 200);
  await setRequestCount("console/downloads", 30);
  const refused = await person.fetch("/console/download/account.zip");
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  const picture = `/console/screenshots/${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}/1/desktop.jpg`;
  assert.equal((await person.fetch(picture)).status, 404);
  await setRequestCount("console/pictures", 1_200);
  assert.equal((await person.fetch(picture)).status, 429);
});

test("an account may have ten streams, and closing one makes room for another", async () => {
  const person = await atelier.person();
  const { data } = await person.mutate("projects.start", { prompt: "A list of socks", type: "web", requestId: crypto.randomUUID() });
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
  const { data } = await person.mutate("projects.start", { prompt: "A list of hats", type: "web", requestId: crypto.randomUUID() });
  const endpoint = await person.mutate("webhooks.create", { url: "https://example.com/", description: "", events: ["operation.done"] });
  const project = await openStream(person, "projects.watch", { projectId: data.projectId });
  const deliveries = await openStream(person, "webhooks.watch", { endpointId: endpoint.data.id });
  await project.next();
  await deliveries.next();
  const renamed = project.next();
  await person.mutate("projects.rename", { projectId: data.projectId, name: "Hats" });
  assert.equal((await renamed).data.project.name, "Hats");
  const sent = deliveries.next();
  await person.mutate("webhooks.test", { endpointId: endpoint.data.id });
  assert.deepEqual(
    (await sent).data.deliveries.map(({ type }: { type: string }) => type),
    ["webhook.test"],
  );
  const disabled = deliveries.next();
  await person.mutate("webhooks.update", { endpointId: endpoint.data.id, isEnabled: false });
  assert.equal((await disabled).data.endpoint.status, "disabled");
  assert.ok(performance.now() - began < 10_000, "three changes arrived before the first periodic read");
  project.close();
  deliveries.close();
});

test("responds only to its own hosts, whatever the Origin (DNS rebinding)", async () => {
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

/** Signs a new user up with a Host header that `fetch` would not send. */
async function send({ port, host, origin }: { port: string; host: string; origin: string }): Promise<Sent> {
  const headers = {
    host,
    origin,
    "x-atelier-console": "1",
    "content-type": "application/json",
    "x-forwarded-for": `192.0.2.${(people += 1)}`,
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path: "/console/api/session.signUp", method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode, text, cookies: response.headers["set-cookie"] }));
    });
    call.on("error", reject);
    call.end(JSON.stringify({ email: `new-${people}@example.org`, password: PASSWORD }));
  });
}

async function batch(browser: TestBrowser, count: number): Promise<{ status: number; text: string }> {
  const names = Array.from({ length: count }, () => "session.read").join(",");
  const response = await browser.fetch(`/console/api/${names}?batch=1&input=${encodeURIComponent("{}")}`);
  return { status: response.status, text: await response.text() };
}

/** Opens streams until one is accepted: a closed one is released once the service notices. */
async function untilOpen(open: () => Promise<Stream>): Promise<Stream> {
  for (;;) {
    const stream = await open();
    if ((await stream.next()).event === "message") return stream;
  }
}

test("limits a body by its size, lower without a session, and by its number of values", async () => {
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
