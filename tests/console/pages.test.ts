// The console's pages before sign-in: one page for every path, under a policy that runs no foreign content.
import assert from "node:assert/strict";
import { request as ask } from "node:http";
import { after, before, test } from "node:test";
import { removeData, type RunningService, startService } from "../support/start-service.ts";

let service: RunningService;
before(async () => {
  service = await startService({ environment: { ATELIER_ALT_HOST: "api.example.test", ATELIER_ROLES: "api" } });
});
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(service.url + path, { headers });

/** Requests a path as it is: fetch would normalize it. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      { host: "127.0.0.1", port: service.port, path, headers: { host: `localhost:${service.port}`, ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on("error", reject).end();
  });
}

const policyOf = ({ headers }: Response): string => headers.get("content-security-policy") ?? "";

test("serves the same page at every path of the console, whatever it contains", async () => {
  const plain = (text: string): string => text.replaceAll(/nonce(-|=")[^"']+|content="[\w+/=]{24}"/g, "nonce");
  const home = plain(await (await get("/")).text());
  assert.match(home, /<div id="root">/);
  const withoutPreloads = (text: string): string => text.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  for (const path of [
    "/projects/x",
    "/projects/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/settings/keys?x=<script>",
    "/sign-in",
    "/enter",
    "/reset",
  ]) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.equal(withoutPreloads(plain(await response.text())), withoutPreloads(home), path);
  }
});

test("a page runs only its own script, cannot be framed, and frames only sites", async () => {
  const [one, other] = [await get("/"), await get("/")];
  const policy = policyOf(one);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self'(;|$)/);
  assert.match(policy, /style-src 'self' 'nonce-[\w+/=]{24}'(;|$)/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /frame-src http:\/\/\*\.apps\.localhost:4000|frame-src http:\/\/\*\.apps\.localhost:\d+/);
  assert.match(policy, /form-action 'self'/);
  assert.match(policy, /base-uri 'none'/);
  assert.notEqual(policy, policyOf(other), "every response has its own nonce");
  assert.equal(one.headers.get("x-frame-options"), "DENY");
  assert.equal(one.headers.get("x-content-type-options"), "nosniff");
  assert.equal(one.headers.get("cross-origin-opener-policy"), "same-origin");
  assert.equal(one.headers.get("cache-control"), "no-store");
  assert.equal(one.headers.get("access-control-allow-origin"), null);
  assert.equal(one.headers.get("set-cookie"), null);
  const text = await one.text();
  assert.doesNotMatch(text, /<script(?![^>]*\ssrc=)|\son\w+=|%NONCE%/);
});

test("assets are immutable and compressed, and no other files are served", async () => {
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get("/")).text()) ?? [];
  const response = await get(script, { "accept-encoding": "br" });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.equal(response.headers.get("content-encoding"), "br");
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  for (const path of ["/assets/none.js", "/assets/../../package.json", "/assets/..%2f..%2fpackage.json", "/assets/.built", "/assets/"]) {
    const { text } = await getRaw(path);
    assert.doesNotMatch(text, /"workspaces"|[0-9a-f]{64}/, path);
  }
  assert.equal((await getRaw("/assets/none.js")).status, 404);
});

test("pages are read-only, other paths belong to the API, and a person who opens an unknown one gets a page", async () => {
  const posted = await fetch(`${service.url}/sign-in`, { method: "POST", body: "x" });
  assert.equal(posted.status, 405);
  const unknown = await get("/nothing-here");
  assert.equal(unknown.status, 404);
  assert.match(unknown.headers.get("content-type") ?? "", /json/);
  const accept = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";
  for (const path of ["/nothing-here", "/projectz/1?x=<script>", "/%3Cscript%3E", "/readyz/nothing"]) {
    const { status, text } = await getRaw(path, { accept });
    assert.equal(status, 404, path);
    assert.match(text, /<div id="root">/, path);
    assert.doesNotMatch((await getRaw(path, { accept, "sec-fetch-mode": "cors" })).text, /id="root"/, path);
  }
  for (const path of ["/api/v1/nothing", "/c/api/v1/nothing", "/b/api/v2", "/oauth/nothing", "/mcp/nothing"]) {
    const { status, text } = await getRaw(path, { accept });
    assert.notEqual(status, 200, path);
    assert.doesNotMatch(text, /id="root"/, path);
  }
  const alternative = await getRaw("/", { host: "api.example.test" });
  assert.doesNotMatch(alternative.text, /id="root"/);
});
