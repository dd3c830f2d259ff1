// The versions of a project: listed, read with their proof, compared, restored, and edited by hand.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { endpointNotes } from "../../../src/entrypoints/http/openapi/notes/endpoint-notes.ts";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http versions");
});
after(() => api.close());

const root = "/b/api/v1";
const first = { "README.md": "# Recipe box\n", "src/App.tsx": "one\ntwo\n" };
const second = { "package.json": "{}\n", "src/App.tsx": "one\nthree\nfour\n" };

async function twoVersions() {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  await storeDone(api.ctx, requestId, first);
  const next = randomUUID();
  await api.request("POST", `${root}/projects/${projectId}/messages`, { key, json: { message: "Add notes", requestId: next } });
  await storeDone(api.ctx, next, second, 2);
  const address = `${root}/projects/${projectId}`;
  const get = (path: string) => api.request("GET", `${address}${path}`, { key });
  const post = (path: string, json: unknown = {}) => api.request("POST", `${address}${path}`, { key, json });
  return { key, requestIds: [requestId, next], get, post };
}

test("lists versions newest first, in pages, and reads one with its proof", async () => {
  const { requestIds, get } = await twoVersions();
  const { versions, nextCursor } = (await get("/versions")).json;
  assert.equal(nextCursor, null);
  assert.deepEqual(
    versions.map(({ version, kind, requestId, live, files }: Record<string, unknown>) => [version, kind, requestId, live, files]),
    [
      [2, "message", requestIds[1], true, 2],
      [1, "create", requestIds[0], false, 2],
    ],
  );
  const page = (await get("/versions?limit=1")).json;
  assert.deepEqual([page.versions.length, page.nextCursor], [1, "2"]);
  assert.deepEqual((await get(`/versions?limit=1&cursor=${page.nextCursor}`)).json, { versions: [versions[1]], nextCursor: null });

  const { proof, ...listed } = (await get("/versions/1")).json;
  assert.deepEqual(listed, versions[1]);
  assert.deepEqual(proof.requests, { proven: 1, notProven: 0, notBuilt: 0 });
  assert.match(proof.screenshots[0].url, /\/versions\/1\/screenshots\/desktop$/);
});

test("compares a version with the one before it, or with another one", async () => {
  const { get } = await twoVersions();
  const files = [
    { path: "README.md", change: "removed", added: 0, removed: 1 },
    { path: "package.json", change: "added", added: 1, removed: 0 },
    { path: "src/App.tsx", change: "changed", added: 2, removed: 1 },
  ];
  assert.deepEqual((await get("/versions/2/changes")).json, { from: 1, to: 2, files });
  assert.deepEqual((await get("/versions/1/changes?from=2")).json.files.length, 3);
  assert.deepEqual((await get("/versions/2/changes?from=2")).json.files, []);
});

test("starts a restore and an edit once, as builds that cost nothing", async () => {
  const { post } = await twoVersions();
  const requestId = randomUUID();
  const restored = await post("/versions/1/restore", { requestId });
  assert.deepEqual([restored.status, restored.json.requestId, restored.json.credits.held], [202, requestId, 0]);
  const again = await post("/versions/1/restore", { requestId });
  assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [202, "true"]);
  const other = await post("/versions/2/restore", { requestId });
  assert.deepEqual([other.status, other.headers.get("idempotency-mismatch"), other.json.requestId], [202, "true", requestId]);
  assert.match(other.json.nextAction, /^This requestId was used before for something else, and nothing new was started/);
  assert.deepEqual((await post("/edits", { base: 2, changes: [{ path: "a.ts", content: "" }] })).json.code, "BUILD_RUNNING");
  await storeDone(api.ctx, requestId, first, 3);

  const edit = {
    base: 3,
    changes: [
      { path: "README.md", content: null },
      { path: "src/big.ts", content: `// ${"x".repeat(100_000)}\n` },
    ],
  };
  const edited = await post("/edits", edit);
  assert.deepEqual([edited.status, edited.json.operationStatus, edited.json.kind], [202, "running", "message"]);
  const sameId = { ...edit, requestId: edited.json.requestId };
  assert.equal((await post("/edits", sameId)).headers.get("idempotency-mismatch"), null);
  const changed = await post("/edits", { ...sameId, changes: [{ path: "README.md", content: "Other" }] });
  assert.deepEqual([changed.status, changed.headers.get("idempotency-mismatch")], [202, "true"]);
  assert.equal(changed.json.requestId, edited.json.requestId);
});

test("the edits of the documentation are possible in any app", async () => {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  await storeDone(api.ctx, requestId, first);
  for (const [index, { value }] of Object.values(endpointNotes.editFiles.requestExamples ?? {}).entries()) {
    const edited = await api.request("POST", `${root}/projects/${projectId}/edits`, { key, json: value });
    assert.equal(edited.status, 202, edited.json.error);
    await storeDone(api.ctx, edited.json.requestId, { ...first, "docs/notes.md": "Maintained by the library team.\n" }, index + 2);
  }
});

test("refuses what is not there or not possible, with what to do", async () => {
  const { get, post } = await twoVersions();
  for (const path of ["/versions/3", "/versions/3/changes", "/versions/1/changes"]) {
    assert.deepEqual([(await get(path)).status, (await get(path)).json.code], [404, "NOT_FOUND"], path);
  }
  assert.match((await get("/versions/1/changes")).json.error, /^Version 1 is the first/);
  for (const path of ["/versions?limit=51", "/versions?cursor=x", "/versions?page=2", "/versions/2/changes?from=x"]) {
    assert.equal((await get(path)).status, 400, path);
  }
  for (const path of ["/versions/0", "/versions/one", "/versions/1.0/changes", "/versions/abc/screenshots/desktop"]) {
    assert.deepEqual(
      [(await get(path)).status, (await get(path)).json.error],
      [404, "No project has such a version: versions are numbered from 1. Read the project to see which there are."],
      path,
    );
  }
  assert.equal((await post("/versions/-1/restore")).status, 404);
  assert.match((await post("/versions/2/restore")).json.error, /^Version 2 is live already: /);
  assert.equal((await post("/versions/9/restore")).status, 404);
  const change = { path: "README.md", content: "x" };
  const cases: [unknown, RegExp][] = [
    [{ base: 1, changes: [change] }, /^This edit was made in version 1, and version 2 is live now\./],
    [{ base: 2, changes: [] }, /^changes is empty: /],
    [{ base: 2, changes: [change, change] }, /^The file "README\.md" is in changes more than once: /],
    [{ base: 2, changes: [{ path: "../x.ts", content: "" }] }, /\.$/],
    [{ base: 2, changes: [{ path: "none.ts", content: null }] }, /^There is no file "none\.ts" to remove\. /],
    [{ base: 2, changes: [{ path: "src/App.tsx", content: second["src/App.tsx"] }] }, /changes nothing/],
    [{ base: 2, changes: [{ path: "a.ts" }] }, /^Each change needs content: /],
    [{ base: 2.5, changes: [change] }, /^base is not a version’s number: /],
    [{ changes: [change] }, /^base is not a version’s number: /],
  ];
  for (const [json, error] of cases) {
    const response = await post("/edits", json);
    assert.deepEqual([response.status, response.json.code], [400, "BAD_REQUEST"], JSON.stringify(json));
    assert.match(response.json.error, error);
  }
  const large = { base: 2, changes: [{ path: "a.ts", content: "x".repeat(2 ** 20) }] };
  assert.match((await post("/edits", large)).json.error, /^The body is larger than 1048576 bytes\./);
});
