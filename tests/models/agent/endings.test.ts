// How a model's work ends when it does not finish: working parts are delivered and the rest is reported, broken work
// never is delivered but kept, and failures of providers cost nothing.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import {
  type AgentScript,
  requestKindOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  SUMMARY_CHECK,
  latestInput,
  turnOf,
  writeSummary,
} from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("endings");
});

const replyOf = ({ replies }: ReadOperation): string => replies.at(-1)?.text ?? "";
const stepsOf = (at: Sketching, from: number) => at.model.requests.slice(from).filter((request) => requestKindOf(request) === "step");

async function play(
  script: AgentScript,
  at = harness,
): Promise<{ operation: ReadOperation; cost: number; steps: ReturnType<typeof stepsOf> }> {
  const from = at.model.requests.length;
  const balanceBefore = await at.balance();
  playAgent(at.model, script);
  const operation = await at.build(PROMPT);
  return { operation, cost: balanceBefore - (await at.balance()), steps: stepsOf(at, from) };
}

const questionOf = ({ questions }: ReadOperation): string => questions.find(({ answer }) => answer === null)?.text ?? "";

test("a model that stops working before anything works asks how to go on, and delivers no scaffold", async () => {
  const { operation, steps } = await play({ steps: [calls(call("list"))] });
  assert.deepEqual([operation.operationStatus, operation.version], ["waiting", null]);
  assert.match(
    questionOf(operation),
    /^Scribe stopped working before it was done\. Nothing of what you asked works yet; still missing: The summary page/,
  );
  assert.deepEqual(operation.questions[0]?.options, ["Go on", "Drop it"]);
  assert.equal(steps.length, 4);
  assert.match(latestInput(steps[2] ?? assert.fail()), /You called no tool/);
});

test("a model that repeats the same call is warned, then stopped", async () => {
  const again = calls(call("read", { paths: ["src/routes.tsx"] }));
  const { operation, steps } = await play({ steps: Array.from({ length: 9 }, () => again) });
  assert.match(questionOf(operation), /did the same again and again/);
  assert.equal(steps.length, 3);
  assert.match(latestInput(steps[2] ?? assert.fail()), /repeating yourself/);
});

test("a build costs at most its budget, and what works by then is delivered", async () => {
  const expensive: Turn = { ...calls(writeSummary(), routeSummary, call("try")), usage: { input: 1_000_000, output: 20_000 } };
  const more: Turn = { ...calls(call("list")), usage: { input: 1_000_000, output: 20_000 } };
  const { operation, cost, steps } = await play({ steps: [expensive, more, more, more, more, more, more] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  // Each step is (3 + 0.3) dollars times two; the budget of such a model is more than one of them and less than five.
  assert.ok(steps.length >= 1 && steps.length < 5, `${steps.length} steps`);
  assert.equal(cost, operation.credits.spent);
  assert.match(replyOf(operation), /used up the credits that were set aside/);
  assert.ok((await harness.files(operation.projectId)).has("src/pages/summary-page.tsx"));
});

test("an answer that costs more than was left of the credits is delivered for what was set aside", async () => {
  const cheap: Turn = { ...calls(call("list")), usage: { input: 100_000, output: 1_000 } };
  const costly: Turn = { ...calls(writeSummary(), routeSummary, call("try")), usage: { input: 3_000_000, output: 20_000 } };
  const { operation, cost, steps } = await play({ steps: [cheap, costly, cheap] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual([steps.length, operation.credits.spent, cost], [2, 1_230, 1_230]);
});

const failures: { what: string; turn: Turn; code: string }[] = [
  { what: "a provider that stays down", turn: { status: 503 }, code: "MODEL_UNAVAILABLE" },
  {
    what: "a provider with a Retry-After of an hour",
    turn: { status: 429, headers: { "retry-after": "3600" } },
    code: "MODEL_UNAVAILABLE",
  },
  { what: "a refusal", turn: { refuse: "I cannot help with that." }, code: "MODEL_UNAVAILABLE" },
];
for (const { what, turn, code } of failures) {
  test(`${what} fails the build with the right code, at no cost`, async () => {
    const { operation, cost } = await play({ steps: [calls(call("list")), turn, turn, turn, turn, turn] });
    assert.deepEqual([operation.operationStatus, operation.error?.code, cost], ["failed", code, 0]);
  });
}

test("a key that is rejected during the work fails the build with the right code, at no cost", async () => {
  const { operation, cost } = await play({ steps: [calls(call("list")), { status: 401 }] }, await shareSketching("rejected-key"));
  assert.deepEqual([operation.operationStatus, operation.error?.code, cost], ["failed", "MODEL_UNAVAILABLE", 0]);
});

test("a scaffold in which nothing was written is not delivered, and dropping it costs nothing", async () => {
  const { operation, steps } = await play({
    brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) },
    steps: [calls(finish()), calls(call("try"), finish())],
  });
  assert.match(latestInput(steps[1] ?? assert.fail()), /Not finished: nothing has been written yet/);
  assert.deepEqual([operation.operationStatus, operation.version], ["waiting", null]);
  assert.deepEqual(operation.questions[0]?.options, ["Go on", "Drop it"]);
  const dropped = await harness.answer(operation.projectId, "Drop it");
  assert.deepEqual([dropped.operationStatus, dropped.credits.spent], ["failed", 0]);
});

test("what the built-in generator writes in place of models that failed costs its price, not that of their calls", async () => {
  const both = await shareSketching("two-models");
  const balanceBefore = await both.balance();
  playAgent(both.model, {
    steps: [{ ...calls(call("list")), usage: { input: 500_000, output: 1_000 } }, { status: 400 }, { status: 400 }],
  });
  const operation = await both.build("A recipe box with ratings", "auto");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /the built-in generator wrote this app instead/);
  assert.deepEqual([operation.credits, balanceBefore - (await both.balance())], [{ held: 0, spent: 2 }, 2]);
});

test("working code is delivered although the provider fails afterwards", async () => {
  const { operation, cost } = await play({ steps: [calls(writeSummary(), routeSummary, call("try")), { status: 400 }] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.ok((await harness.files(operation.projectId)).has("src/pages/summary-page.tsx"));
  assert.equal(cost, operation.credits.spent);
});

test("with auto the next best model continues for one that fails, and the reply says so", async () => {
  const both = await shareSketching("two-models");
  const script: AgentScript = { steps: [calls(call("list")), calls(writeSummary(), routeSummary), calls(finish())] };
  let answered = 0;
  both.model.play((request) => {
    if (request.model === "scholar" && requestKindOf(request) === "step" && (answered += 1) > 1) return { status: 503 };
    return turnOf(script, request);
  });
  const operation = await both.build(PROMPT, "auto");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /You left the model to us.*scholar.*so Scribe went on/);
  assert.ok((await both.files(operation.projectId)).has("src/pages/summary-page.tsx"));
  const modelsOfSteps = stepsOf(both, 0).map(({ model }) => model);
  assert.deepEqual([...new Set(modelsOfSteps)], ["scholar", "scribe"]);
  assert.deepEqual(modelsOfSteps.slice(-2), ["scribe", "scribe"]);
});

test("temporary failures are retried: an interrupted stream, an overload, an empty answer", async () => {
  const failuresInOrder: Turn[] = [{ hangUp: "mid-stream", say: "I will" }, { status: 529 }, { say: "" }];
  let at = 0;
  const { operation, steps } = await play({
    steps: [() => failuresInOrder[at++] ?? calls(writeSummary(), routeSummary), calls(finish())],
  });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /There is a summary page now/);
  assert.ok(steps.length >= 4);
});

test("the estimate is held and shown before the build, and released after it", async () => {
  playAgent(harness.model, { steps: [calls(writeSummary(), routeSummary, finish())] });
  const created = await harness.create(PROMPT);
  const response = await harness.service.request(`/b/api/v1/operations/${created.requestId}`);
  const { credits } = (await response.json()) as ReadOperation;
  // 250,000 and 1,500,000 tokens read at 3 dollars a million, 60,000 written at 15, times two.
  assert.equal(credits.held + credits.spent, 1_230);
  const ended = await untilSettled(harness.service, created.requestId);
  assert.deepEqual([ended.operationStatus, ended.credits.held], ["done", 0]);
});

test("an invalid check is returned to the model before it counts", async () => {
  let attempts = 0;
  const wrong = {
    ...SUMMARY_CHECK,
    steps: [
      { do: "open", path: "/summary" },
      { do: "hover", target: { role: "main" } },
    ],
  };
  const brief = (): Turn => ({ say: JSON.stringify((attempts += 1) === 1 ? { ...BRIEF, checks: [wrong] } : BRIEF) });
  const { operation } = await play({ brief, steps: [calls(writeSummary(), routeSummary, finish())] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(attempts, 2);
});
