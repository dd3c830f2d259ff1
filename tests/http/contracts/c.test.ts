// Contract C, endpoint by endpoint, as its clients see it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { ServiceError } from "../../../src/domain/errors.ts";
import { contractC } from "../../../src/entrypoints/http/contracts/c/index.ts";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http contract c", { apiPlans: ["team", "business"] });
});
after(async () => {
  assert.deepEqual(api.logged, []);
  await api.close();
});

const root = "/c/api/v1";
const prompt = "A recipe box";

async function started() {
  const { key, accountId } = await api.account();
  const requestId = randomUUID();
  const create = (json: unknown) => api.request("POST", `${root}/projects`, { key, json });
  const read = (path: string, headers = {}) => api.request("GET", root + path, { key, headers });
  const created = await create({ prompt, requestId, type: "web", model: "atelier/blueprint" });
  return { key, accountId, requestId, create, read, created, project: created.json.project };
}

const listed = ({ id, createdAt }: { id: string; createdAt: string }) => ({
  id,
  prompt,
  status: "generating",
  visibility: "public",
  deploymentUrl: null,
  deployedUrl: null,
  createdAt,
  updatedAt: createdAt,
});

describe("C: POST /projects", () => {
  test("returns 201 with four fields of the project", async () => {
    const { created, project, create, requestId } = await started();
    assert.equal(created.status, 201);
    assert.deepEqual(created.json, { project: { id: project.id, prompt, status: "generating", createdAt: project.createdAt } });
    const again = await create({ prompt, requestId });
    assert.deepEqual([again.status, again.headers.get("idempotent-replayed"), again.json], [201, "true", created.json]);
  });

  test("returns 400 for a type that is not known", async () => {
    const { create } = await started();
    const response = await create({ prompt, type: "desktop" });
    const error = "type is not one that is known: send web, mobile-expo, mobile-flutter, or leave it out.";
    assert.deepEqual([response.status, response.json], [400, { error, code: "BAD_REQUEST", status: 400 }]);
  });

  test("returns 402 with a code", async () => {
    const { key } = await api.account({ credits: 0 });
    const { status, json } = await api.request("POST", `${root}/projects`, { key, json: { prompt } });
    const error = /^A build needs 25 credits to start, and this account has 0 free\. Wait for the month’s credits on \d{4}-\d\d-\d\d\.$/;
    assert.deepEqual([status, json], [402, { error: json.error, code: "INSUFFICIENT_CREDITS", status: 402 }]);
    assert.match(json.error, error);
  });
});

describe("C: GET /projects", () => {
  test("returns a page with its limit and offset", async () => {
    const { read, create, project } = await started();
    const second = (await create({ prompt })).json.project;
    assert.deepEqual((await read("/projects")).json, {
      projects: [listed(second), listed(project)],
      pagination: { limit: 20, offset: 0 },
    });
    assert.deepEqual((await read("/projects?limit=1&offset=1")).json, {
      projects: [listed(project)],
      pagination: { limit: 1, offset: 1 },
    });
  });
});

describe("C: GET /projects/{id}", () => {
  test("returns the project with all its code as one text, empty before the first delivery", async () => {
    const { read, requestId, project } = await started();
    assert.deepEqual((await read(`/projects/${project.id}`)).json, { project: { ...listed(project), code: "" } });
    await storeDone(api.ctx, requestId, { "src/App.tsx": "ä\n", "package.json": "{}" });
    const { json } = await read(`/projects/${project.id}`);
    const { deployedUrl, updatedAt } = json.project;
    assert.match(deployedUrl, /^http:\/\/recipe-box-/);
    const live = { status: "ready", deploymentUrl: deployedUrl, deployedUrl, updatedAt };
    assert.deepEqual(json, { project: { ...listed(project), ...live, code: "// package.json\n{}\n// src/App.tsx\nä\n" } });
  });

  test("omits the code for a key without files:read", async () => {
    const { accountId, requestId, project } = await started();
    await storeDone(api.ctx, requestId, { "package.json": "{}" });
    const key = await api.keyFor(accountId, ["projects:read"]);
    const { status, json } = await api.request("GET", `${root}/projects/${project.id}`, { key });
    assert.deepEqual([status, json.project.id, "code" in json.project], [200, project.id, false]);
  });
});

describe("C: DELETE /projects/{id}", () => {
  test("returns the time of deletion, then 404", async () => {
    const { key, project } = await started();
    const remove = () => api.request("DELETE", `${root}/projects/${project.id}`, { key });
    const { status, json } = await remove();
    assert.match(json.deletedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual([status, json], [200, { success: true, deletedAt: json.deletedAt }]);
    const again = await remove();
    assert.deepEqual([again.status, again.json.code, again.json.status], [404, "NOT_FOUND", 404]);
  });
});

describe("C: GET /projects/{id}/files", () => {
  test("returns no files before the first delivery, then all", async () => {
    const { read, requestId, project } = await started();
    const early = await read(`/projects/${project.id}/files`);
    assert.deepEqual([early.status, early.json], [200, { files: [] }]);
    await storeDone(api.ctx, requestId, { "package.json": "{}" });
    const { json } = await read(`/projects/${project.id}/files`);
    assert.deepEqual(json, { files: [{ path: "package.json", content: "{}", updatedAt: json.files[0].updatedAt }] });
  });
});

describe("C: GET /models", () => {
  test("lists <provider>/<model> ids with category and multiplier, and requires a key", async () => {
    const { read } = await started();
    const model = {
      id: "atelier/blueprint",
      name: "Blueprint",
      provider: "atelier",
      category: "free",
      multiplier: "1x",
      contextWindow: 5_000,
    };
    assert.deepEqual((await read("/models")).json, { models: [model] });
    assert.equal((await api.request("GET", `${root}/models`)).status, 401);
  });
});

describe("C: plans without API access", () => {
  test("return 403 on every endpoint, before scope and body are checked; other contracts work", async () => {
    const error = (plan: string) => `API access is not part of the plan ${plan}. It comes with team, business: change the plan.`;
    for (const plan of ["free", "builder", "pro"] as const) {
      const { key } = await api.account({ plan, scopes: [] });
      const requests = [
        ["GET", "/projects"] as const,
        ["POST", "/projects"] as const,
        ["GET", "/models"] as const,
        ["GET", `/projects/${randomUUID()}`] as const,
        ["DELETE", `/projects/${randomUUID()}`] as const,
      ];
      for (const [method, path] of requests) {
        const { status, json } = await api.request(method, root + path, { key });
        assert.deepEqual([status, json], [403, { error: error(plan), code: "FORBIDDEN", status: 403 }], `${plan}: ${method} ${path}`);
      }
      for (const other of ["/a/api/v1", "/b/api/v1"]) assert.equal((await api.request("GET", `${other}/models`, { key })).status, 200);
    }
  });
});

describe("C: endpoints of other contracts", () => {
  test("return 404", async () => {
    const { key, requestId, project } = await started();
    for (const [method, path] of [
      ["GET", `/operations/${requestId}`],
      ["POST", `/operations/${requestId}/stop`],
      ["POST", `/projects/${project.id}/messages`],
      ["GET", "/credits/balance"],
    ] as const) {
      const { status, json } = await api.request(method, root + path, { key });
      const error =
        "There is nothing at this address: check the path. The roots of the API are /api/v1, /a/api/v1, /b/api/v1 and /c/api/v1.";
      assert.deepEqual([status, json], [404, { error, code: "NOT_FOUND", status: 404 }], path);
    }
  });
});

test("C: a 429 body contains retryAfter", () => {
  const error = new ServiceError("too_many_requests", "Too many.", { retryAfterSeconds: 6.2 });
  assert.deepEqual(contractC.renderError({ message: "Too many.", code: "RATE_LIMITED", status: 429, error }), {
    error: "Too many.",
    code: "RATE_LIMITED",
    status: 429,
    retryAfter: 7,
  });
});
