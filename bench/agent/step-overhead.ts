// The service's overhead per step: from the end of an answer until the next request to the model. The model answers
// immediately, and the conversation grows as in a long build.
import { call, calls, finish, PROMPT, routeSummary, writeSummary } from "../../tests/models/agent/play-agent.ts";
import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import type { Answer } from "../../tests/support/model-server/turn.ts";
import { type Metric, median, valueAt } from "../metrics.ts";
import { buildToEnd } from "./build-to-end.ts";
import { playSteps, waitsBetween } from "./play-steps.ts";

type Call = NonNullable<Answer["calls"]>[number];

const STEPS = 60;
const MEAN = "Mean cover: {Math.round(mean)} %";
const READ = [
  ["src/components/layout/app-layout.tsx", "src/lib/saved.ts"],
  ["src/components/resource/resource-form.tsx"],
  ["src/lib/store.ts", "src/lib/rows.ts"],
  ["src/components/resource/resource-list.tsx", "src/lib/format.ts"],
  ["src/components/layout/page.tsx", "src/components/ui/button.tsx"],
];

/** Builds twice, once with steps that read or edit, and once with steps that edit and check, and reports both. */
export async function benchStepOverhead(harness: Sketching): Promise<Metric[]> {
  const editing = await waitsOf(harness, (step) => [step % 2 === 0 ? editSummary(step) : readFrom(step)]);
  const checking = await waitsOf(harness, (step) => [editSummary(step), call("check")]);
  const note = `median of ${STEPS} steps of one build, excluding the model's own time`;
  return [
    { name: "response sent → next request, step that reads or edits", value: median(editing), unit: "ms", limit: 60, note },
    { name: "the same, p95", value: valueAt(editing, 0.95), unit: "ms", limit: null, note: "" },
    { name: "response sent → next request, step that edits and checks", value: median(checking), unit: "ms", limit: 500, note },
    { name: "the same, p95", value: valueAt(checking, 0.95), unit: "ms", limit: null, note: "static checks, types and bundle" },
  ];
}

/** The waits after these steps; the first one, which writes the page, is not counted. */
async function waitsOf(harness: Sketching, act: (step: number) => Call[]): Promise<number[]> {
  const write = calls(writeSummary(), routeSummary, call("check"));
  const steps = Array.from({ length: STEPS }, (_, at) => ({ calls: act(at + 1) }));
  const turns = playSteps(harness.model, [write, ...steps, calls(finish())]);
  await buildToEnd(harness, PROMPT);
  return waitsBetween(turns.filter(({ step }) => step > 1));
}

/** No two of these calls are equal, since a model that repeats itself gets a warning. */
function readFrom(step: number): Call {
  return call("read", { paths: READ[step % READ.length], from: 1 + Math.floor(step / READ.length) });
}

/** Adds a sentence to the page. */
function editSummary(step: number): Call {
  const [search, replace] = [`<p>${MEAN}`, `<p>Note ${step}.</p>\n      <p>${MEAN}`];
  return call("edit", { path: "src/pages/summary-page.tsx", edits: [{ search, replace }] });
}
