// Follow-ups as a user gets them: the built-in generator, the real workshop, and the real browser wherever the proof is
// asserted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import type { Call } from "../../../src/domain/call.ts";
import { Proof } from "../../../src/domain/operations/proof.ts";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { blueprintGenerator } from "../../../src/generators/blueprint.ts";
import { findEarlierFile } from "../../../src/storage/rows/sites/find-site.ts";
import { versions as versionsTable } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { openPipeline, readCredits, type TestPipeline } from "../../support/open-pipeline.ts";
import { buildToEnd, readState, repliesOf, sayAndWait, sourceOf } from "./finished-project.ts";

let testDatabase: TestDatabase;
let pipeline: TestPipeline;
let call: Call;
let projectId: string;

before(async () => {
  testDatabase = await createTestDatabase("follow-up");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
  call = await pipeline.call(100);
  ({ projectId } = await whileWorking(() => buildToEnd(pipeline, call, "My plants")));
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

/** Builds while `work` waits for it; the apps are tried in the browser only if the test is about their proof. */
async function whileWorking<Result>(work: () => Promise<Result>, { triesApps = false } = {}): Promise<Result> {
  const worker = await pipeline.startWorker({ generator: blueprintGenerator, slots: 1, triesApps });
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

const send = (message: string, options?: { triesApps: boolean }) =>
  whileWorking(() => sayAndWait(pipeline, call, { projectId, message }), options);
const creditsOf = (operationId: string) => readCredits(pipeline.storage, { accountId: call.accountId, operationId });

const namesRating = (source: Map<string, string>) =>
  [...source].some(([path, text]) => /entities\/plants/.test(path) && /rating/i.test(text));

test("a field that a message asks for is built, verified in the browser, live, and costs one credit", async () => {
  const formerly = await readState(pipeline, projectId);
  const source = await sourceOf(call, projectId, 1);
  assert.ok(!namesRating(source));
  const operation = await send("Add a rating to plants", { triesApps: true });
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  assert.deepEqual([operation.version, operation.creditsHeld, operation.creditsSpent], [2, 0, 1]);
  const { project, versions, site } = await readState(pipeline, projectId);
  assert.deepEqual(
    [project.name, project.siteName, project.prompt],
    [formerly.project.name, formerly.project.siteName, formerly.project.prompt],
  );
  assert.deepEqual([project.status, project.liveVersion, versions.length], ["ready", 2, 2]);
  assert.deepEqual([versions[0], site], [formerly.versions[0], versions[1]?.site]);
  // A page that was already open still finds the code that it loads later; the same path serves the new code.
  const name = project.siteName ?? "";
  const { database } = pipeline.storage;
  const [earlier] = Object.entries(versions[0]?.site ?? {}).filter(([path, { immutable }]) => immutable && site?.[path] === undefined);
  assert.ok(earlier);
  assert.deepEqual(await findEarlierFile(database, { name, path: earlier[0] }), earlier[1]);
  assert.equal(await findEarlierFile(database, { name, path: "/index.html" }), null);
  assert.equal(await findEarlierFile(database, { name: "another", path: earlier[0] }), null);
  assert.equal(versions[1]?.message, "Add a rating to plants");
  assert.deepEqual(await sourceOf(call, projectId, 1), source);
  const changed = await sourceOf(call, projectId, null);
  assert.ok(namesRating(changed));
  const proof = Proof.parse(versions[1]?.proof);
  assert.match(proof.browser, /Chrom/);
  const proving = proof.understood.find(({ phrase }) => /rating/i.test(phrase));
  assert.equal(proving?.outcome, "proven");
  assert.ok(proving?.checks.every((id) => proof.checks.some((check) => check.id === id && check.passed)));
  const [reply] = await repliesOf(pipeline, operation.id);
  assert.match(reply ?? "", /rating/i);
  assert.deepEqual((await creditsOf(operation.id)).entries, [{ kind: "debit", amount: -1, key: `${operation.id}/write/0` }]);
});

test("fields, values, an order and a page that a message asks for are each used in the browser, and what it removes is absent", async () => {
  const message =
    "Add a nickname and a bought date to plants. Add Attic to the room. Sort plants by name by default. Add a page with a chart of plants by room. Remove search.";
  const operation = await send(message, { triesApps: true });
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  const { versions } = await readState(pipeline, projectId);
  const proof = Proof.parse(versions.at(-1)?.proof);
  assert.deepEqual(
    proof.understood.filter(({ outcome }) => outcome !== "proven"),
    [],
  );
  assert.ok(proof.understood.length >= 4, JSON.stringify(proof.understood));
  assert.ok(proof.checks.some(({ id, passed }) => id === "gone" && passed));
});

test("a renamed project has its new name at its old address", async () => {
  const formerly = await readState(pipeline, projectId);
  const operation = await send("Rename it to Window Garden");
  assert.equal(operation.status, "done", operation.errorMessage ?? "");
  const { project, site } = await readState(pipeline, projectId);
  assert.deepEqual([project.name, project.siteName], ["Window Garden", formerly.project.siteName]);
  assert.notDeepEqual(site, formerly.site);
  assert.ok([...(await sourceOf(call, projectId, null)).values()].some((text) => text.includes("Window Garden")));
});

test("a request that is not understood ends as done with an honest reply: no version, no credits, nothing changed", async () => {
  const formerly = await readState(pipeline, projectId);
  const { balance } = await creditsOf(projectId);
  const operation = await send("Send me an email every week");
  assert.deepEqual([operation.status, operation.version, operation.creditsSpent], ["done", null, 0]);
  const [reply] = await repliesOf(pipeline, operation.id);
  assert.match(reply ?? "", /\w+ \w+/);
  const { project, ...rest } = await readState(pipeline, projectId);
  assert.deepEqual({ project: { ...project, updatedAt: formerly.project.updatedAt }, ...rest }, formerly);
  assert.deepEqual(await creditsOf(operation.id), { balance, held: 0, holds: 0, entries: [] });
});

test("a version whose design cannot be read gets a reply, and is unchanged", async () => {
  const { project } = await readState(pipeline, projectId);
  const live = eq(versionsTable.version, project.liveVersion ?? 0);
  await pipeline.storage.database
    .update(versionsTable)
    .set({ design: { format: 99 } })
    .where(live);
  const operation = await send("Rename it to Kitchen");
  assert.deepEqual([operation.status, operation.version, operation.creditsSpent], ["done", null, 0]);
  assert.match((await repliesOf(pipeline, operation.id))[0] ?? "", /^I cannot change this app/);
  assert.equal((await readState(pipeline, projectId)).project.liveVersion, project.liveVersion);
});

test("a message to a project whose first build was stopped builds the prompt with the message, for two credits", async () => {
  const { id, requestId, projectId: stopped } = await pipeline.start(call, "A list of books");
  await stopOperation(call, { requestId });
  assert.equal((await pipeline.read(id)).errorCode, "STOPPED");
  const message = "With a rating and a page count.";
  const operation = await whileWorking(() => sayAndWait(pipeline, call, { projectId: stopped, message }));
  assert.deepEqual([operation.status, operation.version, operation.creditsSpent], ["done", 1, 2], operation.errorMessage ?? "");
  const source = [...(await sourceOf(call, stopped, 1)).values()];
  for (const word of [/book/i, /rating/i, /pages/i])
    assert.ok(
      source.some((text) => word.test(text)),
      String(word),
    );
  const { project } = await readState(pipeline, stopped);
  assert.deepEqual([project.prompt, project.status], ["A list of books", "ready"]);
});
