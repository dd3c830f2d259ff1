import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import type { TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";
import { SCREENSHOT, storeDone } from "../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http files");
});
after(() => api.close());

const root = "/b/api/v1";
const files = { "src/App.tsx": "export const App = () => <p>Grüße</p>;\n", "README.md": "# Recipe box\n", "package.json": "{}\n" };

async function delivered() {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  await storeDone(api.ctx, requestId, files);
  const read = (query = "", headers = {}) => api.request("GET", `${root}/projects/${projectId}/files${query}`, { key, headers });
  return { key, projectId: String(projectId), requestId, read };
}

test("returns 409 before the first delivery", async () => {
  const { key } = await api.account();
  const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box" } })).json;
  for (const query of ["", "?path=README.md", "?version=1"]) {
    const response = await api.request("GET", `${root}/projects/${projectId}/files${query}`, { key });
    assert.deepEqual([response.status, response.json.code], [409, "NO_FILES"], query);
  }
});

test("returns all files in one flat list, sorted by path", async () => {
  const { read } = await delivered();
  const response = await read();
  assert.equal(response.status, 200);
  const updatedAt = response.json.files[0].updatedAt;
  assert.match(updatedAt, /^\d{4}-/);
  assert.deepEqual(response.json, {
    files: [
      { path: "README.md", content: files["README.md"], updatedAt },
      { path: "package.json", content: files["package.json"], updatedAt },
      { path: "src/App.tsx", content: files["src/App.tsx"], updatedAt },
    ],
  });
});

test("returns the one file selected by path, in the same shape", async () => {
  const { read } = await delivered();
  const response = await read("?path=src%2FApp.tsx&version=1");
  assert.deepEqual(
    response.json.files.map(({ path, content }: { path: string; content: string }) => [path, content]),
    [["src/App.tsx", files["src/App.tsx"]]],
  );
  for (const path of ["missing.ts", "SRC/App.tsx", "../src/App.tsx", "__proto__", "constructor", "", "%00", "a".repeat(3_000)]) {
    const refused = await read(`?path=${path}`);
    assert.deepEqual([refused.status, refused.json.code], [404, "NOT_FOUND"], path);
  }
  assert.equal((await read("?path=a&path=b")).status, 400);
});

test("an older version stays readable unchanged", async () => {
  const { key, projectId, read } = await delivered();
  const second = { "README.md": "# Recipe box, second edition\n" };
  const requestId = randomUUID();
  await api.request("POST", `${root}/projects/${projectId}/messages`, { key, json: { message: "A second edition", requestId } });
  await storeDone(api.ctx, requestId, second, 2);
  const content = async (query: string) => (await read(`?path=README.md${query}`)).json.files[0].content;
  assert.equal(await content(""), second["README.md"]);
  assert.equal(await content("&version=1"), files["README.md"]);
  assert.equal(await content("&version=2"), second["README.md"]);
  assert.deepEqual([(await read("?version=3")).status, (await read("?version=3")).json.code], [404, "NOT_FOUND"]);
  for (const version of ["0", "-1", "x", "1.5", "", "99999999999"]) assert.equal((await read(`?version=${version}`)).status, 400, version);
});

test("a zip contains the same files under the same paths", async () => {
  const { read } = await delivered();
  const response = await read("", { accept: "application/zip" });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename="recipe-box-[0-9a-z]{5}-v1\.zip"$/);
  const entries = Object.entries(unzipSync(response.bytes)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  assert.deepEqual(Object.fromEntries(entries), files);
  assert.equal((await read("", { accept: "*/*" })).headers.get("content-type"), "application/json; charset=utf-8");
});

test("never writes a zip entry whose path would escape its folder", async () => {
  for (const path of ["../up.txt", "a/../../up.txt", "/etc/passwd", "a\\b", "C:/x", "./x"]) {
    const { key } = await api.account();
    const requestId = randomUUID();
    const { projectId } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
    await storeDone(api.ctx, requestId, { [path]: "x" });
    const response = await api.request("GET", `${root}/projects/${projectId}/files`, { key, headers: { accept: "application/zip" } });
    assert.equal(response.status, 500, path);
    assert.equal(api.logged.length, 1);
    api.logged.length = 0;
  }
});

test("a proof's screenshots are JPEGs at their URLs", async () => {
  const { key, projectId, requestId } = await delivered();
  const { proof } = (await api.request("GET", `${root}/operations/${requestId}`, { key })).json;
  const path = `${root}/projects/${projectId}/versions/1/screenshots/desktop`;
  assert.deepEqual(proof.screenshots, [
    { viewport: "desktop", width: 1280, height: 800, bytes: SCREENSHOT.length, url: `http://atelier.test${path}` },
  ]);
  const response = await api.request("GET", path, { key });
  assert.deepEqual([response.status, response.headers.get("content-type")], [200, "image/jpeg"]);
  assert.deepEqual(response.bytes, SCREENSHOT);
  for (const other of ["1/screenshots/phone", "2/screenshots/desktop", "x/screenshots/desktop", "0/screenshots/desktop"]) {
    assert.equal((await api.request("GET", `${root}/projects/${projectId}/versions/${other}`, { key })).status, 404, other);
  }
});
