// How follow-ups end that create no new version, and what their generator receives.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, afterEach, before, test } from "node:test";
import { eq, sql } from "drizzle-orm";
import type { BuildRequest } from "../../../src/domain/models/generation/generator.ts";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { deleteProject } from "../../../src/domain/projects/trash/delete-project.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import type { Worker } from "../../../src/entrypoints/worker/start-worker.ts";
import { events, operationStages } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { endless, examplePlan, type Script, scriptedGenerator, written } from "../pipeline/scripted-generator.ts";
import { buildToEnd, readState, repliesOf, say, sayAndWait, sourceOf } from "./finished-project.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let worker: Worker | null = null;

before(async () => {
  testDatabase = await createTestDatabase("follow-up endings");
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

const isFollowUp = (buildRequest: BuildRequest) => buildRequest.message !== null;
const planned = { outcome: "plan", plan: examplePlan } as const;

/** A project whose first build is done, with a worker whose generator behaves differently from then on. */
async function finished(script: Script = {}, credits = 100) {
  const call = await pipeline.call(credits);
  const first = await pipeline.startWorker({ generator: scriptedGenerator() });
  const { projectId } = await buildToEnd(pipeline, call, "A list of books");
  await first.stop();
  worker = await pipeline.startWorker({ generator: scriptedGenerator(script), slots: 1 });
  const formerly = await readState(pipeline, projectId);
  const credit = (operationId: string) => readCredits(pipeline.storage, { accountId: call.accountId, operationId });
  return { call, projectId, formerly, credit };
}

const unchanged = ({ project, ...state }: Awaited<ReturnType<typeof readState>>) => {
  const { updatedAt: _at, ...rest } = project;
  return { project: rest, ...state };
};

test("a follow-up to which its generator only replies is done without a version, costs nothing, and changes nothing", async () => {
  const { call, projectId, formerly, credit } = await finished({ understand: async () => ({ outcome: "reply", reply: "I cannot sing." }) });
  const operation = await sayAndWait(pipeline, call, { projectId, message: "Sing" });
  assert.deepEqual([operation.status, operation.stage, operation.progress, operation.version], ["done", "ended", 100, null]);
  assert.deepEqual([operation.creditsHeld, operation.creditsSpent, operation.errorCode], [0, 0, null]);
  assert.ok(operation.finishedAt);
  assert.deepEqual(await repliesOf(pipeline, operation.id), ["I cannot sing."]);
  assert.deepEqual(unchanged(await readState(pipeline, projectId)), unchanged(formerly));
  assert.deepEqual(await credit(operation.id), { balance: 98, held: 0, holds: 0, entries: [] });
  const recorded = await pipeline.storage.database.select().from(events).where(eq(events.accountId, call.accountId));
  const ofFollowUp = recorded.filter(({ payload }) => payload["requestId"] === operation.requestId).map(({ type }) => type);
  assert.deepEqual(ofFollowUp.toSorted(), ["operation.done", "operation.running"]);
});

test("a reply that could not be saved is saved completely on retry, once", async () => {
  const { call, projectId, credit } = await finished({ understand: async () => ({ outcome: "reply", reply: "I cannot sing." }) });
  const { database } = pipeline.storage;
  await database.execute(sql`create sequence refusals`);
  await database.execute(sql`create function refuse_first() returns trigger language plpgsql as $$
    begin if nextval('refusals') = 1 then raise exception 'refused'; end if; return new; end $$`);
  await database.execute(
    sql`create trigger refuse_reply before insert on messages for each row when (new.author = 'atelier') execute function refuse_first()`,
  );
  const operation = await sayAndWait(pipeline, call, { projectId, message: "Sing" });
  await database.execute(sql`drop trigger refuse_reply on messages`);
  assert.deepEqual([operation.status, operation.attempt], ["done", 2]);
  assert.deepEqual(await repliesOf(pipeline, operation.id), ["I cannot sing."]);
  assert.equal((await database.select().from(operationStages).where(eq(operationStages.operationId, operation.id))).length, 1);
  assert.deepEqual(await credit(operation.id), { balance: 98, held: 0, holds: 0, entries: [] });
});

test("a reply that arrives after the build was stopped is not saved", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { call, projectId } = await finished({
    understand: async () => {
      begin();
      await released;
      return { outcome: "reply", reply: "I cannot sing." };
    },
  });
  const { id, requestId } = await say(call, projectId, "Sing");
  await begun;
  await stopOperation(call, { requestId });
  release();
  await worker?.stop();
  assert.equal((await pipeline.read(id)).errorCode, "STOPPED");
  assert.deepEqual(await repliesOf(pipeline, id), []);
});

test("a reply without an existing version ends the build as failed: done means that there is an app", async () => {
  const call = await pipeline.call(100);
  worker = await pipeline.startWorker({
    generator: scriptedGenerator({ understand: async () => ({ outcome: "reply", reply: "I cannot sing." }) }),
  });
  const { id } = await pipeline.start(call, "Sing");
  const operation = await pipeline.until(id, isSettled);
  assert.deepEqual([operation.status, operation.errorCode, operation.errorMessage], ["failed", "GENERATION_FAILED", "I cannot sing."]);
});

test("a follow-up that is stopped while it is written leaves version 1 live and the project ready", async () => {
  const { begun, work } = endless();
  const { call, projectId, formerly, credit } = await finished({ write: (_task, { signal }) => work(signal) });
  const { id, requestId } = await say(call, projectId, "Make it blue");
  await begun;
  assert.deepEqual((await readState(pipeline, projectId)).site, formerly.site);
  await stopOperation(call, { requestId });
  assert.equal((await pipeline.read(id)).errorCode, "STOPPED");
  assert.deepEqual(unchanged(await readState(pipeline, projectId)), unchanged(formerly));
  assert.deepEqual(await credit(id), { balance: 98, held: 0, holds: 0, entries: [] });
});

test("a follow-up that fails is refunded, and leaves version 1 live and the project ready", async () => {
  const broken = written({ "src/pages/statistics.tsx": "export default function Statistics() { return <p>{pages}</p>; }\n" }, 1);
  const { call, projectId, formerly, credit } = await finished({ write: async () => broken });
  const operation = await sayAndWait(pipeline, call, { projectId, message: "Make it blue" });
  assert.deepEqual([operation.status, operation.errorCode, operation.version], ["failed", "CHECKS_FAILED", null]);
  assert.deepEqual(unchanged(await readState(pipeline, projectId)), unchanged(formerly));
  const { balance, held, holds, entries } = await credit(operation.id);
  assert.deepEqual([balance, held, holds, entries.map(({ amount }) => amount)], [98, 0, 0, [-1, 1]]);
});

test("a follow-up that fails after its version was published reverts it: version 1 is served and read again", async () => {
  const { call, projectId, formerly, credit } = await finished({ write: async () => written({ "README.md": "# Another\n" }, 1) });
  const { database } = pipeline.storage;
  await database.execute(
    sql`create function refuse_settle() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await database.execute(
    sql`create trigger refuse_settle before insert on operation_stages for each row when (new.stage = 'settle') execute function refuse_settle()`,
  );
  const operation = await sayAndWait(pipeline, call, { projectId, message: "Another read-me" });
  await database.execute(sql`drop trigger refuse_settle on operation_stages`);
  assert.deepEqual([operation.status, operation.errorCode, operation.version], ["failed", "INTERNAL", 2]);
  const { project, site, versions } = await readState(pipeline, projectId);
  assert.deepEqual([project.status, project.liveVersion, project.name], ["ready", 1, formerly.project.name]);
  assert.deepEqual(site, formerly.site);
  assert.deepEqual(versions[0], formerly.versions[0]);
  assert.deepEqual(await sourceOf(call, projectId, null), await sourceOf(call, projectId, 1));
  assert.notDeepEqual(await sourceOf(call, projectId, 2), await sourceOf(call, projectId, 1));
  assert.equal((await credit(operation.id)).balance, 98);
});

test("deleting the project while a follow-up is written stops it and releases its hold", async () => {
  const { begun, work } = endless();
  const { call, projectId, credit } = await finished({ write: (_task, { signal }) => work(signal) });
  const { id } = await say(call, projectId, "Make it blue");
  await begun;
  await deleteProject(call, { projectId });
  const operation = await pipeline.read(id);
  assert.deepEqual([operation.status, operation.errorCode, operation.creditsHeld], ["failed", "STOPPED", 0]);
  assert.deepEqual(await credit(id), { balance: 98, held: 0, holds: 0, entries: [] });
  assert.equal((await readState(pipeline, projectId)).site, null);
});

test("a follow-up's generator receives the message, the live version's design, and the earlier conversation", async () => {
  const wishes: BuildRequest[] = [];
  const { call, projectId } = await finished({
    understand: async (buildRequest) => {
      wishes.push(buildRequest);
      const plan = { ...examplePlan, design: { scripted: wishes.length }, reply: `Change ${wishes.length} is made.` };
      return { outcome: "plan", plan };
    },
  });
  for (const message of ["Make it blue", "Make it green"]) await sayAndWait(pipeline, call, { projectId, message });
  const begun = [
    { author: "person", text: "A list of books" },
    { author: "atelier", text: (await conversationOf(projectId))[1] },
  ];
  assert.deepEqual(wishes, [
    {
      platform: "web",
      prompt: "A list of books",
      message: "Make it blue",
      answers: [],
      decisions: [],
      conversation: begun,
      current: { version: 1, design: examplePlan.design },
      former: null,
    },
    {
      platform: "web",
      prompt: "A list of books",
      message: "Make it green",
      answers: [],
      decisions: [],
      current: { version: 2, design: { scripted: 1 } },
      former: { version: 1, design: examplePlan.design },
      conversation: [
        ...begun,
        { author: "person", text: "Make it blue" },
        { author: "atelier", text: (await conversationOf(projectId))[3] },
      ],
    },
  ]);
  const { versions, project } = await readState(pipeline, projectId);
  assert.deepEqual(
    versions.map(({ message }) => message),
    ["A list of books", "Make it blue", "Make it green"],
  );
  assert.equal(project.prompt, "A list of books");
});

async function conversationOf(projectId: string): Promise<string[]> {
  const { rows } = await pipeline.storage.pool.query<{ text: string }>(
    "select text from messages where project_id = $1 order by created_at, id",
    [projectId],
  );
  return rows.map(({ text }) => text);
}

test("a follow-up that asks a question continues with its own message and the answers, in the next round", async () => {
  const wishes: BuildRequest[] = [];
  const questions = [{ id: "which", text: "Which blue?", options: ["Navy", "Sky"], allowsOther: true }];
  const { call, projectId, formerly } = await finished({
    understand: async (buildRequest) => {
      wishes.push(buildRequest);
      return buildRequest.answers.length === 0 ? { outcome: "questions", questions } : planned;
    },
  });
  const waiting = await sayAndWait(pipeline, call, { projectId, message: "Make it blue" });
  assert.deepEqual([waiting.status, waiting.creditsHeld], ["waiting", 25]);
  assert.deepEqual((await readState(pipeline, projectId)).site, formerly.site);
  await sendMessage(call, { projectId, message: "navy", answers: [], model: null, requestId: randomUUID() });
  const operation = await pipeline.until(waiting.id, isSettled);
  assert.deepEqual([operation.status, operation.version, operation.round], ["done", 2, 1]);
  assert.deepEqual(
    wishes.map(({ message, answers, conversation }) => [message, answers, conversation.length]),
    [
      ["Make it blue", [], 2],
      ["Make it blue", [{ question: "Which blue?", answer: "Navy" }], 2],
    ],
  );
});

test("a message to a project whose first build failed is passed on with the prompt and no version, and its build makes version 1", async () => {
  const wishes: BuildRequest[] = [];
  const call = await pipeline.call(100);
  worker = await pipeline.startWorker({
    generator: scriptedGenerator({
      understand: async (buildRequest) => {
        wishes.push(buildRequest);
        return isFollowUp(buildRequest) ? planned : { outcome: "reply", reply: "Nothing came of it." };
      },
    }),
  });
  const { id, projectId } = await pipeline.start(call, "A list of books");
  assert.equal((await pipeline.until(id, isSettled)).status, "failed");
  const operation = await sayAndWait(pipeline, call, { projectId, message: "With ratings" });
  assert.deepEqual([operation.status, operation.version], ["done", 1]);
  assert.deepEqual(wishes[1], {
    platform: "web",
    prompt: "A list of books",
    message: "With ratings",
    answers: [],
    decisions: [],
    current: null,
    former: null,
    conversation: [{ author: "person", text: "A list of books" }],
  });
  const { project } = await readState(pipeline, projectId);
  assert.deepEqual([project.status, project.liveVersion, project.name], ["ready", 1, examplePlan.title]);
});
