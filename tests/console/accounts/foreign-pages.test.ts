// What a foreign page can make a signed-in browser send: none of it changes anything or returns data.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openConsole, type TestConsole } from "../support/open-console.ts";

let atelier: TestConsole;
before(async () => {
  atelier = await openConsole("console foreign pages");
});
after(async () => {
  assert.deepEqual(atelier.logged, []);
  await atelier.close();
});

const KEY = { name: "theirs", form: "b", scopes: ["*"], expiresInDays: null };

for (const [name, headers] of [
  ["a foreign Origin", { origin: "https://evil.example" }],
  ["a site's Origin under the service's domain", { origin: "http://x.apps.atelier.test:4000" }],
  ["Origin null", { origin: "null" }],
  ["no Origin", { origin: "" }],
  ["no x-atelier-console header", { "x-atelier-console": "" }],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ["a form's content type", { "x-atelier-console": "", "content-type": "text/plain" }],
] as [string, Record<string, string>][]) {
  test(`rejects a mutation with ${name}`, async () => {
    const person = await atelier.person();
    const { status } = await person.mutate("keys.make", KEY, headers);
    assert.equal(status, 403);
    assert.deepEqual((await person.query("keys.list")).data, []);
  });
}

test("rejects a mutation by GET", async () => {
  const person = await atelier.person();
  const { status } = await person.query("keys.make", KEY);
  assert.ok(status === 405 || status === 404, String(status));
  assert.deepEqual((await person.query("keys.list")).data, []);
});

test("rejects cross-site reads and downloads", async () => {
  const person = await atelier.person();
  for (const path of ["/console/api/account.read", "/console/download/account.zip", "/console/download/ledger.csv"]) {
    assert.equal((await person.fetch(path, { headers: { "sec-fetch-site": "cross-site" } })).status, 403, path);
    const open = await person.fetch(path);
    assert.equal(open.status, 200, path);
    assert.equal(open.headers.get("access-control-allow-origin"), null);
    assert.equal(open.headers.get("cross-origin-resource-policy"), "same-origin");
    await open.arrayBuffer();
  }
});

test("the API ignores the session cookie, and the console ignores keys", async () => {
  const person = await atelier.person();
  assert.equal((await person.fetch("/b/api/v1/projects")).status, 401);
  const { data } = await person.mutate("keys.make", KEY);
  const stranger = atelier.browser();
  const { status } = await stranger.fetch("/console/api/account.read", { headers: { authorization: `Bearer ${data.key}` } });
  assert.equal(status, 401);
});

test("returns 401 without a session", async () => {
  const stranger = atelier.browser();
  for (const procedure of ["account.read", "account.sessions", "keys.list"]) {
    const { status, error } = await stranger.query(procedure);
    assert.deepEqual([status, error?.message], [401, "Sign in to go on."], procedure);
  }
  for (const path of ["/console/download/account.zip", "/console/download/ledger.csv"])
    assert.equal((await stranger.fetch(path)).status, 401);
});
