// How the work of a model ends when it does not finish: what works is delivered and the rest is told, what does not work
// never is, and what our providers owe nobody pays.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import { openSketching, type Sketching, type SketchingOptions } from "../sketch/open-sketching.ts";
import {
  type AgentScript,
  askingOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  SUMMARY_CHECK,
  toldLast,
  turnOf,
  writeSummary,
} from "./play-agent.ts";

let desk: Sketching;
const others: Sketching[] = [];
before(async () => {
  desk = await openSketching({ category: "paid", credits: 20_000, contextWindow: 200_000 });
});
after(() => Promise.all([desk, ...others].map((one) => one?.close())));

async function opened(options: SketchingOptions): Promise<Sketching> {
  const one = await openSketching({ category: "paid", contextWindow: 200_000, ...options });
  others.push(one);
  return one;
}

const replyOf = ({ replies }: ReadOperation): string => replies.at(-1)?.text ?? "";
const stepsOf = (at: Sketching, from: number) => at.model.requests.slice(from).filter((request) => askingOf(request) === "step");

async function play(
  script: AgentScript,
  at = desk,
): Promise<{ operation: ReadOperation; cost: number; steps: ReturnType<typeof stepsOf> }> {
  const from = at.model.requests.length;
  const formerly = await at.balance();
  playAgent(at.model, script);
  const operation = await at.build(PROMPT);
  return { operation, cost: formerly - (await at.balance()), steps: stepsOf(at, from) };
}

test("a model that stops working leaves the app that it began with, which says what is missing", async () => {
  const { operation, steps } = await play({ steps: [calls(call("list"))] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /not all that was planned is in it: Scribe stopped working[^]*The summary page shows the mean cover/);
  assert.equal(steps.length, 4);
  assert.match(toldLast(steps[2] ?? assert.fail()), /You called no tool/);
});

test("a model that calls the same again and again is told so, and then ended", async () => {
  const again = calls(call("read", { paths: ["src/App.tsx"] }));
  const { operation, steps } = await play({ steps: Array.from({ length: 9 }, () => again) });
  assert.match(replyOf(operation), /did the same again and again/);
  assert.equal(steps.length, 3);
  assert.match(toldLast(steps[2] ?? assert.fail()), /repeating yourself/);
});

test("what was set aside for a build is the most that it costs, and what works by then is delivered", async () => {
  const dear: Turn = { ...calls(writeSummary(), routeSummary, call("try")), usage: { input: 1_000_000, output: 20_000 } };
  const more: Turn = { ...calls(call("list")), usage: { input: 1_000_000, output: 20_000 } };
  const { operation, cost, steps } = await play({ steps: [dear, more, more, more, more, more, more] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  // Each step is (3 + 0.3) dollars times two; the budget of such a model is more than one of them and less than five.
  assert.ok(steps.length >= 1 && steps.length < 5, `${steps.length} steps`);
  assert.equal(cost, operation.credits.spent);
  assert.match(replyOf(operation), /used up the credits that were set aside/);
  assert.ok((await desk.files(operation.projectId)).has("src/pages/SummaryPage.tsx"));
});

test("an account whose credits end in the middle pays for what it gets, and for nothing else", async () => {
  const poor = await opened({ credits: 40 });
  const dear: Turn = { ...calls(call("list")), usage: { input: 1_000_000, output: 1_000 } };
  const { operation, cost } = await play({ steps: [dear, dear] }, poor);
  assert.deepEqual([operation.operationStatus, operation.error?.code, cost], ["failed", "CREDITS_EXHAUSTED", 0]);
});

const failures: { what: string; turn: Turn; code: string }[] = [
  { what: "a provider that is down for good", turn: { status: 503 }, code: "MODEL_UNAVAILABLE" },
  {
    what: "a provider that wants to be left alone for an hour",
    turn: { status: 429, headers: { "retry-after": "3600" } },
    code: "MODEL_UNAVAILABLE",
  },
  { what: "a refusal", turn: { refuse: "I cannot help with that." }, code: "MODEL_UNAVAILABLE" },
];
for (const { what, turn, code } of failures) {
  test(`${what} fails the build truthfully, and costs nothing`, async () => {
    const { operation, cost } = await play({ steps: [calls(call("list")), turn, turn, turn, turn, turn] });
    assert.deepEqual([operation.operationStatus, operation.error?.code, cost], ["failed", code, 0]);
  });
}

test("a key that is refused in the middle of the work fails the build truthfully, and costs nothing", async () => {
  const { operation, cost } = await play({ steps: [calls(call("list")), { status: 401 }] }, await opened({}));
  assert.deepEqual([operation.operationStatus, operation.error?.code, cost], ["failed", "MODEL_UNAVAILABLE", 0]);
});

test("what a model has made work is delivered although its provider fails then", async () => {
  const { operation, cost } = await play({ steps: [calls(writeSummary(), routeSummary, call("try")), { status: 400 }] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.ok((await desk.files(operation.projectId)).has("src/pages/SummaryPage.tsx"));
  assert.equal(cost, operation.credits.spent);
});

test("where the model was left to us the next best goes on for one that fails, and the reply says so", async () => {
  const both = await opened({ better: "scholar", credits: 20_000 });
  const script: AgentScript = { steps: [calls(call("list")), calls(writeSummary(), routeSummary), calls(finish())] };
  let answered = 0;
  both.model.play((request) => {
    if (request.model === "scholar" && askingOf(request) === "step" && (answered += 1) > 1) return { status: 503 };
    return turnOf(script, request);
  });
  const operation = await both.build(PROMPT, "auto");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /You left the model to us.*scholar.*so Scribe went on/);
  assert.ok((await both.files(operation.projectId)).has("src/pages/SummaryPage.tsx"));
  const askedInSteps = stepsOf(both, 0).map(({ model }) => model);
  assert.deepEqual([...new Set(askedInSteps)], ["scholar", "scribe"]);
  assert.deepEqual(askedInSteps.slice(-2), ["scribe", "scribe"]);
});

test("a provider that stumbles is asked again: half a stream, an overload, an empty answer", async () => {
  const stumbles: Turn[] = [{ hangUp: "mid-stream", say: "I will" }, { status: 529 }, { say: "" }];
  let at = 0;
  const { operation, steps } = await play({
    steps: [() => stumbles[at++] ?? calls(writeSummary(), routeSummary), calls(finish())],
  });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(replyOf(operation), /There is a summary page now/);
  assert.ok(steps.length >= 4);
});

test("the estimate is set aside and shown before, and nothing of it is kept after", async () => {
  playAgent(desk.model, { steps: [calls(finish())] });
  const created = await desk.create(PROMPT);
  const answer = await desk.service.request(`/b/api/v1/operations/${created.requestId}`);
  const { credits } = (await answer.json()) as ReadOperation;
  // 250,000 and 1,500,000 tokens read at 3 dollars a million, 60,000 written at 15, times two.
  assert.equal(credits.held + credits.spent, 1_230);
  const ended = await untilSettled(desk.service, created.requestId);
  assert.deepEqual([ended.operationStatus, ended.credits.held], ["done", 0]);
});

test("a check that cannot be performed goes back to the model before it counts", async () => {
  let asked = 0;
  const wrong = {
    ...SUMMARY_CHECK,
    steps: [
      { do: "open", path: "/summary" },
      { do: "hover", target: { role: "main" } },
    ],
  };
  const brief = (): Turn => ({ say: JSON.stringify((asked += 1) === 1 ? { ...BRIEF, checks: [wrong] } : BRIEF) });
  const { operation } = await play({ brief, steps: [calls(writeSummary(), routeSummary, finish())] });
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(asked, 2);
});
