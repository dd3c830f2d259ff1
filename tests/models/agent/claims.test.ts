// A model's statements about its work are only claims; the service reports what was proven.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { ReadOperation } from "../../support/build-and-wait.ts";
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
  SUMMARY_PAGE,
  latestInput,
  writeSummary,
} from "./play-agent.ts";

let harness: Sketching;
/** A project that the model wrote, which most tests change. */
let projectId: string;
before(async () => {
  harness = await shareSketching("claims");
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, title: "Moss and Lichen" }) },
    steps: [calls(writeSummary(), routeSummary, finish())],
  });
  ({ projectId } = await harness.build(PROMPT));
});

const replyOf = ({ replies }: ReadOperation): string => replies.at(-1)?.text ?? "";
const nameOf = async (id: string): Promise<string> => {
  const response = await harness.service.request(`/b/api/v1/projects/${id}`);
  return String(Object(await response.json())["name"]);
};
const change = calls(writeSummary(`// Changed.\n${SUMMARY_PAGE}`), finish("The header is red now."));

test("an empty change is not accepted, and an unproven one is held against the request and reported as such", async () => {
  const from = harness.model.requests.length;
  const brief = { say: JSON.stringify({ ...BRIEF, title: "Other", checks: [] }) };
  playAgent(harness.model, {
    brief,
    steps: [calls(finish("The header is bright red now.")), change, calls(finish("The header is red now."))],
  });
  const second = await harness.say(projectId, "Make the header red");
  assert.deepEqual([second.operationStatus, second.version], ["done", 2], second.error?.message);
  const inputs = harness.model.requests.slice(from).flatMap((request) => (requestKindOf(request) === "step" ? [latestInput(request)] : []));
  assert.match(inputs[1] ?? "", /nothing has been changed yet/);
  assert.match(
    inputs[2] ?? "",
    /against the whole request:\n“Make the header red”\n[^]*“Make the header red”: built, and no check shows it/,
  );
  assert.match(replyOf(second), /No check proves: “Make the header red”/);
});

test("a project keeps its name in a change, and undo restores the earlier files without a model call", async () => {
  assert.equal(await nameOf(projectId), "Moss and Lichen");
  const from = harness.model.requests.length;
  const undone = await harness.say(projectId, "undo");
  assert.deepEqual([undone.operationStatus, undone.version], ["done", 3], undone.error?.message ?? replyOf(undone));
  assert.equal(harness.model.requests.length, from);
  assert.doesNotMatch((await harness.files(projectId)).get("src/pages/summary-page.tsx") ?? "", /Changed/);
  assert.equal(await nameOf(projectId), "Moss and Lichen");
});

test("a reply with checks is treated as a change, and checks are dropped only by name and in exchange for others", async () => {
  const drop = ["mean-cover", "scheme"];
  const free = { ...BRIEF, answer: "Done, it is gone.", checks: [], drop };
  playAgent(harness.model, { brief: { say: JSON.stringify({ ...free, answer: null }) }, steps: [change] });
  const second = await harness.say(projectId, "Make the header red");
  assert.doesNotMatch(replyOf(second), /no longer promises/);
  const check = { ...BRIEF.checks[0], id: "other-cover", title: "The summary page shows another number", replaces: "scheme" };
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...free, checks: [check] }) },
    steps: [calls(writeSummary(`// Twice.\n${SUMMARY_PAGE}`), finish())],
  });
  const third = await harness.say(projectId, "Show another number instead of the mean");
  assert.deepEqual([third.operationStatus, third.version], ["done", 5], third.error?.message);
  assert.match(replyOf(third), /no longer promises: The summary page shows the mean cover of all sightings\.$/m);
});

test("invalid characters, endless questions and deeply nested values do no harm", async () => {
  const emoji = `${"x".repeat(1_199)}\u{1F600}`;
  let deep: unknown = "end";
  for (let level = 0; level < 3_000; level += 1) deep = { within: deep };
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, brief: `Nul \u0000 and half \ud83d.` }) },
    steps: [
      { say: "Nul \u0000 and half \ud83d.", calls: [call("search", { query: "nul \u0000 half \ud83d" }), call("read", { paths: deep })] },
      calls(writeSummary(), routeSummary),
      calls(finish(emoji)),
    ],
  });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [] }) },
    steps: [calls(call("ask", { question: "Why? ".repeat(80_000), options: Array.from({ length: 5_000 }, (_, at) => `${at}`) }))],
  });
  const waiting = await harness.say(operation.projectId, "Make the header red");
  assert.equal(waiting.operationStatus, "waiting", waiting.error?.message);
  const [question] = waiting.questions;
  assert.ok((question?.text.length ?? 0) <= 500 && question?.options.length === 6);
});

test("the planner is given the wishes with ids, and the reply and the proof say of each what became of it", async () => {
  const from = harness.model.requests.length;
  const message = "Show the header in red. Make the page quick. Send it to all members by mail";
  const check = { ...BRIEF.checks[0], id: "red-header", title: "The header is red", proves: ["w1"] };
  const said = { ...BRIEF, checks: [check], unchecked: ["w2"] };
  const briefs = [said, { ...said, notBuilt: { w3: "there is no server" } }];
  playAgent(harness.model, {
    brief: () => ({ say: JSON.stringify(briefs.shift() ?? assert.fail()) }),
    steps: [calls(writeSummary(`// Quick.\n${SUMMARY_PAGE}`), finish())],
  });
  const operation = await harness.say(projectId, message);
  assert.equal(operation.operationStatus, "done", operation.error?.message ?? replyOf(operation));
  const [asked, again] = harness.model.requests.slice(from).map(latestInput);
  assert.match(
    asked ?? "",
    /# Its wishes\n- w1: Show the header in red\n- w2: Make the page quick\n- w3: Send it to all members by mail\n/,
  );
  assert.match(again ?? "", /nothing is said of w3 \(“Send it to all members by mail”\): name each in the "proves" of a check/);
  assert.match(
    replyOf(operation),
    /No check proves: “Make the page quick”\.\n\nNot built: “Send it to all members by mail: there is no server”\./,
  );
  const { understood, notBuilt } = operation.proof ?? assert.fail();
  // Without a browser, as here, a wish stays untried.
  assert.deepEqual(understood, [
    { phrase: "Show the header in red", checks: ["red-header"], outcome: "not tried" },
    { phrase: "Make the page quick", checks: [], outcome: "not tried" },
  ]);
  assert.deepEqual(notBuilt, ["Send it to all members by mail: there is no server"]);
});
