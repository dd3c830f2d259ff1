// Unusual responses of a provider become answers that can be stored and conversations that can continue.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { makePrompt } from "../../../src/adapters/models/asking/wire/make-prompt.ts";
import type { ModelAnswer, ModelMessage, ToolCall } from "../../../src/adapters/models/model-call.ts";
import { openModelServer } from "../../support/model-server/open-model-server.ts";
import { askAtOnce, entryOf, key, request } from "../ask-any-model.ts";

const server = await openModelServer({ key });
after(() => server.close());

const tools = [{ name: "look", description: "Looks.", parameters: { type: "object", properties: {} } }];
const compatible = entryOf("http://127.0.0.1:9");
const limits = { triesMax: 1 };

interface RawAnswer {
  content?: string;
  calls?: { id: string; name: string; input: string }[];
  usage?: object;
}

/** Returns the answer read from a response with this content. */
async function answerTo({ content = "", calls = [], usage = {} }: RawAnswer): Promise<ModelAnswer> {
  const toolCalls = calls.map(({ id, name, input }, index) => ({ index, id, type: "function", function: { name, arguments: input } }));
  const chunk = (delta: object, finish: string | null) => ({ id: "1", choices: [{ index: 0, delta, finish_reason: finish }], usage });
  const events = [chunk({ role: "assistant", content, tool_calls: toolCalls }, null), chunk({}, "stop")];
  const body = [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
  const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
  const { result } = await askAtOnce(compatible, { fetch, limits, request: { tools } });
  assert.ok(result.outcome === "answer", JSON.stringify(result).slice(0, 300));
  return result;
}

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

describe("An answer", () => {
  test("contains nothing that PostgreSQL rejects, anywhere", async () => {
    const input = '{"a\\u0000\\ud83d":["b\\u0000",{"c":"\\udc00"}],"ok":"\\ud83d\\ude00"}';
    const { text, calls } = await answerTo({ content: "He\0llo \ud83d", calls: [{ id: "a\0", name: "lo\0ok\ud83d", input }] });
    assert.equal(text, "Hello \ufffd");
    assert.deepEqual(calls, [{ id: "a", name: "look\ufffd", input: { "a\ufffd": ["b", { c: "\ufffd" }], ok: "😀" } }]);
    const mended = await answerTo({ calls: [{ id: "a", name: "look", input: "{'a': 'b\\u0000',}" }] });
    assert.deepEqual(mended.calls[0]?.input, { a: "b" });
    const none = await answerTo({ calls: [{ id: "a", name: "look", input: "no\0 JSON \ud83d" }] });
    assert.equal(none.calls[0]?.input, "no JSON \ufffd");
  });

  test("has an input as text if it is nested deeper than sixty levels", async () => {
    for (const [levels, isRead] of [[60, true] as const, [61, false] as const, [20_000, false] as const]) {
      const input = nested(levels);
      for (const sent of [input, JSON.stringify(input)]) {
        const { calls } = await answerTo({ calls: [{ id: "a", name: "look", input: sent }] });
        assert.deepEqual(calls[0]?.input, isRead ? JSON.parse(input) : sent);
      }
    }
  });

  test("with more malformed inputs than can be repaired in time has the last ones as text", async () => {
    const input = `{'a': '${"x".repeat(25_000)}',}`;
    const { calls } = await answerTo({ calls: ["a", "b", "c"].map((id) => ({ id, name: "look", input })) });
    assert.deepEqual(
      calls.map((call) => typeof call.input),
      ["object", "object", "string"],
    );
  });

  test("limits its usage to whole tokens from zero to a hundred million, and cached input to the input", async () => {
    const cases: [input: unknown, cached: unknown, output: unknown, used: object][] = [
      [10, 1_000_000, 5, { input: 0, cachedInput: 10, output: 5 }],
      [10, -4, -5, { input: 10, cachedInput: 0, output: 0 }],
      [3e12, 0.4, 1.6, { input: 100_000_000, cachedInput: 0, output: 2 }],
    ];
    for (const [input, cached, output, used] of cases) {
      const usage = { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: { cached_tokens: cached } };
      assert.deepEqual((await answerTo({ content: "Yes.", usage })).usage, used);
    }
  });
});

describe("A conversation", () => {
  const user = (text: string): ModelMessage => ({ role: "user", text });
  const picture = { mediaType: "image/png", base64: "AAAA" } as const;
  server.play(() => ({ say: "Yes." }));

  async function sentFor(messages: ModelMessage[], hasTools: boolean) {
    await askAtOnce(entryOf(server.url, { hasTools, seesPictures: true }), { limits, request: { messages, tools } });
    return server.requests.at(-1)?.messages;
  }

  test("is sent with tool names that every provider accepts", async () => {
    const names = ["functions.read file!", "", "x".repeat(70), "look"];
    const accepted = ["functions_read_file_", "unknown", "x".repeat(64), "look"];
    const calls = names.map((name, index): ToolCall => ({ id: `${index}`, name, input: {} }));
    const results = calls.map(({ id, name }) => ({ id, name, text: "No." }));
    const messages: ModelMessage[] = [user("Look."), { role: "assistant", text: "", calls }, { role: "tool", results }];
    const sent = await sentFor(messages, true);
    assert.deepEqual(
      sent?.[1]?.toolCalls?.map(({ name }) => name),
      accepted,
    );
    // Only Google receives the names of results, so they are checked in the prompt.
    const [, , toolMessage] = makePrompt({ ...request, system: "", messages }, { hasTools: true, seesPictures: false, provider: "acme" });
    assert.ok(toolMessage?.role === "tool");
    assert.deepEqual(
      toolMessage.content.map((part) => part.type === "tool-result" && part.toolName),
      accepted,
    );
  });

  test("alternates roles, with and without tools, whatever was omitted", async () => {
    const both: ModelMessage = { role: "user", text: "Two.", pictures: [picture] };
    const messages = [user("One."), both, { role: "assistant", text: " " } as const, user("Three.")];
    for (const hasTools of [true, false])
      assert.deepEqual(await sentFor(messages, hasTools), [{ role: "user", text: "One.\n\nTwo.\n\nThree.", images: 1 }]);
    const answers: ModelMessage[] = [user("One."), { role: "assistant", text: "A." }, { role: "assistant", text: "B." }, user("Two.")];
    assert.deepEqual(await sentFor(answers, false), [user("One."), { role: "assistant", text: "A.\n\nB." }, user("Two.")]);
  });

  test("is sent without lone surrogates, as truncated texts contain them", async () => {
    assert.deepEqual(await sentFor([user("Look \ud83d")], true), [user("Look \ufffd")]);
  });
});

describe("A response of more than 64 MB", () => {
  const piece = new Uint8Array(1_000_000).fill("x".charCodeAt(0));
  const cases: [what: string, status: number, type: string][] = [
    ["that is one endless event", 200, "text/event-stream"],
    ["that reports an error", 400, "application/json"],
  ];
  for (const [what, status, type] of cases) {
    test(`${what} is aborted as unavailable`, async () => {
      let pieces = 0;
      let isCancelled = false;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        pieces += 1;
        if (pieces > 80) controller.close();
        else controller.enqueue(piece);
      };
      const body = () => new ReadableStream<Uint8Array>({ pull, cancel: () => void (isCancelled = true) });
      const fetch = async () => new Response(body(), { status, headers: { "content-type": type } });
      const { result } = await askAtOnce(compatible, { fetch, limits });
      assert.ok(result.outcome === "failed" && result.failure === "unavailable", JSON.stringify(result).slice(0, 300));
      assert.deepEqual([isCancelled, pieces < 75], [true, true], `${pieces} pieces`);
    });
  }
});
