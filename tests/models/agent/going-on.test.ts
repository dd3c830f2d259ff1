// An agent's work does not end with its process, its question, or its first version: a crash repeats nothing, an answer
// goes on where it was asked, a stop ends the request on the wire, and every kind of generator goes on with every app.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { untilSettled } from "../../support/build-and-wait.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import { openSketching, type Sketching } from "../sketch/open-sketching.ts";
import {
  askingOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  stepOf,
  SUMMARY_PAGE,
  toldLast,
  writeSummary,
} from "./play-agent.ts";

let desk: Sketching;
before(async () => {
  desk = await openSketching({ category: "paid", credits: 20_000, contextWindow: 200_000 });
});
after(() => desk?.close());

const asked = (from: number) => desk.model.requests.slice(from);
const mark = (): number => desk.model.requests.length;
const untilAsked = async (from: number, count: number): Promise<void> => {
  for (const end = Date.now() + 20_000; asked(from).length < count; await pause(20)) assert.ok(Date.now() < end, "it was not asked");
};
const paid: Turn = { ...calls(call("list")), usage: { input: 100_000, output: 1_000 } };

test("after a crash no call that was answered is made or paid for again, and the one that was not is made again", async () => {
  const from = mark();
  const formerly = await desk.balance();
  let isDown = true;
  playAgent(desk.model, {
    steps: [
      paid,
      calls(writeSummary(), routeSummary, call("check"), call("try")),
      () => (isDown ? { stall: true } : paid),
      calls(finish()),
    ],
  });
  const created = await desk.create(PROMPT);
  await untilAsked(from, 5);
  await desk.crash();
  isDown = false;
  const operation = await untilSettled(desk.service, created.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const made = asked(from).map((request) => `${askingOf(request)} ${stepOf(request)}`);
  assert.deepEqual(made, ["sketch 0", "brief 0", "step 0", "step 1", "step 2", "step 2", "step 3"]);
  assert.ok((await desk.files(operation.projectId)).has("src/pages/SummaryPage.tsx"), "what was written before the crash is there");
  assert.equal(formerly - (await desk.balance()), operation.credits.spent);
  // Twice 100,000 × 3 and 1,000 × 15 dollars a million, times two: 126 credits and what the small calls cost.
  assert.ok(operation.credits.spent >= 126 && operation.credits.spent < 150, `${operation.credits.spent}`);
});

test("what a model asked in an order of its own, and what it was shown, is asked in the same words after a crash or a question", async () => {
  const from = mark();
  let isDown = true;
  playAgent(desk.model, {
    steps: [
      calls(call("read", { paths: ["src/App.tsx"], from: 1, to: 9 })),
      calls(call("write", { content: SUMMARY_PAGE, path: "src/pages/SummaryPage.tsx" }), routeSummary, call("check"), call("try")),
      calls(writeSummary(`// One.\n${SUMMARY_PAGE}`), call("try"), writeSummary(`// Two.\n${SUMMARY_PAGE}`), call("try")),
      calls(call("ask", { options: ["yes", "no"], question: "Is it right?" })),
      () => (isDown ? { stall: true } : calls(finish())),
    ],
  });
  const waiting = await desk.build(PROMPT);
  assert.equal(waiting.operationStatus, "waiting");
  await desk.post(`/projects/${waiting.projectId}/messages`, { message: "yes" });
  await untilAsked(from, 7);
  await desk.crash();
  isDown = false;
  const operation = await untilSettled(desk.service, waiting.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const made = asked(from).map((request) => `${askingOf(request)} ${stepOf(request)}`);
  assert.deepEqual(made, ["sketch 0", "brief 0", "step 0", "step 1", "step 2", "step 3", "step 4", "step 4"]);
});

test("after a crash a server that refused tools is asked in words where it was, and no answered call is made again", async () => {
  const from = mark();
  let isDown = true;
  const refusal: Turn = { status: 400, body: { error: { message: "scribe does not support tools" } } };
  const words: (Turn | (() => Turn))[] = [{ say: "LIST" }, () => (isDown ? { stall: true } : { say: "FINISH It is as it was." })];
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) },
    steps: words.map((turn) => (_told, request) => (request.tools.length > 0 ? refusal : typeof turn === "function" ? turn() : turn)),
  });
  const created = await desk.create(PROMPT);
  await untilAsked(from, 5);
  await desk.crash();
  isDown = false;
  const operation = await untilSettled(desk.service, created.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const made = asked(from).map((request) => `${askingOf(request)} ${stepOf(request)}${request.tools.length > 0 ? " with tools" : ""}`);
  assert.deepEqual(made, ["sketch 0", "brief 0", "step 0 with tools", "step 0", "step 1", "step 0 with tools", "step 1"]);
});

test("a stop ends the request on the wire, and nothing is debited after it", async () => {
  const from = mark();
  playAgent(desk.model, { steps: [paid, { stall: true }] });
  const created = await desk.create(PROMPT);
  await untilAsked(from, 4);
  await desk.service.request(`/b/api/v1/operations/${created.requestId}/stop`, { method: "POST" });
  const request = asked(from)[3] ?? assert.fail();
  await Promise.race([request.closed, pause(3_000)]);
  assert.ok(request.aborted, "the request goes on");
  const operation = await untilSettled(desk.service, created.requestId);
  assert.deepEqual([operation.operationStatus, operation.error?.code], ["failed", "STOPPED"]);
  const { spent } = operation.credits;
  await pause(300);
  assert.equal((await untilSettled(desk.service, created.requestId)).credits.spent, spent);
});

test("a question before the work is asked, and its answer reaches the plan and the work", async () => {
  const from = mark();
  const question = { text: "In percent, or on a scale of five?", options: ["percent", "scale of five"] };
  playAgent(desk.model, {
    brief: ({ messages }) => ({
      say: JSON.stringify(messages.some(({ text }) => text.includes("The person answered")) ? BRIEF : { ...BRIEF, question }),
    }),
    steps: [calls(writeSummary(), routeSummary, finish())],
  });
  const waiting = await desk.build(PROMPT);
  assert.deepEqual([waiting.operationStatus, waiting.stage, waiting.questions[0]?.text], ["waiting", "understand", question.text]);
  assert.deepEqual(waiting.questions[0]?.options, question.options);
  const operation = await desk.answer(waiting.projectId, "percent");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const step = asked(from).find((request) => askingOf(request) === "step");
  assert.match(step?.messages[0]?.text ?? "", /Asked: In percent[^]*Answered: percent/);
});

test("a question in the middle of the work goes on where it was asked: nothing before it is asked again", async () => {
  const from = mark();
  playAgent(desk.model, {
    steps: [
      calls(writeSummary(), call("read", { paths: ["src/App.tsx"] })),
      calls(call("ask", { question: "Should the page be in the menu?", options: ["yes", "no"] })),
      (told) => (told.includes("The person answers: no") ? calls(routeSummary, finish()) : { say: "Nobody answered me." }),
    ],
  });
  const waiting = await desk.build(PROMPT);
  assert.deepEqual([waiting.operationStatus, waiting.stage], ["waiting", "write"]);
  const operation = await desk.answer(waiting.projectId, "no");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(operation.requestId, waiting.requestId);
  const made = asked(from).map((request) => `${askingOf(request)} ${stepOf(request)}`);
  assert.deepEqual(made, ["sketch 0", "brief 0", "step 0", "step 1", "step 2"]);
});

test("a change begins with the files as they are, keeps the former promises, and a question about the app changes nothing", async () => {
  playAgent(desk.model, { steps: [calls(writeSummary(), routeSummary, finish())] });
  const first = await desk.build(PROMPT);
  const from = mark();
  const rounded = { ...BRIEF, checks: [], brief: "The mean is shown with one decimal." };
  playAgent(desk.model, {
    brief: { say: JSON.stringify(rounded) },
    steps: [
      calls(
        call("edit", { path: "src/pages/SummaryPage.tsx", search: "Math.round(mean)", replace: "Math.round(mean * 10) / 10" }),
        finish("One decimal."),
      ),
    ],
  });
  const second = await desk.say(first.projectId, "Show the mean with one decimal");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message);
  assert.match((await desk.files(first.projectId)).get("src/pages/SummaryPage.tsx") ?? "", /mean \* 10/);
  const [brief] = asked(from);
  assert.match(brief?.messages[0]?.text ?? "", /mean-cover: The summary page shows the mean cover/);

  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [], answer: "It shows the mean of all covers." }) },
    steps: [],
  });
  const third = await desk.say(first.projectId, "What does the summary show?");
  assert.deepEqual([third.operationStatus, third.version, third.replies.at(-1)?.text], ["done", null, "It shows the mean of all covers."]);
});

test("the built-in generator goes on with what a model wrote, and takes it back", async () => {
  playAgent(desk.model, { steps: [calls(writeSummary(), routeSummary, finish())] });
  const { projectId } = await desk.build(PROMPT);
  const second = await desk.say(projectId, "Add a rating to sightings", "blueprint");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message ?? second.replies.at(-1)?.text);
  const files = await desk.files(projectId);
  assert.match(files.get("src/features/sightings/sighting.ts") ?? "", /rating/);
  assert.ok(files.has("src/pages/SummaryPage.tsx"), "the model's page is still there");
  assert.ok(files.get("src/App.tsx")?.includes("/summary"));

  const undone = await desk.say(projectId, "undo", "blueprint");
  assert.deepEqual([undone.operationStatus, undone.version], ["done", 3], undone.error?.message);
  const restored = await desk.files(projectId);
  assert.doesNotMatch(restored.get("src/features/sightings/sighting.ts") ?? "", /rating/);
  assert.ok(restored.has("src/pages/SummaryPage.tsx"));
});

test("where the built-in generator would have to rewrite what a model wrote, it says so and changes nothing", async () => {
  const note = call("edit", {
    path: "src/features/sightings/sighting.ts",
    search: "  note: string;",
    replace: "  /** What else was seen. */\n  note: string;",
  });
  playAgent(desk.model, { steps: [calls(writeSummary(), routeSummary, note, finish())] });
  const { projectId } = await desk.build(PROMPT);
  const { operationStatus, version, replies, credits } = await desk.say(projectId, "Add a rating to sightings", "blueprint");
  assert.deepEqual([operationStatus, version, credits.spent], ["done", null, 0]);
  assert.match(replies.at(-1)?.text ?? "", /a language model has rewritten \(src\/features\/sightings\/sighting\.ts\)/);
});

test("a model goes on with what the built-in generator wrote", async () => {
  const first = await desk.build("A list of books with author and rating", "blueprint");
  const from = mark();
  const check = {
    ...BRIEF.checks[0],
    id: "hello",
    steps: [
      { do: "open", path: "/" },
      { do: "expectVisible", target: { text: "Read slowly." } },
    ],
  };
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, brief: "A motto.", checks: [check] }) },
    steps: [
      calls(call("search", { query: "colophon-inner" })),
      (told) =>
        calls(
          call("edit", {
            path: "src/components/Layout.tsx",
            search: '<p className="colophon-inner">',
            replace: '<p className="colophon-inner">Read slowly. ',
          }),
          finish(told.slice(0, 20)),
        ),
    ],
  });
  const second = await desk.say(first.projectId, "Add the motto “Read slowly.” to the footer", "scribe");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message ?? second.replies.at(-1)?.text);
  assert.match((await desk.files(first.projectId)).get("src/components/Layout.tsx") ?? "", /Read slowly\./);
  assert.ok(asked(from).every((request) => askingOf(request) !== "sketch"));
  assert.ok(toldLast(asked(from).at(-1) ?? assert.fail()).includes("colophon"));
});
