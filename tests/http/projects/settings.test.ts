// What the owner of a project decides about it, at the create and later, and how projects are found by it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeDone } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http settings");
});
after(() => api.close());

const root = "/b/api/v1";
const create = (key: string, json: Record<string, unknown>) =>
  api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId: randomUUID(), ...json } });
const patch = (key: string, projectId: string, json: unknown) => api.request("PATCH", `${root}/projects/${projectId}`, { key, json });
const read = async (key: string, projectId: string) => (await api.request("GET", `${root}/projects/${projectId}`, { key })).json;

test("a create sets name, visibility, second address and metadata, and is compared with them when it is replayed", async () => {
  const { key } = await api.account();
  const settings = { name: "Grandma's Kitchen", visibility: "private", customSubdomain: "Grandmas-Box", metadata: { customer: "1042" } };
  const requestId = randomUUID();
  const { json, status } = await create(key, { ...settings, requestId });
  assert.equal(status, 202);
  const project = await read(key, json.projectId);
  assert.deepEqual(
    [project.name, project.visibility, project.customSubdomain, project.metadata, project.addresses.custom],
    ["Grandma's Kitchen", "private", "grandmas-box", { customer: "1042" }, "http://grandmas-box.apps.atelier.test:4000"],
  );
  const again = await create(key, { ...settings, requestId });
  assert.deepEqual([again.json.projectId, again.headers.get("idempotent-replayed")], [json.projectId, "true"]);
  assert.doesNotMatch(again.json.nextAction, /used before for something else/);
  assert.match((await create(key, { ...settings, name: "Other", requestId })).json.nextAction, /used before for something else/);
});

test("an update changes all that is sent or nothing, and metadata key by key", async () => {
  const { key } = await api.account();
  const { projectId } = (await create(key, { metadata: { customer: "1042", tier: "gold" } })).json;
  const changed = await patch(key, projectId, { name: "Soups", visibility: "private", metadata: { tier: null, region: "north" } });
  assert.equal(changed.status, 200);
  assert.deepEqual(
    [changed.json.name, changed.json.visibility, changed.json.metadata],
    ["Soups", "private", { customer: "1042", region: "north" }],
  );
  const { versions, addresses, draft, ...listed } = await read(key, projectId);
  assert.deepEqual(listed, changed.json);
  assert.ok(versions && addresses && draft === null);

  const other = (await create(key, { customSubdomain: "soup-of-the-day" })).json;
  const refused = await patch(key, projectId, { name: "Stews", customSubdomain: "soup-of-the-day" });
  assert.deepEqual([refused.status, refused.json.error], [400, "This subdomain is taken. Choose another one."]);
  assert.equal((await read(key, projectId)).name, "Soups");
  assert.equal((await patch(key, other.projectId, { customSubdomain: null })).json.customSubdomain, null);
  assert.equal((await patch(key, projectId, { customSubdomain: "soup-of-the-day" })).status, 200);
  assert.deepEqual((await patch(key, projectId, { metadata: null })).json.metadata, {});
});

test("settings that are not valid are refused with what to send", async () => {
  const { key } = await api.account();
  const { projectId } = (await create(key, {})).json;
  const keys = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, "x"]));
  const cases: [unknown, RegExp][] = [
    [{}, /^The body changes nothing: send name, visibility, customSubdomain or metadata\.$/],
    [{ name: " " }, /^name is blank: /],
    [{ name: null }, /^name is not a string: /],
    [{ visibility: "secret" }, /^visibility is not one that is known: send public or private\.$/],
    [{ customSubdomain: "no" }, /^A subdomain has 3 to 40 characters\./],
    [{ customSubdomain: "admin" }, /\.$/],
    [{ metadata: "x" }, /^metadata is not an object of strings/],
    [{ metadata: { a: 1 } }, /^metadata\.a is not a string: send a string of up to 500 characters\.$/],
    [{ metadata: { "a b": "x" } }, /^metadata has a key that is not valid/],
    [{ metadata: { a: "x".repeat(501) } }, /^metadata\.a is too long: send at most 500 characters\.$/],
    [{ metadata: { a: "\u0000" } }, /^metadata\.a is not storable text/],
    [
      { metadata: { a: 1, b: "x".repeat(501), "bad key!": "x" } },
      /^metadata\.a is not a string.* metadata\.b is too long.* metadata has a key that is not valid, "bad key!": /,
    ],
    [{ metadata: { ...keys, key0: 1 } }, /^metadata\.key0 is not a string.* metadata has 51 keys/],
    [{ metadata: keys }, /^metadata has 51 keys: send at most 50\.$/],
    [
      { name: 9, visibility: "q", customSubdomain: 1, metadata: { a: 1, b: 2 }, foo: 1 },
      /^name is .* visibility is .* customSubdomain is .* metadata\.a is .* metadata\.b is .* "foo" is a field that is not known here/,
    ],
    [{ prompt: "Another app" }, /"prompt" is a field that is not known here/],
  ];
  for (const [json, error] of cases) {
    const response = await patch(key, projectId, json);
    assert.deepEqual([response.status, response.json.code], [400, "BAD_REQUEST"], JSON.stringify(json));
    assert.match(response.json.error, error);
  }
  const { metadata } = Object.fromEntries([["metadata", Object.fromEntries(Object.entries(keys).slice(0, 50))]]);
  assert.equal((await patch(key, projectId, { metadata })).status, 200);
  assert.match((await patch(key, projectId, { metadata: { another: "x" } })).json.error, /^metadata would have 51 keys/);
});

test("the list is filtered by status, words and metadata, only of the own account", async () => {
  const { key } = await api.account();
  const stranger = await api.account();
  await create(stranger.key, { prompt: "Soups of the world", metadata: { customer: "1042" } });
  const requestId = randomUUID();
  const ready = (await create(key, { requestId, metadata: { customer: "1042", tier: "gold" } })).json.projectId;
  await storeDone(api.ctx, requestId, { "package.json": "{}" });
  const named = (await create(key, { prompt: "Something", name: "100% Soup_Log", metadata: { customer: "1042" } })).json.projectId;
  const prompted = (await create(key, { prompt: "A place for soups" })).json.projectId;
  const ids = async (query: string) => {
    const { json } = await api.request("GET", `${root}/projects${query}`, { key });
    assert.equal(json.total, json.projects.length, query);
    return json.projects.map(({ id }: { id: string }) => id);
  };
  assert.deepEqual(await ids("?status=ready"), [ready]);
  assert.deepEqual(await ids("?q=SOUP"), [prompted, named]);
  assert.deepEqual(await ids(`?q=${encodeURIComponent("%soup_l")}`), []);
  assert.deepEqual(await ids(`?q=${encodeURIComponent("0% soup_l")}`), [named]);
  assert.deepEqual(await ids("?metadata[customer]=1042"), [named, ready]);
  assert.deepEqual(await ids("?metadata[customer]=1042&metadata[tier]=gold"), [ready]);
  assert.deepEqual(await ids("?metadata[customer]=1042&q=soup&status=generating"), [named]);
  assert.deepEqual(await ids("?metadata[customer]=104"), []);
  for (const query of ["?status=done", "?metadata=1042", "?status=ready&status=failed", `?q=${"x".repeat(201)}`]) {
    assert.equal((await api.request("GET", `${root}/projects${query}`, { key })).status, 400, query);
  }
});

test("a cursor goes on where a page ended, also when projects are created and deleted in between", async () => {
  const { key } = await api.account();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await create(key, {})).json.projectId);
  const page = async (query: string) => (await api.request("GET", `${root}/projects?limit=2${query}`, { key })).json;
  const first = await page("");
  await create(key, {});
  await api.request("DELETE", `${root}/projects/${ids[1]}`, { key });
  const second = await page(`&cursor=${first.nextCursor}`);
  const third = await page(`&cursor=${second.nextCursor}`);
  assert.deepEqual(
    [first, second, third].map(({ projects }) => projects.map(({ id }: { id: string }) => id)),
    [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)],
  );
  assert.equal(third.nextCursor, null);
  for (const query of ["&cursor=x", `&cursor=${first.nextCursor}&offset=1`, "&cursor=", "&cursor=a&cursor=b"]) {
    assert.equal((await api.request("GET", `${root}/projects?limit=2${query}`, { key })).status, 400, query);
  }
});
