// Deleted data is kept for a while and then removed completely, texts and files, except for what others still use.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { forgetDeleted } from "../../../src/domain/accounts/leaving/forget-deleted.ts";
import { forgetEnded } from "../../../src/domain/accounts/sessions/forget-ended.ts";
import type { Call } from "../../../src/domain/call.ts";
import { deleteProject } from "../../../src/domain/projects/trash/delete-project.ts";
import { readOperation } from "../../../src/domain/operations/read-operation.ts";
import { findReplay } from "../../../src/domain/projects/find-replay.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { useBlobs } from "../../../src/storage/rows/versions/write-versions.ts";
import { storeDone } from "../../support/stored-builds.ts";
import { openConsole, PASSWORD, type TestConsole } from "../support/open-console.ts";

const DAY = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("forgetting");
});
after(async () => atelier.close());

async function openAccount() {
  const person = await atelier.person();
  const call: Call = { ctx: atelier.ctx, accountId: person.accountId, plan: "pro", scopes: "all" };
  const build = async (files: Record<string, string>) => {
    const requestId = randomUUID();
    const { project } = await startBuild(call, { prompt: "A recipe box", type: "web", model: null, requestId });
    await storeDone(atelier.ctx, requestId, files);
    return { requestId, projectId: project.id };
  };
  return { person, call, build };
}

/** The texts of stored files that start with a word. */
async function kept(word: string): Promise<string[]> {
  const { rows } = await atelier.storage.pool.query(
    "select convert_from(bytes, 'UTF8') as text from blobs where position($1::bytea in bytes) = 1",
    [Buffer.from(word)],
  );
  return rows.map(({ text }: { text: string }) => text).toSorted();
}

const later = (days: number) => {
  const now = atelier.ctx.clock.now();
  return { ...atelier.ctx, clock: { ...atelier.ctx.clock, now: () => new Date(now.getTime() + days * DAY) } };
};

test("a deleted project's texts and files are removed after thirty days, except for files shared with another project", async () => {
  const { call, build } = await openAccount();
  const gone = await build({ "a.ts": "shared by two", "b.ts": "shared not at all" });
  await build({ "a.ts": "shared by two", "c.ts": "shared by nobody, and alive" });
  await deleteProject(call, { projectId: gone.projectId });
  await forgetDeleted(later(29), never);
  assert.equal((await kept("shared")).length, 3);
  const forgotten = await forgetDeleted(later(31), never);
  assert.equal(forgotten.projects, 1);
  assert.deepEqual(await kept("shared"), ["shared by nobody, and alive", "shared by two"]);
  const { rows } = await atelier.storage.pool.query("select prompt, name from projects where id = $1", [gone.projectId]);
  assert.deepEqual(rows, [{ prompt: "", name: null }]);
  for (const left of ["versions where", "messages where text <> '' and"]) {
    const found = await atelier.storage.pool.query(`select 1 from ${left} project_id = $1`, [gone.projectId]);
    assert.equal(found.rowCount, 0, left);
  }
  assert.equal((await forgetDeleted(later(31), never)).projects, 0);
});

test("a requestId stays used after its project is removed", async () => {
  const { call, build } = await openAccount();
  const gone = await build({ "a.ts": "nothing" });
  await deleteProject(call, { projectId: gone.projectId });
  await forgetDeleted(later(31), never);
  const again = await findReplay(atelier.ctx, { accountId: call.accountId, requestId: gone.requestId, bodyHash: "", text: null });
  assert.equal(again?.operation.requestId, gone.requestId);
  const { operation, proof } = await readOperation(call, gone.requestId);
  assert.deepEqual([operation.status, proof], ["done", null]);
});

test("the files of a deleted account are removed within a week", async () => {
  const { person, build } = await openAccount();
  await build({ "a.ts": "leaving with its owner" });
  const { error } = await person.mutate("account.remove", { email: person.email, password: PASSWORD });
  assert.equal(error, null);
  await forgetDeleted(later(6), never);
  assert.equal((await kept("leaving")).length, 1);
  await forgetDeleted(later(8), never);
  assert.deepEqual(await kept("leaving"), []);
});

test("a file that a build is about to reference is not removed", async () => {
  const { person, build } = await openAccount();
  await build({ "a.ts": "wanted once more" });
  await person.mutate("account.remove", { email: person.email, password: PASSWORD });
  const { rows } = await atelier.storage.pool.query("select hash from blobs where bytes = 'wanted once more'::bytea");
  await useBlobs(atelier.ctx.database, [rows[0].hash], later(8).clock.now());
  await forgetDeleted(later(9), never);
  assert.deepEqual(await kept("wanted"), ["wanted once more"]);
});

test("the audit log covers one year", async () => {
  const { person } = await openAccount();
  await person.mutate("account.changePassword", { current: "wrong", next: "twelve loud herons" });
  const countEvents = async () => {
    const { rowCount } = await atelier.storage.pool.query("select 1 from security_events where account_id = $1", [person.accountId]);
    return rowCount;
  };
  await forgetEnded(later(365));
  assert.equal(await countEvents(), 1);
  await forgetEnded(later(367));
  assert.equal(await countEvents(), 0);
});
