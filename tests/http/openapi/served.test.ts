// The documents and reference pages that every root serves to anyone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { mountsOf } from "../../../src/entrypoints/http/contracts/index.ts";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http served documents", { altHost: "api.example.com" });
});
after(() => api.close());

for (const { prefix, contract } of mountsOf("b")) {
  test(`${prefix}/openapi.json is the checked-in document with the service's own URL first`, async () => {
    const { status, json, headers } = await api.request("GET", `${prefix}/openapi.json`);
    const { servers, ...rest } = JSON.parse(readFileSync(new URL(`../../../openapi/${contract.id}.json`, import.meta.url), "utf8"));
    const { servers: served, ...body } = json;
    assert.deepEqual([status, body], [200, rest]);
    assert.deepEqual(
      served.map(({ url }: { url: string }) => url),
      [`http://atelier.test/${contract.id}/api/v1`, ...servers.map(({ url }: { url: string }) => url)],
    );
    assert.equal(headers.get("access-control-allow-origin"), "*");
  });

  test(`${prefix}/docs is a page, and all of its files are served`, async () => {
    const page = await api.request("GET", `${prefix}/docs`);
    assert.equal(page.status, 200);
    assert.match(page.text, new RegExp(`<title>Atelier API, contract ${contract.id.toUpperCase()}</title>`));
    const names = [...page.text.matchAll(/(?:href|src)="(docs\/assets\/[^"]+)"/g)].map(([, name]) => name);
    assert.equal(names.length, 4);
    for (const name of names) {
      const file = await api.request("GET", `${prefix}/${name}`);
      assert.deepEqual([file.status, file.headers.get("x-content-type-options")], [200, "nosniff"], name);
      assert.match(file.headers.get("cache-control") ?? "", /immutable/, name);
    }
    const slashed = await fetch(`${api.origin}${prefix}/docs/`, { redirect: "manual" });
    assert.deepEqual([slashed.status, slashed.headers.get("location")], [308, "../docs"]);
    assert.equal((await api.request("GET", `${prefix}/docs/assets/other.js`)).status, 404);
    const posted = await api.request("POST", `${prefix}/docs`, { json: {} });
    assert.deepEqual([posted.status, posted.headers.get("allow")], [405, "GET, HEAD, OPTIONS"]);
  });
}

test("the alternative host's plain root serves contract C's documents", async () => {
  const { hostname, port } = new URL(api.origin);
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ hostname, port, path, headers: { host: "api.example.com" }, agent: new Agent() }, (response) => {
        response.setEncoding("utf8");
        response.toArray().then((chunks) => resolve(chunks.join("")), reject);
      });
      sent.on("error", reject).end();
    });
  assert.match(JSON.parse(await read("/api/v1/openapi.json")).info.title, /contract C/i);
  assert.match(await read("/api/v1/docs"), /contract C/);
});

test("a key is optional, and an invalid one is ignored", async () => {
  const { status } = await api.request("GET", "/b/api/v1/openapi.json", { key: "letmein" });
  assert.equal(status, 200);
});
