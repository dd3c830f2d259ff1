import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { eq, sql } from "drizzle-orm";
import type { Worker } from "../../../src/entrypoints/worker/start-worker.ts";
import type { Finding } from "../../../src/workshop/finding.ts";
import { events, messages, operationStages, projects, versions } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { endless, examplePlan, type Script, scriptedGenerator, written } from "./scripted-generator.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let worker: Worker | null = null;

before(async () => {
  testDatabase = await createTestDatabase("failures");
  pipeline = await openPipeline({ connection: testDatabase.connection });
});

afterEach(async () => {
  await worker?.stop();
  worker = null;
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

async function build(script: Script | null, options: { credits?: number; deadlineMilliseconds?: number } = {}) {
  const { credits = 1_000, deadlineMilliseconds = 60_000 } = options;
  const call = await pipeline.call(credits);
  worker = await pipeline.startWorker({ generator: script && scriptedGenerator(script), deadlineMilliseconds });
  const { id } = await pipeline.start(call, "A list of books");
  const operation = await pipeline.until(id, isSettled);
  const [project] = await pipeline.storage.database.select().from(projects).where(eq(projects.id, operation.projectId));
  const made = await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, id));
  const creditsAfter = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: id });
  return { operation, project, versions: made, credits: creditsAfter };
}

const broken = { "src/pages/statistics.tsx": "export default function Statistics() { return <p>{pages}</p>; }\n" };

test("a project that stays broken ends its build as CHECKS_FAILED: no version, every credit refunded, a message that says why", async () => {
  const built = await build({ write: async () => written(broken) });
  assert.equal(built.operation.status, "failed");
  assert.equal(built.operation.errorCode, "CHECKS_FAILED");
  assert.match(built.operation.errorMessage ?? "", /pages/);
  assert.deepEqual([built.operation.creditsHeld, built.operation.creditsSpent, built.versions.length], [0, 0, 0]);
  assert.equal(built.project?.status, "failed");
  assert.equal(built.credits.balance, 1_000);
  assert.deepEqual([built.credits.held, built.credits.holds], [0, 0]);
  assert.deepEqual(
    built.credits.entries.map(({ kind, amount }) => [kind, amount]),
    [
      ["debit", -2],
      ["refund", 2],
    ],
  );
});

test("findings go back to the generator, and what it repairs is delivered and charged", async () => {
  const rounds: (readonly Finding[])[] = [];
  const built = await build({
    write: async () => written(broken),
    repair: async ({ findings }) => {
      rounds.push(findings);
      return rounds.length === 1 ? written(broken, 3) : written({}, 4);
    },
  });
  assert.equal(built.operation.status, "done", built.operation.errorMessage ?? "");
  assert.equal(rounds.length, 2);
  assert.ok(rounds.every((findings) => findings.some(({ source }) => source === "types")));
  assert.equal(built.operation.creditsSpent, 9);
  assert.equal(built.credits.balance, 991);
});

test("a generator gets two rounds to repair a project, and no more", async () => {
  let repairs = 0;
  const built = await build({
    write: async () => written(broken),
    repair: async () => {
      repairs += 1;
      return written(broken);
    },
  });
  assert.equal(built.operation.errorCode, "CHECKS_FAILED");
  assert.equal(repairs, 2);
});

test("without a browser on the machine the build is done, and its proof and reply say that nothing was tested", async () => {
  const built = await build({});
  assert.equal(built.operation.status, "done", built.operation.errorMessage ?? "");
  const proof = built.versions[0]?.proof;
  assert.equal(proof?.["browser"], "not run");
  assert.match(String(proof?.["reason"]), /\w+ \w+/);
  assert.deepEqual(proof?.["understood"], [{ phrase: "books", checks: [], outcome: "not tried" }]);
  assert.deepEqual(proof?.["notBuilt"], ["on the moon"]);
  const said = await pipeline.storage.database.select().from(messages).where(eq(messages.operationId, built.operation.id));
  assert.match(said.find(({ author }) => author === "atelier")?.text ?? "", /not tried in a browser/);
});

test("a fault is retried at most twice; then the build ends as INTERNAL with every credit refunded", async () => {
  let tries = 0;
  const built = await build({
    write: async () => {
      tries += 1;
      throw new Error("the innards of a fault");
    },
  });
  assert.equal(tries, 3);
  assert.equal(built.operation.errorCode, "INTERNAL");
  assert.ok(!built.operation.errorMessage?.includes("innards"));
  const logged = JSON.stringify(pipeline.logged);
  assert.ok(logged.includes("failures.test.ts:") && !logged.includes("innards"), "the log says where, and quotes no message");
  assert.equal(built.credits.balance, 1_000);
  assert.equal(built.credits.holds, 0);
});

test("a build that hits a fault once continues after its last saved stage, and is charged once", async () => {
  let [understood, writes] = [0, 0];
  const built = await build({
    understand: async () => {
      understood += 1;
      return { outcome: "plan", plan: examplePlan };
    },
    write: async () => {
      writes += 1;
      if (writes === 1) throw new Error("once");
      return written();
    },
  });
  assert.equal(built.operation.status, "done");
  assert.deepEqual([understood, writes, built.operation.attempt], [1, 2, 2]);
  assert.equal(built.credits.entries.length, 1);
});

test("a build that takes too long ends as TIMED_OUT with every credit refunded", async () => {
  const { work } = endless();
  const built = await build({ write: (_plan, { signal }) => work(signal) }, { deadlineMilliseconds: 300 });
  assert.equal(built.operation.errorCode, "TIMED_OUT");
  assert.equal(built.credits.balance, 1_000);
});

test("a build that costs more than the account has ends as CREDITS_EXHAUSTED and costs nothing", async () => {
  const built = await build({ write: async () => written({}, 31) }, { credits: 30 });
  assert.equal(built.operation.errorCode, "CREDITS_EXHAUSTED");
  assert.deepEqual([built.credits.balance, built.credits.held, built.credits.entries.length], [30, 0, 0]);
});

test("a question makes a build wait with its hold, and frees its worker", async () => {
  const questions = [{ id: "what", text: "What shall it keep?", options: ["Books", "Films"], allowsOther: true }];
  const built = await build({ understand: async () => ({ outcome: "questions", questions }) });
  assert.deepEqual([built.operation.status, built.operation.stage], ["waiting", "understand"]);
  assert.equal(built.project?.status, "waiting");
  assert.deepEqual([built.credits.held, built.credits.holds], [25, 1]);
  const recorded = await pipeline.storage.database.select().from(events).where(eq(events.accountId, built.operation.accountId));
  assert.ok(recorded.some(({ type }) => type === "operation.waiting"));
});

test("the stages of a build are each saved once, in order", async () => {
  const built = await build({});
  const stages = await pipeline.storage.database
    .select()
    .from(operationStages)
    .where(eq(operationStages.operationId, built.operation.id))
    .orderBy(operationStages.createdAt);
  assert.deepEqual(
    stages.map(({ stage }) => stage),
    ["understand", "write", "check", "try", "deliver", "publish", "settle"],
  );
});

test("a build whose model no longer exists ends as MODEL_UNAVAILABLE", async () => {
  const built = await build(null);
  assert.equal(built.operation.errorCode, "MODEL_UNAVAILABLE");
  assert.equal(built.credits.balance, 1_000);
});

test("a full disk ends a build with a message that says so, and the next build runs", async () => {
  const { database } = pipeline.storage;
  await database.execute(sql`create function refuse_stage() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.execute(
    sql`create trigger full_disk before insert on operation_stages for each row when (new.stage = 'check') execute function refuse_stage()`,
  );
  const built = await build({});
  await worker?.stop();
  await database.execute(sql`drop trigger full_disk on operation_stages`);
  assert.equal(built.operation.errorCode, "INTERNAL");
  assert.match(built.operation.errorMessage ?? "", /disk is full/);
  assert.deepEqual([built.credits.balance, built.credits.holds], [1_000, 0]);
  assert.equal((await build({})).operation.status, "done");
});
