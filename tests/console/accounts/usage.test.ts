// Usage by day and by project, and the ledger as pages and as CSV.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { deleteProject } from "../../../src/domain/projects/trash/delete-project.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { storeDone } from "../../support/stored-builds.ts";
import { openConsole, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console usage");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

/** Creates a project of this name with a finished build of this cost. */
async function built({ accountId, name, credits }: { accountId: string; name: string; credits: number }): Promise<string> {
  const call = { ctx: atelier.ctx, accountId, plan: "pro", scopes: "all" } as const;
  const requestId = randomUUID();
  const { project } = await startBuild(call, { prompt: "A recipe box", type: "web", model: null, requestId });
  const spend = `insert into ledger_entries (id, account_id, operation_id, kind, amount, key, created_at)
    select gen_random_uuid(), $1, id, 'debit', -$3::int, 'test/' || id, $4 from operations where account_id = $1 and request_id = $2`;
  await atelier.storage.pool.query(spend, [accountId, requestId, credits, atelier.ctx.clock.now()]);
  await atelier.storage.pool.query("update accounts set balance = balance - $2 where id = $1", [accountId, credits]);
  await storeDone(atelier.ctx, requestId, { "index.html": "<p>" });
  await atelier.storage.pool.query("update projects set name = $2 where id = $1", [project.id, name]);
  return project.id;
}

test("returns usage by day and by project, including deleted ones, with the plan and all plans", async () => {
  const person = await atelier.person();
  const { accountId } = person;
  const box = await built({ accountId, name: "Recipe box", credits: 7 });
  const gone = await built({ accountId, name: "Gone", credits: 2 });
  await deleteProject({ ctx: atelier.ctx, accountId, plan: "pro", scopes: "all" }, { projectId: gone });
  const { data } = await person.query("usage.read", { days: 30 });
  assert.deepEqual([data.plan, data.balance, data.held, data.days.length], ["pro", 1_991, 0, 30]);
  assert.deepEqual(data.days.at(-1), {
    date: atelier.ctx.clock.now().toISOString().slice(0, 10),
    requests: 0,
    builds: 2,
    creditsSpent: 9,
  });
  assert.deepEqual(data.projects, [
    { projectId: box, name: "Recipe box", isDeleted: false, builds: 1, creditsSpent: 7 },
    { projectId: gone, name: "Gone", isDeleted: true, builds: 1, creditsSpent: 2 },
  ]);
  assert.deepEqual(data.plans[0], { name: "free", creditsAMonth: 100, requestsAMinute: null, requestsADay: null });
  assert.equal((await person.query("usage.read", { days: 90 })).data.days.length, 90);
  assert.equal((await person.query("usage.read", { days: 31 })).status, 400);
});

test("lists the builds that wait with their question and what they hold, until they are dropped", async () => {
  const person = await atelier.person();
  const { accountId } = person;
  const call = { ctx: atelier.ctx, accountId, plan: "pro", scopes: "all" } as const;
  const requestId = randomUUID();
  const { project } = await startBuild(call, { prompt: "A recipe box", type: "web", model: null, requestId });
  const { pool } = atelier.storage;
  await pool.query("update operations set status = 'waiting' where account_id = $1", [accountId]);
  await pool.query(
    `insert into questions (id, operation_id, round, text, options, allows_other, created_at)
     select gen_random_uuid(), id, 0, 'Which recipes?', '{}', true, now() from operations where account_id = $1`,
    [accountId],
  );
  const unfinished = async (one: typeof person) => (await one.query("usage.read", { days: 30 })).data;
  const { held, unfinished: builds } = await unfinished(person);
  const [build] = builds;
  assert.ok(held > 0);
  assert.deepEqual(builds, [
    {
      requestId,
      projectId: project.id,
      projectName: "A recipe box",
      status: "waiting",
      held,
      spent: 0,
      question: { id: build.question.id, text: "Which recipes?", isOffer: false },
      answerableUntil: build.answerableUntil,
    },
  ]);
  assert.ok(Date.parse(build.answerableUntil) > atelier.ctx.clock.now().getTime());
  assert.deepEqual((await unfinished(await atelier.person())).unfinished, []);
  assert.equal((await person.mutate("projects.stop", { projectId: project.id, requestId })).error, null);
  const ended = await unfinished(person);
  assert.deepEqual([ended.unfinished, ended.held], [[], 0]);
});

test("the ledger is paginated, each entry with the balance after it", async () => {
  const person = await atelier.person();
  const projectId = await built({ accountId: person.accountId, name: "Recipe box", credits: 7 });
  const { data: first } = await person.query("usage.ledger", { before: null, limit: 1 });
  const [debit] = first.entries;
  assert.deepEqual(debit, { ...debit, kind: "debit", amount: -7, balance: 1_993, projectId, projectName: "Recipe box" });
  const { data: second } = await person.query("usage.ledger", { before: first.next, limit: 1 });
  const [grant] = second.entries;
  assert.deepEqual(grant, { ...grant, kind: "grant", amount: 2_000, balance: 2_000, projectId: null, projectName: null });
  assert.equal(second.next, null);
});

test("the ledger's CSV is safe against formula injection", async () => {
  const person = await atelier.person();
  await built({ accountId: person.accountId, name: '=HYPERLINK("http://evil.example")', credits: 3 });
  const response = await person.fetch("/console/download/ledger.csv");
  assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
  assert.equal(response.headers.get("content-disposition"), 'attachment; filename="atelier-ledger.csv"');
  const [head, debit, grant, end] = (await response.text()).split("\r\n");
  assert.equal(head, "date,kind,credits,balance,project,project id");
  assert.match(debit ?? "", /^\d{4}-\d\d-\d\dT[\d:.]+Z,debit,-3,1997,"'=HYPERLINK\(""http:\/\/evil\.example""\)",[0-9a-f-]{36}$/);
  assert.match(grant ?? "", /,grant,2000,2000,,$/);
  assert.equal(end, "");
});
