// Addresses that messages are not sent to. In each of these tests a receiver listens on loopback and receives nothing.
import assert from "node:assert/strict";
import { createServer as createTcpServer } from "node:net";
import { after, before, test } from "node:test";
import { createPostWebhook, type Posted } from "../../../src/adapters/webhooks/create-post-webhook.ts";
import type { Resolve } from "../../../src/adapters/webhooks/guarded-connect.ts";
import { openReceiver, type Receiver } from "./support/open-receiver.ts";

let receiver: Receiver;
before(async () => {
  receiver = await openReceiver();
});
after(() => receiver.close());

const FORBIDDEN = "The address leads to this machine or to a private network, to which nothing is sent.";
const signal = new AbortController().signal;

/** Sends one message, with names that resolve as given. */
async function post(
  url: string,
  options: { allowed?: readonly string[]; resolve?: Resolve; timeoutMilliseconds?: number } = {},
): Promise<Posted> {
  const sender = createPostWebhook({ allowed: [], ...options });
  try {
    const posted = await sender.post({ url, headers: { "content-type": "application/json" }, body: "{}", signal });
    assert.ok(posted);
    return posted;
  } finally {
    await sender.close();
  }
}

const resolvingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

for (const host of [
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "017700000001",
  "127.1",
  "0",
  "localhost",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::]",
]) {
  test(`does not connect to this machine: ${host}`, async () => {
    const { status, error } = await post(`http://${host}:${receiver.port}/`);
    assert.deepEqual([status, error, receiver.received.length], [null, FORBIDDEN, 0]);
  });
}

for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "10.0.0.1", "169.254.169.254", "0.0.0.0"]) {
  test(`does not connect to a name that resolves to ${address}, alone or among public addresses`, async () => {
    for (const resolve of [resolvingTo(address), resolvingTo("93.184.215.14", address), resolvingTo(address, "2606:4700::1111")]) {
      const { error } = await post(`http://receiver.example:${receiver.port}/`, { resolve });
      assert.deepEqual([error, receiver.received.length], [FORBIDDEN, 0]);
    }
  });
}

test("resolves a name once per connection, so that it cannot change between the check and the connect", async () => {
  let lookups = 0;
  const resolve: Resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  // Only the first result is allowed; a second lookup would lead to another address.
  const { status } = await post(`http://rebinding.example:${receiver.port}/`, { resolve, allowed: ["127.0.0.1"] });
  assert.deepEqual([status, lookups], [204, 1]);
  receiver.received.length = 0;
});

test("treats a redirect like any response and does not follow it", async () => {
  receiver.respond((_received, response) => response.writeHead(307, { location: `http://127.0.0.1:${receiver.port}/inside` }).end("go on"));
  const { status, text } = await post(`http://receiver.example:${receiver.port}/`, {
    resolve: resolvingTo("127.0.0.1"),
    allowed: ["127.0.0.1"],
  });
  assert.deepEqual([status, text, receiver.received.length], [307, "go on", 1]);
  receiver.respond((_received, response) => response.writeHead(204).end());
  receiver.received.length = 0;
});

test("ignores proxies from the environment", async () => {
  let proxied = 0;
  const proxy = createTcpServer((socket) => {
    proxied += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as { port: number }; // a listening server has a port
  const names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "NODE_USE_ENV_PROXY"];
  for (const name of names) process.env[name] = name === "NODE_USE_ENV_PROXY" ? "1" : `http://127.0.0.1:${port}`;
  const { status } = await post(`http://receiver.example:${receiver.port}/`, { resolve: resolvingTo("127.0.0.1"), allowed: ["127.0.0.1"] });
  for (const name of names) delete process.env[name];
  await new Promise((resolve) => proxy.close(resolve));
  assert.deepEqual([status, proxied], [204, 0]);
  receiver.received.length = 0;
});

test("reads a response up to 16 KiB, and stops waiting for one that never ends", async (t) => {
  const endless = await openReceiver();
  t.after(() => endless.close());
  endless.respond((_received, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(4_000)), 1);
    response.on("close", () => clearInterval(timer));
  });
  const { status, text } = await post(endless.url, { allowed: ["127.0.0.1"] });
  assert.deepEqual([status, text], [200, "x".repeat(16_384)]);
  endless.respond((_received, response) => void response.writeHead(200).write("and then"));
  const silent = await post(endless.url, { allowed: ["127.0.0.1"] });
  assert.deepEqual([silent.status, silent.text], [200, "and then"]);
  assert.ok(silent.milliseconds < 4_000);
});

test("times out when the receiver does not respond, and explains when it cannot be reached", async (t) => {
  const hanging = await openReceiver();
  t.after(() => hanging.close());
  hanging.respond(() => undefined);
  const { status, error } = await post(hanging.url, { allowed: ["127.0.0.1"], timeoutMilliseconds: 300 });
  assert.deepEqual([status, error], [null, "No answer within 0.3 seconds."]);
  const closed = await openReceiver();
  await closed.close();
  const refused = await post(closed.url, { allowed: ["127.0.0.1"] });
  assert.equal(refused.error, "The connection was refused: nothing listens at this address.");
  const unknown = await post("http://nowhere.invalid/", {
    resolve: async () => Promise.reject(Object.assign(new Error("x"), { code: "ENOTFOUND" })),
  });
  assert.equal(unknown.error, "The name of this address was not found.");
});

test("explains a response that is not HTTP or is cut off", async () => {
  for (const [bytes, words] of [
    ["SSH-2.0-OpenSSH_9.6\r\n", "What came back is not HTTP."],
    ["", "The connection was closed before an answer came."],
  ] as const) {
    const server = createTcpServer((socket) => void socket.once("data", () => socket.end(bytes)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number }; // a listening server has a port
    const { error } = await post(`http://127.0.0.1:${port}/`, { allowed: ["127.0.0.1"] });
    server.close();
    assert.equal(error, words);
  }
});
