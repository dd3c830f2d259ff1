// From POST to done for apps for phones, warm, the proof in the browser included. Needs the packages of Expo, which the
// benchmark does not install: `npm run expo` does, and ATELIER_EXPO names the folder that has them.
import os from "node:os";
import { createTestDatabase } from "../../tests/support/create-test-database.ts";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { startService } from "../../tests/support/start-service.ts";
import { type Metric, median } from "../metrics.ts";
import { stageMedians, timeBuild } from "./timing.ts";

const prompts: readonly string[] = [
  "A recipe box: what I cook, how good it was and what it takes",
  "A reading log with author, pages and a rating from 1 to 5",
  "Track expenses by category with monthly totals and a chart",
  "A plant diary: which plant, when I watered it last, and a photo",
  "A to-do list with priorities and due dates",
  "A workout log with exercise, sets, repetitions and weight",
];

const type = "mobile-expo";

/** What is missing for this benchmark, in words; null if nothing is. */
export const missingForPhones = (): string | null =>
  (process.env.ATELIER_EXPO ?? "") === ""
    ? "Not measured: ATELIER_EXPO names no folder with the packages of Expo. `npm run expo` installs them and prints the folder."
    : null;

/** Builds the prompts sequentially, twice after a warm-up, and reports the medians and how busy the machine was. */
export async function benchPhones(): Promise<Metric[]> {
  const database = await createTestDatabase("bench phones");
  const service = await startService({ isWatched: false, environment: { DATABASE_URL: database.url } });
  try {
    for (const prompt of prompts.slice(0, 2)) await buildAndWait(service, { prompt, type });
    const [loadBefore = Number.NaN] = os.loadavg();
    const seconds: number[] = [];
    const requests: string[] = [];
    for (const prompt of [...prompts, ...prompts]) {
      const timed = await timeBuild(service, { database: database.url, wish: { prompt, type } });
      seconds.push(timed.seconds);
      requests.push(timed.operation.requestId);
    }
    const { metrics } = await stageMedians(database.url, requests);
    const note = `median of ${seconds.length} builds of ${prompts.length} prompts, each begun when nothing else is built`;
    return [
      { name: "POST → done, app for phones, browser proof included", value: median(seconds), unit: "s", limit: 4, note },
      { name: "the same, slowest", value: Math.max(...seconds), unit: "s", limit: null, note: "" },
      ...metrics,
      {
        name: "load of the machine before the first build",
        value: loadBefore,
        unit: "×",
        limit: null,
        note: "processes that want a core, over a minute",
      },
    ];
  } finally {
    await service.stop();
    await database.drop();
  }
}
