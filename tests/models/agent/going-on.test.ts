// An agent's work survives crashes, questions and later versions: a crash repeats nothing, an answer resumes where the
// question was asked, a stop aborts the request on the wire, and every generator can continue with every app.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { KIT_LOCK } from "@atelier/blueprint";
import { untilSettled } from "../../support/build-and-wait.ts";
import { isNightly } from "../../support/runner/volume.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import {
  requestKindOf,
  BRIEF,
  call,
  calls,
  finish,
  playAgent,
  PROMPT,
  routeSummary,
  stepOf,
  SUMMARY_PAGE,
  latestInput,
  writeSummary,
} from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("going-on");
});

const requestsSince = (from: number) => harness.model.requests.slice(from);
const requestCount = (): number => harness.model.requests.length;
const untilRequests = async (from: number, count: number): Promise<void> => {
  for (const end = Date.now() + 60_000; requestsSince(from).length < count; await pause(20)) assert.ok(Date.now() < end, "timed out");
};
const paid: Turn = { ...calls(call("list")), usage: { input: 100_000, output: 1_000 } };

test("after a question and a crash the same conversation goes on: no answered call is repeated or charged again", async () => {
  const from = requestCount();
  const balanceBefore = await harness.balance();
  let isDown = true;
  playAgent(harness.model, {
    steps: [
      { ...paid, calls: [call("read", { paths: ["src/routes.tsx"], from: 1, to: 9 })] },
      calls(call("write", { content: SUMMARY_PAGE, path: "src/pages/summary-page.tsx" }), routeSummary, call("check"), call("try")),
      calls(writeSummary(`// One.\n${SUMMARY_PAGE}`), call("try"), writeSummary(`// Two.\n${SUMMARY_PAGE}`), call("try")),
      calls(call("ask", { options: ["yes", "no"], question: "Is it right?" })),
      () => (isDown ? { stall: true } : paid),
      calls(finish()),
    ],
  });
  const waiting = await harness.build(PROMPT);
  assert.equal(waiting.operationStatus, "waiting");
  await harness.post(`/projects/${waiting.projectId}/messages`, { message: "yes" });
  await untilRequests(from, 6);
  await harness.crash();
  isDown = false;
  const operation = await untilSettled(harness.service, waiting.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const requests = requestsSince(from);
  assert.deepEqual(
    requests.map((request) => `${requestKindOf(request)} ${stepOf(request)}`),
    ["brief 0", "step 0", "step 1", "step 2", "step 3", "step 4", "step 4", "step 5"],
  );
  assert.deepEqual(requests[6]?.messages, requests[5]?.messages);
  assert.match((await harness.files(operation.projectId)).get("src/pages/summary-page.tsx") ?? "", /^\/\/ Two\./);
  assert.equal(balanceBefore - (await harness.balance()), operation.credits.spent);
  // Twice 100,000 × 3 and 1,000 × 15 dollars a million, times two: 126 credits and what the small calls cost.
  assert.ok(operation.credits.spent >= 126 && operation.credits.spent < 170, `${operation.credits.spent}`);
});

const rejecting = "after a crash a server that rejected tools is called without them at the same step, and no answered call is repeated";
test(rejecting, { skip: isNightly ? false : "nightly" }, async () => {
  const from = requestCount();
  let isDown = true;
  const refusal: Turn = { status: 400, body: { error: { message: "scribe does not support tools" } } };
  const words: (Turn | (() => Turn))[] = [{ say: "LIST" }, () => (isDown ? { stall: true } : { say: "FINISH It is as it was." })];
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) },
    steps: words.map((turn) => (_input, request) => (request.tools.length > 0 ? refusal : typeof turn === "function" ? turn() : turn)),
  });
  const created = await harness.create(PROMPT);
  await untilRequests(from, 4);
  await harness.crash();
  isDown = false;
  const operation = await untilSettled(harness.service, created.requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const requestNames = requestsSince(from).map(
    (request) => `${requestKindOf(request)} ${stepOf(request)}${request.tools.length > 0 ? " with tools" : ""}`,
  );
  assert.deepEqual(requestNames, ["brief 0", "step 0 with tools", "step 0", "step 1", "step 0 with tools", "step 1"]);
});

test("a stop aborts the request on the wire, and nothing is charged after it", async () => {
  const from = requestCount();
  playAgent(harness.model, { steps: [paid, { stall: true }] });
  const created = await harness.create(PROMPT);
  await untilRequests(from, 3);
  await harness.service.request(`/b/api/v1/operations/${created.requestId}/stop`, { method: "POST" });
  const request = requestsSince(from)[2] ?? assert.fail();
  await Promise.race([request.closed, pause(3_000)]);
  assert.ok(request.aborted, "the request was not aborted");
  const operation = await untilSettled(harness.service, created.requestId);
  assert.deepEqual([operation.operationStatus, operation.error?.code], ["failed", "STOPPED"]);
  const { spent } = operation.credits;
  await pause(300);
  assert.equal((await untilSettled(harness.service, created.requestId)).credits.spent, spent);
});

test("a question before the work is asked, and its answer reaches the plan and the work", async () => {
  const from = requestCount();
  const question = { text: "In percent, or on a scale of five?", options: ["percent", "scale of five"] };
  playAgent(harness.model, {
    brief: ({ messages }) => ({
      say: JSON.stringify(messages.some(({ text }) => text.includes("The person answered")) ? BRIEF : { ...BRIEF, question }),
    }),
    steps: [calls(writeSummary(), routeSummary, finish())],
  });
  const waiting = await harness.build(PROMPT);
  assert.deepEqual([waiting.operationStatus, waiting.stage, waiting.questions[0]?.text], ["waiting", "understand", question.text]);
  assert.deepEqual(waiting.questions[0]?.options, question.options);
  const operation = await harness.answer(waiting.projectId, "percent");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const step = requestsSince(from).find((request) => requestKindOf(request) === "step");
  assert.match(step?.messages[0]?.text ?? "", /Asked: In percent[^]*Answered: percent/);
});

test("a question during the work resumes where it was asked, without repeating requests", async () => {
  const from = requestCount();
  playAgent(harness.model, {
    steps: [
      calls(writeSummary(), call("read", { paths: ["src/routes.tsx"] })),
      calls(call("ask", { question: "Should the page be in the menu?", options: ["yes", "no"] })),
      (input) => (input.includes("The person answers: no") ? calls(routeSummary, finish()) : { say: "Nobody answered me." }),
    ],
  });
  const waiting = await harness.build(PROMPT);
  assert.deepEqual([waiting.operationStatus, waiting.stage], ["waiting", "write"]);
  const operation = await harness.answer(waiting.projectId, "no");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(operation.requestId, waiting.requestId);
  const requestNames = requestsSince(from).map((request) => `${requestKindOf(request)} ${stepOf(request)}`);
  assert.deepEqual(requestNames, ["brief 0", "step 0", "step 1", "step 2"]);
});

/** An app of the built-in generator to which the model has added the summary page. */
async function buildOverBlueprint(...last: ReturnType<typeof call>[]): Promise<string> {
  const { projectId } = await harness.build("A list of sightings with place and cover in percent", "blueprint");
  const page = SUMMARY_PAGE.replace("({ cover }) => (cover === null ? [] : [cover])", "({ place }) => [place.length]");
  const check = {
    ...BRIEF.checks[0],
    steps: [
      { do: "open", path: "/summary" },
      { do: "expectText", target: { role: "main" }, contains: "Mean cover" },
    ],
  };
  const route = call("edit", {
    path: "src/routes.tsx",
    edits: [
      { search: "// The navigation, and every address of the app.", replace: 'import { SummaryPage } from "@/pages/summary-page";\n' },
      {
        search: '        <Route path="*"',
        replace: '        <Route path="/summary" element={<SummaryPage />} />\n        <Route path="*"',
      },
    ],
  });
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [check] }) },
    steps: [calls(writeSummary(page), route, ...last)],
  });
  const changed = await harness.say(projectId, "Add a summary page", "scribe");
  assert.deepEqual([changed.operationStatus, changed.version], ["done", 2], changed.error?.message ?? changed.replies.at(-1)?.text);
  return projectId;
}

test("a change by the model keeps files and checks, a question changes nothing, and the built-in generator changes and undoes", async () => {
  const projectId = await buildOverBlueprint(finish());
  const from = requestCount();
  const rounded = { ...BRIEF, checks: [], brief: "The mean is shown with one decimal." };
  playAgent(harness.model, {
    brief: { say: JSON.stringify(rounded) },
    steps: [
      calls(
        call("edit", { path: "src/pages/summary-page.tsx", search: "Math.round(mean)", replace: "Math.round(mean * 10) / 10" }),
        finish("One decimal."),
      ),
    ],
  });
  const second = await harness.say(projectId, "Show the mean with one decimal", "scribe");
  assert.deepEqual([second.operationStatus, second.version], ["done", 3], second.error?.message);
  assert.match((await harness.files(projectId)).get("src/pages/summary-page.tsx") ?? "", /mean \* 10/);
  const [brief] = requestsSince(from);
  assert.match(brief?.messages[0]?.text ?? "", /mean-cover \(desktop\): The summary page shows the mean cover/);

  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [], answer: "It shows the mean of all covers." }) },
    steps: [],
  });
  const third = await harness.say(projectId, "What does the summary show?", "scribe");
  assert.deepEqual([third.operationStatus, third.version, third.replies.at(-1)?.text], ["done", null, "It shows the mean of all covers."]);

  const rated = await harness.say(projectId, "Add a rating to sightings", "blueprint");
  assert.deepEqual([rated.operationStatus, rated.version], ["done", 4], rated.error?.message ?? rated.replies.at(-1)?.text);
  const files = await harness.files(projectId);
  assert.match(files.get("src/entities/sightings.ts") ?? "", /rating/);
  assert.ok(files.has("src/pages/summary-page.tsx"), "the model's page is missing");
  assert.ok(files.get("src/routes.tsx")?.includes("/summary"));

  const undone = await harness.say(projectId, "undo", "blueprint");
  assert.deepEqual([undone.operationStatus, undone.version], ["done", 5], undone.error?.message);
  const restored = await harness.files(projectId);
  assert.doesNotMatch(restored.get("src/entities/sightings.ts") ?? "", /rating/);
  assert.ok(restored.has("src/pages/summary-page.tsx"));
});

test("the built-in generator refuses to rewrite a model's code, and changes nothing", async () => {
  const last = /^ {4}\w+: field\.[^\n]*,\n(?= {2}\},)/m;
  const projectId = await buildOverBlueprint(finish());
  const [line = assert.fail()] = last.exec((await harness.files(projectId)).get("src/entities/sightings.ts") ?? "") ?? [];
  const note = call("edit", { path: "src/entities/sightings.ts", search: line, replace: `${line}    // What else was seen comes here.\n` });
  playAgent(harness.model, { brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) }, steps: [calls(note, finish())] });
  await harness.say(projectId, "Explain the last field in the code", "scribe");
  const { operationStatus, version, replies, credits } = await harness.say(projectId, "Add a rating to sightings", "blueprint");
  assert.deepEqual([operationStatus, version, credits.spent], ["done", null, 0]);
  assert.match(replies.at(-1)?.text ?? "", /a language model has rewritten \(src\/entities\/sightings\.ts\)/);
});

test("the built-in generator does not change an edited app of an earlier release", async () => {
  const projectId = await buildOverBlueprint(call("delete", { path: KIT_LOCK }), finish());
  const { operationStatus, version, replies, credits } = await harness.say(projectId, "Add a rating to sightings", "blueprint");
  assert.deepEqual([operationStatus, version, credits.spent], ["done", null, 0]);
  assert.match(replies.at(-1)?.text ?? "", /Nothing was changed: this app has no src\/kit\.lock\.json/);
});

test("a model changes an app of the built-in generator", async () => {
  const first = await harness.build("A list of books with author and rating", "blueprint");
  const from = requestCount();
  const check = {
    ...BRIEF.checks[0],
    id: "hello",
    steps: [
      { do: "open", path: "/" },
      { do: "expectVisible", target: { text: "Read slowly." } },
    ],
  };
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, brief: "A motto.", checks: [check] }) },
    steps: [
      calls(call("search", { query: "app-footer-inner" })),
      (input) =>
        calls(
          call("edit", {
            path: "src/components/layout/app-layout.tsx",
            search: '<div data-slot="app-footer-inner">',
            replace: '<div data-slot="app-footer-inner"><p>Read slowly.</p>',
          }),
          finish(input.slice(0, 20)),
        ),
    ],
  });
  const second = await harness.say(first.projectId, "Add the motto “Read slowly.” to the footer", "scribe");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message ?? second.replies.at(-1)?.text);
  assert.match((await harness.files(first.projectId)).get("src/components/layout/app-layout.tsx") ?? "", /Read slowly\./);
  assert.ok(latestInput(requestsSince(from).at(-1) ?? assert.fail()).includes("app-footer"));
});
