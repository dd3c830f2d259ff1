// Where messages do not go. A receiver listens on the loopback in each of these tests, and hears nothing.
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

/** Sends one message, with names that lead where the test says. */
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

const answering =
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
  test(`a literal or a name of this machine is not dialled: ${host}`, async () => {
    const { status, error } = await post(`http://${host}:${receiver.port}/`);
    assert.deepEqual([status, error, receiver.received.length], [null, FORBIDDEN, 0]);
  });
}

for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "10.0.0.1", "169.254.169.254", "0.0.0.0"]) {
  test(`a name that leads to ${address} is not dialled, alone or among public addresses`, async () => {
    for (const resolve of [answering(address), answering("93.184.215.14", address), answering(address, "2606:4700::1111")]) {
      const { error } = await post(`http://receiver.example:${receiver.port}/`, { resolve });
      assert.deepEqual([error, receiver.received.length], [FORBIDDEN, 0]);
    }
  });
}

test("a name is looked up once for a connection, so that it cannot change its answer between the check and the dial", async () => {
  let asked = 0;
  const resolve: Resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
  };
  // Only the first answer is allowed; whoever asked again would be sent to the second.
  const { status } = await post(`http://rebinding.example:${receiver.port}/`, { resolve, allowed: ["127.0.0.1"] });
  assert.deepEqual([status, asked], [204, 1]);
  receiver.received.length = 0;
});

test("a redirect is an answer like any other, and is not followed", async () => {
  receiver.answer((_received, response) => response.writeHead(307, { location: `http://127.0.0.1:${receiver.port}/inside` }).end("go on"));
  const { status, text } = await post(`http://receiver.example:${receiver.port}/`, {
    resolve: answering("127.0.0.1"),
    allowed: ["127.0.0.1"],
  });
  assert.deepEqual([status, text, receiver.received.length], [307, "go on", 1]);
  receiver.answer((_received, response) => response.writeHead(204).end());
  receiver.received.length = 0;
});

test("a proxy of the environment is not used", async () => {
  let asked = 0;
  const proxy = createTcpServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as { port: number }; // a listening server has one
  const names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "NODE_USE_ENV_PROXY"];
  for (const name of names) process.env[name] = name === "NODE_USE_ENV_PROXY" ? "1" : `http://127.0.0.1:${port}`;
  const { status } = await post(`http://receiver.example:${receiver.port}/`, { resolve: answering("127.0.0.1"), allowed: ["127.0.0.1"] });
  for (const name of names) delete process.env[name];
  await new Promise((resolve) => proxy.close(resolve));
  assert.deepEqual([status, asked], [204, 0]);
  receiver.received.length = 0;
});

test("an answer is read to 16 KiB, and one that never ends does not hold the message up", async (t) => {
  const endless = await openReceiver();
  t.after(() => endless.close());
  endless.answer((_received, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(4_000)), 1);
    response.on("close", () => clearInterval(timer));
  });
  const { status, text } = await post(endless.url, { allowed: ["127.0.0.1"] });
  assert.deepEqual([status, text], [200, "x".repeat(16_384)]);
  endless.answer((_received, response) => void response.writeHead(200).write("and then"));
  const silent = await post(endless.url, { allowed: ["127.0.0.1"] });
  assert.deepEqual([silent.status, silent.text], [200, "and then"]);
  assert.ok(silent.milliseconds < 4_000);
});

test("a receiver that never answers is given up in time, and one that is not there is told in words", async (t) => {
  const hanging = await openReceiver();
  t.after(() => hanging.close());
  hanging.answer(() => undefined);
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

test("what comes back and is not HTTP, or breaks off, is told in words", async () => {
  for (const [bytes, words] of [
    ["SSH-2.0-OpenSSH_9.6\r\n", "What came back is not HTTP."],
    ["", "The connection was closed before an answer came."],
  ] as const) {
    const server = createTcpServer((socket) => void socket.once("data", () => socket.end(bytes)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number }; // a listening server has one
    const { error } = await post(`http://127.0.0.1:${port}/`, { allowed: ["127.0.0.1"] });
    server.close();
    assert.equal(error, words);
  }
});
