// Contract A, endpoint by endpoint, as its clients see it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { ServiceError } from "../../../src/domain/errors.ts";
import { modelLocked } from "../../../src/domain/models/models.ts";
import { contractA } from "../../../src/entrypoints/http/contracts/a/index.ts";
import type { TestAccountOptions, TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http contract a");
});
after(async () => {
  assert.deepEqual(api.logged, []);
  await api.close();
});

const root = "/a/api/v1";
const prompt = "A recipe box";

async function started(options: TestAccountOptions = {}) {
  const { key, accountId } = await api.account(options);
  const requestId = randomUUID();
  const create = (json: unknown) => api.request("POST", `${root}/projects`, { key, json });
  const read = (path: string, headers = {}) => api.request("GET", root + path, { key, headers });
  const created = await create({ prompt, requestId });
  return { key, accountId, requestId, create, read, created, project: created.json.project };
}

/** The JSON of a project while it is being built. */
const generating = ({ id, createdAt }: { id: string; createdAt: string }) => ({
  id,
  prompt,
  status: "generating",
  visibility: "public",
  deploymentUrl: null,
  deployedUrl: null,
  createdAt,
  updatedAt: createdAt,
  uiType: "react",
  customSubdomain: null,
});

describe("A: POST /projects", () => {
  test("returns 201 with the project", async () => {
    const { created, project } = await started();
    assert.equal(created.status, 201);
    assert.match(project.id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.match(project.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(created.json, { project: generating(project) });
  });

  test("a replayed requestId returns the current project and starts nothing", async () => {
    const { create, requestId, project, accountId, key } = await started();
    await storeDone(api.ctx, requestId, { "package.json": "{}" });
    const again = await create({ prompt, requestId });
    assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [201, "true"]);
    assert.deepEqual([again.json.project.id, again.json.project.status], [project.id, "ready"]);
    await api.request("DELETE", `${root}/projects/${project.id}`, { key });
    const deleted = await create({ prompt, requestId });
    assert.deepEqual([deleted.status, deleted.json.project.id, deleted.json.project.deployedUrl], [201, project.id, null]);
    const { rows } = await api.storage.pool.query("select count(*)::int as count from operations where account_id = $1", [accountId]);
    assert.deepEqual(rows, [{ count: 1 }]);
  });

  test("accepts both kinds of model ids and the fields of other contracts, and no others", async () => {
    const { create } = await started();
    for (const model of ["blueprint", "atelier/blueprint", "auto", null]) {
      assert.equal((await create({ prompt, model, type: "web" })).status, 201, String(model));
    }
    const unknown = await create({ prompt, model: "gpt" });
    assert.deepEqual([unknown.status, unknown.json], [400, { error: "model is not one of this service: send auto or one of blueprint." }]);
    const field = await create({ prompt, colour: "red" });
    assert.deepEqual(
      [field.status, field.json],
      [400, { error: `"colour" is a field that is not known here. The fields are prompt, model, type, requestId.` }],
    );
  });

  test("a 402 reports the balance, the required credits and the blockedReason", async () => {
    const { created, key } = await started({ credits: 24 });
    assert.equal(created.status, 402);
    const { json: balance } = await api.request("GET", `${root}/credits/balance`, { key });
    const day = balance.renewsAt.slice(0, 10);
    assert.deepEqual(created.json, {
      error: `A build needs 25 credits to start, and this account has 24 free. Wait for the month’s credits on ${day}.`,
      balance: 24,
      required: 25,
      blockedReason: "insufficient_credits",
    });
  });

  test("a 402 for a locked model has the same fields", () => {
    const model = { id: "writer", name: "Writer", provider: "house", category: "paid", minPlan: "pro", multiplier: 4 } as const;
    const error = modelLocked({ ...model, contextWindow: 200_000, budgetCredits: 210 }, { plan: "free", balance: 90 });
    assert.ok(error instanceof ServiceError);
    assert.deepEqual(contractA.renderError({ message: "Locked.", code: "MODEL_LOCKED", status: 402, error }), {
      error: "Locked.",
      balance: 90,
      required: 25,
      blockedReason: "model_locked",
    });
  });
});

describe("A: GET /projects", () => {
  test("returns a page with its total, newest first", async () => {
    const { create, read, project } = await started();
    const second = (await create({ prompt })).json.project;
    assert.deepEqual((await read("/projects")).json, {
      projects: [generating(second), generating(project)],
      total: 2,
      limit: 20,
      offset: 0,
    });
    assert.deepEqual((await read("/projects?limit=1&offset=1")).json, {
      projects: [generating(project)],
      total: 2,
      limit: 1,
      offset: 1,
    });
    const refused = await read("/projects?limit=101");
    assert.deepEqual([refused.status, refused.json], [400, { error: "limit is too large: send 1 to 100." }]);
  });
});

describe("A: GET /projects/{id}", () => {
  test("returns the unwrapped project, with its site's URL under both names once it is live", async () => {
    const { read, requestId, project } = await started();
    assert.deepEqual((await read(`/projects/${project.id}`)).json, generating(project));
    await storeDone(api.ctx, requestId, { "package.json": "{}" });
    const { status, json } = await read(`/projects/${project.id}`);
    assert.equal(status, 200);
    assert.match(json.deployedUrl, /^http:\/\/recipe-box-[0-9a-z]{5}\.apps\.atelier\.test:4000$/);
    const live = { status: "ready", deploymentUrl: json.deployedUrl, deployedUrl: json.deployedUrl, updatedAt: json.updatedAt };
    assert.deepEqual(json, { ...generating(project), ...live });
  });

  test("returns 404 for an unknown id", async () => {
    const { read } = await started();
    const response = await read(`/projects/${randomUUID()}`);
    const error = "There is no such project on this account. Check the id against the list of projects.";
    assert.deepEqual([response.status, response.json], [404, { error }]);
  });
});

describe("A: DELETE /projects/{id}", () => {
  test("returns 204 without a body, then 404", async () => {
    const { key, project } = await started();
    const remove = () => api.request("DELETE", `${root}/projects/${project.id}`, { key });
    const deleted = await remove();
    assert.deepEqual([deleted.status, deleted.text], [204, ""]);
    assert.equal((await remove()).status, 404);
  });
});

describe("A: GET /projects/{id}/files", () => {
  test("returns no files before the first delivery, then all, one, or a zip", async () => {
    const { read, requestId, project } = await started();
    const path = `/projects/${project.id}/files`;
    for (const headers of [{}, { accept: "application/zip" }]) {
      const early = await read(path, headers);
      assert.deepEqual([early.status, early.json], [200, { files: [] }]);
    }
    await storeDone(api.ctx, requestId, { "src/App.tsx": "ä\n", "package.json": "{}" });
    const { json } = await read(path);
    const { updatedAt } = json.files[0];
    const files = [
      { path: "package.json", content: "{}", updatedAt },
      { path: "src/App.tsx", content: "ä\n", updatedAt },
    ];
    assert.deepEqual(json, { files });
    assert.deepEqual((await read(`${path}?path=src/App.tsx`)).json, { files: files.slice(1) });
    assert.equal((await read(`${path}?path=none`)).status, 404);
    assert.equal((await read(path, { accept: "application/zip" })).headers.get("content-type"), "application/zip");
  });
});

describe("A: GET /credits/balance", () => {
  test("returns the free balance, the plan and the renewal date", async () => {
    const { read, requestId, accountId } = await started({ plan: "pro" });
    const renewsAt = "2031-02-03T04:05:06.000Z";
    await api.storage.pool.query("update accounts set renews_at = $1 where id = $2", [renewsAt, accountId]);
    const during = await read("/credits/balance");
    assert.deepEqual([during.status, during.json], [200, { balance: 1_975, plan: "pro", renewsAt }]);
    await storeDone(api.ctx, requestId, { "package.json": "{}" });
    assert.equal((await read("/credits/balance")).json.balance, 2_000);
    await api.storage.pool.query("update accounts set renews_at = null where id = $1", [accountId]);
    assert.equal((await read("/credits/balance")).json.renewsAt, null);
  });
});

describe("A: GET /models", () => {
  const models = [{ id: "blueprint", name: "Blueprint", provider: "atelier", minPlan: "free", contextWindow: 5_000 }];

  test("works with or without a key, but not with an invalid one", async () => {
    const { key } = await api.account({ plan: "free", scopes: [] });
    for (const request of [{}, { key }]) {
      const response = await api.request("GET", `${root}/models`, request);
      assert.deepEqual([response.status, response.json], [200, { models }]);
    }
    assert.equal((await api.request("GET", `${root}/models`, { key: `${key}x` })).status, 401);
  });
});

describe("A: endpoints of other contracts", () => {
  test("return 404", async () => {
    const { read, key, requestId, project } = await started();
    assert.equal((await read(`/operations/${requestId}`)).status, 404);
    for (const path of [`/operations/${requestId}/stop`, `/projects/${project.id}/messages`]) {
      const response = await api.request("POST", root + path, { key, json: {} });
      const error =
        "There is nothing at this address: check the path. The roots of the API are /api/v1, /a/api/v1, /b/api/v1 and /c/api/v1.";
      assert.deepEqual([response.status, response.json], [404, { error }], path);
    }
  });
});
