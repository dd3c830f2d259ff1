// A build whose credits will not do, and of whose request a part works in the browser: its user may take that part.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { untilSettled } from "../../support/build-and-wait.ts";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import { BRIEF, call, calls, playAgent, PROMPT, requestKindOf, routeSummary, SUMMARY_CHECK, writeSummary } from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("pausing-in-browser");
});

const ROUNDED = {
  ...SUMMARY_CHECK,
  id: "median-cover",
  title: "The summary page shows the median cover",
  phrase: "lichens",
  steps: [
    { do: "open", path: "/summary" },
    { do: "expectText", target: { role: "main" }, contains: "Median cover: 40 %" },
  ],
};

test("what works is delivered as a version, and the reply names what is missing", async () => {
  const from = harness.model.requests.length;
  const balanceBefore = await harness.balance();
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, checks: [SUMMARY_CHECK, ROUNDED] }) },
    steps: [{ ...calls(writeSummary(), ...[routeSummary].flat(), call("try")), usage: { input: 1_000_000, output: 20_000 } }],
  });
  const waiting = await harness.build(PROMPT);
  assert.equal(waiting.operationStatus, "waiting", waiting.error?.message);
  const [question] = waiting.questions;
  assert.match(question?.text ?? "", /1 of 2 planned checks pass; still missing: The summary page shows the median cover\./);
  assert.deepEqual(question?.options, ["Go on", "Deliver what works", "Drop it"]);
  assert.equal(waiting.links.deployment, null);

  await harness.post(`/projects/${waiting.projectId}/messages`, { message: "Deliver what works" });
  const operation = await untilSettled(harness.service, waiting.requestId);
  assert.deepEqual([operation.operationStatus, operation.version], ["done", 1], operation.error?.message);
  assert.match(
    operation.replies.at(-1)?.text ?? "",
    /was not done yet when you took what works[^]*does not work yet: The summary page shows the median cover/,
  );
  assert.deepEqual(
    operation.proof?.checks.flatMap(({ id, passed }) => (["mean-cover", "median-cover"].includes(id) ? [`${id} ${passed}`] : [])),
    ["mean-cover true"],
  );
  const steps = harness.model.requests.slice(from).filter((request) => requestKindOf(request) === "step");
  assert.equal(steps.length, 1);
  assert.equal(balanceBefore - (await harness.balance()), operation.credits.spent);
  assert.deepEqual([operation.credits.held, operation.credits.spent > 600], [0, true]);
});
