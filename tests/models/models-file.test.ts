// The file of ATELIER_MODELS: what it may contain, and the message for every mistake.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, test } from "node:test";
import { PLAN_NAMES } from "../../src/domain/plans/plans.ts";
import { StartError } from "../../src/lib/process/start-error.ts";
import { configureModels } from "../../src/adapters/models/configured/configure-models.ts";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-models-"));
const file = path.join(folder, "models.json");
const nothing = { anthropicKey: null, openaiKey: null, openaiBaseUrl: null, googleKey: null, ollamaBaseUrl: null };
const variables = { ROUTER_KEY: " router-secret\n", EMPTY: " ", OPENROUTER_API_KEY: "key" };

function read(content: unknown, settings: Partial<typeof nothing> | Record<string, string> = {}) {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return configureModels({ path: file, settings: { ...nothing, ...settings }, variables, plans: PLAN_NAMES });
}

function mistakes(content: unknown): string[] {
  try {
    read(content, { anthropicKey: "key" });
  } catch (error) {
    assert.ok(error instanceof StartError);
    return error.message.split("\n").slice(1);
  }
  return assert.fail("it was accepted");
}

const router = { id: "router", kind: "compatible", baseUrl: "https://router.example/api/v1/", key: "$ROUTER_KEY" };
const model = { id: "one", provider: "router", category: "fast" };

describe("a models file", () => {
  test("declares providers and models; defaults are free and for every plan where a model may be self-hosted", () => {
    const { providers, models } = read({ providers: [router], models: [model] });
    const provider = { id: "router", kind: "compatible", baseUrl: "https://router.example/api/v1", key: "router-secret" };
    assert.deepEqual(providers, [provider]);
    assert.deepEqual(models, [
      {
        id: "one",
        name: "one",
        provider,
        model: "one",
        category: "fast",
        multiplier: 1,
        contextWindow: null,
        price: { input: 0, cachedInput: 0, output: 0 },
        minPlan: "free",
        isStructured: true,
        hasTools: true,
        seesPictures: false,
      },
    ]);
  });

  test("sets every property of a model", () => {
    const all = {
      id: "big-1:x",
      name: "Big One",
      provider: "router",
      model: "maker/big",
      category: "paid",
      multiplier: 1.5,
      price: { input: 2, cachedInput: 0.5, output: 8 },
      contextWindow: 4096,
      minPlan: "max",
      isStructured: false,
      hasTools: false,
      seesPictures: true,
    };
    const { models } = read({ providers: [router], models: [all] });
    assert.deepEqual(
      models.map((one) => ({ ...one, provider: one.provider.id })),
      [all],
    );
  });

  test("completes well-known models, and its own values take precedence", () => {
    const sonnet = { id: "sonnet", provider: "anthropic", model: "claude-sonnet-4-5", category: "fast" };
    const { models } = read({ models: [sonnet, { ...sonnet, id: "dear", price: { input: 9, output: 90 } }] }, { anthropicKey: "key" });
    const [known, dear] = models;
    assert.deepEqual(
      [known?.name, known?.price, known?.contextWindow, known?.minPlan],
      ["Claude Sonnet 4.5", { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 }, 200_000, "pro"],
    );
    assert.deepEqual(dear?.price, { input: 9, cachedInput: 9, output: 90 });
    assert.equal(models.length, 2, "other models of a provider are not offered in addition to the listed ones");
  });

  test("may name models of an unconfigured provider, which are omitted", () => {
    assert.deepEqual(read({ models: [{ id: "gpt", provider: "openai", category: "fast" }] }), { providers: [], models: [] });
  });

  test("may be empty; well-known models are offered if a key is set", () => {
    assert.deepEqual(read({ models: [] }).models, []);
    const { models } = read({ models: [] }, { googleKey: "key", openaiKey: "key" });
    assert.deepEqual(
      models.filter(({ minPlan }) => minPlan === "builder").map(({ id }) => id),
      ["gpt-6-luna", "gpt-5.6-luna", "gemini-3.5-flash-lite", "gemini-3.8-flash"],
    );
    assert.ok(models.every(({ price }) => price.cachedInput < price.input && price.input < price.output));
  });

  test("marks models that write code, and of the well-known ones those that cost ten dollars or more", () => {
    const { models } = read({ providers: [router], models: [{ ...model, category: "paid" }] }, { anthropicKey: "key", openaiKey: "key" });
    assert.deepEqual(
      models.filter(({ category }) => category === "paid").map(({ id }) => id),
      ["one", "claude-sonnet-5", "claude-opus-5-5", "gpt-6-sol", "gpt-5.6-sol"],
    );
    assert.ok(models.slice(1).every(({ category, price }) => (category === "paid") === price.output >= 10));
  });

  test("gives every model tools, and vision to those of clouds, by default", () => {
    const google = { id: "gem", provider: "google", model: "gemini-2.5-pro", category: "paid" };
    const { models } = read(
      { providers: [router], models: [model, google, { ...google, id: "blind", hasTools: false, seesPictures: false }] },
      { googleKey: "key", anthropicKey: "key" },
    );
    assert.deepEqual(
      models.slice(0, 4).map(({ id, hasTools, seesPictures }) => [id, hasTools, seesPictures]),
      [
        ["one", true, false],
        ["gem", true, true],
        ["blind", false, false],
        ["claude-haiku-4-5", true, true],
      ],
    );
  });

  test("that uses the id of a well-known model gives the latter a longer id", () => {
    const { models } = read({ providers: [router], models: [{ ...model, id: "gpt-6-sol" }] }, { openaiKey: "key" });
    assert.deepEqual(
      models.filter(({ id }) => id.endsWith("gpt-6-sol")).map(({ id, provider }) => [id, provider.id]),
      [
        ["gpt-6-sol", "router"],
        ["openai-gpt-6-sol", "openai"],
      ],
    );
  });
});

test("the example of docs/models.md is valid, and offers its models", () => {
  const guide = readFileSync(path.join(import.meta.dirname, "../../docs/models.md"), "utf8");
  const example = /```json\n([^`]+)```/.exec(guide)?.[1] ?? assert.fail("there is no example");
  const { providers, models } = read(example, { anthropicKey: "key", ollamaBaseUrl: "http://localhost:11434" });
  assert.deepEqual(
    providers.map(({ id }) => id),
    ["anthropic", "ollama", "openrouter", "workshop"],
  );
  assert.deepEqual(
    models.map(({ id, minPlan, contextWindow }) => [id, minPlan, contextWindow]),
    [
      ["qwen-coder", "free", 32_768],
      ["haiku", "builder", 200_000],
      ["sonnet", "pro", 200_000],
    ],
  );
});

const keyInFile = "a key is not written into the file. Write $ and the name of a variable, and set that variable to the key.";
const invalidAddress = "is wrong: give an http or https address without a user and without ?, such as http://localhost:1234/v1.";
const invalidPrice = "give US dollars a million tokens, 0 or more.";
const ids = "anthropic, openai, google, ollama, router";

/** Mistakes in a model or a provider, and the message for each. */
const ofModels: [string, Record<string, unknown>, string][] = [
  [
    "an unknown provider",
    { provider: "else" },
    `models[0].provider is not a provider that is known: name one of ${ids}, or declare it under providers.`,
  ],
  ["no provider", { provider: undefined }, `models[0].provider is missing: name one of ${ids}.`],
  ["the id auto", { id: "auto" }, "models[0].id is taken: auto and blueprint are Atelier's own, so choose another."],
  ["the id blueprint", { id: "blueprint" }, "models[0].id is taken: auto and blueprint are Atelier's own, so choose another."],
  ["an id with a slash", { id: "maker/one" }, "models[0].id is wrong: use small letters, digits and . : - _, at most 100 of them."],
  ["no id", { id: undefined }, "models[0].id is missing: give the model an id."],
  ["an unknown plan", { minPlan: "gold" }, "models[0].minPlan is wrong: use one of free, builder, pro, max, team, business."],
  ["a price below 0", { price: { input: -1, output: 1 } }, `models[0].price.input is wrong: ${invalidPrice}`],
  ["half a price", { price: { input: 1 } }, `models[0].price.output is missing: ${invalidPrice}`],
  [
    "a price that is not an object",
    { price: 3 },
    "models[0].price is wrong: give an object with input and output, in US dollars a million tokens.",
  ],
  ["the category free", { category: "free" }, "models[0].category is wrong: use fast or paid."],
  ["no category", { category: undefined }, "models[0].category is missing: use fast or paid."],
  ["a multiplier below 0", { multiplier: -1 }, "models[0].multiplier is wrong: give a number from 0 to 1000."],
  ["half a token", { contextWindow: 8192.5 }, "models[0].contextWindow is wrong: give a whole number of tokens, at least 1000."],
  ["a tiny window", { contextWindow: 12 }, "models[0].contextWindow is wrong: give a whole number of tokens, at least 1000."],
  ["a word for a boolean", { isStructured: "yes" }, "models[0].isStructured is wrong: use true or false."],
  ["a word for hasTools", { hasTools: "no" }, "models[0].hasTools is wrong: use true or false."],
  ["a number for seesPictures", { seesPictures: 1 }, "models[0].seesPictures is wrong: use true or false."],
  ["an empty name", { name: " " }, "models[0].name is empty."],
  ["a field that is not known", { prise: 1 }, "models[0] has a field that is not known: prise."],
  [
    "a cloud's model without a price",
    { provider: "anthropic" },
    "models[0].price is missing: give an object with input and output, in US dollars a million tokens.",
  ],
];

const ofProviders: [string, Record<string, unknown>, string][] = [
  ["a key in the file", { key: "sk-secret-word" }, `providers[0].key is wrong: ${keyInFile}`],
  [
    "a variable that is not set",
    { key: "$NO_SUCH_KEY" },
    "providers[0].key names $NO_SUCH_KEY, which is not set to a key: set it, or take this out.",
  ],
  ["a variable that is empty", { key: "$EMPTY" }, "providers[0].key names $EMPTY, which is not set to a key: set it, or take this out."],
  [
    "no key for a cloud",
    { kind: "google", key: undefined },
    "providers[0].key is missing: write $ and the name of a variable, and set that variable to the key.",
  ],
  ["no address", { baseUrl: undefined }, "providers[0].baseUrl is missing: give the server's address, such as http://localhost:1234/v1."],
  ["an address with a password", { baseUrl: "http://me:secret-word@host/v1" }, `providers[0].baseUrl ${invalidAddress}`],
  ["an address without a scheme", { baseUrl: "localhost:1234" }, `providers[0].baseUrl ${invalidAddress}`],
  ["an unknown kind", { kind: "azure" }, "providers[0].kind is wrong: use compatible, anthropic, openai or google."],
  ["a built-in provider's id", { id: "ollama" }, "providers[0].id is taken: set OLLAMA_BASE_URL for that provider, or choose another id."],
  ["the generator's id", { id: "atelier" }, "providers[0].id is taken: atelier is the built-in generator's, so choose another."],
  ["an id in capitals", { id: "Router" }, "providers[0].id is wrong: use small letters, digits and -, at most 40 of them."],
];

describe("a mistake has a message with its location and the expected value:", () => {
  for (const [name, change, sentence] of ofModels) {
    test(name, () => assert.deepEqual(mistakes({ providers: [router], models: [{ ...model, ...change }] }), [sentence]));
  }

  for (const [name, change, sentence] of ofProviders) {
    test(name, () => {
      const messages = mistakes({ providers: [{ ...router, ...change }], models: [] });
      assert.deepEqual(messages, [sentence]);
      assert.doesNotMatch(messages.join(), /secret-word/);
    });
  }

  test("a duplicate id", () => {
    assert.deepEqual(mistakes({ providers: [router, router], models: [model, model, model] }), [
      "providers name router more than once.",
      "models name one more than once.",
    ]);
  });

  test("no list of models, and no object", () => {
    assert.deepEqual(mistakes({}), ["models is missing: list the models, or []."]);
    assert.deepEqual(mistakes([]), ['the file is wrong: give {"models": [...]}.']);
    assert.deepEqual(mistakes({ models: [null] }), ["models[0] is wrong: give an object with id, provider and category."]);
  });

  test("several mistakes at once", () => {
    const messages = mistakes({
      providers: [
        { ...router, key: "sk-secret-word" },
        { id: "second", kind: "compatible" },
      ],
      models: [
        { ...model, category: "free", minPlan: "gold" },
        { ...model, provider: "second" },
        { ...model, id: "auto", provider: "third" },
      ],
    });
    assert.equal(messages.length, 7, messages.join("\n"));
  });

  test("a file that does not exist or is not JSON, without its content", () => {
    const options = { path: path.join(folder, "none.json"), settings: nothing, variables, plans: PLAN_NAMES };
    assert.throws(() => configureModels(options), {
      name: "StartError",
      message: /none\.json cannot be read \(ENOENT\)\. Correct ATELIER_MODELS/,
    });
    assert.throws(
      () => read('{"models": [], "key": secret-word}'),
      (error: Error) => {
        assert.match(error.message, /models\.json is not valid JSON\. /);
        return !error.message.includes("secret");
      },
    );
  });
});
