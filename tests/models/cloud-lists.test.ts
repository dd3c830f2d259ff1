// The lists of models of the three clouds, as their API references document them: what is asked, and what is read.
// Anthropic: https://docs.anthropic.com/en/api/models-list (2023-06-01). OpenAI: https://platform.openai.com/docs/api-reference/models/list.
// Google: https://ai.google.dev/api/models (v1beta).
import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { askServer } from "../../src/adapters/models/discovery/ask-server.ts";
import type { Provider } from "../../src/adapters/models/model-entry.ts";

const key = "secret-0123456789";
const lists = {
  anthropic: {
    data: [
      {
        type: "model",
        id: "claude-opus-5-5",
        display_name: "Claude Opus 5.5",
        created_at: "2026-08-01T00:00:00Z",
        max_input_tokens: 1_000_000,
      },
      { type: "model", id: "claude-haiku-4-5-20251001", display_name: "Claude Haiku 4.5", created_at: "2025-10-15T00:00:00Z" },
    ],
    has_more: false,
    first_id: "claude-opus-5-5",
    last_id: "claude-haiku-4-5-20251001",
  },
  openai: {
    object: "list",
    data: [
      { id: "gpt-6-sol", object: "model", created: 1_780_000_000, owned_by: "system" },
      { id: "text-embedding-3-small", object: "model", created: 1_705_948_997, owned_by: "system" },
      { id: "gpt-realtime", object: "model", created: 1_756_000_000, owned_by: "system" },
      { id: "davinci-002", object: "model", created: 1_692_634_301, owned_by: "system" },
    ],
  },
  google: {
    models: [
      {
        name: "models/gemini-3.8-flash",
        version: "001",
        displayName: "Gemini 3.8 Flash",
        inputTokenLimit: 1_048_576,
        outputTokenLimit: 65_536,
        supportedGenerationMethods: ["generateContent", "countTokens"],
      },
      { name: "models/aqa", displayName: "Question answering", inputTokenLimit: 7168, supportedGenerationMethods: ["generateAnswer"] },
      { name: "models/gemini-embedding-2", displayName: "Embedding", supportedGenerationMethods: ["embedContent"] },
    ],
    nextPageToken: "abc",
  },
};
const asked: { url: string; headers: IncomingMessage["headers"] }[] = [];
let status = 200;
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? "", headers: request.headers });
  const kind = (["anthropic", "openai", "google"] as const).find((one) => request.url?.startsWith(`/${one}/`)) ?? assert.fail();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(lists[kind]));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
assert.ok(address !== null && typeof address === "object");
const base = `http://127.0.0.1:${address.port}`;
after(() => server.close());

const list = (kind: "anthropic" | "openai" | "google") => {
  const provider: Provider = { id: kind, kind, baseUrl: `${base}/${kind}`, key };
  return askServer(provider, { fetch, signal: AbortSignal.timeout(5_000) });
};

test("Anthropic is asked with its version and key, and names its models and their windows", async () => {
  assert.deepEqual(await list("anthropic"), {
    models: [
      { model: "claude-opus-5-5", name: "Claude Opus 5.5", contextWindow: 1_000_000 },
      { model: "claude-haiku-4-5-20251001", name: "Claude Haiku 4.5", contextWindow: null },
    ],
  });
  const { url, headers } = asked.at(-1) ?? assert.fail();
  assert.equal(url, "/anthropic/models?limit=1000");
  assert.deepEqual([headers["x-api-key"], headers["anthropic-version"], headers.authorization], [key, "2023-06-01", undefined]);
});

test("OpenAI lists models of every kind, and only those that write text are kept", async () => {
  assert.deepEqual(await list("openai"), { models: [{ model: "gpt-6-sol", name: null, contextWindow: null }] });
  const { url, headers } = asked.at(-1) ?? assert.fail();
  assert.deepEqual([url, headers.authorization], ["/openai/models", `Bearer ${key}`]);
});

test("Google names its models with a prefix, and says which of them write text", async () => {
  assert.deepEqual(await list("google"), {
    models: [{ model: "gemini-3.8-flash", name: "Gemini 3.8 Flash", contextWindow: 1_048_576 }],
  });
  const { url, headers } = asked.at(-1) ?? assert.fail();
  assert.deepEqual([url, headers["x-goog-api-key"]], ["/google/models?pageSize=1000", key], "the key is never in the address");
});

test("A key that is refused is said to be, with Google's status too, and never quoted", async () => {
  for (const [kind, refused] of [
    ["anthropic", 401],
    ["openai", 401],
    ["google", 400],
    ["google", 403],
  ] as const) {
    status = refused;
    assert.deepEqual(await list(kind), { problem: `it refuses the key (status ${refused})`, isKeyRefused: true, hasNoList: false });
  }
  status = 200;
});
