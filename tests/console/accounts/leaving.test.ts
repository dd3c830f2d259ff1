// Exporting all data of an account, and deleting an account without leftovers.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { storeDone, storeDraft, storeWaiting } from "../../support/stored-builds.ts";
import { openConsole, PASSWORD, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console leaving");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

/** A user with a finished, a waiting and a running project, and a key. */
async function settled() {
  const person = await atelier.person();
  const call = { ctx: atelier.ctx, accountId: person.accountId, plan: "pro", scopes: "all" } as const;
  const begin = async (prompt: string) => {
    const requestId = randomUUID();
    const { project } = await startBuild(call, { prompt, type: "web", model: null, requestId });
    return { requestId, project };
  };
  const done = await begin("A recipe box");
  await storeDraft(atelier.ctx, done.requestId, { "src/half.tsx": "export const half = 1;" });
  await storeDone(atelier.ctx, done.requestId, { "src/App.tsx": "export {}", "index.html": "<p>" });
  const waiting = await begin("A thing");
  await storeWaiting(atelier.ctx, waiting.requestId, [{ text: "Which?", options: ["a"], allowsOther: true }]);
  await begin("A list");
  const { data: key } = await person.mutate("keys.make", { name: "ci", form: "b", scopes: ["*"], expiresInDays: null });
  return { person, key: key.key, siteName: done.project.siteName };
}

/** Counts the rows of an account in each table that has any. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const { pool } = atelier.storage;
  const { rows } = await pool.query(
    "select table_name as name from information_schema.columns where column_name = 'account_id' and table_schema = 'public'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await pool.query(`select count(*)::int as count from ${name} where account_id = $1`, [accountId]);
    if (found.rows[0].count > 0) counts[name] = found.rows[0].count;
  }
  return counts;
}

/** Counts rows whose parent no longer exists. */
async function orphans(): Promise<number> {
  const { rows } = await atelier.storage.pool.query(`select
    (select count(*) from messages where project_id not in (select id from projects)) +
    (select count(*) from versions where project_id not in (select id from projects)) +
    (select count(*) from drafts where project_id not in (select id from projects)) +
    (select count(*) from questions where operation_id not in (select id from operations)) +
    (select count(*) from operation_stages where operation_id not in (select id from operations)) +
    (select count(*) from holds where account_id not in (select id from accounts)) as count`);
  return Number(rows[0].count);
}

test("the archive contains all stored data and no secret", async () => {
  const { person, key, siteName } = await settled();
  const response = await person.fetch("/console/download/account.zip");
  assert.equal(response.headers.get("content-type"), "application/zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const read = (name: string) => JSON.parse(text(name));
  assert.equal(read("account.json").email, person.email);
  assert.equal(read("keys.json")[0].name, "ci");
  assert.equal(read("ledger/0001.json").at(-1).amount, 2_000);
  assert.ok(read("security-events/0001.json").some(({ type }: { type: string }) => type === "data_exported"));
  assert.equal(text(`projects/${siteName}/source/src/App.tsx`), "export {}");
  assert.equal(text(`projects/${siteName}/draft/source/src/half.tsx`), "export const half = 1;");
  assert.deepEqual(read(`projects/${siteName}/draft/draft.json`).missing, ["The recipes are counted"]);
  assert.equal(read(`projects/${siteName}/project.json`).prompt, "A recipe box");
  assert.deepEqual(read(`projects/${siteName}/conversation.json`)[0].text, "A recipe box");
  assert.equal(Object.keys(files).filter((name) => name.endsWith("project.json")).length, 3);
  const whole = Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join("\n");
  for (const secret of [key, person.cookie?.split("=")[1] ?? "", "scrypt$"]) assert.ok(!whole.includes(secret));
  assert.doesNotMatch(whole, /[0-9a-f]{64}/);
});

test("deleting an account requires its e-mail and password", async () => {
  const person = await atelier.person();
  const { email } = person;
  for (const wrong of [
    { email: "other@example.org", password: PASSWORD },
    { email, password: "wrong" },
    { email, password: null },
  ]) {
    assert.equal((await person.mutate("account.remove", wrong)).status, 400);
  }
  assert.equal((await person.query("account.read")).status, 200);
});

test("a deleted account leaves no rows: projects, sites, builds, keys, credits and sessions are gone", async () => {
  const { person, key, siteName } = await settled();
  const neighbour = await settled();
  const untouched = await rowsOf(neighbour.person.accountId);
  const elsewhere = atelier.browser();
  await elsewhere.mutate("session.signIn", { email: person.email, password: PASSWORD });
  assert.ok(Object.keys(await rowsOf(person.accountId)).length >= 8);
  const { error } = await person.mutate("account.remove", { email: person.email.toUpperCase(), password: PASSWORD });
  assert.equal(error, null);
  assert.equal(person.cookie, null);
  assert.deepEqual(await rowsOf(person.accountId), {});
  assert.equal(await orphans(), 0);
  assert.deepEqual(await rowsOf(neighbour.person.accountId), untouched);
  assert.equal((await elsewhere.query("account.read")).status, 401);
  assert.equal((await elsewhere.fetch("/b/api/v1/projects", { headers: { authorization: `Bearer ${key}` } })).status, 401);
  const { rowCount } = await atelier.storage.pool.query("select 1 from projects where site_name = $1", [siteName]);
  assert.equal(rowCount, 0);
  assert.equal((await atelier.browser().mutate("session.signIn", { email: person.email, password: PASSWORD })).status, 400);
});
