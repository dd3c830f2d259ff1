// An app whose parts do not all work is delivered without those that do not. The faults are planted into the files that
// the built-in generator writes; the queue, the workshop, the browser and the database are the real ones.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import { Blueprint } from "@atelier/blueprint";
import { Proof } from "../../../src/domain/operations/proof.ts";
import type { Generator } from "../../../src/domain/models/generation/generator.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { messages, operationStages, versions } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";

const PROMPT = "A blog with posts, comments on posts and a newsletter";
const COMMENTS = "src/components/comments/comment-thread.tsx";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;

before(async () => {
  testDatabase = await createTestDatabase("leave out");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

/** A change of one file, where a project has it. */
interface Plant {
  path: string;
  change(text: string): string;
  /** Whether the fault shows in the browser; where it does not, the rest is not tried there either. */
  isSeenInBrowser: boolean;
}

/** The built-in generator with a fault in what it writes. `onWrite` is called before each time. */
function planted({ path, change }: Plant, onWrite: () => void = () => undefined): Generator {
  return {
    ...blueprintGenerator,
    write: async (task, context) => {
      onWrite();
      const writing = await blueprintGenerator.write(task, context);
      if (writing.outcome !== "files") return writing;
      const text = writing.files.get(path);
      const files = text === undefined ? writing.files : new Map([...writing.files, [path, change(text)] as const]);
      return { ...writing, files };
    },
  };
}

/** The ids of the checks that are performed from now on, trial by trial. */
function watchTrials(): string[][] {
  const trials: string[][] = [];
  const { workshop } = pipeline;
  const { tryOut } = workshop;
  workshop.tryOut = (sites, checks, signal) => {
    trials.push(checks.map(({ id }) => id));
    return tryOut(sites, checks, signal);
  };
  return trials;
}

async function build(plant: Plant, prompt = PROMPT) {
  const triesApps = plant.isSeenInBrowser;
  const worker = await pipeline.startWorker({ generator: planted(plant), slots: 1, triesApps, deadlineMilliseconds: 300_000 });
  const call = await pipeline.call(100);
  const { id } = await pipeline.start(call, prompt);
  const operation = await pipeline.until(id, isSettled);
  await worker.stop();
  const [version] = await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, id));
  const said = await pipeline.storage.database.select().from(messages).where(eq(messages.operationId, id));
  const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  return { id, operation, version, reply: said.find(({ author }) => author === "atelier")?.text ?? "", credits };
}

const kindsIn = (design: unknown): string[] => Blueprint.parse(design).features.map(({ kind }) => kind);

/** `repeats`: whether only the check that failed is tried once more before something is left out. */
const faults: readonly { title: string; plant: Plant; because: RegExp; repeats?: true }[] = [
  {
    title: "throws an error",
    plant: {
      path: COMMENTS,
      change: (text) => text.replace(/(export function CommentThread[^]*?\) \{\n)/, '$1  if (about !== "") throw new Error("planted");\n'),
      isSeenInBrowser: true,
    },
    because: /fails in the browser \(.*planted/,
  },
  {
    title: "does not compile",
    plant: { path: COMMENTS, change: (text) => `${text}\nconst planted: number = "text";\nvoid planted;\n`, isSeenInBrowser: false },
    because: /its code has an error/,
  },
  {
    title: "does not do what its check expects",
    plant: {
      path: COMMENTS,
      change: (text) => text.replace('if (answer !== "") write', 'if (answer === "") write'),
      isSeenInBrowser: true,
    },
    because: /the check “.*” failed/,
    repeats: true,
  },
];

for (const { title, plant, because, repeats } of faults) {
  test(`a feature whose code ${title} is left out and said to be, and the rest is delivered`, { timeout: 300_000 }, async () => {
    const trials = watchTrials();
    const { operation, version, reply, credits } = await build(plant);
    assert.equal(operation.status, "done", operation.errorMessage ?? "");
    assert.ok(version);
    assert.deepEqual(kindsIn(version.design).includes("comment"), false);
    assert.ok(kindsIn(version.design).includes("newsletter"), "the other features stay");
    assert.match(reply, /Left out: comments on posts, because /);
    assert.match(reply, because);
    const { notBuilt, understood } = Proof.parse(version.proof);
    assert.ok(
      notBuilt.some((line) => /left out because/.test(line)),
      notBuilt.join("\n"),
    );
    assert.ok(!understood.some(({ phrase, outcome }) => phrase === "comments on posts" && outcome === "proven"));
    assert.deepEqual([credits.balance, credits.held, operation.creditsSpent], [98, 0, 2]);
    if (repeats) assert.deepEqual([trials.length, trials[1]?.length], [3, 1], "the check that failed is performed once more, alone");
    else for (const trial of trials) assert.ok(trial.length > 1);
  });
}

test("a build whose app fails without any feature ends without a version, and costs nothing", { timeout: 300_000 }, async () => {
  const broken = {
    path: "src/components/layout/page.tsx",
    change: (text: string) => `${text}\nconst planted: number = "text";\nvoid planted;\n`,
    isSeenInBrowser: false,
  };
  const { operation, version, credits } = await build(broken, "A list of books with author");
  assert.deepEqual([operation.status, operation.errorCode, version], ["failed", "CHECKS_FAILED", undefined]);
  assert.deepEqual([credits.balance, credits.held], [100, 0]);
});

test("a build that is interrupted after a part was left out goes on from there", { timeout: 300_000 }, async () => {
  const plant = {
    path: COMMENTS,
    change: (text: string) => `${text}\nconst planted: number = "text";\nvoid planted;\n`,
    isSeenInBrowser: false,
  };
  const interrupted = Promise.withResolvers<void>();
  let writes = 0;
  const generator = planted(plant, () => {
    writes += 1;
    if (writes !== 2) return;
    interrupted.resolve();
    throw new Error("the process dies here");
  });
  const worker = await pipeline.startWorker({ generator, slots: 1, triesApps: false });
  const call = await pipeline.call(100);
  const { id } = await pipeline.start(call, PROMPT);
  await interrupted.promise;
  await worker.stop();
  const understandings: string[] = [];
  const next: Generator = {
    ...planted(plant),
    understand: async (buildRequest, context) => {
      understandings.push(buildRequest.prompt);
      return blueprintGenerator.understand(buildRequest, context);
    },
  };
  await pipeline.startWorker({ generator: next, slots: 1, triesApps: false, deadlineMilliseconds: 300_000 });
  const operation = await pipeline.until(id, isSettled);
  assert.deepEqual([operation.status, operation.round, operation.creditsSpent], ["done", 1, 2]);
  assert.deepEqual(understandings, [], "the plan of the second round was saved with the first");
  const stages = await pipeline.storage.database
    .select({ round: operationStages.round, stage: operationStages.stage })
    .from(operationStages)
    .where(eq(operationStages.operationId, id));
  assert.deepEqual(new Set(stages.filter(({ round }) => round === 0).map(({ stage }) => stage)), new Set(["understand", "write", "check"]));
});
