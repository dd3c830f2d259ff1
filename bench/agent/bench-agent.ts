// All benchmarks of a model that writes code: the real service with a scripted model. No browser is involved, since its
// time is measured with the other builds.
import { calls, finish, PROMPT } from "../../tests/models/agent/play-agent.ts";
import { openSketching, type Sketching, type SketchingOptions } from "../../tests/models/sketch/open-sketching.ts";
import type { Figure } from "../figures.ts";
import { buildToEnd } from "./build-to-end.ts";
import { BUILDS, benchCrowd } from "./crowd.ts";
import { playSteps } from "./play-steps.ts";
import { benchSending } from "./sending.ts";
import { benchStepping } from "./stepping.ts";
import { benchTelling } from "./telling.ts";

const LARGE = 200_000;
const SMALL = 32_000;
const CREDITS = 500_000;

/** Measures the time and tokens that the service adds to a model, for a single build and for many concurrent ones. */
export async function benchAgent(): Promise<Figure[]> {
  const alone = await onDesk({ contextWindow: LARGE }, async (desk) => [
    ...(await benchStepping(desk)),
    ...(await benchTelling(desk)),
    ...(await benchSending(desk, LARGE)),
  ]);
  const small = await onDesk({ contextWindow: SMALL }, (desk) => benchSending(desk, SMALL));
  const crowd = await onDesk({ contextWindow: LARGE, workers: BUILDS, keys: 4 * BUILDS }, benchCrowd);
  return [...alone, ...small, ...crowd];
}

/** Runs `work` on a service that has built once, then stops the service and its model. */
async function onDesk(options: SketchingOptions, work: (desk: Sketching) => Promise<Figure[]>): Promise<Figure[]> {
  const desk = await openSketching({ category: "paid", credits: CREDITS, ...options });
  try {
    playSteps(desk.model, [calls(finish())]);
    await buildToEnd(desk, PROMPT);
    return await work(desk);
  } finally {
    await desk.close();
  }
}
