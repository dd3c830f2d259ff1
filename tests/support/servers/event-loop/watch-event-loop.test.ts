import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { test } from "node:test";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { removeData, startService } from "../../start-service.ts";
import { takeHeldLoops } from "./held-loops.ts";
import { spin } from "./spin.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

/** Too long also on a machine that has a fifth of its time for the test. */
const LONG_MILLISECONDS = 2_000;

/** What the watch says of a handler, after one request to it. */
async function heldBy(handler: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string[]> {
  const server = createServer((request, response) => void handler(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const held: string[] = [];
  const watch = watchEventLoop({ server, onHeld: (one) => void held.push(one) });
  await (await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/asked`)).text();
  // Two beats later the watch has seen the turn.
  await setTimeout(60);
  watch.stop();
  server.close();
  return held;
}

test("a handler that computes in one go is seen, and named", async () => {
  const [held, ...others] = await heldBy((_request, response) => {
    spin(LONG_MILLISECONDS);
    response.end();
  });
  assert.match(held ?? "", /^the event loop was held for (19[5-9]\d|2\d\d\d) ms of processor time .* during GET \/asked$/);
  assert.deepEqual(others, []);
});

test("so is one that computes in promises that never let go of the loop", async () => {
  const held = await heldBy(async (_request, response) => {
    for (let round = 0; round < 100; round += 1) {
      spin(LONG_MILLISECONDS / 100);
      await Promise.resolve();
    }
    response.end();
  });
  assert.equal(held.length, 1);
});

test("a handler that waits, and one that computes in small turns, are free", async () => {
  assert.deepEqual(await heldBy(async (_request, response) => void (await setTimeout(400), response.end())), []);
  const sliced = heldBy(async (_request, response) => {
    for (let round = 0; round < 40; round += 1) {
      spin(10);
      await setImmediate();
    }
    response.end();
  });
  assert.deepEqual(await sliced, []);
});

test("what the test itself computes between requests does not count", async () => {
  const server = createServer();
  const held: string[] = [];
  const watch = watchEventLoop({ server, onHeld: (one) => void held.push(one) });
  spin(LONG_MILLISECONDS);
  await setTimeout(60);
  watch.stop();
  assert.deepEqual(held, []);
});

test("a machine that has no time for the process does not count", async () => {
  const held = await heldBy(async (_request, response) => {
    const sleeper = spawn("sh", ["-c", `kill -STOP ${process.pid}; sleep 0.6; kill -CONT ${process.pid}`]);
    await once(sleeper, "exit");
    response.end();
  });
  assert.deepEqual(held, []);
});

test("a service that held its loop is reported to the test that started it", async () => {
  const service = await startService({ imports: [fileURLToPath(new URL("hold-loop.ts", import.meta.url))] });
  assert.equal((await service.request("/healthz?hold")).status, 200);
  await setTimeout(100);
  await service.stop();
  const [held = "", ...others] = takeHeldLoops();
  assert.match(held, /the event loop was held for \d+ ms .* during GET \/healthz\?hold/);
  assert.deepEqual(others, []);
  await removeData(service.dataFolder);
});
