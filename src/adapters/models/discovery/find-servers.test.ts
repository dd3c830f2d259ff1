// Against real programs on loopback ports: model servers of each kind, and everything else that may listen there.
import assert from "node:assert/strict";
import { createServer, type RequestListener, type Server } from "node:http";
import { after, test } from "node:test";
import { findServers } from "./find-servers.ts";

const servers: Server[] = [];
after(() => servers.forEach((server) => void (server.closeAllConnections(), server.close())));

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return address.port;
}

const answering = (body: unknown, status = 200) =>
  listen((_, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)));
const find = (ports: number[], ownPort = 0) =>
  findServers({ ownPort, servers: ports.map((port) => ({ id: `on-${port}`, name: "Some server", port })) });

// As these servers answer `GET /v1/models` in their current releases.
const answers = {
  ollama: { object: "list", data: [{ id: "qwen3:8b", object: "model", created: 1_763_000_000, owned_by: "library" }] },
  "an Ollama without models": { object: "list", data: null },
  "LM Studio": {
    data: [
      { id: "qwen2.5-coder-14b-instruct", object: "model", owned_by: "organization_owner" },
      { id: "text-embedding-nomic-embed-text-v1.5", object: "model", owned_by: "organization_owner" },
    ],
    object: "list",
  },
  "llama.cpp": {
    models: [{ name: "gemma", model: "gemma", type: "model", capabilities: ["completion"] }],
    object: "list",
    data: [{ id: "gemma", object: "model", created: 1_763_000_000, owned_by: "llamacpp", meta: { n_ctx: 16_384, n_ctx_train: 131_072 } }],
  },
  vLLM: {
    object: "list",
    data: [{ id: "mistralai/Mistral-7B", object: "model", created: 1_763_000_000, owned_by: "vllm", root: "x", max_model_len: 32_768 }],
  },
};

test("a server of each kind is found, with its models", async () => {
  const ports = await Promise.all(Object.values(answers).map((body) => answering(body)));
  const found = await find(ports);
  assert.deepEqual(
    found.map(({ models }) => models.map(({ model, contextWindow }) => [model, contextWindow])),
    [[["qwen3:8b", null]], [], [["qwen2.5-coder-14b-instruct", null]], [["gemma", 16_384]], [["mistralai/Mistral-7B", 32_768]]],
  );
  assert.deepEqual([found[0]?.id, found[0]?.baseUrl], [`on-${ports[0]}`, `http://127.0.0.1:${ports[0]}/v1`]);
});

test("anything else at such a port is ignored: other programs, refusals, redirects, silence, nothing at all", async () => {
  const elsewhere = await answering(answers.ollama);
  const ports = await Promise.all([
    answering({ ok: true }),
    answering({ object: "list", data: [{ id: "cus_1", object: "customer" }] }),
    answering({ data: [{ id: "gpt" }] }),
    answering([{ id: "gpt", object: "model" }]),
    answering(answers.ollama, 401),
    answering(answers.ollama, 404),
    listen((_, response) => response.end("<html>")),
    listen((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/v1/models` }).end()),
    listen(() => undefined),
    listen((request) => request.socket.destroy()),
    listen((_, response) => response.writeHead(200, { "content-type": "application/json" }).end(" ".repeat(3_000_000))),
  ]);
  const begun = performance.now();
  assert.deepEqual(await find([...ports, 9]), []);
  assert.ok(performance.now() - begun < 3_000, "a silent port is not waited for");
});

test("our own port is never asked, and nothing but this machine", async () => {
  let asked = 0;
  const own = await listen((_, response) => {
    asked += 1;
    response.end(JSON.stringify(answers.ollama));
  });
  assert.deepEqual(await find([own], own), []);
  assert.equal(asked, 0);
  const urls: string[] = [];
  const refuse: typeof fetch = (input) => (urls.push(new Request(input).url), Promise.reject(new Error("no network")));
  assert.deepEqual(await findServers({ ownPort: 8080, fetch: refuse }), []);
  assert.deepEqual(
    urls,
    [11_434, 1234, 8000].map((port) => `http://127.0.0.1:${port}/v1/models`),
  );
});
