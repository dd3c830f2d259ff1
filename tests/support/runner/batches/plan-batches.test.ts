import assert from "node:assert/strict";
import { test } from "node:test";
import { planBatches } from "./plan-batches.ts";

const batchFile = (name: string): string => `tests/support/runner/batches/processes/${name}-batch.ts`;

test("short files share two processes, those of one service share a third, long files are alone, and the longest begin first", () => {
  const files = ["tests/models/agent/work.test.ts", "tests/http/long.test.ts", "tests/models/sketch/sketch.test.ts"];
  const short = ["src/a.test.ts", "src/b.test.ts", "src/c.test.ts"];
  const durations = { "tests/models/agent/work.test.ts": 37, "tests/http/long.test.ts": 13 };
  assert.deepEqual(planBatches([...files, ...short], durations), {
    processes: [batchFile("service"), "tests/http/long.test.ts", batchFile("first"), batchFile("second")],
    batches: {
      "service-batch": ["tests/models/agent/work.test.ts", "tests/models/sketch/sketch.test.ts"],
      "first-batch": ["src/a.test.ts", "src/c.test.ts"],
      "second-batch": ["src/b.test.ts"],
    },
  });
});

test("a batch without files is not run", () => {
  const { processes } = planBatches(["src/a.test.ts", "tests/workshop/b.test.ts"], {});
  assert.deepEqual(processes, ["tests/workshop/b.test.ts", batchFile("first")]);
});

test("of three processes at once, two at most are batches that share something while there are other files", () => {
  const batches = ["tests/models/agent/work", "tests/workshop/features/site", "tests/builds/pipeline/log"].map((name) => `${name}.test.ts`);
  const own = ["a", "b", "c", "d"].map((name) => `tests/start/${name}.test.ts`);
  const durations = Object.fromEntries([...batches.map((file) => [file, 40]), ...own.map((file) => [file, 15])]);
  const { processes } = planBatches([...batches, ...own], durations);
  const [service, provers, pipelines] = ["service", "provers", "pipelines"].map(batchFile);
  assert.deepEqual(processes, [service, provers, own[0], own[1], own[2], pipelines, own[3]]);
});
