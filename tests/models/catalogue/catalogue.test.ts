// The catalogue against real servers on loopback: what it finds, and how it handles slow, unavailable or faulty ones.
import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { afterEach, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openModelServer } from "../../support/model-server/open-model-server.ts";
import { at, closeAll, cloud, listed, openTestCatalogue, serve, serveBody, serveWith, until } from "./open-test-catalogue.ts";

afterEach(closeAll);

describe("a model server", () => {
  test("lists its models, which are free for everybody, smaller ones first", async () => {
    const server = await serve({ models: ["Maker/Large-70B Chat", "qwen3:8b", "tiny"], key: "secret" });
    const provider = at("home", server.url, "secret");
    const catalogue = await openTestCatalogue({ providers: [provider] });
    assert.deepEqual(catalogue.ids(), ["tiny", "qwen3:8b", "maker-large-70b-chat"]);
    const { name, model, price, ...rest } = catalogue.list()[2] ?? assert.fail();
    assert.deepEqual([name, model, price], ["Maker/Large-70B Chat", "Maker/Large-70B Chat", { input: 0, cachedInput: 0, output: 0 }]);
    assert.deepEqual(rest, {
      id: "maker-large-70b-chat",
      provider,
      category: "fast",
      multiplier: 1,
      contextWindow: 8192,
      minPlan: "free",
      isStructured: true,
      hasTools: true,
      seesPictures: false,
    });
    assert.equal(catalogue.find("home/qwen3:8b"), catalogue.find("qwen3:8b"));
    assert.equal(catalogue.find("gpt"), null);
    assert.deepEqual(catalogue.logged, ['info {"provider":"home","models":3} a model server answers']);
  });

  test("omits models that do not generate text", async () => {
    const others = [
      "nomic-embed-text:latest",
      "text-embedding-3-small",
      "bge-m3",
      "jina-reranker-v2",
      "whisper-1",
      "tts-1-hd",
      "dall-e-3",
      "gpt-image-1",
    ];
    const server = await serve({ models: [...others, "llama3.2-vision", "gemma3"] });
    const catalogue = await openTestCatalogue({ providers: [at("home", server.url)] });
    assert.deepEqual(catalogue.ids(), ["gemma3", "llama3.2-vision"]);
  });

  test("reports context windows in many formats, and invalid entries hide no others", async () => {
    const data = [
      { id: "a", context_length: 32_768 },
      { id: "b", max_model_len: 4096 },
      { id: "c", context_window: 131_072 },
      { id: "d", max_context_length: 40_960, loaded_context_length: 5000 },
      { id: "e", meta: { n_ctx: 2048 } },
      { id: "f", context_length: "many" },
      { id: "g", type: "embeddings" },
      { id: 7 },
      null,
      "h",
      { id: "" },
      { id: "in\nvisible" },
      { id: "a" },
    ];
    const catalogue = await openTestCatalogue({ providers: [at("home", await serveBody(JSON.stringify({ object: "list", data })))] });
    const windows = catalogue.list().map(({ id, contextWindow }) => [id, contextWindow]);
    assert.deepEqual(Object.fromEntries(windows), { a: 8192, b: 4096, c: 131_072, d: 5000, e: 2048, f: 8192 });
  });

  test("is read up to 500 models", async () => {
    const data = Array.from({ length: 600 }, (_, index) => ({ id: `m${index}` }));
    const catalogue = await openTestCatalogue({ providers: [at("home", await serveBody(JSON.stringify({ data })))] });
    assert.equal(catalogue.list().length, 500);
  });

  test("that is slow does not delay the start beyond two seconds, and its models appear when it responds", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = await serveWith((_, response) => {
      void released.then(() => response.end('{"data": [{"id": "late"}]}'));
    });
    const quick = await serve({ models: ["early"] });
    const began = performance.now();
    const catalogue = await openTestCatalogue({ providers: [at("slow", slow), at("quick", quick.url)] });
    const took = performance.now() - began;
    assert.ok(took > 1_900 && took < 3_500, `${took} ms`);
    assert.deepEqual(catalogue.ids(), ["early"]);
    release();
    await until(() => catalogue.ids().includes("late"));
  });

  test("that goes down loses its models until it is back; each change is logged once", async () => {
    const { url, close } = await openModelServer();
    await close();
    const port = Number(new URL(url).port);
    const catalogue = await openTestCatalogue({
      providers: [at("home", url), cloud],
      models: [listed("cloudy", cloud)],
      everyMilliseconds: 20,
    });
    assert.deepEqual(catalogue.ids(), ["cloudy"]);
    assert.equal(catalogue.find("one"), null);
    const first = await openModelServer({ port, models: ["one"] });
    await until(() => catalogue.ids().includes("one"));
    await first.close();
    await until(() => !catalogue.ids().includes("one"));
    assert.equal(catalogue.find("one")?.provider.id, "home", "a running build still finds its model");
    await setTimeout(100);
    const second = await openModelServer({ port, models: ["two"] });
    await until(() => catalogue.ids().includes("two"));
    assert.deepEqual(catalogue.ids(), ["two", "cloudy"]);
    await catalogue.close();
    await second.close();
    const down =
      'warn {"provider":"home"} a model server cannot be used, and its models are left out until it can: it cannot be reached (ECONNREFUSED)';
    const up = 'info {"provider":"home","models":1} a model server answers';
    assert.deepEqual(
      catalogue.logged.filter((line) => !line.includes("ECONNRESET") && !line.includes("UND_ERR")),
      [down, up, down, up],
    );
  });

  const odd: [string, RequestListener, string][] = [
    ["rejects the key", (_, response) => response.writeHead(401).end("sk-secret"), "it refuses the key (status 401)"],
    [
      "is at another URL",
      (_, response) => response.writeHead(404).end(),
      "it has no list of models (status 404): its address may lack /v1",
    ],
    ["breaks", (_, response) => response.writeHead(500).end("sk-secret"), "it answers with status 500"],
    ["responds with a page", (_, response) => response.end("<html>sk-secret"), "what it answers is no JSON"],
    ["responds with something else", (_, response) => response.end('{"models": 3}'), "what it answers is no list of models"],
    ["never stops", (_, response) => response.end(" ".repeat(2_000_001)), "its list of models is longer than 2 MB"],
    ["hangs up", (_, response) => response.destroy(), "it cannot be reached (UND_ERR_SOCKET)"],
  ];
  for (const [name, listener, problem] of odd) {
    test(`that ${name} has no models, and the log says why`, async () => {
      const catalogue = await openTestCatalogue({ providers: [at("home", await serveWith(listener), "sk-secret")] });
      assert.deepEqual(catalogue.list(), []);
      const line = `warn {"provider":"home"} a model server cannot be used, and its models are left out until it can: ${problem}`;
      assert.deepEqual(catalogue.logged, [line]);
    });
  }

  test("that redirects is not followed, so that nobody else receives the key", async () => {
    let visits = 0;
    const other = await serveWith((_, response) => {
      visits += 1;
      response.end('{"data": [{"id": "stolen"}]}');
    });
    const url = await serveWith((_, response) => response.writeHead(302, { location: `${other}/v1/models` }).end());
    const catalogue = await openTestCatalogue({ providers: [at("home", url, "secret")] });
    assert.deepEqual([catalogue.list().length, visits], [0, 0]);
    assert.match(catalogue.logged.join(), /it redirects, which is not followed/);
  });
});

describe("listed models", () => {
  test("are offered if their server has them, instead of its other models", async () => {
    const server = await serve({ models: ["qwen3:8b", "llama3.2:latest", "other"] });
    const home = at("home", server.url);
    const models = [listed("plain", home, { model: "llama3.2" }), listed("best", home, { model: "qwen3:8b" }), listed("gone", home)];
    const catalogue = await openTestCatalogue({ providers: [home], models });
    assert.deepEqual(catalogue.ids(), ["plain", "best"], "the order differs from the list");
    assert.equal(catalogue.find("gone")?.contextWindow, 8192);
    assert.match(catalogue.logged.join(), /"models":\["gone"\]} a model server does not have models that are listed/);
  });

  test("have the context window of the list, otherwise of the server", async () => {
    const data = [
      { id: "a", context_length: 32_768 },
      { id: "b", context_length: 32_768 },
    ];
    const home = at("home", await serveBody(JSON.stringify({ data })));
    const catalogue = await openTestCatalogue({
      providers: [home],
      models: [listed("a", home), listed("b", home, { contextWindow: 4096 })],
    });
    assert.deepEqual(
      catalogue.list().map(({ contextWindow }) => contextWindow),
      [32_768, 4096],
    );
  });

  test("of clouds need no server; more expensive ones rank higher, and those that write code highest", async () => {
    const price = (output: number) => ({ input: 1, cachedInput: 1, output });
    const models = [
      listed("coder", cloud, { category: "paid", price: price(1) }),
      listed("dear", cloud, { price: price(20) }),
      listed("cheap", cloud, { price: price(2) }),
    ];
    const catalogue = await openTestCatalogue({ providers: [cloud], models });
    assert.deepEqual(catalogue.ids(), ["cheap", "dear", "coder"]);
  });

  test("and models of two servers never share an id", async () => {
    const [one, two] = [await serve({ models: ["same", "AUTO"] }), await serve({ models: ["same", "Same", "listed"] })];
    const providers = [at("one", one.url), at("two", two.url), cloud];
    const catalogue = await openTestCatalogue({ providers, models: [listed("listed", cloud)] });
    const owners = catalogue.list().map(({ id, provider }) => [id, provider.id]);
    assert.deepEqual(Object.fromEntries(owners), {
      listed: "anthropic",
      same: "one",
      "one-auto": "one",
      "two-same": "two",
      "two-same-2": "two",
      "two-listed": "two",
    });
    assert.equal(
      catalogue.find("one-same")?.provider.id,
      "one",
      "a process that gave the plain id to another server still resolves the same model",
    );
    assert.equal(catalogue.find("auto"), null);
  });
});

test("a provider whose key was rejected is left out for ten minutes, or until it works", async () => {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const catalogue = await openTestCatalogue({ providers: [cloud], models: [listed("one", cloud)], clock: { now: () => new Date(now) } });
  catalogue.report("anthropic", "works");
  assert.deepEqual(catalogue.ids(), ["one"]);
  catalogue.report("anthropic", "unauthorized");
  catalogue.report("anthropic", "unauthorized");
  assert.deepEqual([catalogue.ids(), catalogue.find("one")?.id], [[], "one"]);
  catalogue.report("anthropic", "works");
  assert.deepEqual(catalogue.ids(), ["one"]);
  catalogue.report("anthropic", "unauthorized");
  now += 10 * 60_000 - 1;
  assert.deepEqual(catalogue.ids(), []);
  now += 1;
  assert.deepEqual(catalogue.ids(), ["one"]);
  catalogue.report("nobody", "unauthorized");
  assert.deepEqual(
    catalogue.logged.map((line) =>
      line
        .split(" ")
        .slice(0, 1)
        .concat(line.includes("again") ? "again" : "refused"),
    ),
    [
      ["warn", "refused"],
      ["info", "again"],
      ["warn", "refused"],
    ],
  );
});

test("closing aborts a pending request immediately", async () => {
  const silent = await serveWith(() => undefined);
  const catalogue = await openTestCatalogue({ providers: [at("silent", silent)] });
  const began = performance.now();
  await catalogue.close();
  assert.ok(performance.now() - began < 1_000);
  assert.deepEqual(catalogue.logged, []);
});
