// What every provider says is understood in the same way: one table of cases, each played with the transcripts of all four.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { after, describe, test } from "node:test";
import type { Asked, ModelFailure, ModelMessage, ModelRequest, ToolSpec } from "../../../src/adapters/models/model-call.ts";
import { askAtOnce, entryOf, key } from "../ask-any-model.ts";
import { openReplayServer, PROVIDERS, type ReceivedRequest, type RecordedProvider } from "./replay-server.ts";

const server = await openReplayServer();
after(() => server.close());

const parameters = { type: "object", properties: { path: { type: "string" } }, required: ["path"], additionalProperties: false };
const tools: ToolSpec[] = [{ name: "read_file", description: "Reads a file of the project.", parameters }];
const usage = { input: 25, cachedInput: 1_800, output: 8 };
const hello = { text: "Hello there.", calls: [] as unknown[], finish: "stop", usage };
const call = (path_: string) => ({ name: "read_file", input: { path: path_ } });

/** A case: what is played, and what comes of it. `requests` counts those that were sent, `waits` are the delays between them. */
interface Case {
  plays: readonly string[];
  request?: Partial<ModelRequest>;
  /** The answer. */
  says?: Partial<typeof hello>;
  /** The failure, and what its message says. */
  fails?: { failure: ModelFailure; message: RegExp };
  requests: number;
  waits?: readonly number[];
}

const QUOTA = /no quota left|topped up/;
const cases: Readonly<Record<string, Case>> = {
  "an answer is its text, with its tokens": { plays: ["text"], says: hello, requests: 1 },
  "thoughts are counted, and are not part of the answer": { plays: ["thinking"], says: hello, requests: 1 },
  "text and two parallel calls": {
    plays: ["tools"],
    request: { tools },
    says: { text: "I look.", calls: [call("a.ts"), call("b.ts")], finish: "stop", usage },
    requests: 1,
  },
  "a refusal is final": { plays: ["refusal"], fails: { failure: "refused", message: /declined to answer/ }, requests: 1 },
  "the token limit in the middle of a call leaves the calls before it": {
    plays: ["length"],
    request: { tools },
    says: { text: "I look.", calls: [call("a.ts")], finish: "length" },
    requests: 1,
  },
  "a connection that is lost in the middle of a text is tried again": {
    plays: ["cut-text", "text"],
    says: hello,
    requests: 2,
    waits: [500],
  },
  "a connection that is lost in the middle of a call is tried again, and half a call is never delivered": {
    plays: ["cut-call", "tools"],
    request: { tools },
    says: { text: "I look.", calls: [call("a.ts"), call("b.ts")] },
    requests: 2,
    waits: [500],
  },
  "a connection that is lost every time is unavailable after four attempts": {
    plays: ["cut-call"],
    request: { tools },
    fails: { failure: "unavailable", message: /cannot be reached, or does not answer as it should/ },
    requests: 4,
    waits: [500, 1_000, 2_000],
  },
  "an overload after the answer has begun is tried again": { plays: ["overloaded", "text"], says: hello, requests: 2, waits: [500] },
  "a rate limit is waited for as long as the provider asks": { plays: ["rate-limited", "text"], says: hello, requests: 2, waits: [12_500] },
  "a quota that is used up is not waited for": { plays: ["no-quota"], fails: { failure: "rate_limited", message: QUOTA }, requests: 1 },
  "a wrong key is final": { plays: ["wrong-key"], fails: { failure: "unauthorized", message: /does not accept the key/ }, requests: 1 },
};

const entry = (kind: RecordedProvider) => entryOf(server.url, { kind, seesPictures: true });

for (const kind of PROVIDERS) {
  describe(`A conversation with a provider of kind ${kind}`, () => {
    for (const [name, { plays, request = {}, says, fails, requests, waits = [] }] of Object.entries(cases)) {
      test(name, async () => {
        const received = server.play(kind, ...plays);
        const { result, waits: waited } = await askAtOnce(entry(kind), { request });
        assert.deepEqual([received.length, waited], [requests, waits]);
        assert.ok(!JSON.stringify(result).includes(key.slice(0, 12)), "the key is in no message");
        if (fails !== undefined) {
          assert.ok(result.outcome === "failed", JSON.stringify(result));
          assert.equal(result.failure, fails.failure);
          assert.match(result.message, fails.message);
        } else assert.deepEqual(partOf(result, says ?? {}), says);
      });
    }

    test("the next request continues it: calls, results and pictures as this provider takes them", async () => {
      server.play(kind, "tools");
      const { result } = await askAtOnce(entry(kind), { request: { tools } });
      assert.ok(result.outcome === "answer");
      const received = server.play(kind, "text");
      const results = result.calls.map(({ id, name }, index) => ({ id, name, text: `file ${index}` }));
      const messages: ModelMessage[] = [
        { role: "user", text: "Look.", pictures: [{ mediaType: "image/png", base64: "iVBORw0KGgo=" }] },
        { role: "assistant", text: result.text, calls: result.calls },
        { role: "tool", results },
      ];
      const next = await askAtOnce(entry(kind), { request: { tools, messages } });
      assert.equal(next.result.outcome, "answer");
      const [sent] = received;
      assert.ok(sent);
      continuations[kind](sent, result);
    });
  });
}

test("every provider has a transcript of every case, and none is unused", () => {
  const played = [...new Set(Object.values(cases).flatMap(({ plays }) => plays))].map((name) => `${name}.http`).toSorted();
  for (const kind of PROVIDERS)
    assert.deepEqual(
      readdirSync(path.join(import.meta.dirname, "transcripts", kind))
        .filter((name) => name !== "own")
        .toSorted(),
      played,
      kind,
    );
});

function partOf(result: Asked, says: Partial<typeof hello>): unknown {
  assert.ok(result.outcome === "answer", JSON.stringify(result));
  const calls = result.calls.map(({ name, input }) => ({ name, input }));
  const all: Record<string, unknown> = { ...result, calls };
  return Object.fromEntries(Object.keys(says).map((name) => [name, all[name]]));
}

/** What each provider has to receive when a conversation goes on, as its reference documents it. */
const continuations: Readonly<Record<RecordedProvider, (sent: ReceivedRequest, answer: Asked & { outcome: "answer" }) => void>> = {
  anthropic: ({ url, headers, body }) => {
    assert.equal(url, "/v1/messages");
    assert.deepEqual([headers["x-api-key"], headers["anthropic-version"], headers.authorization], [key, "2023-06-01", undefined]);
    const { messages, system } = Object(body);
    const [user, assistant, results] = messages;
    assert.deepEqual(user.content[0], { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" } });
    assert.deepEqual(
      assistant.content.map(({ type, id, input }: Record<string, unknown>) => [type, id, input]),
      [
        ["text", undefined, undefined],
        ["tool_use", "toolu_01T1x1fJ34qAmk2tNTrN7Up6", { path: "a.ts" }],
        ["tool_use", "toolu_01A09q90qw90lq917835lq9", { path: "b.ts" }],
      ],
    );
    assert.deepEqual(
      results.content.map((one: Record<string, unknown>) => [one["type"], one["tool_use_id"]]),
      [
        ["tool_result", "toolu_01T1x1fJ34qAmk2tNTrN7Up6"],
        ["tool_result", "toolu_01A09q90qw90lq917835lq9"],
      ],
    );
    // The cache: the system prompt with the tools before it, and the end of the conversation.
    assert.deepEqual(system[0].cache_control, { type: "ephemeral" });
    assert.deepEqual(results.content.at(-1).cache_control, { type: "ephemeral" });
  },
  openai: ({ url, headers, body }) => {
    assert.equal(url, "/v1/chat/completions");
    assert.equal(headers.authorization, `Bearer ${key}`);
    assert.deepEqual(Object(body).stream_options, { include_usage: true });
    checkChat(body, ["call_12xyz", "call_99abc"]);
  },
  compatible: ({ url, headers, body }) => {
    assert.equal(url, "/v1/chat/completions");
    assert.equal(headers.authorization, `Bearer ${key}`);
    checkChat(body, ["chatcmpl-tool-1f", "chatcmpl-tool-2e"]);
  },
  google: ({ url, headers, body }) => {
    assert.match(url, /^\/v1\/models\/[^/]+:streamGenerateContent\?alt=sse$/);
    assert.equal(headers["x-goog-api-key"], key);
    const [user, model, results] = Object(body).contents;
    assert.deepEqual(user.parts[0], { inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } });
    assert.deepEqual(
      model.parts.map((part: { functionCall?: { args: unknown }; thoughtSignature?: string }) => [
        part.functionCall?.args,
        part.thoughtSignature,
      ]),
      [
        [undefined, undefined],
        [{ path: "a.ts" }, "Ep0DCpoDAcu98PBz"],
        [{ path: "b.ts" }, undefined],
      ],
      "a signature goes back with its call",
    );
    assert.deepEqual(
      results.parts.map((part: { functionResponse: { response: { content: string } } }) => part.functionResponse.response.content),
      ["file 0", "file 1"],
    );
  },
};

function checkChat(body: unknown, ids: readonly string[]): void {
  const { messages } = Object(body);
  const [, user, assistant, ...results] = messages;
  assert.deepEqual(user.content[0], { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } });
  assert.deepEqual(
    assistant.tool_calls.map(({ id, function: called }: { id: string; function: { arguments: string } }) => [
      id,
      JSON.parse(called.arguments),
    ]),
    ids.map((id, index) => [id, { path: index === 0 ? "a.ts" : "b.ts" }]),
  );
  assert.deepEqual(
    results,
    ids.map((id, index) => ({ role: "tool", tool_call_id: id, content: `file ${index}` })),
  );
}
