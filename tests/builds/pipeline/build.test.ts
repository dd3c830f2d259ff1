// One build as a user gets it: the built-in generator, the real workshop and the real browser, on a separate database.
// The builds after it are not tried in the browser, since nothing is asserted about their proof.
import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { after, before, test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { asc, eq, inArray } from "drizzle-orm";
import type { Call } from "../../../src/domain/call.ts";
import { answerQuestions } from "../../../src/domain/operations/answer-questions.ts";
import { inTransaction } from "../../../src/domain/call.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { Proof } from "../../../src/domain/operations/proof.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { newId } from "../../../src/lib/ids.ts";
import { lockBuild } from "../../../src/storage/rows/builds/build-state.ts";
import { listQuestions } from "../../../src/storage/rows/conversation.ts";
import type { OperationRow } from "../../../src/storage/rows/operations.ts";
import { blobs, events, messages, operationStages, projects, versions } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";

const prompt = "A recipe box with ratings and a shopping list";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let call: Call;
let operation: OperationRow;

before(async () => {
  testDatabase = await createTestDatabase("build");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
  const proving = await pipeline.startWorker({ generator: blueprintGenerator, slots: 1 });
  call = await pipeline.call(100);
  const { id } = await pipeline.start(call, prompt);
  operation = await pipeline.until(id, isSettled);
  await proving.stop();
  await pipeline.startWorker({ generator: blueprintGenerator, slots: 1, triesApps: false });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

async function readVersion() {
  const [version] = await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, operation.id));
  assert.ok(version);
  return version;
}

test("a prompt becomes a version that is verified, live and charged", async () => {
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  assert.deepEqual(
    [operation.stage, operation.progress, operation.version, operation.creditsHeld, operation.creditsSpent, operation.attempt],
    ["ended", 100, 1, 0, 2, 1],
  );
  const [project] = await pipeline.storage.database.select().from(projects).where(eq(projects.id, operation.projectId));
  assert.equal(project?.status, "ready");
  assert.equal(project?.liveVersion, 1);
  assert.match(project?.name ?? "", /recipe/i);
  const credits = await readCredits(pipeline.storage, { accountId: call.accountId, operationId: operation.id });
  assert.deepEqual(credits, {
    balance: 98,
    held: 0,
    holds: 0,
    entries: [{ kind: "debit", amount: -2, key: `${operation.id}/write/0` }],
  });
});

test("the proof holds every check of the plan, all passed in a browser, screenshots of both sizes, and an account of the prompt", async () => {
  const proof = Proof.parse((await readVersion()).proof);
  assert.match(proof.browser, /Chrom/);
  assert.ok(proof.checks.length >= 5);
  assert.ok(proof.checks.every(({ passed }) => passed));
  assert.equal(proof.accessibility.findings, 0);
  assert.deepEqual(proof.screenshots.map(({ viewport }) => viewport).toSorted(), ["desktop", "phone"]);
  assert.ok(proof.understood.some(({ phrase, outcome }) => /rating/.test(phrase) && outcome === "proven"));
  const pictures = await pipeline.storage.database
    .select()
    .from(blobs)
    .where(
      inArray(
        blobs.hash,
        proof.screenshots.map(({ hash: name }) => name),
      ),
    );
  assert.equal(pictures.length, new Set(proof.screenshots.map(({ hash: name }) => name)).size);
  for (const { bytes } of pictures) assert.deepEqual([...bytes.subarray(0, 3)], [0xff, 0xd8, 0xff]);
});

test("every file of the source and of the site is a blob under the hash of its content, and compressed where that helps", async () => {
  const { source, site } = await readVersion();
  for (const path of ["package.json", "README.md", "src/main.tsx"]) assert.ok(source[path], path);
  assert.ok(site["/index.html"]);
  const entries = [...Object.values(source), ...Object.values(site)];
  const kept = await pipeline.storage.database
    .select()
    .from(blobs)
    .where(
      inArray(
        blobs.hash,
        entries.map((entry) => entry.hash),
      ),
    );
  const byHash = new Map(kept.map((blob) => [blob.hash, blob]));
  for (const entry of entries) {
    const blob = byHash.get(entry.hash);
    assert.ok(blob);
    assert.equal(blob.bytes.length, entry.bytes);
    assert.equal(hash("sha256", blob.bytes, "hex"), entry.hash);
    if (blob.brotli) assert.deepEqual(brotliDecompressSync(blob.brotli), Buffer.from(blob.bytes));
  }
  const scripts = Object.entries(site).filter(([path]) => path.endsWith(".js"));
  assert.ok(scripts.length > 1);
  assert.ok(scripts.every(([, entry]) => entry.bytes < 1_024 || byHash.get(entry.hash)?.brotli));
});

test("the conversation holds the reply, the outbox the events, and the stages are saved once in order", async () => {
  const { database } = pipeline.storage;
  const said = await database.select().from(messages).where(eq(messages.operationId, operation.id)).orderBy(asc(messages.createdAt));
  assert.deepEqual(
    said.map(({ author }) => author),
    ["person", "atelier"],
  );
  assert.match(said[1]?.text ?? "", /recipe/i);
  const recorded = await database
    .select()
    .from(events)
    .where(eq(events.accountId, call.accountId))
    .orderBy(asc(events.createdAt), asc(events.id));
  assert.deepEqual(
    recorded.map(({ type }) => type).filter((type) => type !== "credits.granted"),
    ["project.created", "operation.running", "project.deployed", "operation.done"],
  );
  // The site's name, which is part of its address, is made of words of the prompt; nothing else is.
  assert.ok(recorded.every(({ payload: { links: _, ...rest } }) => !JSON.stringify(rest).includes("recipe")));
  assert.ok(recorded.every(({ payload }) => !JSON.stringify(payload).includes(prompt)));
  const stages = await database.select().from(operationStages).where(eq(operationStages.operationId, operation.id));
  assert.equal(stages.length, 7);
});

test("a project that its owner named keeps its name when its first build is done", async () => {
  const settings = { name: "Grandma's Kitchen", metadata: { customer: "1042" } };
  const started = await startBuild(call, { prompt, model: null, type: "web", requestId: null, settings });
  await pipeline.until(started.operation.id, isSettled);
  const [project] = await pipeline.storage.database.select().from(projects).where(eq(projects.id, started.project.id));
  assert.deepEqual([project?.status, project?.name, project?.metadata], ["ready", settings.name, settings.metadata]);
});

test("the same prompt gives the same files, and its blobs are stored once", async () => {
  const formerly = await pipeline.storage.database.$count(blobs);
  const again = await pipeline.start(call, prompt);
  const second = await pipeline.until(again.id, isSettled);
  assert.equal(second.status, "done", second.errorMessage ?? "");
  const first = await readVersion();
  const [version] = await pipeline.storage.database.select().from(versions).where(eq(versions.operationId, second.id));
  assert.deepEqual(version?.source, first.source);
  assert.deepEqual(version?.site, first.site);
  assert.equal(await pipeline.storage.database.$count(blobs), formerly);
});

async function answer(operationId: string, text: string): Promise<void> {
  await inTransaction(pipeline.ctx, async (inner) => {
    const build = await lockBuild(inner.database, operationId);
    assert.ok(build);
    await answerQuestions(inner, build, { messageId: newId(inner.clock.now()), message: text, answers: [], text });
  });
}

test("a prompt that names nothing waits with a question, and its answer builds the app under the same hold", async () => {
  const { id } = await pipeline.start(call, "Build me an app");
  const waiting = await pipeline.until(id, isSettled);
  assert.deepEqual([waiting.status, waiting.creditsHeld], ["waiting", 25]);
  await answer(id, "A reading list of books with authors");
  const answered = await pipeline.until(id, isSettled);
  assert.equal(answered.status, "done", answered.errorMessage ?? "");
  const [project] = await pipeline.storage.database.select().from(projects).where(eq(projects.id, answered.projectId));
  assert.match(project?.name ?? "", /read|book/i);
});

test("a sentence in another language waits with a question in that language, as often as it takes, and costs nothing until the app is built", async () => {
  const { id } = await pipeline.start(call, "Eine Website für meine Bäckerei mit Öffnungszeiten");
  const waiting = await pipeline.until(id, isSettled);
  assert.deepEqual([waiting.status, waiting.creditsSpent], ["waiting", 0]);
  await answer(id, "Ich möchte eine Liste meiner Bücher");
  const again = await pipeline.until(id, isSettled);
  assert.deepEqual([again.status, again.creditsSpent], ["waiting", 0]);
  const [first, second] = await listQuestions(pipeline.storage.database, id);
  assert.match(first?.text ?? "", /^Das ist Deutsch/);
  assert.match(second?.text ?? "", /^Auch diesen Satz/);
  await answer(id, "A reading list of books with authors");
  const answered = await pipeline.until(id, isSettled);
  assert.deepEqual([answered.status, answered.creditsSpent], ["done", 2], answered.errorMessage ?? "");
});
