import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http create");
});
after(() => api.close());

const prompt = "A recipe box with ratings and a shopping list";
const create = (key: string, json: unknown, root = "/b/api/v1") => api.request("POST", `${root}/projects`, { key, json });
const count = async (query: string, values: unknown[]) => Number((await api.storage.pool.query(query, values)).rows[0]?.count);

test("a create immediately returns the operation to follow", async () => {
  const { key, accountId } = await api.account();
  const requestId = randomUUID();
  const response = await create(key, { prompt, requestId });
  assert.equal(response.status, 202);
  const { projectId } = response.json;
  assert.deepEqual(response.json, {
    requestId,
    accepted: true,
    operationStatus: "running",
    projectId,
    editorUrl: `http://atelier.test/projects/${projectId}`,
    nextAction: `Keep reading GET http://atelier.test/b/api/v1/operations/${requestId} until operationStatus is done, waiting or failed.`,
  });
  assert.equal(response.headers.get("idempotent-replayed"), null);

  const { rows } = await api.storage.pool.query(
    `select balance::int, held::int, (select count(*)::int from pgboss.job where group_id = accounts.id::text) as jobs,
       (select array_agg(type order by type) from events where account_id = accounts.id) as events,
       (select array_agg(author || ': ' || text) from messages where project_id = $2) as messages
     from accounts where id = $1`,
    [accountId, projectId],
  );
  assert.deepEqual(rows[0], {
    balance: 30_000,
    held: 25,
    jobs: 1,
    events: ["operation.running", "project.created"],
    messages: [`person: ${prompt}`],
  });
});

test("generates a requestId if none is sent", async () => {
  const { key } = await api.account();
  const response = await create(key, { prompt });
  assert.match(response.json.requestId, /^[0-9a-f-]{36}$/);
  assert.equal((await api.request("GET", `/b/api/v1/operations/${response.json.requestId}`, { key })).status, 200);
});

test("replays a requestId case-insensitively, and reports a differing body", async () => {
  const { key, accountId } = await api.account();
  const requestId = "ABCDEF01-2345-4678-9ABC-DEF012345678";
  const first = await create(key, { prompt, requestId });
  assert.equal(first.json.requestId, requestId.toLowerCase());
  const again = await create(key, { prompt, requestId: requestId.toLowerCase(), model: "auto", type: "web" });
  assert.equal(again.status, 202);
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  assert.deepEqual(again.json, first.json);
  const other = await create(key, { prompt: "Something else", requestId });
  assert.equal(other.status, 202);
  assert.equal(other.json.projectId, first.json.projectId);
  assert.match(other.json.nextAction, /^This requestId was used before for something else, and nothing new was started/);
  assert.equal(await count("select count(*) from projects where account_id = $1", [accountId]), 1);
});

test("twenty concurrent creates with one requestId start one build", async () => {
  const { key, accountId } = await api.account();
  const requestId = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(key, { prompt, requestId })));
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [202]);
  assert.equal(new Set(responses.map(({ json }) => json.projectId)).size, 1);
  assert.equal(responses.filter(({ headers }) => headers.get("idempotent-replayed") === null).length, 1);
  assert.equal(await count("select count(*) from projects where account_id = $1", [accountId]), 1);
  assert.equal(await count("select held as count from accounts where id = $1", [accountId]), 25);
});

test("a requestId is scoped to its account", async () => {
  const [one, other] = [await api.account(), await api.account()];
  const requestId = randomUUID();
  const first = await create(one.key, { prompt, requestId });
  const second = await create(other.key, { prompt, requestId });
  assert.equal(second.headers.get("idempotent-replayed"), null);
  assert.notEqual(second.json.projectId, first.json.projectId);
});

test("concurrent creates never hold more credits than available, and a replay never returns 402", async () => {
  const { key, accountId } = await api.account({ credits: 60 });
  const requestIds = Array.from({ length: 8 }, () => randomUUID());
  const responses = await Promise.all(requestIds.map((requestId) => create(key, { prompt, requestId })));
  const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
  assert.deepEqual(statuses, [202, 202, 402, 402, 402, 402, 402, 402]);
  assert.equal(await count("select held as count from accounts where id = $1", [accountId]), 50);
  const refused = responses.find(({ status }) => status === 402);
  assert.equal(refused?.json.code, "INSUFFICIENT_CREDITS");
  const accepted = responses.findIndex(({ status }) => status === 202);
  assert.equal((await create(key, { prompt, requestId: requestIds[accepted] })).status, 202);
});

test("a refused create leaves its requestId unused", async () => {
  const poor = await api.account({ credits: 24 });
  const requestId = randomUUID();
  assert.equal((await create(poor.key, { prompt, requestId })).status, 402);
  assert.equal((await create(poor.key, { prompt, requestId, model: "no-such" })).status, 400);
  await api.storage.pool.query("update accounts set balance = 25 where id = $1", [poor.accountId]);
  const response = await create(poor.key, { prompt, requestId });
  assert.equal(response.status, 202);
  assert.equal(response.headers.get("idempotent-replayed"), null);
});

test("a deleted project's requestId stays used", async () => {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await create(key, { prompt, requestId })).json;
  assert.equal((await api.request("DELETE", `/b/api/v1/projects/${projectId}`, { key })).status, 204);
  const again = await create(key, { prompt, requestId });
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  assert.deepEqual([again.json.projectId, again.json.operationStatus], [projectId, "failed"]);
  const deleted = "The project of this build was deleted. To build it again, send its prompt with a new requestId.";
  assert.equal(again.json.nextAction, deleted);
  assert.equal((await api.request("GET", `/b/api/v1/operations/${requestId}`, { key })).json.nextAction, deleted);
});

test("plain /api/v1 serves the operator's contract", async () => {
  const { key } = await api.account();
  assert.equal((await create(key, { prompt }, "/api/v1")).status, 202);
});
