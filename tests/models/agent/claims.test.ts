// What a model says of its work is its word; what the service says of it is shown.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { ReadOperation } from "../../support/build-and-wait.ts";
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
  SUMMARY_PAGE,
  toldLast,
  writeSummary,
} from "./play-agent.ts";

let desk: Sketching;
before(async () => {
  desk = await openSketching({ category: "paid", credits: 20_000, contextWindow: 200_000 });
});
after(() => desk?.close());

const replyOf = ({ replies }: ReadOperation): string => replies.at(-1)?.text ?? "";
const nameOf = async (projectId: string): Promise<string> => {
  const answer = await desk.service.request(`/b/api/v1/projects/${projectId}`);
  return String(Object(await answer.json())["name"]);
};
const change = calls(writeSummary(`// Changed.\n${SUMMARY_PAGE}`), finish("The header is red now."));

test("a change that changes nothing is none, however it is praised, and one that no check proves says so", async () => {
  playAgent(desk.model, { steps: [calls(writeSummary(), routeSummary, finish())] });
  const { projectId } = await desk.build(PROMPT);
  const from = desk.model.requests.length;
  const brief = { say: JSON.stringify({ ...BRIEF, title: "Other", checks: [] }) };
  playAgent(desk.model, { brief, steps: [calls(finish("The header is bright red now.")), change] });
  const second = await desk.say(projectId, "Make the header red");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message);
  assert.match(
    toldLast(desk.model.requests.slice(from).findLast((request) => askingOf(request) === "step") ?? assert.fail()),
    /nothing has been changed yet/,
  );
  assert.match(replyOf(second), /No check proves: “Make the header red”/);
});

test("an answer beside a plan with checks is no answer, and promises are given up only for others, and by name", async () => {
  playAgent(desk.model, { steps: [calls(writeSummary(), routeSummary, finish())] });
  const { projectId } = await desk.build(PROMPT);
  const drop = ["mean-cover", "search-sighting"];
  const free = { ...BRIEF, answer: "Done, it is gone.", checks: [], drop };
  playAgent(desk.model, { brief: { say: JSON.stringify({ ...free, answer: null }) }, steps: [change] });
  const second = await desk.say(projectId, "Make the header red");
  assert.doesNotMatch(replyOf(second), /no longer promises/);
  const check = { ...BRIEF.checks[0], id: "other-cover" };
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...free, checks: [check] }) },
    steps: [calls(writeSummary(`// Twice.\n${SUMMARY_PAGE}`), finish())],
  });
  const third = await desk.say(projectId, "Show another number instead of the mean");
  assert.deepEqual([third.operationStatus, third.version], ["done", 3], third.error?.message);
  assert.match(replyOf(third), /no longer promises: .*The summary page shows the mean cover/);
});

test("a project keeps its name in a change, and undo brings back the files of the version before without a call", async () => {
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, title: "Moss and Lichen" }) },
    steps: [calls(writeSummary(), routeSummary, finish())],
  });
  const { projectId } = await desk.build(PROMPT);
  playAgent(desk.model, { brief: { say: JSON.stringify({ ...BRIEF, title: "Other", checks: [] }) }, steps: [change] });
  await desk.say(projectId, "Make the header red");
  assert.equal(await nameOf(projectId), "Moss and Lichen");
  const from = desk.model.requests.length;
  const undone = await desk.say(projectId, "undo");
  assert.deepEqual([undone.operationStatus, undone.version], ["done", 3], undone.error?.message ?? replyOf(undone));
  assert.equal(desk.model.requests.length, from);
  assert.doesNotMatch((await desk.files(projectId)).get("src/pages/SummaryPage.tsx") ?? "", /Changed/);
  assert.equal(await nameOf(projectId), "Moss and Lichen");
});

test("letters that no database holds, endless questions and deep values do no harm", async () => {
  const emoji = `${"x".repeat(1_199)}\u{1F600}`;
  let deep: unknown = "end";
  for (let level = 0; level < 3_000; level += 1) deep = { within: deep };
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, brief: `Nul \u0000 and half \ud83d.` }) },
    steps: [
      { say: "Nul \u0000 and half \ud83d.", calls: [call("search", { query: "nul \u0000 half \ud83d" }), call("read", { paths: deep })] },
      calls(writeSummary(), routeSummary),
      calls(finish(emoji)),
    ],
  });
  const operation = await desk.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  playAgent(desk.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) },
    steps: [calls(call("ask", { question: "Why? ".repeat(80_000), options: Array.from({ length: 5_000 }, (_, at) => `${at}`) }))],
  });
  const waiting = await desk.say(operation.projectId, "Make the header red");
  assert.equal(waiting.operationStatus, "waiting", waiting.error?.message);
  const [question] = waiting.questions;
  assert.ok((question?.text.length ?? 0) <= 500 && question?.options.length === 6);
});
