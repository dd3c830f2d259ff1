import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { SCREENSHOT, storeDone, storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http operations");
});
after(() => api.close());

const root = "/b/api/v1";
const service = `http://atelier.test${root}`;

async function started() {
  const { key, accountId } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  const read = () => api.request("GET", `${root}/operations/${requestId}`, { key });
  const say = (json: unknown) => api.request("POST", `${root}/projects/${projectId}/messages`, { key, json });
  const stop = () => api.request("POST", `${root}/operations/${requestId}/stop`, { key });
  return { key, accountId, requestId, projectId: String(projectId), read, say, stop };
}

test("returns a running operation in full", async () => {
  const { requestId, projectId, read } = await started();
  const response = await read();
  assert.equal(response.status, 200);
  const { createdAt, updatedAt } = response.json;
  assert.deepEqual(response.json, {
    requestId,
    accepted: true,
    operationStatus: "running",
    projectId,
    editorUrl: `http://atelier.test/projects/${projectId}`,
    nextAction: `Keep reading GET ${service}/operations/${requestId} until operationStatus is done, waiting or failed.`,
    kind: "create",
    stage: "queued",
    progress: 0,
    model: "blueprint",
    replies: [],
    questions: [],
    links: {
      project: `${service}/projects/${projectId}`,
      files: `${service}/projects/${projectId}/files`,
      editor: `http://atelier.test/projects/${projectId}`,
      deployment: null,
      stop: `${service}/operations/${requestId}/stop`,
    },
    version: null,
    credits: { held: 25, spent: 0 },
    proof: null,
    draft: null,
    error: null,
    status: "running",
    createdAt,
    updatedAt,
    finishedAt: null,
  });
});

test("a done operation has its version, reply, proof and site URL", async () => {
  const { requestId, projectId, read } = await started();
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const { json } = await read();
  assert.deepEqual([json.operationStatus, json.status, json.stage, json.progress, json.version], ["done", "done", "ended", 100, 1]);
  assert.match(json.links.deployment, /^http:\/\/recipe-box-[0-9a-z]{5}\.apps\.atelier\.test:4000$/);
  assert.match(json.nextAction, /^Read the files at GET /);
  assert.deepEqual(json.credits, { held: 0, spent: 0 });
  assert.ok(json.finishedAt);
  assert.deepEqual(
    json.replies.map(({ text }: { text: string }) => text),
    ["Here it is."],
  );
  assert.deepEqual(json.proof, {
    browser: "Chromium 156.0.8078.73",
    reason: null,
    confinement: "bwrap",
    types: "passed",
    limits: [{ tool: "browser", resource: "memory", by: "cgroup", max: 2_147_483_648 }],
    checks: [
      {
        id: "add-recipe",
        title: "A new recipe appears in the list",
        phrase: "recipe box",
        capability: "add-recipe",
        viewport: "desktop",
        passed: true,
        milliseconds: 212,
        failure: null,
      },
    ],
    accessibility: { engine: "axe-core 4.14.1", rulesPassed: 31, findings: 0 },
    screenshots: [
      {
        viewport: "desktop",
        width: 1280,
        height: 800,
        bytes: SCREENSHOT.length,
        url: `${service}/projects/${projectId}/versions/1/screenshots/desktop`,
      },
    ],
    requests: { proven: 1, notProven: 0, notBuilt: 0 },
    understood: [{ phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" }],
    notBuilt: [],
  });
});

test("a requestId is case-insensitive; an unknown one returns 404", async () => {
  const { key, requestId } = await started();
  assert.equal((await api.request("GET", `${root}/operations/${requestId.toUpperCase()}`, { key })).status, 200);
  for (const other of [randomUUID(), "x", "00000000-0000-0000-0000-000000000000", "%00", `${requestId}0`]) {
    for (const [method, path] of [
      ["GET", `/operations/${other}`],
      ["POST", `/operations/${other}/stop`],
    ] as const) {
      const response = await api.request(method, root + path, { key });
      assert.deepEqual([response.status, response.json.code], [404, "NOT_FOUND"], path);
    }
  }
});

test("a stopped build fails with STOPPED; stopping again changes nothing", async () => {
  const { accountId, stop, read } = await started();
  const stopped = await stop();
  assert.equal(stopped.status, 202);
  assert.deepEqual(
    [stopped.json.operationStatus, stopped.json.error.code, stopped.json.credits],
    ["failed", "STOPPED", { held: 0, spent: 0 }],
  );
  const again = await stop();
  assert.deepEqual([again.status, again.json], [200, stopped.json]);
  assert.deepEqual((await read()).json, stopped.json);
  const { rows } = await api.storage.pool.query("select balance::int, held::int from accounts where id = $1", [accountId]);
  assert.deepEqual(rows, [{ balance: 30_000, held: 0 }]);
});

test("a stop accepts an empty body or none, and rejects fields", async () => {
  const { key, requestId } = await started();
  const path = `${root}/operations/${requestId}/stop`;
  const refused = await api.request("POST", path, { key, json: { force: true } });
  assert.deepEqual([refused.status, refused.json.error], [400, `"force" is a field that is not known here. There are no fields.`]);
  assert.equal((await api.request("POST", path, { key, json: {} })).status, 202);
});

const colour = { text: "Which colour?", options: ["Green", "Blue"], allowsOther: false };
const thing = { text: "What is kept track of?", options: ["Recipes", "Books"], allowsOther: true };

test("answers resume a waiting operation", async () => {
  const { requestId, say, read, accountId } = await started();
  const [colourId, thingId] = await storeWaiting(api.ctx, requestId, [colour, thing]);
  const waiting = (await read()).json;
  assert.deepEqual([waiting.operationStatus, waiting.links.deployment], ["waiting", null]);
  assert.match(
    waiting.nextAction,
    /answer them with POST .*\/messages\. Without an answer this build ends on \d{4}-\d\d-\d\d, at no cost\.$/,
  );
  const { createdAt } = waiting.questions[0];
  assert.deepEqual(waiting.questions, [
    { id: colourId, ...colour, answer: null, createdAt },
    { id: thingId, ...thing, answer: null, createdAt },
  ]);
  const answers = [
    { questionId: colourId, answer: " green" },
    { questionId: thingId, answer: "Stamps" },
  ];
  const answered = await say({ answers });
  assert.equal(answered.status, 202);
  assert.deepEqual([answered.json.requestId, answered.json.operationStatus, answered.json.stage], [requestId, "running", "queued"]);
  assert.deepEqual(
    answered.json.questions.map(({ answer }: { answer: string }) => answer),
    ["Green", "Stamps"],
  );
  const { rows } = await api.storage.pool.query(
    `select round, (select status from projects where id = project_id) as project, (select count(*)::int from pgboss.job where group_id = account_id::text) as jobs,
       (select text from messages where operation_id = operations.id order by created_at desc limit 1) as text
     from operations where account_id = $1`,
    [accountId],
  );
  assert.deepEqual(rows, [{ round: 1, project: "generating", jobs: 2, text: " green\nStamps" }]);
});

test("a message answers all open questions", async () => {
  const { requestId, say } = await started();
  await storeWaiting(api.ctx, requestId, [thing]);
  const answered = await say({ message: "Stamps, please" });
  assert.deepEqual([answered.status, answered.json.questions[0].answer], [202, "Stamps, please"]);
});

test("a replayed answer is applied once, even with ten concurrent requests", async () => {
  const { requestId, say, accountId } = await started();
  await storeWaiting(api.ctx, requestId, [thing]);
  const body = { message: "Stamps", requestId: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => say(body)));
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [202]);
  assert.equal(responses.filter(({ headers }) => headers.get("idempotent-replayed") === null).length, 1);
  const { rows } = await api.storage.pool.query("select round from operations where account_id = $1", [accountId]);
  assert.deepEqual(rows, [{ round: 1 }]);
  const other = await say({ ...body, message: "Coins" });
  assert.deepEqual([other.status, other.json.requestId], [202, requestId]);
  assert.match(other.json.nextAction, /^This requestId was used before for something else/);
  // A client can read and stop the operation under the requestId that it answered with.
  const { key } = await api.account();
  const path = `/b/api/v1/operations/${body.requestId}`;
  const own = await api.keyFor(accountId, ["*"]);
  const read = await api.request("GET", path, { key: own });
  assert.deepEqual([read.status, read.json.requestId], [200, requestId]);
  assert.equal((await api.request("GET", path, { key })).status, 404);
  const stopped = await api.request("POST", `${path}/stop`, { key: own });
  assert.deepEqual([stopped.status, stopped.json.requestId, stopped.json.error.code], [202, requestId, "STOPPED"]);
});

test("rejects invalid answers, and the build keeps waiting", async () => {
  const { requestId, say, read } = await started();
  const [colourId, thingId] = await storeWaiting(api.ctx, requestId, [colour, thing]);
  const refusals: [unknown, RegExp][] = [
    [{ answers: [{ questionId: colourId, answer: "Green" }] }, /^The question "What is kept track of\?" is not answered yet/],
    [{ answers: [{ questionId: randomUUID(), answer: "Green" }] }, /^One of the answers is to a question that is not open/],
    [{ message: "Mauve" }, /^The question "Which colour\?" takes one of these answers: Green, Blue\.$/],
    [{ answers: ["Books", "Recipes"].map((answer) => ({ questionId: thingId, answer })) }, /^A question is answered twice/],
    [{ message: "Stamps", model: "no-such" }, /^model is not one of this service/],
    [{ answers: [] }, /^answers is empty/],
    [{ answers: [{ questionId: thingId }] }, /^answer is missing/],
    [{ answers: [{ questionId: thingId, answer: "x", why: 1 }] }, /^Each of the answers is an object/],
    [{ answers: "Green" }, /^answers is not an array/],
    [{}, /^The body says nothing/],
    [{ message: null, answers: null }, /^The body says nothing/],
    [{ message: "  " }, /^message is blank/],
    [{ message: "x\u0000" }, /^message holds the character U\+0000/],
    [
      { text: "hello" },
      /^"text" is a field that is not known here\. The fields are message, answers, model, requestId\. The body says nothing/,
    ],
  ];
  for (const [body, message] of refusals) {
    const response = await say(body);
    assert.deepEqual([response.status, response.json.code], [400, "BAD_REQUEST"], JSON.stringify(body));
    assert.match(response.json.error, message);
  }
  assert.equal((await read()).json.operationStatus, "waiting");
});

test("concurrent answers to two projects with one requestId answer one of them", async () => {
  const { key, accountId } = await api.account();
  const say = async () => {
    const { json } = await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box" } });
    await storeWaiting(api.ctx, json.requestId, [thing]);
    return `${root}/projects/${json.projectId}/messages`;
  };
  const paths = [await say(), await say()];
  const json = { message: "Stamps", requestId: randomUUID() };
  const responses = await Promise.all(paths.map((path) => api.request("POST", path, { key, json })));
  assert.deepEqual(
    responses
      .map(({ status, headers }) => [status, headers.get("idempotent-replayed")])
      .toSorted(([, one], [, other]) => (one === other ? 0 : one === null ? -1 : 1)),
    [
      [202, null],
      [202, "true"],
    ],
  );
  const { rows } = await api.storage.pool.query("select sum(round)::int as rounds from operations where account_id = $1", [accountId]);
  assert.deepEqual(rows, [{ rounds: 1 }]);
  assert.deepEqual(api.logged, []);
});

test("a waiting build can be stopped", async () => {
  const { requestId, stop, read } = await started();
  await storeWaiting(api.ctx, requestId, [thing]);
  assert.equal((await stop()).status, 202);
  assert.equal((await read()).json.error.code, "STOPPED");
});

test("an ended build that is read again shows what has changed since", async () => {
  const { key, requestId, projectId, read } = await started();
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const first = await read();
  const same = await read();
  assert.deepEqual([same.text, same.headers.get("etag")], [first.text, first.headers.get("etag")]);
  const unchanged = await api.request("GET", `${root}/operations/${requestId}`, {
    key,
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  assert.equal(unchanged.status, 304);
  assert.equal(
    (await api.request("PATCH", `${root}/projects/${projectId}`, { key, json: { customSubdomain: "pantry-of-mine" } })).status,
    200,
  );
  const moved = await read();
  assert.match(moved.json.links.deployment, /^http:\/\/pantry-of-mine\./);
  assert.notEqual(moved.headers.get("etag"), first.headers.get("etag"));
  assert.deepEqual(moved.json.proof, first.json.proof);
  assert.equal((await api.request("DELETE", `${root}/projects/${projectId}`, { key })).status, 204);
  const deleted = await read();
  assert.equal(deleted.json.links.deployment, null);
  assert.match(deleted.json.nextAction, /was deleted/);
});

test("an ended build is read by its own account only, however often it was read", async () => {
  const { requestId, read } = await started();
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  for (let reads = 0; reads < 2; reads += 1) assert.equal((await read()).status, 200);
  const other = await api.account();
  assert.equal((await api.request("GET", `${root}/operations/${requestId}`, { key: other.key })).status, 404);
});
