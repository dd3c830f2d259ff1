// The monthly limit in US dollars: counted call by call in the database, asked before each of them, the same in every process.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { createAskModel } from "../../../src/generators/create-ask-model.ts";
import { openCatalogue } from "../../../src/adapters/models/open-catalogue.ts";
import type { ConfiguredModels, ListedModel } from "../../../src/adapters/models/configured/listed-model.ts";
import { createSpendingLimit } from "../../../src/domain/models/spending/create-spending-limit.ts";
import { openModelServer, type ModelServer } from "../../support/model-server/open-model-server.ts";
import { openConsole, type TestConsole } from "../support/open-console.ts";

let server: ModelServer;
let atelier: TestConsole;
let configured: ConfiguredModels;
let owner: Awaited<ReturnType<TestConsole["owner"]>>;

before(async () => {
  server = await openModelServer({ models: ["costly", "own"] });
  server.play(() => ({ say: "Hello.", usage: { input: 100_000, output: 20_000 } }));
  const provider = { id: "router", kind: "compatible", baseUrl: `${server.url}/v1`, key: null } as const;
  const facts = { category: "fast", multiplier: 3, minPlan: "free", isStructured: true, hasTools: true, seesPictures: false } as const;
  const model = (id: string, input: number, output: number): ListedModel => {
    return { ...facts, id, name: id, model: id, provider, contextWindow: null, price: { input, cachedInput: input, output } };
  };
  // A call costs 10 + 10 = 20 cents, whatever the multiplier of its credits.
  configured = { providers: [provider], models: [model("costly", 1, 5), model("own", 0, 0)] };
  atelier = await openConsole("model-limit", { configured });
  owner = await atelier.owner();
});
after(async () => {
  await atelier.close();
  await server.close();
});

const setLimit = (monthlyLimit: number | null) => owner.mutate("modelSettings.change", { monthlyLimit });
const overview = async () => (await owner.query("modelSettings.overview")).data;
const offered = async (): Promise<string[]> => (await overview()).offered.map(({ id }: { id: string }) => id);

test("calls are counted in dollars, those at the limit are refused before they are sent, and free models go on", async () => {
  const catalogue = await openCatalogue({ ...configured, log: atelier.ctx.log });
  const ask = createAskModel(catalogue, createSpendingLimit(atelier.ctx));
  const request = { system: "", messages: [{ role: "user" as const, text: "Hello" }], schema: null, maxOutputTokens: 100 };
  const call = (model: string) => ask(model, request, { signal: AbortSignal.timeout(10_000) });
  await setLimit(0.35);

  const first = await call("costly");
  assert.deepEqual([first.asked.outcome, first.microDollars, first.microCredits], ["answer", 200_000, 60_000_000]);
  await call("costly");
  const { spent, monthlyLimit, spending } = await overview();
  assert.deepEqual([spent, monthlyLimit], [0.4, 0.35], "the call that passes the limit is finished");
  assert.deepEqual(spending, [{ provider: "router", model: "costly", calls: 2, spent: 0.4 }]);

  const sent = server.requests.length;
  const { asked, microDollars } = await call("costly");
  assert.ok(asked.outcome === "failed" && asked.failure === "over_limit", JSON.stringify(asked));
  assert.match(asked.message, /^The monthly limit for language models is used up until 1 \w+, so models that cost money are left out\./);
  assert.deepEqual([server.requests.length, microDollars], [sent, 0], "nothing is sent");
  assert.equal((await call("own")).asked.outcome, "answer");

  await setLimit(0.35);
  assert.deepEqual(await offered(), ["blueprint", "own"]);
  const { notice } = await overview();
  assert.match(notice, /is used up/);
  const { error } = await owner.mutate("projects.start", { prompt: "A recipe box", type: "web", model: "costly", requestId: randomUUID() });
  assert.match(error?.message ?? "", /model is not one of this service: send auto or one of blueprint, own\. The monthly limit/);

  await setLimit(1);
  assert.deepEqual([await offered(), (await overview()).notice], [["blueprint", "own", "costly"], null]);
  assert.equal((await call("costly")).asked.outcome, "answer");

  await setLimit(0.1);
  atelier.move(32 * 24 * 3_600);
  owner = await atelier.owner();
  assert.equal((await overview()).spent, 0, "a new month begins at nothing");
  assert.equal((await call("costly")).asked.outcome, "answer");
  await catalogue.close();
});

test("a limit is a number of dollars, 0 or more, or none", async () => {
  assert.match((await setLimit(-1)).error?.message ?? "", /0 or more/);
  await setLimit(0);
  assert.deepEqual(await offered(), ["blueprint", "own"]);
  await setLimit(null);
  assert.deepEqual([await offered(), (await overview()).monthlyLimit], [["blueprint", "own", "costly"], null]);
});
