// The clouds in Settings → Models: which models are offered, what is asked for a model without a published price, what the
// server's own settings take precedence over, and what becomes of keys when the installation's secret changes.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { after, before, test } from "node:test";
import { connectedModels } from "../../../src/domain/models/providers/connected-models.ts";
import { resealKeys } from "../../../src/domain/models/providers/keys/reseal-keys.ts";
import { readProvider } from "../../../src/domain/models/providers/read-provider.ts";
import { openConsole, type TestConsole } from "../support/open-console.ts";

const key = "sk-ant-0123456789-abcd";
// As Anthropic lists them: one that is offered by default, under its dated name, two others, and one that nobody knows yet.
const LISTED = ["claude-haiku-4-5-20251001", "claude-opus-5-5", "claude-opus-4-1-20250805", "claude-of-tomorrow"];
const configured = { providers: [{ id: "openai", kind: "openai", baseUrl: null, key: "sk-0123456789" } as const], models: [] };
const NONE = { providers: [], models: [] };
let cloud: Server;
let address: string;
let received: IncomingMessage[];
let atelier: TestConsole;
let owner: Awaited<ReturnType<TestConsole["owner"]>>;

before(async () => {
  received = [];
  cloud = createServer((request, response) => {
    received.push(request);
    if (request.url === "/moved/models?limit=1000") return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    if (request.headers["x-api-key"] !== key) return response.writeHead(401).end('{"type":"error"}');
    const data = LISTED.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-01-01T00:00:00Z" }));
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data, has_more: false }));
  });
  await new Promise<void>((resolve) => cloud.listen(0, "127.0.0.1", resolve));
  const bound = cloud.address();
  assert.ok(bound !== null && typeof bound === "object");
  address = `http://127.0.0.1:${bound.port}`;
  atelier = await openConsole("clouds", { configured });
  owner = await atelier.owner();
});
after(async () => {
  await atelier.close();
  cloud.closeAllConnections();
  cloud.close();
});

const change = (procedure: string, input: unknown) => owner.mutate(`modelSettings.${procedure}`, input);
const details = async () => (await owner.query("modelSettings.provider", { providerId: "anthropic" })).data;

test("a redirect is not followed, and takes no key anywhere", async () => {
  const { error } = await change("connect", { kind: "anthropic", baseUrl: `${address}/moved`, key });
  assert.match(error?.message ?? "", /^Anthropic did not list its models: it redirects, which is not followed/);
  assert.equal(received.length, 1);
});

test("a cloud offers its well-known models at their published prices", async () => {
  assert.deepEqual((await change("connect", { kind: "anthropic", baseUrl: address, key: ` ${key} ` })).data, { id: "anthropic" });
  const { models } = await details();
  assert.deepEqual(
    models
      .filter(({ isOffered }: { isOffered: boolean }) => isOffered)
      .map(({ model, minPlan, price }: Record<string, unknown>) => [model, minPlan, price]),
    [
      ["claude-haiku-4-5-20251001", "builder", { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 }],
      ["claude-opus-5-5", "pro", { input: 4, cachedInput: 0.2, cacheWrite: 5, output: 20 }],
    ],
  );
  assert.deepEqual(
    models.map(({ model, needsPrice }: Record<string, unknown>) => [model, needsPrice]),
    [
      ["claude-haiku-4-5-20251001", false],
      ["claude-opus-5-5", false],
      ["claude-opus-4-1-20250805", false],
      ["claude-of-tomorrow", true],
    ],
  );
});

test("a model that is not known yet works once its price is given", async () => {
  const unknown = {
    model: "claude-of-tomorrow",
    name: "Tomorrow",
    category: "paid",
    minPlan: "pro",
    price: null,
    contextWindow: null,
    seesPictures: true,
  };
  const { error } = await change("offer", { providerId: "anthropic", models: [unknown] });
  assert.equal(error?.message, "The price of Tomorrow is not published. Give what a million tokens cost.");
  const priced = { ...unknown, price: { input: 10, output: 50 } };
  assert.equal((await change("offer", { providerId: "anthropic", models: [priced] })).error, null);
  const { credits } = (await owner.query("models.estimate", { model: "claude-of-tomorrow", kind: "create" })).data;
  // 70,000 tokens in, 200,000 cached at the price of input, 25,000 out; 250,000, 1,200,000 and 60,000.
  assert.deepEqual(credits, { from: 395, to: 1_750 });
});

test("what the server's settings configure is shown with its source, cannot be changed here, and takes precedence", async () => {
  const providers = (await owner.query("modelSettings.providers")).data;
  assert.deepEqual(
    providers.map(({ id, source, replacedBy, keyEnding }: Record<string, unknown>) => [id, source, replacedBy, keyEnding]),
    [
      ["openai", "OPENAI_API_KEY", null, null],
      ["anthropic", null, null, "abcd"],
    ],
  );
  assert.match(
    (await change("connect", { kind: "openai", key: "sk-other-0123456789" })).error?.message ?? "",
    /already set up on the server/,
  );
  assert.equal((await change("remove", { providerId: "openai" })).status, 404);
  assert.equal((await change("replaceKey", { providerId: "openai", key })).status, 404);

  const byVariable = { id: "anthropic", kind: "anthropic", baseUrl: null, key: "sk-of-the-variable" } as const;
  const { providers: used } = await connectedModels(atelier.ctx, { providers: [byVariable], models: [] });
  assert.deepEqual(used, [byVariable]);
});

test("keys survive a new secret of the installation, and a key that nothing opens is asked for again", async () => {
  const secret = randomBytes(32);
  const keyOf = async (ctx: Parameters<typeof connectedModels>[0]) => (await connectedModels(ctx, NONE)).providers.map((one) => one.key);
  const rotated = { ...atelier.ctx, secret, formerSecrets: [atelier.ctx.secret] };
  assert.deepEqual([await keyOf(atelier.ctx), await keyOf(rotated)], [[key], [key]]);
  await resealKeys(rotated);
  assert.deepEqual(await keyOf({ ...atelier.ctx, secret }), [key], "the former secret is needed no more");
  assert.deepEqual(await keyOf(atelier.ctx), [], "a provider whose key cannot be opened offers nothing");
  const call = { ctx: atelier.ctx, accountId: owner.accountId, plan: "business", scopes: "all" } as const;
  assert.match(
    (await readProvider(call, "anthropic")).problem ?? "",
    /^The key of Anthropic cannot be read any more.*Enter the key again\.$/,
  );
  const { error } = await change("test", { providerId: "anthropic", model: "claude-opus-5-5" });
  assert.match(error?.message ?? "", /cannot be read any more/);
});
