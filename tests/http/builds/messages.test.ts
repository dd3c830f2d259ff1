import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { claimBuild } from "../../../src/domain/builds/claim-build.ts";
import { replyOperation } from "../../../src/domain/builds/reply-operation.ts";
import { grantCredits } from "../../../src/domain/credits/grant-credits.ts";
import { inTransaction } from "../../../src/domain/call.ts";
import type { TestAccountOptions, TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeDone, storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http messages");
});
after(() => api.close());

const root = "/b/api/v1";
const files = { "package.json": "{}", "src/App.tsx": "export const title = 'Recipe box';\n" };

async function created(options: TestAccountOptions = {}) {
  const { key, accountId } = await api.account(options);
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  const say = (json: unknown) => api.request("POST", `${root}/projects/${projectId}/messages`, { key, json });
  const get = (path: string) => api.request("GET", root + path, { key });
  const stop = (id: string) => api.request("POST", `${root}/operations/${id}/stop`, { key });
  return { key, accountId, requestId, projectId: String(projectId), say, get, stop };
}

async function finished(options: TestAccountOptions = {}) {
  const project = await created(options);
  await storeDone(api.ctx, project.requestId, files);
  return project;
}

async function credits(accountId: string) {
  const { rows } = await api.storage.pool.query(
    `select balance::int, held::int, (select count(*)::int from holds where account_id = $1) as holds,
       (select count(*)::int from operations where account_id = $1) as operations from accounts where id = $1`,
    [accountId],
  );
  return rows[0];
}

const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((one, other) => one - other);

test("a message to a finished project starts a follow-up: returns 202 with the whole operation and holds 25 credits", async () => {
  const { accountId, projectId, say, get } = await finished();
  const requestId = randomUUID();
  const response = await say({ message: "Make it blue", requestId });
  assert.equal(response.status, 202);
  assert.deepEqual((await get(`/operations/${requestId}`)).json, response.json);
  const { kind, operationStatus, stage, version, model, credits: heldAndSpent, questions, proof, error } = response.json;
  assert.deepEqual(
    [response.json.requestId, response.json.projectId, kind, operationStatus, stage],
    [requestId, projectId, "message", "running", "queued"],
  );
  assert.deepEqual([version, model, heldAndSpent, questions, proof, error], [null, "blueprint", { held: 25, spent: 0 }, [], null, null]);
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 25, holds: 1, operations: 2 });
  const { rows } = await api.storage.pool.query(
    `select (select count(*)::int from pgboss.job where group_id = $1::text) as jobs,
       (select text from messages where project_id = $2 order by created_at desc limit 1) as text,
       (select array_agg(type order by created_at, id) from events where account_id = $1::uuid and payload->>'requestId' = $3) as events`,
    [accountId, projectId, requestId],
  );
  assert.deepEqual(rows, [{ jobs: 2, text: "Make it blue", events: ["operation.running"] }]);
});

test("while a follow-up runs the project is generating and keeps its version, site and prompt", async () => {
  const { projectId, say, get } = await finished();
  const projectBefore = (await get(`/projects/${projectId}`)).json;
  assert.equal((await say({ message: "Make it blue" })).status, 202);
  const { status, updatedAt, ...project } = (await get(`/projects/${projectId}`)).json;
  assert.equal(status, "generating");
  assert.deepEqual({ ...project, status: "ready", updatedAt: projectBefore.updatedAt }, projectBefore);
  assert.ok(updatedAt > projectBefore.updatedAt);
  const read = await get(`/projects/${projectId}/files`);
  assert.deepEqual(
    read.json.files.map(({ path, content }: { path: string; content: string }) => [path, content]),
    Object.entries(files),
  );
});

test("a replayed requestId starts nothing, and reports a differing body", async () => {
  const { accountId, projectId, say, requestId: first } = await finished();
  const body = { message: "Make it blue", requestId: randomUUID() };
  const started = await say(body);
  assert.equal(started.headers.get("idempotent-replayed"), null);
  const again = await say(body);
  assert.deepEqual([again.status, again.headers.get("idempotent-replayed"), again.json], [202, "true", started.json]);
  for (const other of [
    { ...body, message: "Make it green" },
    { ...body, model: "blueprint" },
  ]) {
    const differing = await say(other);
    assert.deepEqual([differing.status, differing.headers.get("idempotent-replayed")], [202, "true"]);
    assert.match(differing.json.nextAction, /^This requestId was used before for something else, and nothing new was started/);
  }
  const ofCreate = await say({ message: "Make it blue", requestId: first });
  assert.deepEqual([ofCreate.status, ofCreate.json.requestId, ofCreate.json.kind], [202, first, "create"]);
  assert.deepEqual((await credits(accountId)).operations, 2);
  assert.equal(started.json.projectId, projectId);
});

test("ten concurrent messages with one requestId start one follow-up", async () => {
  const { accountId, say } = await finished();
  const body = { message: "Make it blue", requestId: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => say(body)));
  assert.deepEqual([...new Set(statuses(responses))], [202]);
  assert.equal(responses.filter(({ headers }) => headers.get("idempotent-replayed") === null).length, 1);
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 25, holds: 1, operations: 2 });
});

test("concurrent messages to two projects with one requestId start one follow-up", async () => {
  const { key, accountId } = await api.account();
  const paths: string[] = [];
  for (const prompt of ["A recipe box", "A list of books"]) {
    const { json } = await api.request("POST", `${root}/projects`, { key, json: { prompt } });
    await storeDone(api.ctx, json.requestId, files);
    paths.push(`${root}/projects/${json.projectId}/messages`);
  }
  const json = { message: "Make it blue", requestId: randomUUID() };
  const responses = await Promise.all(paths.map((path) => api.request("POST", path, { key, json })));
  assert.deepEqual(statuses(responses), [202, 202]);
  assert.equal(responses.filter(({ headers }) => headers.get("idempotent-replayed") === "true").length, 1);
  assert.equal((await credits(accountId)).operations, 3);
  assert.deepEqual(api.logged, []);
});

test("of concurrent messages one is accepted and the others return 409 BUILD_RUNNING", async () => {
  const { accountId, say } = await finished();
  const responses = await Promise.all(["blue", "green", "red", "teal"].map((colour) => say({ message: `Make it ${colour}` })));
  assert.deepEqual(statuses(responses), [202, 409, 409, 409]);
  assert.ok(responses.every(({ status, json }) => status === 202 || json.code === "BUILD_RUNNING"));
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 25, holds: 1, operations: 2 });
});

test("returns 409 BUILD_RUNNING while the first build runs", async () => {
  const { say } = await created();
  const running = await say({ message: "Make it blue" });
  assert.deepEqual([running.status, running.json.code], [409, "BUILD_RUNNING"]);
});

test("returns 402 and starts nothing below the minimum credits; the requestId can be reused", async () => {
  const { accountId, projectId, say, get } = await finished({ credits: 25 });
  const body = { message: "Make it blue", requestId: randomUUID() };
  await api.storage.pool.query("update accounts set balance = 24 where id = $1", [accountId]);
  const refused = await say(body);
  assert.deepEqual([refused.status, refused.json.code], [402, "INSUFFICIENT_CREDITS"]);
  assert.match(refused.json.error, /needs 25 credits to start, and this account has 24 free/);
  assert.deepEqual(await credits(accountId), { balance: 24, held: 0, holds: 0, operations: 1 });
  assert.equal((await get(`/projects/${projectId}`)).json.status, "ready");
  assert.equal((await get(`/operations/${body.requestId}`)).status, 404);
  await inTransaction(api.ctx, (inner) => grantCredits(inner, { accountId, amount: 1, key: `test/${accountId}` }));
  const started = await say(body);
  assert.deepEqual([started.status, started.headers.get("idempotent-replayed")], [202, null]);
});

test("checks the model before the credits, and a replay before the model", async () => {
  const { accountId, say } = await finished();
  const body = { message: "Make it blue", requestId: randomUUID() };
  await say(body);
  await api.storage.pool.query("update accounts set balance = 0 where id = $1", [accountId]);
  const replay = await say({ ...body, model: "no-such" });
  assert.deepEqual([replay.status, replay.headers.get("idempotent-replayed")], [202, "true"]);
  const refused = await say({ message: "Make it blue", model: "no-such" });
  assert.equal(refused.status, 400);
  assert.match(refused.json.error, /^model is not one of this service/);
});

test("returns 404 for another account's project and a deleted one; an earlier requestId still replays", async () => {
  const { key, projectId, say, accountId } = await finished();
  const { key: stranger } = await api.account();
  const foreign = await api.request("POST", `${root}/projects/${projectId}/messages`, { key: stranger, json: { message: "Make it blue" } });
  assert.deepEqual([foreign.status, foreign.json.code], [404, "NOT_FOUND"]);
  assert.equal((await credits(accountId)).operations, 1);
  const body = { message: "Make it blue", requestId: randomUUID() };
  await say(body);
  assert.equal((await api.request("DELETE", `${root}/projects/${projectId}`, { key })).status, 204);
  assert.equal((await say({ message: "Make it blue" })).status, 404);
  const replay = await say(body);
  assert.deepEqual([replay.status, replay.json.error.code], [202, "STOPPED"]);
});

test("deleting the project while a follow-up runs stops it and releases its hold", async () => {
  const { key, accountId, projectId, say, get } = await finished();
  const { requestId } = (await say({ message: "Make it blue" })).json;
  assert.equal((await api.request("DELETE", `${root}/projects/${projectId}`, { key })).status, 204);
  const { json } = await get(`/operations/${requestId}`);
  assert.deepEqual([json.operationStatus, json.error.code, json.links.deployment], ["failed", "STOPPED", null]);
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 0, holds: 0, operations: 2 });
});

test("a stopped follow-up leaves the project ready with its version, and the next message is accepted", async () => {
  const { projectId, say, get, stop } = await finished();
  const { requestId } = (await say({ message: "Make it blue" })).json;
  const stopped = await stop(requestId);
  assert.deepEqual([stopped.status, stopped.json.error.code], [202, "STOPPED"]);
  assert.match(stopped.json.nextAction, /Send the message again with a new requestId/);
  const { status, versions, deploymentUrl } = (await get(`/projects/${projectId}`)).json;
  assert.deepEqual([status, versions.length], ["ready", 1]);
  assert.ok(deploymentUrl);
  assert.equal((await say({ message: "Make it green" })).status, 202);
});

test("a follow-up with only a reply is done without version, proof or cost, and nextAction points to the reply", async () => {
  const { accountId, projectId, say, get } = await finished();
  const { requestId } = (await say({ message: "Sing me a song" })).json;
  const { rows } = await api.storage.pool.query("select id from operations where request_id = $1", [requestId]);
  const claimed = await claimBuild(api.ctx, rows[0].id);
  assert.ok(claimed);
  await replyOperation(api.ctx, claimed, { stage: "understand", reply: "I cannot sing.", milliseconds: 1 });
  const { json } = await get(`/operations/${requestId}`);
  assert.deepEqual([json.operationStatus, json.stage, json.progress, json.version, json.proof], ["done", "ended", 100, null, null]);
  assert.deepEqual([json.credits, json.error, json.replies[0].text], [{ held: 0, spent: 0 }, null, "I cannot sing."]);
  assert.match(json.nextAction, /^Nothing was changed: replies says why\. Say it otherwise with POST .*\/messages\.$/);
  assert.ok(json.finishedAt);
  const project = (await get(`/projects/${projectId}`)).json;
  assert.deepEqual([project.status, project.versions.length], ["ready", 1]);
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 0, holds: 0, operations: 2 });
});

test("a message to a project whose first build was stopped starts a new build", async () => {
  const { requestId, accountId, say, stop } = await created();
  await stop(requestId);
  const response = await say({ message: "With ratings, please" });
  assert.deepEqual([response.status, response.json.kind, response.json.operationStatus], [202, "message", "running"]);
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 25, holds: 1, operations: 2 });
});

test("returns 400 for answers when no build waits for them, alone or with a message", async () => {
  const { accountId, say } = await finished();
  const answers = [{ questionId: randomUUID(), answer: "Green" }];
  for (const body of [{ answers }, { answers, message: "Make it blue" }]) {
    const refused = await say(body);
    assert.deepEqual([refused.status, refused.json.code], [400, "BAD_REQUEST"]);
    assert.match(refused.json.error, /^No build of this project waits for an answer/);
  }
  assert.equal((await credits(accountId)).operations, 1);
});

test("answers resume a waiting follow-up under its own requestId, and its hold stays", async () => {
  const { accountId, say } = await finished();
  const { requestId } = (await say({ message: "Make it better" })).json;
  const [questionId] = await storeWaiting(api.ctx, requestId, [{ text: "How?", options: ["Bluer", "Greener"], allowsOther: true }]);
  const answered = await say({ answers: [{ questionId, answer: "bluer" }], requestId: randomUUID() });
  assert.deepEqual([answered.status, answered.json.requestId, answered.json.operationStatus], [202, requestId, "running"]);
  assert.equal(answered.json.questions[0].answer, "Bluer");
  assert.deepEqual(await credits(accountId), { balance: 30_000, held: 25, holds: 1, operations: 2 });
});
