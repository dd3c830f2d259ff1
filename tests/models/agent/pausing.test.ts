// The budget is a conversation: the model knows what it has left, and where that will not do, its user decides. What was
// written is kept, nothing is repeated or paid for twice, and nobody pays for more than what was delivered.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import { isNightly } from "../../support/runner/volume.ts";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import { call, calls, finish, latestInput, playAgent, PROMPT, requestKindOf, routeSummary, stepOf, writeSummary } from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("pausing");
});

/** A step that costs 660 credits: more than half of the 1,230 that such a build holds. */
const expensive = (turn: Turn): Turn => ({ ...turn, usage: { input: 1_000_000, output: 20_000 } });
const broken = writeSummary("export const SummaryPage: number = () => <p>Unfinished</p>;\n");
const requestsSince = (from: number, at = harness): string[] =>
  at.model.requests.slice(from).map((request) => `${requestKindOf(request)} ${stepOf(request)}`);
const steps = (names: readonly string[]): string[] => names.filter((name) => name.startsWith("step"));
const openQuestion = ({ questions }: ReadOperation) => questions.find(({ answer }) => answer === null) ?? assert.fail("nothing is asked");
const lastLine = (request: SeenRequest | undefined): string => latestInput(request ?? assert.fail()).match(/\[Left: [^]*$/)?.[0] ?? "";
const inputsOf = (from: number): SeenRequest[] => harness.model.requests.slice(from).filter((request) => requestKindOf(request) === "step");

test("every request says what is left, and a limit is warned about once", async () => {
  const from = harness.model.requests.length;
  const costly = (...all: Parameters<typeof calls>): Turn => ({ ...calls(...all), usage: { input: 330_000, output: 500 } });
  const searches = ["one", "two", "three"].map((query) => costly(call("search", { query })));
  const written = costly(writeSummary(), ...[routeSummary].flat());
  playAgent(harness.model, { steps: [costly(call("list")), ...searches, written, calls(finish())] });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const lines = inputsOf(from).map(lastLine);
  assert.match(lines[0] ?? "", /^\[Left: 1\d\d\d of 1230 credits, 80 steps, 6\.0 million tokens, 4\d minutes\.\]$/);
  assert.match(lines[1] ?? "", /^\[Left: 10\d\d of 1230 credits, 79 steps, 5\.7 million tokens/);
  assert.deepEqual(
    lines.map((line) => /Only a fifth of the credits is left/.test(line)),
    [false, false, false, false, false, true],
  );
});

test("where the credits will not do it asks for about what is missing, and goes on from there with them", async () => {
  const from = harness.model.requests.length;
  const balanceBefore = await harness.balance();
  playAgent(harness.model, {
    steps: [
      expensive(calls(broken)),
      (input) =>
        input.includes("decided: go on") ? expensive(calls(writeSummary(), ...[routeSummary].flat(), call("check"))) : { say: "?" },
      calls(finish()),
    ],
  });
  const waiting = await harness.build(PROMPT);
  assert.deepEqual([waiting.operationStatus, waiting.stage, waiting.version], ["waiting", "write", null]);
  const { text, options } = openQuestion(waiting);
  const more = Number(/needs about (\d+) credits more\. Go on\?$/.exec(text)?.[1]);
  assert.ok(more > 600 && more < 2_000, text);
  assert.match(text, /used up the credits that were set aside[^]*The summary page shows the mean cover[^]*kept as a draft/);
  assert.deepEqual(options, ["Go on", "Drop it"]);
  const { held, spent } = waiting.credits;
  assert.equal(held + spent, 1_230);

  const route = `/projects/${waiting.projectId}/messages`;
  const answered = await harness.post(route, { answers: [{ questionId: waiting.questions[0]?.id, answer: "go on" }] });
  assert.equal(answered.credits.held + answered.credits.spent, 1_230 + more);
  const operation = await untilSettled(harness.service, waiting.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual(steps(requestsSince(from)), ["step 0", "step 1", "step 2"]);
  assert.equal(balanceBefore - (await harness.balance()), operation.credits.spent);
  assert.ok(operation.credits.spent >= 1_320 && operation.credits.held === 0, `${operation.credits.spent}`);
});

// A crash after an answer that was not about credits is in every run (`going-on.test.ts`).
test("a crash after the answer repeats nothing", { skip: isNightly ? false : "nightly" }, async () => {
  const from = harness.model.requests.length;
  let isDown = true;
  playAgent(harness.model, {
    steps: [
      expensive(calls(broken, call("check"))),
      () => (isDown ? { stall: true } : calls(writeSummary(), ...[routeSummary].flat())),
      calls(finish()),
    ],
  });
  const waiting = await harness.build(PROMPT);
  await harness.post(`/projects/${waiting.projectId}/messages`, { message: "Go on" });
  for (const end = Date.now() + 60_000; steps(requestsSince(from)).length < 2; await pause(20)) assert.ok(Date.now() < end, "timed out");
  await harness.crash();
  isDown = false;
  const operation = await untilSettled(harness.service, waiting.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual(steps(requestsSince(from)), ["step 0", "step 1", "step 1", "step 2"]);
  const [, first, second] = inputsOf(from);
  assert.equal(lastLine(second).replace(/\d+ minutes/, ""), lastLine(first).replace(/\d+ minutes/, ""));
  assert.ok(operation.credits.spent < 700, `${operation.credits.spent}`);
});

test("a build that is dropped costs nothing", async () => {
  const balanceBefore = await harness.balance();
  playAgent(harness.model, { steps: [expensive(calls(broken))] });
  const waiting = await harness.build(PROMPT);
  assert.ok(waiting.credits.spent > 600);
  const dropped = await harness.answer(waiting.projectId, "Drop it");
  assert.deepEqual([dropped.operationStatus, dropped.error?.code, dropped.credits], ["failed", "STOPPED", { held: 0, spent: 0 }]);
  assert.match(dropped.error?.message ?? "", /dropped on request\. It cost nothing/);
  assert.equal(await harness.balance(), balanceBefore);
});

test("an answer that the account cannot pay for is kept, and used once it can", async () => {
  const poor = await shareSketching("pausing-with-few-credits");
  const balanceBefore = await poor.balance();
  playAgent(poor.model, { steps: [expensive(calls(writeSummary(), ...[routeSummary].flat())), calls(finish())] });
  const waiting = await poor.build(PROMPT);
  assert.equal(waiting.operationStatus, "waiting", waiting.error?.message);
  assert.match(
    openQuestion(waiting).text,
    /used up the credits of this account[^]*this account has 0 free: \d+ are missing\. [^]*Go on\?$/,
  );
  const refused = await poor.service.request(`/b/api/v1/projects/${waiting.projectId}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: "Go on" }),
  });
  assert.equal(refused.status, 402);
  assert.equal((await untilSettled(poor.service, waiting.requestId)).operationStatus, "waiting");
  const dropped = await poor.answer(waiting.projectId, "Drop it");
  assert.equal(dropped.credits.spent, 0);
  assert.equal(await poor.balance(), balanceBefore);
});

test("what was written before a failure is kept, and a message goes on from it", async () => {
  const failing: Turn = { status: 400 };
  playAgent(harness.model, { steps: [calls(broken), failing] });
  const failed = await harness.build(PROMPT);
  assert.deepEqual([failed.operationStatus, failed.error?.code, failed.credits.spent], ["failed", "MODEL_UNAVAILABLE", 0]);

  const from = harness.model.requests.length;
  const nothingNew = {
    say: JSON.stringify({ title: "", brief: "Go on.", question: null, answer: null, drop: [], checks: [], unchecked: ["w2"], files: [] }),
  };
  playAgent(harness.model, { brief: nothingNew, steps: [calls(writeSummary(), ...[routeSummary].flat()), calls(finish())] });
  const operation = await harness.say(failed.projectId, "Go on");
  assert.deepEqual([operation.operationStatus, operation.version], ["done", 1], operation.error?.message);
  const [brief, step] = harness.model.requests.slice(from);
  assert.match(brief?.messages[0]?.text ?? "", new RegExp(`${PROMPT}\\nGo on[^]*may not pass yet[^]*mean-cover`));
  assert.match(brief?.messages[0]?.text ?? "", /src\/pages\/summary-page\.tsx/);
  assert.match(step?.messages[0]?.text ?? "", /The acceptance checks that you wrote for it\n- mean-cover/);
  assert.equal((await harness.files(operation.projectId)).get("src/pages/summary-page.tsx")?.includes("Unfinished"), false);
});
