// What only some providers or servers send, and what they want back: each with a transcript of its own.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { after, describe, test } from "node:test";
import { microDollarsOf } from "../../../src/adapters/models/micro-credits-of.ts";
import type { Asked, ModelMessage, ToolSpec } from "../../../src/adapters/models/model-call.ts";
import { askAtOnce, entryOf } from "../ask-any-model.ts";
import { openReplayServer, PROVIDERS, type ReceivedRequest, type RecordedProvider } from "./replay-server.ts";

const server = await openReplayServer();
after(() => server.close());

const parameters = { type: "object", properties: { path: { type: "string" } }, required: ["path"], additionalProperties: false };
const tools: ToolSpec[] = [{ name: "read_file", description: "Reads a file of the project.", parameters }];
const usage = { input: 25, cachedInput: 1_800, output: 8 };
const read = (path_: string) => ({ name: "read_file", input: { path: path_ } });
const entry = (kind: RecordedProvider) => entryOf(server.url, { kind });

interface Form {
  kind: RecordedProvider;
  plays: readonly string[];
  /** The answer's text, its calls and its tokens, or the failure. */
  says?: { text?: string; calls?: object[]; usage?: object };
  fails?: string;
  /** The delays before the next attempts, in milliseconds. */
  waits?: readonly number[];
}

const hello = { text: "Hello there.", usage };
const twoCalls = [read("a.ts"), read("b.ts")];
const forms: Readonly<Record<string, Form>> = {
  "calls that all have the index 0 are several": { kind: "compatible", plays: ["own/ollama-calls"], says: { calls: twoCalls } },
  "calls without an index are several": { kind: "compatible", plays: ["own/gemini-calls"], says: { calls: twoCalls } },
  "comments and thoughts are no part of the answer, and the last event has the tokens": {
    kind: "compatible",
    plays: ["own/openrouter"],
    says: hello,
  },
  "an answer that ends with an error is tried again": {
    kind: "compatible",
    plays: ["own/openrouter-error", "own/openrouter"],
    says: hello,
    waits: [500],
  },
  "the one call of servers without tool_calls is a call": {
    kind: "compatible",
    plays: ["own/function-call"],
    says: { calls: [read("a.ts")] },
  },
  "tokens are found where Groq puts them": { kind: "compatible", plays: ["own/groq"], says: hello },
  "content in parts is its text": { kind: "compatible", plays: ["own/mistral-thinking"], says: hello },
  "pings are passed over, and the mark of the end is a reason": { kind: "compatible", plays: ["own/no-reason"], says: hello },
  "a reason is an end without the mark of it": { kind: "compatible", plays: ["own/no-end"], says: hello },
  "a completion that is not streamed, with arguments that are no text, is an answer": {
    kind: "compatible",
    plays: ["own/whole"],
    says: { text: "I look.", calls: [read("a.ts")], usage },
  },
  "kinds of events and content that did not exist are passed over": { kind: "anthropic", plays: ["own/new-kinds"], says: hello },
  "a window that is full before the answer is too small": { kind: "anthropic", plays: ["own/window"], fails: "too_long" },
  "an overload is waited for as long as the provider asks": {
    kind: "anthropic",
    plays: ["own/overloaded-529", "text"],
    says: hello,
    waits: [2_500],
  },
  "a recitation is a refusal": { kind: "google", plays: ["own/recitation"], fails: "refused" },
  "prohibited content is a refusal": { kind: "google", plays: ["own/prohibited"], fails: "refused" },
  "a call that the provider could not read is tried again": {
    kind: "google",
    plays: ["own/malformed-call", "text"],
    says: hello,
    waits: [500],
  },
  "an error in place of an event is tried again": { kind: "google", plays: ["own/error-event", "text"], says: hello, waits: [500] },
  "a delay in milliseconds is more exact than that in seconds": {
    kind: "openai",
    plays: ["own/rate-limited-ms", "text"],
    says: hello,
    waits: [840],
  },
  "filtered content is a refusal": { kind: "openai", plays: ["own/content-filter"], fails: "refused" },
};

for (const [name, { kind, plays, says, fails, waits = [] }] of Object.entries(forms)) {
  test(`${kind}: ${name}`, async () => {
    const received = server.play(kind, ...plays);
    const { result, waits: waited } = await askAtOnce(entry(kind), { request: { tools } });
    assert.deepEqual([received.length, waited], [waits.length + 1, waits]);
    if (fails !== undefined) return assert.equal(result.outcome === "failed" && result.failure, fails);
    assert.ok(result.outcome === "answer", JSON.stringify(result));
    const calls = result.calls.map(({ name: tool, input }) => ({ name: tool, input }));
    assert.deepEqual({ text: result.text, calls, usage: result.usage }, { text: result.text, calls, usage: result.usage, ...says });
  });
}

describe("What was thought before a call", () => {
  /** Plays a call, answers it, and returns what the provider then receives. */
  async function continued(kind: RecordedProvider, name: string, settings: { provider?: string } = {}): Promise<unknown[]> {
    server.play(kind, name);
    const { result } = await askAtOnce(entry(kind), { request: { tools } });
    const received = server.play(kind, "text");
    const messages = conversationAfter(result);
    const base = entry(kind);
    const next = { ...base, provider: { ...base.provider, id: settings.provider ?? base.provider.id } };
    assert.equal((await askAtOnce(next, { request: { tools, messages } })).result.outcome, "answer");
    return messagesOf(received[0]);
  }

  test("goes back to a server that sent it as reasoning_content, whose cached input is counted", async () => {
    const [, , assistant] = await continued("compatible", "own/deepseek-thinking");
    assert.equal(Object(assistant).reasoning_content, "I need both files.");
    server.play("compatible", "own/deepseek-thinking");
    const { result } = await askAtOnce(entry("compatible"), { request: { tools } });
    assert.deepEqual(result.usage, usage);
  });

  test("does not go to a server that names it otherwise, which may refuse the field, nor to another provider", async () => {
    assert.equal(Object((await continued("compatible", "own/ollama-calls"))[2]).reasoning_content, undefined);
    assert.equal(Object((await continued("compatible", "own/deepseek-thinking", { provider: "other" }))[2]).reasoning_content, undefined);
  });

  test("goes back to Anthropic signed and hidden, in its order, with the first thought first", async () => {
    const [, assistant] = await continued("anthropic", "own/thinking-calls");
    assert.deepEqual(
      Object(assistant).content.map(({ cache_control: _, ...block }: Record<string, unknown>) => block),
      [
        { type: "thinking", thinking: "I need both.", signature: "EqQBCgIYAhIM1gbc" },
        { type: "redacted_thinking", data: "EmwKAhgBEgy3va3p" },
        { type: "text", text: "I look." },
        { type: "tool_use", id: "toolu_1", name: "read_file", input: { path: "a.ts" } },
        { type: "thinking", thinking: "And the other.", signature: "ErUBCkYIBhgC" },
        { type: "tool_use", id: "toolu_2", name: "read_file", input: { path: "b.ts" } },
      ],
    );
  });

  test("is a signature alone where Google's models are asked through a server with OpenAI's protocol", async () => {
    const [, , assistant] = await continued("compatible", "own/gemini-calls");
    const [first, second] = Object(assistant).tool_calls;
    assert.deepEqual(first.extra_content, { google: { thought_signature: "Ep0DCpoDAcu98PBz" } });
    assert.equal(second.extra_content, undefined);
  });
});

test("what is written to Anthropic's cache is counted apart, and costs a quarter more", async () => {
  server.play("anthropic", "own/cache-write");
  const { result } = await askAtOnce(entry("anthropic"));
  assert.ok(result.outcome === "answer");
  assert.deepEqual(result.usage, { ...usage, cacheWritten: 4_000 });
  // 25 at $1, 1,800 read at $0.10, 4,000 written at $1.25, 8 at $5: in millionths of a dollar.
  assert.equal(microDollarsOf(entry("anthropic"), result.usage), 25 + 180 + 5_000 + 40);
});

test("every transcript of a form is played", () => {
  const source = [...Object.values(forms).flatMap(({ plays }) => plays), "own/deepseek-thinking", "own/thinking-calls", "own/cache-write"];
  for (const kind of PROVIDERS) {
    const names = readdirSync(path.join(import.meta.dirname, "transcripts", kind, "own")).map(
      (file) => `own/${file.replace(/\.http$/, "")}`,
    );
    assert.deepEqual(
      names.filter((name) => !source.includes(name)),
      [],
      kind,
    );
  }
});

function conversationAfter(result: Asked): ModelMessage[] {
  assert.ok(result.outcome === "answer", JSON.stringify(result));
  const results = result.calls.map(({ id, name }) => ({ id, name, text: "Its text." }));
  return [
    { role: "user", text: "Look." },
    { role: "assistant", text: result.text, calls: result.calls },
    { role: "tool", results },
  ];
}

function messagesOf(received: ReceivedRequest | undefined): unknown[] {
  return Object(received?.body).messages ?? assert.fail("nothing was sent");
}
