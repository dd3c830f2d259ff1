import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { untilSettled } from "../../support/build-and-wait.ts";
import { openSketching, type Sketching } from "../sketch/open-sketching.ts";
import { askingOf, call, calls, finish, playAgent, PROMPT, routeSummary, stepOf, toldLast, writeSummary } from "./play-agent.ts";

let desk: Sketching;

before(async () => {
  desk = await openSketching({ category: "paid", browser: true, seesPictures: true, kind: "anthropic", contextWindow: 200_000 });
});
after(() => desk?.close());

const steps = () => desk.model.requests.filter((request) => askingOf(request) === "step");
const told = (at: number): string => toldLast(steps()[at] ?? assert.fail(`there was no step ${at}`));

test("a model writes a page that nobody planned for, and it is delivered because it was seen to work", async () => {
  const formerly = await desk.balance();
  playAgent(desk.model, {
    steps: [
      { ...calls(call("read", { paths: ["src/App.tsx", "src/features/sightings/sighting.ts"] })), usage: { input: 30_000, output: 1_000 } },
      calls(writeSummary(), routeSummary, call("check")),
      calls(call("try")),
      calls(finish("The summary page shows the mean cover.")),
    ],
  });
  const operation = await desk.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const { proof, replies, credits } = operation;
  assert.deepEqual(
    proof?.checks.filter(({ id }) => id === "mean-cover").map(({ passed }) => passed),
    [true],
  );
  assert.ok((proof?.checks.length ?? 0) > 4, "the scaffold's checks are performed as well");
  assert.match(replies.at(-1)?.text ?? "", /Scribe wrote it\.[^]*The summary page shows the mean cover\./);
  const files = await desk.files(operation.projectId);
  assert.ok(files.get("src/pages/SummaryPage.tsx")?.includes("Mean cover"));
  assert.ok(files.get("src/App.tsx")?.includes('path="/summary"'));
  // 30,000 × 3 and 1,000 × 15 dollars a million are 10.5 cents; times two that is 21, and the other calls come on top.
  assert.ok(credits.spent > 21 && credits.spent < 60, `${credits.spent} credits`);
  assert.equal(formerly - (await desk.balance()), credits.spent);
});

test("what the tools answer reaches the model: the files, the findings, the browser's words and its pictures", () => {
  assert.match(told(1), /=== src\/App\.tsx/);
  assert.match(told(1), /createCollection<SightingDraft>/);
  assert.match(told(2), /find nothing wrong/);
  assert.match(told(3), /Everything passed: \d+ checks\.[^]*heading "Sightings"/);
  assert.equal(
    steps()[3]?.messages.reduce((sum, { images = 0 }) => sum + images, 0),
    2,
  );
});

test("the model learns the request, its own checks and those that it has to keep", () => {
  const [first] = steps();
  const { text = "" } = first?.messages[0] ?? {};
  for (const words of [PROMPT, "mean-cover", "Mean cover: 40 %", "src/App.tsx", "wayfinding"]) assert.ok(text.includes(words), words);
  assert.deepEqual(first?.tools, ["list", "read", "write", "edit", "delete", "search", "check", "try", "ask", "finish"]);
});

test("after a crash the work goes on with what the browser has shown: no picture is taken again for a call that was answered", async () => {
  const from = desk.model.requests.length;
  let isDown = true;
  playAgent(desk.model, {
    steps: [calls(writeSummary(), routeSummary, call("try")), calls(call("list")), () => (isDown ? { stall: true } : calls(finish()))],
  });
  const created = await desk.create(PROMPT);
  const made = () => desk.model.requests.slice(from).map((request) => `${askingOf(request)} ${stepOf(request)}`);
  for (const end = Date.now() + 40_000; made().length < 5; await pause(20)) assert.ok(Date.now() < end, "it was not asked");
  await desk.crash();
  isDown = false;
  const operation = await untilSettled(desk.service, created.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual(made(), ["sketch 0", "brief 0", "step 0", "step 1", "step 2", "step 2"]);
});
