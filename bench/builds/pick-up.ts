// How soon a worker picks up a build: from the response to a create until the worker's first stage starts.
import type { Generator } from "../../src/domain/models/generation/generator.ts";
import { createTestDatabase } from "../../tests/support/create-test-database.ts";
import { isSettled, openPipeline } from "../../tests/support/open-pipeline.ts";
import { type Metric, median } from "../metrics.ts";

const rounds = 40;

/** Starts builds sequentially on an idle worker, and reports the median and the slowest. */
export async function benchPickUp(): Promise<Metric[]> {
  const database = await createTestDatabase("bench pick-up");
  const pipeline = await openPipeline({ connection: database.connection });
  let began = 0;
  const never = async () => Promise.reject(new Error("a build that only asks is never written"));
  const questions = [{ id: "what", text: "What?", options: ["Books", "Films"], allowsOther: true }];
  const generator: Generator = {
    id: "asking",
    category: "free",
    write: never,
    repair: never,
    understand: async () => {
      began = performance.now();
      return { outcome: "questions", questions };
    },
  };
  await pipeline.startWorker({ generator });
  const milliseconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const call = await pipeline.call();
    const { id } = await pipeline.start(call, "Measure the time until a worker has this");
    const created = performance.now();
    await pipeline.until(id, isSettled);
    milliseconds.push(began - created);
  }
  await pipeline.close();
  await database.drop();
  return [
    {
      name: "create response → worker starts",
      value: median(milliseconds),
      unit: "ms",
      limit: 50,
      note: `median of ${rounds}, idle worker`,
    },
    { name: "the same, slowest", value: Math.max(...milliseconds), unit: "ms", limit: null, note: "" },
  ];
}
