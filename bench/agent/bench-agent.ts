// All benchmarks of a model that writes code: the real service with a scripted model. No browser is involved, since its
// time is measured with the other builds.
import { calls, finish, PROMPT, writeSightings } from "../../tests/models/agent/play-agent.ts";
import { openSketching, type SketchingOptions } from "../../tests/models/sketch/open-sketching.ts";
import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import type { Metric } from "../metrics.ts";
import { buildToEnd } from "./build-to-end.ts";
import { BUILDS, benchConcurrentBuilds } from "./concurrent-builds.ts";
import { playSteps } from "./play-steps.ts";
import { benchSentTokens } from "./sent-tokens.ts";
import { benchStepOverhead } from "./step-overhead.ts";
import { benchProgressDelay } from "./progress-delay.ts";

const LARGE = 200_000;
const SMALL = 32_000;
const CREDITS = 500_000;

/** Measures the time and tokens that the service adds to a model, for a single build and for many concurrent ones. */
export async function benchAgent(): Promise<Metric[]> {
  const alone = await withHarness({ contextWindow: LARGE }, async (harness) => [
    ...(await benchStepOverhead(harness)),
    ...(await benchProgressDelay(harness)),
    ...(await benchSentTokens(harness, LARGE)),
  ]);
  const small = await withHarness({ contextWindow: SMALL }, (harness) => benchSentTokens(harness, SMALL));
  const concurrent = await withHarness({ contextWindow: LARGE, workers: BUILDS, keys: 4 * BUILDS }, benchConcurrentBuilds);
  return [...alone, ...small, ...concurrent];
}

/** Runs `work` on a service that has built once, then stops the service and its model. */
async function withHarness(options: SketchingOptions, work: (harness: Sketching) => Promise<Metric[]>): Promise<Metric[]> {
  const harness = await openSketching({ category: "paid", credits: CREDITS, ...options });
  try {
    playSteps(harness.model, [calls(writeSightings, finish())]);
    await buildToEnd(harness, PROMPT);
    return await work(harness);
  } finally {
    await harness.close();
  }
}
