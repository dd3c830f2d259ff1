// Unfinished work over the API: its owner reads it, goes on from it and drops it; nobody else learns that there is one.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeDraft, storeFailed } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http drafts");
});
after(() => api.close());

const root = "/b/api/v1";
const files = { "src/App.tsx": "export const App = () => <p>Grüße</p>;\n", "README.md": "# Half a recipe box\n" };

/** A running build that has written a draft. */
async function running() {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  await storeDraft(api.ctx, requestId, files);
  const at = `${root}/projects/${projectId}`;
  const send = (method: "GET" | "POST" | "DELETE", path: string, more = {}) => api.request(method, `${at}${path}`, { key, ...more });
  const fail = () => storeFailed(api.ctx, requestId, { code: "MODEL_UNAVAILABLE", message: "The model is gone." });
  const operation = async () => (await api.request("GET", `${root}/operations/${requestId}`, { key })).json;
  return { requestId, at, send, fail, operation };
}

test("a project and its operation say what a draft is, and the next step names how to read, continue and drop it", async () => {
  const { requestId, at, send, fail, operation } = await running();
  await fail();
  const { draft, addresses } = (await send("GET", "")).json;
  const { updatedAt, ...known } = draft;
  assert.match(updatedAt, /^\d{4}-/);
  assert.deepEqual(known, {
    requestId,
    model: "blueprint",
    request: "A recipe box",
    works: ["A recipe is added"],
    missing: ["The recipes are counted"],
    creditsSpent: 0,
    url: addresses.subdomain.replace(".apps", "--draft.apps"),
  });
  const ended = await operation();
  assert.deepEqual(ended.draft, draft);
  for (const step of [
    `POST http://atelier.test${at}/messages`,
    `GET http://atelier.test${at}/draft/files`,
    `DELETE http://atelier.test${at}/draft`,
  ])
    assert.ok(ended.nextAction.includes(step), `${ended.nextAction} lacks ${step}`);
});

test("its files are read like those of a version: all, one, or as an archive", async () => {
  const { send, fail } = await running();
  await fail();
  const all = (await send("GET", "/draft/files")).json.files;
  assert.deepEqual(
    all.map(({ path, content }: { path: string; content: string }) => [path, content]),
    [
      ["README.md", files["README.md"]],
      ["src/App.tsx", files["src/App.tsx"]],
    ],
  );
  assert.deepEqual((await send("GET", "/draft/files?path=README.md")).json.files, [all[0]]);
  const missing = await send("GET", "/draft/files?path=src/gone.ts");
  assert.deepEqual([missing.status, missing.json.code], [404, "NOT_FOUND"]);
  const packed = await send("GET", "/draft/files", { headers: { accept: "application/zip" } });
  assert.match(packed.headers.get("content-disposition") ?? "", /-draft\.zip"$/);
  assert.equal(strFromU8(unzipSync(packed.bytes)["README.md"] ?? new Uint8Array()), files["README.md"]);
  assert.deepEqual((await send("GET", "/files")).status, 409, "a draft is no version");
});

test("while its build runs there is no draft, and nothing is dropped", async () => {
  const { send, fail } = await running();
  assert.equal((await send("GET", "")).json.draft, null);
  assert.equal((await send("GET", "/draft/files")).status, 404);
  const refused = await send("DELETE", "/draft");
  assert.deepEqual([refused.status, refused.json.code], [409, "BUILD_RUNNING"]);
  await fail();
  assert.equal((await send("GET", "/draft/files")).status, 200);
});

test("a dropped draft is gone: the same request again returns 404, and the project stays", async () => {
  const { send, fail } = await running();
  await fail();
  assert.equal((await send("DELETE", "/draft")).status, 204);
  assert.equal((await send("DELETE", "/draft")).status, 404);
  assert.equal((await send("GET", "/draft/files")).status, 404);
  assert.deepEqual([(await send("GET", "")).status, (await send("GET", "")).json.draft], [200, null]);
});

test("with its project its draft is gone, from its operation too", async () => {
  const { send, fail, operation } = await running();
  await fail();
  assert.equal((await send("DELETE", "")).status, 204);
  assert.equal((await send("GET", "/draft/files")).status, 404);
  assert.equal((await operation()).draft, null);
});
