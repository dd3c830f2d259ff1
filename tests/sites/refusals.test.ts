import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { isSiteHost } from "../../src/entrypoints/sites/site-host.ts";
import { type SiteResponse, indexHtml, manifest, startSites } from "./sites-server.ts";

const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "origin-agent-cluster": "?1",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

function assertPage({ status, headers, body }: SiteResponse, expected: { status: number; says: RegExp }): void {
  assert.equal(status, expected.status);
  assert.partialDeepStrictEqual(headers, { ...pageHeaders, "content-length": String(body.byteLength) });
  assert.match(
    headers["content-security-policy"]?.toString() ?? "",
    /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'self' http:\/\/localhost:4000$/,
  );
  assert.match(body.toString(), expected.says);
}

describe("error pages", () => {
  test("returns 404 with a page for a name without an app", async () => {
    await using sites = await startSites();
    for (const host of [
      "gone.apps.localhost",
      "a.box.apps.localhost",
      "-box.apps.localhost",
      "b_x.apps.localhost",
      "apps.localhost",
      "example.org",
    ]) {
      assertPage(await sites.get("/", { headers: { host } }), { status: 404, says: /There is no app at this address/ });
    }
    assert.deepEqual(sites.names, ["gone"], "an invalid name was looked up");
  });

  test("a private app is indistinguishable from none", async () => {
    await using sites = await startSites();
    const [hidden, absent] = await Promise.all(
      ["diary.apps.localhost", "gone.apps.localhost"].map((host) => sites.get("/", { headers: { host, "if-none-match": "*" } })),
    );
    assert.deepEqual([hidden?.status, hidden?.body.toString()], [404, absent?.body.toString()]);
    assert.equal(hidden?.headers["content-security-policy"], absent?.headers["content-security-policy"]);
    assert.equal(hidden?.headers.etag, undefined);
  });

  test("returns 404 for a missing file", async () => {
    await using sites = await startSites();
    assertPage(await sites.get("/gone.js"), { status: 404, says: /This page does not exist/ });
    for (const path of ["/__proto__", "/constructor", "/toString"]) {
      assert.equal((await sites.get(path, { headers: { accept: "application/json" } })).status, 404, path);
    }
  });

  test("returns 400 for a malformed path", async () => {
    await using sites = await startSites();
    for (const target of [
      "/%",
      "/%c3%28",
      "/%00",
      "/a%5c..%5cb",
      "/a/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "//evil.example",
      `/${"x".repeat(5_000)}`,
    ]) {
      assertPage(await sites.get(target), { status: 400, says: /cannot be read/ });
    }
  });

  test("returns 405 with the allowed methods for anything but reading", async () => {
    await using sites = await startSites();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const response = await sites.get("/", { method });
      assertPage(response, { status: 405, says: /only be read/ });
      assert.equal(response.headers.allow, "GET, HEAD");
    }
  });
});

describe("a broken or hostile store", () => {
  const start = manifest["/index.html"];
  assert.ok(start);
  const withStart = (change: Partial<typeof start>) => async () => ({
    manifest: { "/index.html": { ...start, ...change } },
    visibility: "public" as const,
  });
  const broken: Record<string, Parameters<typeof startSites>[0]> = {
    "rejects when reading a blob": { readBlob: () => Promise.reject(new Error("connection lost")) },
    "throws when reading a blob": { readBlob: () => assert.fail("no store") },
    "rejects when finding a site": { findSite: () => Promise.reject(new Error("connection lost")) },
    "does not have the blob": { readBlob: async () => null },
    "returns other bytes": { readBlob: async () => Buffer.from("<script>alert(1)</script>") },
    "returns other brotli": { readBrotli: async () => brotliCompressSync(indexHtml.toUpperCase()) },
    "returns a brotli bomb": { readBrotli: async () => brotliCompressSync(new Uint8Array(50_000_000), fastest) },
    "never returns": { readBlob: () => new Promise(() => {}), deadlineMilliseconds: 50 },
    "smuggles a header into the content type": { findSite: withStart({ contentType: "text/html\r\nSet-Cookie: a=b" }) },
    "smuggles a header into the hash": { findSite: withStart({ hash: "0\r\nSet-Cookie: a=b" }) },
  };
  for (const [name, options] of Object.entries(broken)) {
    test(`${name}: returns 503 with a plain page, and logs a line`, async () => {
      await using sites = await startSites(options);
      const response = await sites.get("/", { headers: { "accept-encoding": "br" } });
      assertPage(response, { status: 503, says: /cannot be shown right now/ });
      assert.equal(response.headers["retry-after"], "5");
      assert.equal(response.headers["set-cookie"], undefined);
      assert.deepEqual(sites.warnings, ["a site could not be served"]);
    });
  }

  test("is retried: the next request may succeed", async () => {
    let isBroken = true;
    await using sites = await startSites({
      readBlob: async () => {
        if (isBroken) throw new Error("connection lost");
        return Buffer.from(indexHtml);
      },
    });
    assert.equal((await sites.get("/")).status, 503);
    isBroken = false;
    assert.equal((await sites.get("/")).status, 200);
  });
});

describe("isSiteHost", () => {
  const hosts: [host: string | undefined, isSite: boolean][] = [
    ["box.apps.localhost:4000", true],
    ["BOX.APPS.LOCALHOST", true],
    ["b_x.apps.localhost", true],
    ["a.b.apps.localhost", true],
    ["apps.localhost:4000", false],
    ["localhost:4000", false],
    ["127.0.0.1:4000", false],
    ["boxapps.localhost", false],
    ["box.apps.localhost.example.org", false],
    ["", false],
    [undefined, false],
  ];
  for (const [host, isSite] of hosts) {
    test(`${host} ${isSite ? "is" : "is not"} a site's host`, () => assert.equal(isSiteHost(host, "http://apps.localhost:4000"), isSite));
  }
});
