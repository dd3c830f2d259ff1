// One call to a model, against a server that implements the providers' protocols.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { askModel } from "../../src/adapters/models/ask-model.ts";
import type { Asked, ModelFailure } from "../../src/adapters/models/model-call.ts";
import { openModelServer } from "../support/model-server/open-model-server.ts";
import type { Turn } from "../support/model-server/turn.ts";
import { askAtOnce, entryOf, key, kinds, request } from "./ask-any-model.ts";

const server = await openModelServer({ key, models: ["claude-haiku-4-5", "claude-3-haiku"] });
after(() => server.close());

const schema = { type: "object", properties: { name: { type: "string" } }, required: ["name"], additionalProperties: false };

/** Plays these turns, repeating the last one, and returns the requests that the server received. */
function play(...turns: Turn[]): { seen: () => typeof server.requests } {
  const before = server.requests.length;
  server.play((_, turn) => turns[Math.min(turn, turns.length - 1)] ?? { say: "" });
  return { seen: () => server.requests.slice(before) };
}

/** Returns the name of the failure, or what was answered instead. */
function failureOf(result: Asked): string {
  return result.outcome === "failed" ? result.failure : `answered ${result.text}`;
}

for (const kind of kinds) {
  const entry = entryOf(server.url, { kind });

  describe(`An answer of a provider of kind ${kind}`, () => {
    test("is its text with its usage, cached input separately", async () => {
      const { seen } = play({ say: "Good morning.", usage: { input: 1_000, cachedInput: 600, output: 40 } });
      const { result } = await askAtOnce(entry);
      assert.deepEqual(result, {
        outcome: "answer",
        text: "Good morning.",
        calls: [],
        usage: { input: 400, cachedInput: 600, output: 40 },
        finish: "stop",
      });
      const [sent] = seen();
      await sent?.closed;
      assert.deepEqual([sent?.stream, sent?.aborted], [true, false]);
      assert.equal(sent?.wantsJson, false);
      assert.equal(sent?.system, "You are terse.");
      assert.deepEqual(sent?.messages, [{ role: "user", text: "Hello there" }]);
    });

    test("reports when it ended at its token limit", async () => {
      play({ say: "Once upon", finish: "length" });
      const { result } = await askAtOnce(entry);
      assert.ok(result.outcome === "answer" && result.finish === "length" && result.text === "Once upon");
    });

    test("is requested with the schema if the model supports it, and is returned as text even if it does not match", async () => {
      const { seen } = play({ say: '{"name":"Ada"}' }, { say: "I would rather not" });
      const [first, second] = [await askAtOnce(entry, { request: { schema } }), await askAtOnce(entry, { request: { schema } })];
      assert.ok(first.result.outcome === "answer" && first.result.text === '{"name":"Ada"}');
      assert.ok(second.result.outcome === "answer" && second.result.text === "I would rather not");
      assert.deepEqual(
        seen().map(({ wantsJson }) => wantsJson),
        [true, true],
      );
    });

    test("is requested without a schema if the model does not support it", async () => {
      const { seen } = play({ say: '{"name":"Ada"}' });
      const { result } = await askAtOnce({ ...entry, isStructured: false }, { request: { schema } });
      assert.ok(result.outcome === "answer" && result.text === '{"name":"Ada"}');
      assert.deepEqual(
        seen().map(({ wantsJson, tools }) => ({ wantsJson, tools })),
        [{ wantsJson: false, tools: [] }],
      );
    });
  });

  describe(`A failure of a provider of kind ${kind}`, () => {
    const passing: [name: string, turn: Turn, failure: ModelFailure][] = [
      ["a status of 500", { status: 500 }, "unavailable"],
      ["a status of 529", { status: 529 }, "unavailable"],
      ["a connection cut before the headers", { hangUp: "before-headers" }, "unavailable"],
      ["a connection cut after the headers", { hangUp: "after-headers" }, "unavailable"],
      ["half a stream", { hangUp: "mid-stream", say: "Half of this is lost for ever." }, "unavailable"],
      ["another protocol", { garbage: "<html>Welcome</html>" }, "unavailable"],
      ["a body that is not a stream", { status: 200, body: { hello: "world" } }, "unavailable"],
      ["a status of 429", { status: 429 }, "rate_limited"],
      ["a status of 408", { status: 408 }, "timed_out"],
    ];
    for (const [name, turn, failure] of passing) {
      test(`${name} is ${failure} after four attempts, and succeeds when a later attempt is answered`, async () => {
        const lasting = play(turn);
        const { result, waits } = await askAtOnce(entry);
        assert.equal(failureOf(result), failure);
        assert.equal(lasting.seen().length, 4);
        assert.deepEqual(waits, [500, 1_000, 2_000]);
        assertPlain(result);
        const passed = play(turn, turn, { say: "Here again." });
        const { result: then } = await askAtOnce(entry);
        assert.ok(then.outcome === "answer" && then.text === "Here again.");
        assert.equal(passed.seen().length, 3);
      });
    }

    const lasting: [name: string, turn: Turn, failure: ModelFailure][] = [
      ["a status of 401", { status: 401, body: { error: { message: `Incorrect API key: ${key}` } } }, "unauthorized"],
      ["a status of 403", { status: 403 }, "unauthorized"],
      ["a status of 400", { status: 400 }, "invalid_request"],
      ["a prompt that is too long", { status: 400, body: failureBody("prompt is too long: 9000 tokens > 8000 maximum") }, "too_long"],
      ["a context that overflows", { status: 400, body: failureBody("This model's maximum context length is 8000 tokens.") }, "too_long"],
      ["a filter before the answer", { status: 400, body: failureBody("Rejected by our content_filter.") }, "refused"],
      ["a URL that does not exist", { status: 404, body: "404 page not found" }, "invalid_request"],
      ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:9/elsewhere" } }, "invalid_request"],
      ["an empty answer", { say: "" }, "empty"],
      ["a refusal", { refuse: "I can not help with that." }, "refused"],
    ];
    for (const [name, turn, failure] of lasting) {
      test(`${name} is ${failure} immediately`, async () => {
        const { seen } = play(turn);
        const { result } = await askAtOnce(entry);
        assert.equal(failureOf(result), failure);
        assert.equal(seen().length, 1);
        assertPlain(result);
      });
    }

    test("an invalid key is unauthorized, and no message contains it", async () => {
      const { result } = await askAtOnce(entryOf(server.url, { kind, key: "sk-wrong-secret" }));
      assert.equal(failureOf(result), "unauthorized");
      assertPlain(result, "sk-wrong-secret");
    });

    test("a model that the provider does not have is unknown_model, and is named", async () => {
      const { result } = await askAtOnce(entryOf(server.url, { kind, model: "claude-9000" }));
      assert.equal(failureOf(result), "unknown_model");
      assert.ok(result.outcome === "failed" && result.message.includes("claude-9000"));
    });

    test("a refusal and an empty answer report their usage", async () => {
      play({ say: "", usage: { input: 90, output: 7 } });
      const empty = await askAtOnce(entry);
      assert.deepEqual(empty.result.usage, { input: 90, cachedInput: 0, output: 7 });
      play({ refuse: "No." });
      const refused = await askAtOnce(entry);
      assert.ok((refused.result.usage?.output ?? 0) > 0);
    });

    test("silence is timed_out: the attempt is aborted on the wire and retried", async () => {
      const { seen } = play({ stall: true }, { say: "Awake." });
      const { result } = await askAtOnce(entry, { limits: { silenceMilliseconds: 60 } });
      assert.ok(result.outcome === "answer" && result.text === "Awake.");
      const [first] = seen();
      await first?.closed;
      assert.equal(first?.aborted, true);
    });

    test("a stop aborts the request on the wire, with the signal's reason", async () => {
      const { seen } = play({ say: "A long story ".repeat(40), millisecondsPerChunk: 20 });
      const stop = new AbortController();
      const reason = new Error("stopped by a person");
      setTimeout(() => stop.abort(reason), 90);
      await assert.rejects(askModel(entry, request, { signal: stop.signal, limits: { triesMax: 1 } }), reason);
      const [only, ...more] = seen();
      await only?.closed;
      assert.equal(only?.aborted, true);
      assert.equal(more.length, 0);
    });
  });
}

function failureBody(message: string) {
  return { type: "error", error: { type: "invalid_request_error", message, code: null, param: null } };
}

/** Asserts a message for people: no key, no URL, nothing that the provider sent. */
function assertPlain(result: Asked, secret = key): void {
  assert.ok(result.outcome === "failed");
  assert.match(result.message, /^(Swift|What Swift|The provider acme).*\.$/);
  assert.ok(!JSON.stringify(result).includes(secret), result.message);
  assert.doesNotMatch(result.message, /https?:|127\.0\.0\.1|\{|</);
}

describe("A model server without a key", () => {
  test("receives none", async () => {
    const open = await openModelServer();
    open.play(() => ({ say: "Welcome." }));
    const { result } = await askAtOnce(entryOf(open.url, { key: null }));
    assert.ok(result.outcome === "answer");
    assert.equal(open.requests[0]?.headers["authorization"], undefined);
    await open.close();
    const { result: gone, waits } = await askAtOnce(entryOf(open.url, { key: null }));
    assert.equal(failureOf(gone), "unavailable");
    assert.equal(waits.length, 3);
  });
});

describe("A call that is stopped", () => {
  test("during a delay between two attempts rejects with the signal's reason, and is not retried", async () => {
    const { seen } = play({ status: 503 });
    const stop = new AbortController();
    const reason = new Error("stopped while it waited");
    const began = performance.now();
    setTimeout(() => stop.abort(reason), 60);
    const limits = { backoffMilliseconds: 5_000 };
    await assert.rejects(askModel(entryOf(server.url), request, { signal: stop.signal, random: () => 1, limits }), reason);
    assert.ok(performance.now() - began < 2_000);
    assert.equal(seen().length, 1);
  });

  test("before it started sends nothing", async () => {
    const { seen } = play({ say: "Unheard." });
    await assert.rejects(askModel(entryOf(server.url), request, { signal: AbortSignal.abort(new Error("gone")) }), /gone/);
    assert.equal(seen().length, 0);
  });
});

describe("The time of a call", () => {
  test("is limited in total, however fast the answer streams", async () => {
    const { seen } = play({ say: "On and on ".repeat(200), millisecondsPerChunk: 10 });
    const { result } = await askAtOnce(entryOf(server.url), { limits: { totalMilliseconds: 120 } });
    assert.equal(failureOf(result), "timed_out");
    await seen()[0]?.closed;
    assert.deepEqual(
      seen().map(({ aborted }) => aborted),
      [true],
    );
  });

  test("does not wait for a retry that would start after it", async () => {
    const { seen } = play({ status: 500 });
    const { result, waits } = await askAtOnce(entryOf(server.url), { limits: { totalMilliseconds: 700 } });
    assert.equal(failureOf(result), "unavailable");
    assert.deepEqual([waits, seen().length], [[500], 2]);
  });

  test("does not end for a slow answer", async () => {
    play({ say: "One word after the other comes.", millisecondsPerChunk: 40, chunkCharacters: 4 });
    const { result } = await askAtOnce(entryOf(server.url), { limits: { silenceMilliseconds: 150 } });
    assert.equal(failureOf(result), "answered One word after the other comes.");
  });
});

describe("Retry-After", () => {
  const inSeconds = (seconds: number) => ({
    date: new Date().toUTCString(),
    "retry-after": new Date(Date.now() + seconds * 1000).toUTCString(),
  });
  const delays: [name: string, headers: Record<string, string>, milliseconds: number][] = [
    ["in seconds", { "retry-after": "3" }, 3_000],
    ["as an HTTP date", inSeconds(4), 4_000],
    ["in milliseconds", { "retry-after-ms": "1500" }, 1_500],
  ];
  for (const [name, headers, milliseconds] of delays) {
    test(`${name} is respected, plus jitter`, async () => {
      play({ status: 429, headers }, { say: "Now." });
      const { result: then, waits } = await askAtOnce(entryOf(server.url), { random: () => 0.5 });
      assert.equal(then.outcome, "answer");
      assert.deepEqual(waits, [milliseconds + 250]);
    });
  }

  test("of more than twenty seconds fails immediately, with the delay", async () => {
    const { seen } = play({ status: 429, headers: { "retry-after": "90" } });
    const { result: failed } = await askAtOnce(entryOf(server.url));
    assert.ok(failed.outcome === "failed" && failed.failure === "rate_limited");
    assert.match(failed.message, /90 seconds/);
    assert.equal(seen().length, 1);
  });
});

describe("Usage", () => {
  test("is estimated if the provider does not report it, at four characters a token", async () => {
    play({ say: "Twelve chars", usage: "absent" });
    const { result } = await askAtOnce(entryOf(server.url));
    // "You are terse." and "Hello there" are 25 characters.
    assert.deepEqual(result.usage, { input: 7, cachedInput: 0, output: 3, isEstimated: true });
  });
});

describe("Thinking", () => {
  for (const kind of ["compatible", "anthropic"] as const) {
    test(`of a provider of kind ${kind} is not part of the text`, async () => {
      play({ reasoning: "Let me see.", say: "Yes." });
      const { result } = await askAtOnce(entryOf(server.url, { kind }));
      assert.equal(failureOf(result), "answered Yes.");
    });
  }

  test("in a leading tag is removed, and alone is an empty answer", async () => {
    play({ say: "<think>Let me see.</think>\n\nYes, <think> is a tag." }, { say: "<think>Let me", finish: "length" });
    assert.equal(failureOf((await askAtOnce(entryOf(server.url))).result), "answered Yes, <think> is a tag.");
    assert.equal(failureOf((await askAtOnce(entryOf(server.url))).result), "empty");
  });
});

test("marks the system prompt for Anthropic's cache", async () => {
  const { seen } = play({ say: "Yes." });
  await askAtOnce(entryOf(server.url, { kind: "anthropic" }));
  assert.deepEqual(Object(seen()[0]?.body).system, [{ type: "text", text: "You are terse.", cache_control: { type: "ephemeral" } }]);
});

test("a schema with optional properties is not sent as strict, which OpenAI would reject", async () => {
  const { seen } = play({ say: "{}" });
  for (const kind of ["openai", "compatible"] as const) {
    await askAtOnce(entryOf(server.url, { kind }), { request: { schema } });
    await askAtOnce(entryOf(server.url, { kind }), { request: { schema: { ...schema, required: [] } } });
  }
  const strict = seen().map(({ body }) => Object(body).response_format.json_schema.strict);
  assert.deepEqual(strict, [true, false, true, false]);
});
