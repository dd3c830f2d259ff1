// Settings → Models, as its owner uses it: providers are connected, tested, changed and removed while the service runs.
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import { after, before, test } from "node:test";
import { openTestModels } from "../support/open-test-models.ts";
import { followModels } from "../../../src/domain/models/live-models.ts";
import { ChangeFeed } from "../../../src/storage/change-feed.ts";
import { listModelProviders } from "../../../src/storage/rows/credits/models/model-providers.ts";
import { openModelServer, type ModelServer } from "../../support/model-server/open-model-server.ts";
import { freePort } from "../../support/start-service.ts";
import { openConsole, type TestConsole } from "../support/open-console.ts";

const key = "sk-workshop-0123456789-wxyz";
let atelier: TestConsole;
let owner: Awaited<ReturnType<TestConsole["owner"]>>;
let server: ModelServer;

before(async () => {
  server = await openModelServer({ models: ["qwen3:8b", "big/model 70B"], key });
  atelier = await openConsole("model-settings");
  owner = await atelier.owner();
});
after(async () => {
  await atelier.close();
  await server.close();
});

const read = async (procedure: string, input?: unknown) => (await owner.query(`modelSettings.${procedure}`, input)).data;
const change = (procedure: string, input: unknown) => owner.mutate(`modelSettings.${procedure}`, input);
const workshop = () => ({ kind: "compatible", name: "Workshop", baseUrl: `${server.url}/v1`, key });
const offered = async (): Promise<string[]> => (await read("overview")).offered.map(({ id }: { id: string }) => id);

async function connected<Result>(work: () => Promise<Result>): Promise<Result> {
  assert.deepEqual((await change("connect", workshop())).data, { id: "workshop" });
  try {
    return await work();
  } finally {
    assert.equal((await change("remove", { providerId: "workshop" })).status, 200);
  }
}

test("a provider that is connected offers its models at once, and none after it is removed", async () => {
  assert.deepEqual(await offered(), ["blueprint"]);
  await connected(async () => {
    assert.deepEqual(await offered(), ["blueprint", "qwen3:8b", "big-model-70b"]);
    const person = await atelier.person();
    assert.equal((await person.query("models.list")).data.length, 3, "another account is offered them too");
  });
  assert.deepEqual([await offered(), await read("providers")], [["blueprint"], []]);
});

test("the key is sealed, and of all that the console answers only its last four characters are seen", async () => {
  await connected(async () => {
    const [row] = await listModelProviders(atelier.storage.database);
    assert.ok(row?.key && !Buffer.from(row.key).includes(key));
    const seen = JSON.stringify(await Promise.all(["overview", "providers"].map((one) => read(one))));
    const details = JSON.stringify(await read("provider", { providerId: "workshop" }));
    const audit = JSON.stringify((await owner.query("account.audit", { before: null, limit: 20 })).data);
    for (const text of [seen, details, audit]) assert.ok(!text.includes(key.slice(0, -4)), text);
    assert.ok(seen.includes('"keyEnding":"wxyz"'));
    assert.match(audit, /model_provider_connected/);
  });
});

test("an address of a private network is used only where the operator allows it", async () => {
  const metadata = await change("connect", { ...workshop(), baseUrl: "http://169.254.169.254/latest" });
  assert.match(
    metadata.error?.message ?? "",
    /private network, which its operator has not allowed.*ATELIER_MODEL_ALLOW=169\.254\.169\.254/,
  );
  await connected(async () => {
    const { modelNetworks } = atelier.ctx;
    atelier.ctx.modelNetworks = [];
    try {
      assert.match((await change("connect", { ...workshop(), name: "Second" })).error?.message ?? "", /ATELIER_MODEL_ALLOW=127\.0\.0\.1/);
      assert.match((await read("provider", { providerId: "workshop" })).problem, /has not allowed/);
      assert.match((await change("test", { providerId: "workshop", model: "qwen3:8b" })).error?.message ?? "", /has not allowed/);
    } finally {
      atelier.ctx.modelNetworks = modelNetworks ?? [];
    }
  });
});

test("a server without a list of models is connected by the name and the price of one", async () => {
  const silent = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  try {
    await connectSilent(silent);
  } finally {
    await change("remove", { providerId: "silent" });
    silent.closeAllConnections();
    silent.close();
  }
});

async function connectSilent(silent: Server): Promise<void> {
  const address = silent.address();
  assert.ok(address !== null && typeof address === "object");
  const wanted = { kind: "compatible", name: "Silent", baseUrl: `http://127.0.0.1:${address.port}/api`, key };
  assert.match((await change("connect", wanted)).error?.message ?? "", /no list of models \(status 404\).*name one of its models below/);
  const { error } = await change("connect", { ...wanted, model: { name: "deep/one", price: { input: 2, output: 8 } } });
  assert.equal(error, null);
  const { models, problem } = await read("provider", { providerId: "silent" });
  const [model] = models;
  assert.equal(problem, null);
  assert.deepEqual([model.model, model.price, model.isOffered], ["deep/one", { input: 2, cachedInput: 2, output: 8 }, true]);
  assert.ok((await offered()).includes("deep-one"));
}

test("a refused key, a wrong address and one that is no address are said in words, and nothing is stored", async () => {
  const refused: [changes: object, says: RegExp][] = [
    [{ key: "sk-of-somebody-else" }, /^Workshop did not list its models: it refuses the key \(status 401\)\. Copy the key again/],
    [{ baseUrl: `http://127.0.0.1:${await freePort()}/v1` }, /it cannot be reached \(ECONNREFUSED\)/],
    [{ baseUrl: "ftp://127.0.0.1/v1" }, /^Give an http or https address/],
    [{ baseUrl: `http://user:secret@127.0.0.1/v1` }, /^Give an http or https address/],
    [{ baseUrl: `${server.url}/v1?key=secret` }, /^Give an http or https address/],
    [{ key: "two words" }, /^This is not a key/],
    [{ name: "OpenAI" }, /belongs to another provider/],
    [{ name: "" }, /^Give the provider a name/],
    [{ kind: "anthropic", baseUrl: null, key: null }, /^Paste the key/],
  ];
  for (const [changes, says] of refused) {
    const { status, error } = await change("connect", { ...workshop(), ...changes });
    assert.equal(status, 400);
    assert.match(error?.message ?? "", says);
    assert.doesNotMatch(error?.message ?? "", /secret|somebody|two words/);
  }
  assert.deepEqual(await read("providers"), []);
});

test("an address without /v1 is completed, and the same name cannot be connected twice", async () => {
  assert.equal((await change("connect", { ...workshop(), baseUrl: `${server.url}/` })).status, 200);
  const [provider] = await read("providers");
  assert.equal(provider.baseUrl, `${server.url}/v1`);
  assert.match((await change("connect", workshop())).error?.message ?? "", /already connected/);
  await change("remove", { providerId: "workshop" });
});

test("a test call shows the answer and how long it took, or what to do about its failure", async () => {
  await connected(async () => {
    server.play(() => ({ say: "I am Qwen.", usage: { input: 10, output: 5 } }));
    const { data: answer } = await change("test", { providerId: "workshop", model: "qwen3:8b" });
    assert.deepEqual([answer.outcome, answer.text, answer.microDollars], ["answer", "I am Qwen.", 0]);
    assert.equal(answer.warning, null);
    assert.ok(answer.milliseconds >= 0);
    server.play(() => ({ status: 429 }));
    const { data: failed } = await change("test", { providerId: "workshop", model: "qwen3:8b" });
    assert.deepEqual([failed.outcome, failed.failure], ["failed", "rate_limited"]);
    assert.match(failed.message, /accepts no more requests for now\. Wait a minute/);
  });
});

test("a test call warns where Ollama has loaded the model with a smaller window than builds send", async () => {
  const said = { choices: [{ index: 0, message: { role: "assistant", content: "I am Qwen." }, finish_reason: "stop" }] };
  const answers = new Map<string, object>([
    ["/v1/models", { object: "list", data: [{ id: "qwen3:8b", object: "model" }] }],
    ["/v1/chat/completions", said],
    ["/api/ps", { models: [{ name: "qwen3:8b", model: "qwen3:8b", context_length: 4_096 }] }],
  ]);
  const ollama = createServer((request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(answers.get(request.url ?? "")));
  });
  await new Promise<void>((resolve) => ollama.listen(0, "127.0.0.1", resolve));
  try {
    const address = ollama.address();
    assert.ok(address !== null && typeof address === "object");
    const wanted = { kind: "compatible", name: "Ollama", baseUrl: `http://127.0.0.1:${address.port}/v1`, key };
    assert.equal((await change("connect", wanted)).error, null);
    const { data: answer } = await change("test", { providerId: "ollama", model: "qwen3:8b" });
    assert.equal(answer.outcome, "answer", answer.message);
    assert.match(answer.warning, /window of 4,096 tokens .* up to 8,192\. Start it with OLLAMA_CONTEXT_LENGTH=8192\./);
  } finally {
    await change("remove", { providerId: "ollama" });
    ollama.closeAllConnections();
    ollama.close();
  }
});

test("the owner chooses which models are offered, to which plan and at which price", async () => {
  await connected(async () => {
    const big = {
      model: "big/model 70B",
      name: "Big",
      category: "paid",
      minPlan: "team",
      price: { input: 2, output: 8 },
      contextWindow: 32_000,
      seesPictures: true,
    };
    assert.equal((await change("offer", { providerId: "workshop", models: [big] })).status, 200);
    const { offered: list } = await read("overview");
    assert.deepEqual(
      list.map(({ id, minPlan, category }: Record<string, string>) => [id, minPlan, category]),
      [
        ["blueprint", "free", "free"],
        ["big-model-70b", "team", "paid"],
      ],
    );
    const { models } = await read("provider", { providerId: "workshop" });
    assert.deepEqual(
      models.map(({ model, isOffered, isListed }: Record<string, unknown>) => [model, isOffered, isListed]),
      [
        ["big/model 70B", true, true],
        ["qwen3:8b", false, true],
      ],
    );
    const { error } = await change("offer", { providerId: "workshop", models: [big, big] });
    assert.equal(error?.message, "A model is given twice.");
  });
});

test("the default is what auto selects, for those whose plan includes it", async () => {
  await connected(async () => {
    await change("change", { defaultModel: "qwen3:8b" });
    assert.equal((await offered()).at(-1), "qwen3:8b");
    assert.match((await change("change", { defaultModel: "gone" })).error?.message ?? "", /not offered any more/);
    await change("change", { defaultModel: "blueprint" });
    assert.equal((await offered()).at(-1), "blueprint");
    await change("change", { defaultModel: null });
  });
});

test("another process of the installation offers what was connected, and stops offering what was removed", async () => {
  const changes = new ChangeFeed({ connection: atelier.storage.pool.options, onLost: () => undefined });
  const other = await openTestModels(atelier.ctx);
  const stop = followModels(other.models, { changes, log: atelier.ctx.log });
  const until = async (count: number) => {
    for (let tries = 0; other.models.list().length !== count; tries += 1) {
      assert.ok(tries < 500, `the other process does not have ${count} models`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await connected(() => until(3));
  await until(1);
  await stop();
  changes.close();
  await other.close();
});

test("a key can be replaced by one that the provider accepts", async () => {
  await connected(async () => {
    const { status, error } = await change("replaceKey", { providerId: "workshop", key: "sk-of-somebody-else" });
    assert.equal(status, 400);
    assert.match(error?.message ?? "", /it refuses the key/);
    assert.equal((await change("replaceKey", { providerId: "workshop", key: ` ${key}\n` })).status, 200);
    assert.deepEqual(
      (await read("providers")).map(({ keyEnding }: { keyEnding: string }) => keyEnding),
      ["wxyz"],
    );
  });
});

test("nothing that was done here is in the log, and a provider that is gone is reported as such", async () => {
  assert.doesNotMatch(JSON.stringify(atelier.logged), new RegExp(key));
  for (const [procedure, input] of [
    ["remove", {}],
    ["test", { model: "a" }],
    ["offer", { models: [] }],
    ["replaceKey", { key }],
  ] as const) {
    const { status } = await change(procedure, { providerId: "gone", ...input });
    assert.equal(status, 404, procedure);
  }
});
