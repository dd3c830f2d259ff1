import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { hashOf, indexHtml, mainScript, manifest, picture, startSites } from "./sites-server.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const brotli = { "accept-encoding": "gzip, deflate, br, zstd" };

describe("a deployed app", async () => {
  const sites = await startSites();
  after(() => sites[Symbol.asyncDispose]());

  test("serves its start page at its own origin, with exactly the pinned headers", async () => {
    const { status, headers, body } = await sites.get("/", { headers: html });
    assert.equal(status, 200);
    assert.equal(body.toString(), indexHtml);
    const { date, connection, ...pinned } = headers;
    assert.ok(date);
    assert.equal(connection, "close");
    assert.deepEqual(pinned, {
      "content-type": "text/html; charset=utf-8",
      "content-length": String(Buffer.byteLength(indexHtml)),
      "cache-control": "no-cache",
      etag: `"${hashOf(indexHtml)}"`,
      vary: "Accept-Encoding",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'none'; object-src 'none'; frame-src 'self'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'self' http://localhost:4000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy":
        "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), " +
        "gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
        "publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
      "origin-agent-cluster": "?1",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test("hashed files are cacheable for a year", async () => {
    const { status, headers, body } = await sites.get("/assets/main-8f3a.js");
    assert.equal(status, 200);
    assert.equal(body.toString(), mainScript);
    assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal(headers["content-type"], "text/javascript; charset=utf-8");
  });

  test("still serves hashed files of earlier versions, for pages that are already open", async () => {
    const { status, headers, body } = await sites.get("/assets/main-0ld1.js");
    assert.deepEqual([status, body.toString()], [200, mainScript]);
    assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal((await sites.get("/assets/main-none.js")).status, 404);
  });

  test("finds a file with a percent-encoded name", async () => {
    const { status, headers, body } = await sites.get("/pictures/cr%C3%A8me.png", { headers: brotli });
    assert.equal(status, 200);
    assert.deepEqual(new Uint8Array(body), picture);
    assert.equal(headers["content-encoding"], undefined);
  });

  test("sends brotli if accepted, with a separate ETag", async () => {
    const { headers, body } = await sites.get("/assets/main-8f3a.js", { headers: brotli });
    assert.equal(headers["content-encoding"], "br");
    assert.equal(headers["content-length"], String(body.byteLength));
    assert.equal(headers.vary, "Accept-Encoding");
    assert.equal(headers.etag, `"${hashOf(mainScript)}-br"`);
    assert.equal(brotliDecompressSync(body).toString(), mainScript);
    const refused = await sites.get("/assets/main-8f3a.js", { headers: { "accept-encoding": "gzip, br;q=0" } });
    assert.equal(refused.headers["content-encoding"], undefined);
  });

  test("returns 304 without a body if the ETag matches, plain or compressed", async () => {
    for (const tag of [`"${hashOf(indexHtml)}"`, `"${hashOf(indexHtml)}-br"`]) {
      const { status, headers, body } = await sites.get("/", { headers: { ...html, ...brotli, "if-none-match": `"other", ${tag}` } });
      assert.deepEqual([status, headers.etag, body.byteLength], [304, tag, 0]);
      assert.equal(headers["cache-control"], "no-cache");
    }
    assert.equal((await sites.get("/", { headers: { "if-none-match": '"other"' } })).status, 200);
  });

  test("responds to HEAD with the same headers and no body", async () => {
    const get = await sites.get("/", { headers: { ...html, ...brotli } });
    const head = await sites.get("/", { method: "HEAD", headers: { ...html, ...brotli } });
    const { date, ...expected } = get.headers;
    const { date: dateOfHead, ...found } = head.headers;
    assert.ok(date && dateOfHead);
    assert.deepEqual([head.status, head.body.byteLength, found], [200, 0, expected]);
  });

  test("serves the start page at the app's inner paths", async () => {
    for (const target of ["/recipes", "/recipes/7?sort=new", "/recipes/"]) {
      const { status, headers, body } = await sites.get(target, { headers: html });
      assert.deepEqual([status, body.toString(), headers["cache-control"]], [200, indexHtml, "no-cache"]);
      assert.equal(headers.vary, "Accept, Accept-Encoding");
    }
  });

  test("serves an app for phones within a page where an address is opened, and by itself everywhere else", async () => {
    const page = { hash: hashOf(mainScript), contentType: "text/html; charset=utf-8", immutable: false };
    await using phones = await startSites({
      findSite: async () => ({ projectId: "1", manifest: { ...manifest, "/_phone.html": page }, visibility: "public" }),
    });
    const source = await phones.get("/_source", { headers: html });
    assert.deepEqual([source.status, source.headers.location?.replace(/^.*\/\/[^/]+/, "")], [303, "/projects/1"]);
    assert.equal((await sites.get("/_source", { headers: html })).status, 200);
    for (const [target, destination, expected] of [
      ["/", "document", mainScript],
      ["/recipes/7", "document", mainScript],
      ["/", "iframe", indexHtml],
      ["/recipes/7", "empty", indexHtml],
      ["/", undefined, indexHtml],
    ] as const) {
      const { body, headers } = await phones.get(target, { headers: { ...html, ...(destination && { "sec-fetch-dest": destination }) } });
      assert.equal(body.toString(), expected, `${target} ${destination}`);
      assert.match(String(headers.vary), /^Sec-Fetch-Dest, /);
    }
    assert.equal((await phones.get("/assets/main-8f3a.js", { headers: { "sec-fetch-dest": "document" } })).headers.vary, "Accept-Encoding");
    assert.equal((await sites.get("/", { headers: { ...html, "sec-fetch-dest": "document" } })).headers.vary, "Accept-Encoding");
  });

  test("does not serve the start page for a missing file, or to clients that do not accept HTML", async () => {
    for (const target of ["/assets/gone.js", "/favicon.ico", "/.env"]) {
      assert.equal((await sites.get(target, { headers: html })).status, 404, target);
    }
    assert.equal((await sites.get("/recipes", { headers: { accept: "application/json" } })).status, 404);
  });

  test("ignores the host's case, port and trailing dot", async () => {
    for (const host of ["BOX.Apps.Localhost:4000", "box.apps.localhost", "box.apps.localhost:8080", "box.apps.localhost.:4000"]) {
      assert.equal((await sites.get("/", { headers: { host } })).status, 200, host);
    }
  });

  test("never sets a cookie", async () => {
    const responses = await Promise.all(
      ["/", "/gone.js", "/%00", "/recipes"].map((target) => sites.get(target, { headers: { cookie: "a=b" } })),
    );
    for (const { headers } of responses) assert.equal(headers["set-cookie"], undefined);
  });
});

test("reads and compresses a blob once for concurrent requests", async () => {
  const allRequested = Promise.withResolvers<void>();
  let requests = 0;
  let reads = 0;
  await using sites = await startSites({
    findSite: async () => {
      requests += 1;
      if (requests === 20) allRequested.resolve();
      return { manifest, visibility: "public" };
    },
    readBlob: async () => {
      reads += 1;
      await allRequested.promise;
      return Buffer.from(mainScript);
    },
  });
  const responses = await Promise.all(Array.from({ length: 20 }, () => sites.get("/assets/main-8f3a.js", { headers: brotli })));
  for (const { status, headers } of responses) assert.deepEqual([status, headers["content-encoding"]], [200, "br"]);
  assert.equal(reads, 1);
});

test("sends stored brotli as it is", async () => {
  const stored = brotliCompressSync(mainScript, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await using sites = await startSites({ readBrotli: async (hash) => (hash === hashOf(mainScript) ? stored : null) });
  const { headers, body } = await sites.get("/assets/main-8f3a.js", { headers: brotli });
  assert.deepEqual([headers["content-encoding"], body], ["br", stored]);
  const made = await sites.get("/", { headers: brotli });
  assert.equal(brotliDecompressSync(made.body).toString(), indexHtml);
});

test("a matching If-None-Match reads nothing from the store", async () => {
  await using sites = await startSites();
  await sites.get("/", { headers: { "if-none-match": `"${hashOf(indexHtml)}"` } });
  assert.deepEqual(sites.reads, []);
});
