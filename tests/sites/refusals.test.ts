import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { isSiteHost } from "../../src/entrypoints/sites/site-host.ts";
import { type Answer, indexHtml, manifest, startSites } from "./sites-server.ts";

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

function assertPage({ status, headers, body }: Answer, expected: { status: number; says: RegExp }): void {
  assert.equal(status, expected.status);
  assert.partialDeepStrictEqual(headers, { ...pageHeaders, "content-length": String(body.byteLength) });
  assert.match(
    headers["content-security-policy"]?.toString() ?? "",
    /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'self' http:\/\/localhost:4000$/,
  );
  assert.match(body.toString(), expected.says);
}

describe("what no app answers", () => {
  test("a name without an app is 404, with a page that says so", async () => {
    await using sites = await startSites();
    for (const host of [
      "gone.apps.localhost",
      "a.box.apps.localhost",
      "-box.apps.localhost",
      "b_x.apps.localhost",
      "apps.localhost",
      "example.org",
    ]) {
      assertPage(await sites.get("/", { headers: { host } }), { status: 404, says: /No app lives here/ });
    }
    assert.deepEqual(sites.names, ["gone"], "a name that no site can have is not looked up");
  });

  test("a private app looks like no app", async () => {
    await using sites = await startSites();
    const [hidden, absent] = await Promise.all(
      ["diary.apps.localhost", "gone.apps.localhost"].map((host) => sites.get("/", { headers: { host, "if-none-match": "*" } })),
    );
    assert.deepEqual([hidden?.status, hidden?.body.toString()], [404, absent?.body.toString()]);
    assert.equal(hidden?.headers["content-security-policy"], absent?.headers["content-security-policy"]);
    assert.equal(hidden?.headers.etag, undefined);
  });

  test("a missing file is 404", async () => {
    await using sites = await startSites();
    assertPage(await sites.get("/gone.js"), { status: 404, says: /This page does not exist/ });
    for (const path of ["/__proto__", "/constructor", "/toString"]) {
      assert.equal((await sites.get(path, { headers: { accept: "application/json" } })).status, 404, path);
    }
  });

  test("a malformed address is 400", async () => {
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

  test("anything but reading is 405 and says what is allowed", async () => {
    await using sites = await startSites();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const answer = await sites.get("/", { method });
      assertPage(answer, { status: 405, says: /only be read/ });
      assert.equal(answer.headers.allow, "GET, HEAD");
    }
  });
});

describe("a store that is broken or hostile", () => {
  const start = manifest["/index.html"];
  assert.ok(start);
  const withStart = (change: Partial<typeof start>) => async () => ({
    manifest: { "/index.html": { ...start, ...change } },
    visibility: "public" as const,
  });
  const broken: Record<string, Parameters<typeof startSites>[0]> = {
    "fails when asked for a blob": { readBlob: () => Promise.reject(new Error("connection lost")) },
    "throws when asked for a blob": { readBlob: () => assert.fail("no store") },
    "fails when asked for a site": { findSite: () => Promise.reject(new Error("connection lost")) },
    "does not have the blob": { readBlob: async () => null },
    "answers with other bytes": { readBlob: async () => Buffer.from("<script>alert(1)</script>") },
    "keeps other brotli": { readBrotli: async () => brotliCompressSync(indexHtml.toUpperCase()) },
    "keeps a brotli bomb": { readBrotli: async () => brotliCompressSync(new Uint8Array(50_000_000), fastest) },
    "never answers": { readBlob: () => new Promise(() => {}), deadlineMilliseconds: 50 },
    "smuggles a header into the content type": { findSite: withStart({ contentType: "text/html\r\nSet-Cookie: a=b" }) },
    "smuggles a header into the hash": { findSite: withStart({ hash: "0\r\nSet-Cookie: a=b" }) },
  };
  for (const [name, options] of Object.entries(broken)) {
    test(`${name}: 503, a plain page, a line in the log`, async () => {
      await using sites = await startSites(options);
      const answer = await sites.get("/", { headers: { "accept-encoding": "br" } });
      assertPage(answer, { status: 503, says: /cannot be shown right now/ });
      assert.equal(answer.headers["retry-after"], "5");
      assert.equal(answer.headers["set-cookie"], undefined);
      assert.deepEqual(sites.warnings, ["a site could not be served"]);
    });
  }

  test("is asked again: the next request may succeed", async () => {
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

describe("the host of a site", () => {
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
    test(`${host} ${isSite ? "is" : "is not"} one`, () => assert.equal(isSiteHost(host, "http://apps.localhost:4000"), isSite));
  }
});
