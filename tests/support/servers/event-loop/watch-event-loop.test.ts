import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { test } from "node:test";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { removeData, startService } from "../../start-service.ts";
import { takeHeldLoops } from "./held-loops.ts";
import { spin } from "./spin.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

/** Too long even on a machine that gives the test a fifth of its time. */
const LONG_MILLISECONDS = 1_200;

/** Returns what the watch reports about a handler after one request to it. */
async function heldBy(handler: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string[]> {
  const server = createServer((request, response) => void handler(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const held: string[] = [];
  const watch = watchEventLoop({ server, onHeld: (one) => void held.push(one) });
  await (await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/asked`)).text();
  // The watch notices the turn within two beats.
  await setTimeout(60);
  watch.stop();
  server.close();
  return held;
}

test("reports a handler that computes in one turn, with its request", async () => {
  const [held, ...others] = await heldBy((_request, response) => {
    spin(LONG_MILLISECONDS);
    response.end();
  });
  assert.match(held ?? "", /^the event loop was held for 1[1-9]\d\d ms of processor time .* during GET \/asked$/);
  assert.deepEqual(others, []);
});

test("reports a handler that computes in promises without yielding to the loop", async () => {
  const held = await heldBy(async (_request, response) => {
    for (let round = 0; round < 100; round += 1) {
      spin(LONG_MILLISECONDS / 100);
      await Promise.resolve();
    }
    response.end();
  });
  assert.equal(held.length, 1);
});

test("does not report a handler that waits or computes in small turns", async () => {
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

test("does not count what the test itself computes between requests", async () => {
  const server = createServer();
  const held: string[] = [];
  const watch = watchEventLoop({ server, onHeld: (one) => void held.push(one) });
  spin(LONG_MILLISECONDS);
  await setTimeout(60);
  watch.stop();
  assert.deepEqual(held, []);
});

test("does not count what the garbage collector of the test process does", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const kept = Array.from({ length: 3_000_000 }, (_, index) => ({ index }));
  const held = await heldBy((_request, response) => {
    const end = performance.now() + LONG_MILLISECONDS;
    while (performance.now() < end) collect();
    response.end();
  });
  assert.deepEqual([held, kept.length], [[], 3_000_000]);
});

test("does not count time during which the process was not scheduled", async () => {
  const held = await heldBy(async (_request, response) => {
    const sleeper = spawn("sh", ["-c", `kill -STOP ${process.pid}; sleep 0.6; kill -CONT ${process.pid}`]);
    await once(sleeper, "exit");
    response.end();
  });
  assert.deepEqual(held, []);
});

test("reports a service that blocked its loop to the test that started it", async () => {
  const service = await startService({
    imports: [fileURLToPath(new URL("hold-loop.ts", import.meta.url))],
    environment: { ATELIER_ROLES: "api" },
  });
  assert.equal((await service.request("/healthz?hold")).status, 200);
  await setTimeout(100);
  await service.stop();
  const [held = "", ...others] = takeHeldLoops();
  assert.match(held, /the event loop was held for \d+ ms .* during GET \/healthz\?hold/);
  assert.deepEqual(others, []);
  await removeData(service.dataFolder);
});
