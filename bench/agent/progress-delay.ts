// How soon a client that waits with `Prefer: wait` sees that the model has started to answer.
import { call, calls, finish, PROMPT, routeSummary, writeSummary } from "../../tests/models/agent/play-agent.ts";
import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import type { ReadOperation } from "../../tests/support/build-and-wait.ts";
import { type Metric, median } from "../metrics.ts";
import { playSteps } from "./play-steps.ts";

const STEPS = 16;
// Long enough for the client to send its next waiting request.
const SILENCE_MILLISECONDS = 300;
const PIECE_MILLISECONDS = 15;

interface ReportedOperation extends ReadOperation {
  nextAction: string;
}

/** Builds with a slow model while a client waits, and reports the delay from each first piece to the client's response. */
export async function benchProgressDelay(harness: Sketching): Promise<Metric[]> {
  const steps = Array.from({ length: STEPS }, (_, at) =>
    calls(call("read", { paths: ["src/theme.css"], from: 10 * at + 1, to: 10 * at + 30 })),
  );
  const all = [...steps, calls(writeSummary(), routeSummary, call("check")), calls(finish())];
  const slowly = { millisecondsToFirst: SILENCE_MILLISECONDS, millisecondsPerChunk: PIECE_MILLISECONDS };
  const turns = playSteps(harness.model, all, (answer) => ({ ...answer, ...slowly }));
  const receivedAt = await followSteps(harness);
  const waits = turns
    .filter(({ step }) => step >= 1 && step <= STEPS)
    .map(({ step, begunAt }) => (receivedAt.get(step) ?? Number.POSITIVE_INFINITY) - begunAt);
  if (waits.length !== STEPS) throw new Error(`the model took ${waits.length} of ${STEPS} steps`);
  const note = `median of ${STEPS} steps; the client waits with GET and Prefer: wait=20`;
  return [
    { name: "model's first token → a waiting client receives the progress", value: median(waits), unit: "ms", limit: 300, note },
    { name: "the same, slowest", value: Math.max(...waits), unit: "ms", limit: null, note: "" },
  ];
}

/** Builds, polls the operation, and returns when each step was first reported. */
async function followSteps(harness: Sketching): Promise<Map<number, number>> {
  const { requestId } = await harness.create(PROMPT);
  const receivedAt = new Map<number, number>();
  for (;;) {
    const answer = await harness.service.request(`/b/api/v1/operations/${requestId}`, { headers: { prefer: "wait=20" } });
    const operation = await readReported(answer);
    const step = Number(/^Step (\d+): Scribe /.exec(operation.nextAction)?.[1] ?? 0);
    if (step > 0 && !receivedAt.has(step)) receivedAt.set(step, performance.now());
    if (operation.operationStatus === "running") continue;
    if (operation.operationStatus !== "done") throw new Error(`the build ended ${operation.operationStatus}: ${operation.error?.message}`);
    return receivedAt;
  }
}

/** Contract B defines the response. */
async function readReported(answer: Response): Promise<ReportedOperation> {
  if (answer.status !== 200) throw new Error(`reading the operation answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ReportedOperation;
}
