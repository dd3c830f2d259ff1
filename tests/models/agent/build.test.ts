import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { untilSettled } from "../../support/build-and-wait.ts";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import { requestKindOf, call, calls, finish, playAgent, PROMPT, routeSummary, stepOf, latestInput, writeSummary } from "./play-agent.ts";

let harness: Sketching;

before(async () => {
  harness = await shareSketching("build");
});

const steps = () => harness.model.requests.filter((request) => requestKindOf(request) === "step");
const inputOfStep = (at: number): string => latestInput(steps()[at] ?? assert.fail(`there was no step ${at}`));

test("a model writes a custom page, and it is delivered because it was proven, whatever happens on the way", async () => {
  const balanceBefore = await harness.balance();
  let isDown = true;
  playAgent(harness.model, {
    steps: [
      { ...calls(call("read", { paths: ["src/routes.tsx", "src/pages/home-page.tsx"] })), usage: { input: 30_000, output: 1_000 } },
      calls(writeSummary(), routeSummary, call("check")),
      calls(call("try", { paths: ["/summary"], check: "mean-cover", step: 2 })),
      () => (isDown ? { stall: true } : calls(finish("It is done."))),
      calls(finish("The summary page shows the mean cover.")),
    ],
  });
  const created = await harness.create(PROMPT);
  const requestNames = () => harness.model.requests.map((request) => `${requestKindOf(request)} ${stepOf(request)}`);
  for (const end = Date.now() + 40_000; requestNames().length < 5; await pause(20)) assert.ok(Date.now() < end, "timed out");
  await harness.crash();
  isDown = false;
  const operation = await untilSettled(harness.service, created.requestId);
  // No answered call is repeated after the crash; the pending one has the browser's results once more.
  assert.deepEqual(requestNames(), ["brief 0", "step 0", "step 1", "step 2", "step 3", "step 3", "step 4"]);
  const [pending, repeated] = steps().slice(-3);
  assert.deepEqual(repeated?.messages, pending?.messages);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const { proof, replies, credits } = operation;
  assert.deepEqual(
    proof?.checks.filter(({ id }) => id === "mean-cover").map(({ passed }) => passed),
    [true],
  );
  assert.deepEqual(
    proof?.checks.map(({ id }) => id),
    ["wayfinding", "scheme", "mean-cover"],
    "the checks of every app were not performed",
  );
  assert.deepEqual(proof?.understood, [{ phrase: PROMPT, checks: ["mean-cover"], outcome: "proven" }]);
  assert.match(replies.at(-1)?.text ?? "", /Scribe wrote it\.[^]*The summary page shows the mean cover\./);
  const files = await harness.files(operation.projectId);
  assert.ok(files.get("src/pages/summary-page.tsx")?.includes("Mean cover"));
  assert.ok(files.get("src/routes.tsx")?.includes('path="/summary"'));
  // 30,000 × 3 and 1,000 × 15 dollars a million are 10.5 cents; times two that is 21, and the other calls come on top.
  assert.ok(credits.spent > 21 && credits.spent < 60, `${credits.spent} credits`);
  assert.equal(balanceBefore - (await harness.balance()), credits.spent);
});

test("tool results reach the model: files, findings, the browser's text and screenshots", () => {
  assert.match(inputOfStep(1), /=== src\/routes\.tsx/);
  assert.match(inputOfStep(1), /export function HomePage/);
  assert.match(inputOfStep(2), /find nothing wrong/);
  assert.match(inputOfStep(3), /Everything passed: \d+ checks\.[^]*heading "Lichen Survey"/);
  assert.equal(
    steps()[3]?.messages.reduce((sum, { images = 0 }) => sum + images, 0),
    5,
  );
});

test("a model sees pages and a check after one of its steps, and before the end every page once at both sizes", () => {
  assert.match(
    inputOfStep(3),
    /Picture 1: \/summary as on a first visit, at the size of a desktop\.[^]*Mean cover: 40 %[^]*Picture 2: \/summary as on a first visit, at the size of a phone\.\nPicture 3: the window in check mean-cover after its step 2, at the size of a desktop\./,
  );
  const review = inputOfStep(5);
  assert.match(
    review,
    /Everything passes\. Before it is delivered, hold it once against the whole request:\n“An app for our lichen survey group/,
  );
  assert.match(review, /# What becomes of its wishes[^\n]*\n- “[^”]+”: proven by mean-cover\n/);
  assert.match(review, /# The project's own tests: \d+ passed, 0 failed\./);
  assert.match(
    review,
    /Picture 1: \/ as on a first visit, at the size of a desktop[^]*Picture 4: \/summary as on a first visit, at the size of a phone/,
  );
  const shown = steps()[5]?.messages.at(-1)?.images ?? 0;
  assert.equal(shown, 4);
});

test("the model receives the request, its own checks and the existing ones", () => {
  const [first] = steps();
  const { text = "" } = first?.messages[0] ?? {};
  for (const words of [PROMPT, "mean-cover", "Mean cover: 40 %", "src/routes.tsx", "wayfinding"]) assert.ok(text.includes(words), words);
  assert.deepEqual(first?.tools, ["list", "read", "write", "edit", "delete", "search", "add", "check", "test", "try", "ask", "finish"]);
});
