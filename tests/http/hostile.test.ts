// Whatever is sent, the response is one of the contract's: never a 500, never a crash, and no partial effects.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import type { TestAccount, TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";
import { storeDone } from "../support/stored-builds.ts";
import { errorBody, routes } from "../support/judge/routes.ts";

let api: TestApi;
let owner: TestAccount;
before(async () => {
  api = await openApi("http hostile");
  owner = await api.account();
});
after(async () => {
  assert.deepEqual(api.logged, []);
  await api.close();
});

const create = (json: unknown) => api.request("POST", "/b/api/v1/projects", { key: owner.key, json });

test("returns 400 with an explanation for an invalid create", async () => {
  const send = "send a string of 1 to 20,000 characters that says what to build.";
  for (const [json, error] of [
    [{}, `prompt is missing: ${send}`],
    [{ prompt: null }, `prompt is not a string: ${send}`],
    [{ prompt: 7 }, `prompt is not a string: ${send}`],
    [{ prompt: ["x"] }, `prompt is not a string: ${send}`],
    [{ prompt: "" }, `prompt is blank: ${send}`],
    [{ prompt: " \n\t\u2003" }, `prompt is blank: ${send}`],
    [{ prompt: "x".repeat(20_001) }, `prompt has 20,001 characters: ${send}`],
    [{ prompt: "a\u0000b" }, `prompt holds the character U+0000, which no text may hold: ${send}`],
    [{ prompt: "a\ud800b" }, `prompt holds half of a surrogate pair, which is no character: ${send}`],
    [{ prompt: "x", requestId: "7" }, "requestId is not a UUID: send 32 hexadecimal digits as 8-4-4-4-12, and not all of them 0."],
    [{ prompt: "x", requestId: 7 }, "requestId is not a string: send a UUID such as 3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34."],
    [
      { prompt: "x", requestId: "00000000-0000-0000-0000-000000000000" },
      "requestId is not a UUID: send 32 hexadecimal digits as 8-4-4-4-12, and not all of them 0.",
    ],
    [{ prompt: "x", type: "desktop" }, "type is not one that is known: send web, mobile-expo, mobile-flutter, or leave it out."],
    [{ prompt: "x", model: "gpt" }, "model is not one of this service: send auto or one of blueprint."],
    [{ prompt: "x", model: "" }, "model is blank: send auto, or the id of a model from GET /models."],
    [
      { prompt: "x", colour: "red" },
      `"colour" is a field that is not known here. The fields are prompt, model, type, requestId, name, visibility, customSubdomain, metadata.`,
    ],
    [
      { prompt: "x", a: 1, b: 2 },
      `"a", "b" are fields that are not known here. The fields are prompt, model, type, requestId, name, visibility, customSubdomain, metadata.`,
    ],
  ] as const) {
    const response = await create(json);
    assert.deepEqual([response.status, response.json], [400, { error, code: "BAD_REQUEST", status: 400 }]);
  }
});

test("accepts unusual prompts, and derives a safe site name", async () => {
  for (const prompt of [
    "x".repeat(20_000),
    "👩🏽‍🍳".repeat(3_000),
    "<script>alert(1)</script>",
    "../../x",
    "'; drop table projects; --",
    "\u0001\u001b[31m\u202e",
    "www",
    "API",
    "${process.env}",
    "%s%n%x",
    "A\r\nX-Header: 1",
    "xn--80ak6aa92e",
    "\ufeff\u200bzero",
  ]) {
    const response = await create({ prompt });
    assert.equal(response.status, 202, prompt.slice(0, 40));
    const { json } = await api.request("GET", `/b/api/v1/projects/${response.json.projectId}`, { key: owner.key });
    assert.equal(json.prompt, prompt);
    const { host } = new URL(json.addresses.subdomain);
    assert.match(host, /^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-z]{5}\.apps\.atelier\.test:4000$/);
  }
});

test("counts a prompt's characters as code points", async () => {
  assert.equal((await create({ prompt: "😀".repeat(16_000) })).status, 202);
  assert.equal((await create({ prompt: "é".repeat(20_001) })).status, 400);
});

test("rejects hostile keys of an object as unknown fields", async () => {
  for (const name of ["__proto__", "constructor", "toString", "prompt\u0000", "\ud800", "x".repeat(5_000)]) {
    const body = `{"prompt": "x", ${JSON.stringify(name)}: {"admin": true}}`;
    const response = await api.request("POST", "/b/api/v1/projects", {
      key: owner.key,
      body,
      headers: { "content-type": "application/json" },
    });
    assert.equal(response.status, 400, name);
    assert.match(response.json.error, /is a field that is not known here/);
  }
});

test("deeply nested bodies and hostile query names do no harm", async () => {
  const headers = { "content-type": "application/json" };
  const deep = await api.request("POST", "/b/api/v1/projects", {
    key: owner.key,
    body: `{"prompt": ${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
    headers,
  });
  assert.equal(deep.status, 400);
  const query = "?__proto__=x&constructor=y&limit=5";
  assert.equal((await api.request("GET", `/a/api/v1/projects${query}`, { key: owner.key })).json.limit, 5);
  assert.match((await api.request("GET", `/b/api/v1/projects${query}`, { key: owner.key })).json.error, /^"__proto__", "constructor" are/);
});

const field = fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue(), fc.constantFrom("auto", "web", "A recipe box", null));
const shaped = fc.record(
  {
    prompt: field,
    message: field,
    model: field,
    type: field,
    requestId: field,
    answers: fc.array(fc.record({ questionId: field, answer: field })),
  },
  { requiredKeys: [] },
);
const anyBody = fc.oneof(
  shaped.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 300 }),
);
const contentType = fc.constantFrom("application/json", "application/json; charset=latin1", "text/plain", "a/b;c");
const segment = fc
  .oneof(
    fc.uuid(),
    fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
  )
  // A client's own URL parser removes these two from the path.
  .filter((text) => text !== "." && text !== "..")
  .map((text) => encodeURIComponent(text.toWellFormed()));
const queryValue = fc.oneof(fc.integer().map(String), fc.string({ unit: "grapheme", maxLength: 20 }));
const query = fc
  .dictionary(fc.constantFrom("limit", "offset", "path", "version", "x"), queryValue)
  .map((values) => new URLSearchParams(values).toString());
const headers = fc.record(
  {
    prefer: fc.constantFrom("wait=0", "wait", ",,,", "wait=x"),
    accept: fc.constantFrom("application/zip", ";q", "*/*", "application/zip;q=x"),
  },
  { requiredKeys: [] },
);

describe("random requests, on every route", () => {
  for (const { title, contract, method, pathFor } of routes) {
    test(title, async () => {
      const { json } = await create({ prompt: "A recipe box" });
      await storeDone(api.ctx, json.requestId, { "package.json": "{}" });
      const request = fc.record({ body: anyBody, contentType, query, headers, segment, real: fc.boolean() });
      const property = fc.asyncProperty(request, async (sent) => {
        const ids = sent.real && method !== "DELETE" ? json : { projectId: sent.segment, requestId: sent.segment };
        const body = typeof sent.body === "string" ? sent.body : Uint8Array.from(sent.body);
        const response = await api.request(method, `${pathFor(ids)}?${sent.query}`, {
          key: owner.key,
          headers: { ...sent.headers, "content-type": sent.contentType },
          ...(method === "GET" ? {} : { body }),
        });
        assert.ok([200, 201, 202, 204, 400, 402, 404, 409].includes(response.status), `${response.status} ${response.text}`);
        if (response.status < 400) return;
        const extra = contract === "a" && response.status === 402 ? { balance: 0, required: 0, blockedReason: "" } : {};
        assert.deepEqual(Object.keys(response.json), Object.keys({ ...errorBody(contract, { error: "", code: "", status: 0 }), ...extra }));
      });
      await fc.assert(property, { numRuns: 40 });
    });
  }
});
