import assert from "node:assert/strict";
import { test } from "node:test";
import { restWhenIdle } from "./rest-when-idle.ts";

const MINUTE = 60_000;

test("idleness is said once, after the last of several pieces of work has ended, and again after more work", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let rests = 0;
  const watch = restWhenIdle(10 * MINUTE, () => (rests += 1));
  const [long, short] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  context.mock.timers.tick(9 * MINUTE);
  const working = [watch.during(() => long.promise), watch.during(() => short.promise)];
  context.mock.timers.tick(60 * MINUTE);
  short.resolve();
  await working[1];
  context.mock.timers.tick(60 * MINUTE);
  assert.equal(rests, 0, "one piece of work still runs");
  long.resolve("done");
  assert.equal(await working[0], "done");
  context.mock.timers.tick(9 * MINUTE);
  assert.equal(rests, 0);
  context.mock.timers.tick(MINUTE);
  assert.equal(rests, 1);
  context.mock.timers.tick(60 * MINUTE);
  assert.equal(rests, 1);
  await watch.during(async () => undefined);
  context.mock.timers.tick(10 * MINUTE);
  assert.equal(rests, 2);
});

test("work that fails ends too, and after a stop nothing is said", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let rests = 0;
  const watch = restWhenIdle(MINUTE, () => (rests += 1));
  await assert.rejects(
    watch.during(() => Promise.reject(new Error("broken"))),
    /broken/,
  );
  context.mock.timers.tick(MINUTE);
  assert.equal(rests, 1);
  watch.stop();
  await watch.during(async () => undefined);
  context.mock.timers.tick(60 * MINUTE);
  assert.equal(rests, 1);
});
