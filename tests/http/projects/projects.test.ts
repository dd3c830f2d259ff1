import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http projects");
});
after(() => api.close());

const root = "/b/api/v1";
const start = async (key: string, prompt = "A recipe box") => {
  const requestId = randomUUID();
  const { json } = await api.request("POST", `${root}/projects`, { key, json: { prompt, requestId } });
  return { requestId, projectId: String(json.projectId) };
};

test("returns a project with its versions and addresses", async () => {
  const { key } = await api.account();
  const { requestId, projectId } = await start(key);
  const first = (await api.request("GET", `${root}/projects/${projectId}`, { key })).json;
  const { createdAt, updatedAt, addresses } = first;
  const subdomain = addresses.subdomain;
  assert.match(subdomain, /^http:\/\/recipe-box-[0-9a-z]{5}\.apps\.atelier\.test:4000$/);
  assert.match(createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const editor = `http://atelier.test/projects/${projectId}`;
  const expected = {
    id: projectId,
    name: null,
    prompt: "A recipe box",
    status: "generating",
    type: "web",
    uiType: "react",
    model: "blueprint",
    visibility: "public",
    deploymentUrl: null,
    deployedUrl: null,
    customSubdomain: null,
    metadata: {},
    createdAt,
    updatedAt,
    versions: [],
    addresses: { editor, deployment: null, subdomain, custom: null },
    draft: null,
  };
  assert.deepEqual(first, expected);

  await storeDone(api.ctx, requestId, { "src/App.tsx": "ä", "package.json": "{}" });
  const second = (await api.request("GET", `${root}/projects/${projectId}`, { key })).json;
  assert.deepEqual(second, {
    ...expected,
    name: "Recipe box",
    status: "ready",
    deploymentUrl: subdomain,
    deployedUrl: subdomain,
    updatedAt: second.updatedAt,
    versions: [{ version: 1, createdAt: second.versions[0].createdAt, requestId, message: "Built it.", files: 2, bytes: 4 }],
    addresses: { editor, deployment: subdomain, subdomain, custom: null },
    draft: null,
  });
});

test("lists projects newest first, in pages with a total", async () => {
  const { key } = await api.account();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await start(key)).projectId);
  const list = async (query: string) => (await api.request("GET", `${root}/projects${query}`, { key })).json;
  const whole = await list("");
  assert.deepEqual([whole.total, whole.limit, whole.offset], [5, 20, 0]);
  assert.deepEqual(
    whole.projects.map(({ id }: { id: string }) => id),
    ids,
  );
  const detail = (await api.request("GET", `${root}/projects/${ids[0]}`, { key })).json;
  const { versions, addresses, draft, ...listed } = detail;
  assert.ok(versions && addresses && draft === null);
  assert.deepEqual(whole.projects[0], listed);
  const page = await list("?limit=2&offset=3");
  assert.deepEqual([page.total, page.limit, page.offset], [5, 2, 3]);
  assert.deepEqual(
    page.projects.map(({ id }: { id: string }) => id),
    ids.slice(3),
  );
  assert.deepEqual((await list("?offset=9007199254740991")).projects, []);
});

test("rejects a limit or offset out of range", async () => {
  const { key } = await api.account();
  for (const [query, message] of [
    ["limit=0", "limit is too small: send 1 to 100."],
    ["limit=101", "limit is too large: send 1 to 100."],
    ["limit=ten", "limit is not one whole number: send 1 to 100, or leave it out for 20."],
    ["limit=1&limit=2", "limit is not one whole number: send 1 to 100, or leave it out for 20."],
    ["limit=", "limit is not one whole number: send 1 to 100, or leave it out for 20."],
    ["offset=-1", "offset is not one whole number: send 0 or more, or leave it out for 0."],
    ["offset=9007199254740992", "offset is too large: send 0 to 9007199254740991."],
  ]) {
    const response = await api.request("GET", `${root}/projects?${query}`, { key });
    assert.deepEqual([response.status, response.json], [400, { error: message, code: "BAD_REQUEST", status: 400 }], query);
  }
});

test("contract B rejects and names query parameters that an endpoint does not have; A and C ignore them", async () => {
  const { key } = await api.account();
  const { projectId } = await start(key);
  for (const [path, message] of [
    [
      "/projects?page=2",
      '"page" is a query parameter that is not known here. The parameters are limit, offset, cursor, status, q, metadata.',
    ],
    [
      "/projects?page=2&sort[by]=name",
      '"page", "sort[by]" are query parameters that are not known here. The parameters are limit, offset, cursor, status, q, metadata.',
    ],
    [`/projects/${projectId}?fields=id`, '"fields" is a query parameter that is not known here. This endpoint has none.'],
  ]) {
    const response = await api.request("GET", root + path, { key });
    assert.deepEqual([response.status, response.json], [400, { error: message, code: "BAD_REQUEST", status: 400 }], path);
  }
  assert.equal((await api.request("GET", "/a/api/v1/projects?page=2", { key })).status, 200);
  assert.equal((await api.request("GET", `${root}/projects?page=2`, {})).status, 401);
});

test("a deleted project is hidden immediately, its build stopped, its credits released and its site's name freed", async () => {
  const { key, accountId } = await api.account();
  const { requestId, projectId } = await start(key);
  const deleted = await api.request("DELETE", `${root}/projects/${projectId}`, { key });
  assert.deepEqual([deleted.status, deleted.text], [204, ""]);
  for (const [method, path] of [
    ["GET", `/projects/${projectId}`],
    ["GET", `/projects/${projectId}/files`],
    ["DELETE", `/projects/${projectId}`],
  ] as const) {
    assert.equal((await api.request(method, root + path, { key })).status, 404, `${method} ${path}`);
  }
  assert.equal((await api.request("GET", `${root}/projects`, { key })).json.total, 0);
  const operation = (await api.request("GET", `${root}/operations/${requestId}`, { key })).json;
  assert.deepEqual([operation.operationStatus, operation.error.code, operation.links.deployment], ["failed", "STOPPED", null]);
  const { rows } = await api.storage.pool.query(
    `select held::int, balance::int, (select site_name from projects where id = $2) as name,
       (select array_agg(type order by type) from events where account_id = accounts.id) as events
     from accounts where id = $1`,
    [accountId, projectId],
  );
  const events = ["operation.failed", "operation.running", "project.created", "project.deleted"];
  assert.deepEqual(rows[0], { held: 0, balance: 30_000, name: null, events });
});

test("deleting a finished project removes its site", async () => {
  const { key } = await api.account();
  const { requestId, projectId } = await start(key);
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  assert.equal((await api.request("DELETE", `${root}/projects/${projectId}`, { key })).status, 204);
  const operation = (await api.request("GET", `${root}/operations/${requestId}`, { key })).json;
  assert.deepEqual([operation.operationStatus, operation.links.deployment], ["done", null]);
});

test("lists the models with what the plan includes", async () => {
  const { key } = await api.account({ plan: "free", scopes: [] });
  const response = await api.request("GET", `${root}/models`, { key });
  assert.equal(response.status, 200);
  assert.deepEqual(response.json, {
    models: [
      {
        id: "blueprint",
        name: "Blueprint",
        provider: "atelier",
        category: "free",
        multiplier: "1x",
        contextWindow: 5_000,
        minPlan: "free",
        locked: false,
        unlockedBy: null,
      },
    ],
  });
});
