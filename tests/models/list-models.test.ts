// How clients see the models of a model server: the whole service, configured as operators do it.
import assert from "node:assert/strict";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { openModelServer, type ModelServer } from "../support/model-server/open-model-server.ts";
import { makeTestKey, removeData, startService, type RunningService } from "../support/start-service.ts";

const keys = { a: makeTestKey("atl_"), b: makeTestKey(), c: makeTestKey() };
const freeKey = makeTestKey();
let ollama: ModelServer;
let router: ModelServer;
let service: RunningService;

before(async () => {
  ollama = await openModelServer({ models: ["Qwen3:8B", "nomic-embed-text"] });
  router = await openModelServer({ models: ["maker/big"], key: "router-secret" });
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-models-"));
  const write = async (name: string, content: unknown) => {
    const file = path.join(folder, name);
    await writeFile(file, JSON.stringify(content));
    return file;
  };
  const keyOf = (form: "a" | "b" | "c", key: string) => ({ name: form, key, form, scopes: ["*"] });
  const accounts = [
    { email: "pro@example.test", plan: "pro", keys: [keyOf("a", keys.a), keyOf("b", keys.b), keyOf("c", keys.c)] },
    { email: "free@example.test", plan: "free", keys: [keyOf("b", freeKey)] },
  ];
  const models = [
    {
      id: "big",
      name: "Big",
      provider: "router",
      model: "maker/big",
      category: "fast",
      multiplier: 2,
      contextWindow: 32_000,
      minPlan: "pro",
    },
    { id: "gone", provider: "router", category: "fast" },
    { id: "claude", provider: "anthropic", model: "claude-sonnet-4-5", category: "fast" },
  ];
  service = await startService({
    environment: {
      ATELIER_PROVISION: await write("accounts.json", { accounts }),
      ATELIER_MODELS: await write("models.json", {
        providers: [{ id: "router", kind: "compatible", baseUrl: `${router.url}/v1`, key: "$ROUTER_KEY" }],
        models,
      }),
      ROUTER_KEY: "router-secret",
      OLLAMA_BASE_URL: ollama.url,
      ANTHROPIC_API_KEY: "",
      ATELIER_ROLES: "api",
    },
  });
});

after(async () => {
  await service?.stop();
  if (service !== undefined) await removeData(service.dataFolder);
  await ollama.close();
  await router.close();
});

async function send(route: string, { key, json }: { key?: string; json?: unknown } = {}) {
  const response = await fetch(service.url + route, {
    method: json === undefined ? "GET" : "POST",
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), "content-type": "application/json" },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return { status: response.status, json: await response.json() };
}

test("each contract lists a server's models, without unconfigured or missing ones", async () => {
  assert.deepEqual((await send("/a/api/v1/models")).json.models, [
    { id: "blueprint", name: "Blueprint", provider: "atelier", minPlan: "free", contextWindow: 5000 },
    { id: "qwen3:8b", name: "Qwen3:8B", provider: "ollama", minPlan: "free", contextWindow: 8192 },
    { id: "big", name: "Big", provider: "router", minPlan: "pro", contextWindow: 32_000 },
  ]);
  const found = { id: "qwen3:8b", name: "Qwen3:8B", provider: "ollama", category: "fast", multiplier: "1x", contextWindow: 8192 };
  const big = { id: "big", name: "Big", provider: "router", category: "fast", multiplier: "2x", contextWindow: 32_000 };
  const b = await send("/b/api/v1/models", { key: keys.b });
  assert.deepEqual(b.json.models.slice(1), [
    { ...found, minPlan: "free", locked: false, unlockedBy: null },
    { ...big, minPlan: "pro", locked: false, unlockedBy: null },
  ]);
  const c = await send("/c/api/v1/models", { key: keys.c });
  assert.deepEqual(c.json.models.slice(1), [
    { ...found, id: "ollama/qwen3:8b" },
    { ...big, id: "router/big" },
  ]);
});

test("a model above the plan is locked, and a create that names it returns 402", async () => {
  const { json } = await send("/b/api/v1/models", { key: freeKey });
  assert.deepEqual(
    json.models.map((model: { id: string; locked: boolean; unlockedBy: string | null }) => [model.id, model.locked, model.unlockedBy]),
    [
      ["blueprint", false, null],
      ["qwen3:8b", false, null],
      ["big", true, "pro"],
    ],
  );
  const prompt = "A recipe box";
  const refused = await send("/b/api/v1/projects", { key: freeKey, json: { prompt, model: "router/big" } });
  assert.deepEqual([refused.status, refused.json.code], [402, "MODEL_LOCKED"]);
  const unknown = await send("/b/api/v1/projects", { key: freeKey, json: { prompt, model: "claude" } });
  assert.deepEqual(
    [unknown.status, unknown.json.error],
    [400, "model is not one of this service: send auto or one of blueprint, qwen3:8b, big."],
  );
});

test("a build uses the named model, in either form of its id, or the best one of the plan if none is named", async () => {
  const create = async (key: string, model: string | null) => {
    const { json } = await send("/b/api/v1/projects", { key, json: { prompt: "A recipe box", model } });
    return (await send(`/b/api/v1/operations/${json.requestId}`, { key })).json.model;
  };
  assert.equal(await create(freeKey, "ollama/qwen3:8b"), "qwen3:8b");
  assert.equal(await create(freeKey, null), "qwen3:8b");
  assert.equal(await create(keys.b, "auto"), "big");
  assert.equal(await create(keys.b, "blueprint"), "blueprint");
});
