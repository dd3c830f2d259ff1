// A message that says that the app is about the wrong thing: the app is built anew in the same project, and what the first
// version cost is returned once.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, afterEach, before, test } from "node:test";
import { sql } from "drizzle-orm";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import type { Worker } from "../../../src/entrypoints/worker/start-worker.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { withCorrections } from "../../../src/generators/correcting/with-corrections.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { findBookFaults } from "../credits/books.ts";
import { endless, examplePlan, type Script, scriptedGenerator, written } from "../pipeline/scripted-generator.ts";
import { buildToEnd, readState, repliesOf, say, sayAndWait, sourceOf } from "./finished-project.ts";

const CARS = "my car collection with price and mileage";
const STAMPS = "This is wrong. I collect stamps, not cars";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let worker: Worker | null = null;

before(async () => {
  testDatabase = await createTestDatabase("correction");
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

/** A project with an app about cars, by the built-in generator. */
async function collectedCars() {
  worker = await pipeline.startWorker({ generator: withCorrections(blueprintGenerator), slots: 1 });
  const call = await pipeline.call(100);
  const first = await buildToEnd(pipeline, call, CARS);
  const { projectId } = first;
  return { call, projectId, first, correct: (message: string) => sayAndWait(pipeline, call, { projectId, message }) };
}

/** A project whose first version cost ten credits, and whose corrections behave as the script says. */
async function scripted(script: Script) {
  const call = await pipeline.call(100);
  const builder = await pipeline.startWorker({ generator: scriptedGenerator({ write: async () => written({}, 10) }) });
  const first = await buildToEnd(pipeline, call, CARS);
  await builder.stop();
  const understand = async () => ({ outcome: "plan", plan: { ...examplePlan, startsOver: true } }) as const;
  worker = await pipeline.startWorker({ generator: scriptedGenerator({ understand, ...script }), slots: 1 });
  return { call, projectId: first.projectId, first };
}

const booksOf = (accountId: string) =>
  findBookFaults(
    pipeline.storage,
    accountId,
    "case when stage = 'write' then coalesce((select -sum(amount)::int from ledger_entries where ledger_entries.operation_id = operation_stages.operation_id and kind = 'debit'), 0) else 0 end",
  );
const creditsOf = (accountId: string, operationId: string) => readCredits(pipeline.storage, { accountId, operationId });

test("a correction builds the app anew in the same project, and the two builds cost as much as one", async () => {
  const { call, projectId, first, correct } = await collectedCars();
  const { accountId } = call;
  const operation = await correct(STAMPS);
  assert.deepEqual([operation.status, operation.version, operation.creditsSpent], ["done", 2, 2], operation.errorMessage ?? "");
  const { project, versions } = await readState(pipeline, projectId);
  assert.deepEqual([project.liveVersion, versions.length, project.prompt], [2, 2, CARS]);
  assert.match(project.name ?? "", /Stamp/);
  const source = [...(await sourceOf(call, projectId, null)).keys()].join(" ");
  assert.match(source, /stamp/);
  assert.doesNotMatch(source, /cars/);
  const [reply] = await repliesOf(pipeline, operation.id);
  assert.match(reply ?? "", /^I started over with “I collect stamps”\./);
  assert.match(reply ?? "", /The 2 credits of the first version were returned\.$/);
  const { balance, held, entries } = await creditsOf(accountId, first.id);
  assert.deepEqual([balance, held], [98, 0]);
  assert.deepEqual(entries, [
    { kind: "debit", amount: -2, key: `${first.id}/write/0` },
    { kind: "refund", amount: 2, key: `${projectId}/correction` },
  ]);
  assert.equal((await pipeline.read(first.id)).creditsSpent, 0);
  assert.deepEqual(await booksOf(accountId), []);
});

test("a second correction costs what a build costs: a project is refunded once", async () => {
  const { call, correct } = await collectedCars();
  await correct(STAMPS);
  const again = await correct("No, that is wrong too. I meant a reading list of books");
  assert.deepEqual([again.status, again.version, again.creditsSpent], ["done", 3, 2], again.errorMessage ?? "");
  assert.doesNotMatch((await repliesOf(pipeline, again.id))[0] ?? "", /returned/);
  assert.equal((await creditsOf(call.accountId, again.id)).balance, 96);
  assert.deepEqual(await booksOf(call.accountId), []);
});

test("a correction that states nothing asks, costs nothing until it is answered, and refunds when the app is built", async () => {
  const { call, projectId, first, correct } = await collectedCars();
  const asking = await correct("This is wrong.");
  assert.deepEqual([asking.status, asking.creditsSpent, asking.creditsHeld], ["waiting", 0, 25]);
  assert.deepEqual((await creditsOf(call.accountId, first.id)).entries.length, 1);
  await sendMessage(call, { projectId, message: "I collect stamps", answers: [], model: null, requestId: randomUUID() });
  const operation = await pipeline.until(asking.id, isSettled);
  assert.deepEqual([operation.status, operation.version, operation.creditsSpent], ["done", 2, 2], operation.errorMessage ?? "");
  assert.match((await readState(pipeline, projectId)).project.name ?? "", /Stamp/);
  assert.equal((await creditsOf(call.accountId, first.id)).balance, 98);
});

test("the refund is saved with the end of the build, or not at all: an end that is retried refunds once", async () => {
  const { call, projectId, first } = await scripted({});
  const { database } = pipeline.storage;
  await database.execute(sql`create sequence ends`);
  await database.execute(sql`create function refuse_first_end() returns trigger language plpgsql as $$
    begin if nextval('ends') = 1 then raise exception 'refused'; end if; return new; end $$`);
  await database.execute(
    sql`create trigger refuse_end before insert on messages for each row when (new.author = 'atelier') execute function refuse_first_end()`,
  );
  const operation = await sayAndWait(pipeline, call, { projectId, message: STAMPS });
  await database.execute(sql`drop trigger refuse_end on messages`);
  assert.deepEqual([operation.status, operation.attempt], ["done", 2]);
  const { entries } = await creditsOf(call.accountId, first.id);
  assert.deepEqual(
    entries.map(({ amount }) => amount),
    [-10, 2],
  );
  assert.deepEqual(await booksOf(call.accountId), []);
});

test("no more is returned than the corrected version cost, so that a cheap model does not pay for a dear one", async () => {
  const { call, projectId, first } = await scripted({ write: async () => written({}, 3) });
  const operation = await sayAndWait(pipeline, call, { projectId, message: STAMPS });
  assert.match((await repliesOf(pipeline, operation.id))[0] ?? "", /The 3 credits of the first version were returned\.$/);
  assert.deepEqual([(await pipeline.read(first.id)).creditsSpent, (await creditsOf(call.accountId, first.id)).balance], [7, 90]);
  assert.deepEqual(await booksOf(call.accountId), []);
});

test("a correction that is stopped or fails returns nothing of the first version", async () => {
  const { begun, work } = endless();
  const stopped = await scripted({ write: (_task, { signal }) => work(signal) });
  const { id, requestId } = await say(stopped.call, stopped.projectId, STAMPS);
  await begun;
  await stopOperation(stopped.call, { requestId });
  assert.equal((await pipeline.read(id)).errorCode, "STOPPED");
  assert.equal((await creditsOf(stopped.call.accountId, stopped.first.id)).balance, 90);
  await worker?.stop();
  const broken = written({ "src/pages/statistics.tsx": "export default function Statistics() { return <p>{pages}</p>; }\n" }, 2);
  const failed = await scripted({ write: async () => broken });
  const operation = await sayAndWait(pipeline, failed.call, { projectId: failed.projectId, message: STAMPS });
  assert.equal(operation.errorCode, "CHECKS_FAILED");
  assert.deepEqual(
    (await creditsOf(failed.call.accountId, failed.first.id)).entries.map(({ amount }) => amount),
    [-10],
  );
});
