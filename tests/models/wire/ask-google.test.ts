// The model server does not implement Google's protocol, so its responses are written out here as documented.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelDelta } from "../../../src/adapters/models/model-call.ts";
import { askAtOnce, entryOf, key } from "../ask-any-model.ts";

const entry = { ...entryOf("", { kind: "google", model: "gemini-2.5-flash" }) };
const google = { ...entry, provider: { ...entry.provider, baseUrl: null } };
const usageMetadata = { promptTokenCount: 50, cachedContentTokenCount: 20, candidatesTokenCount: 8, totalTokenCount: 58 };
const answerOf = (text: string) => ({
  candidates: [{ content: { parts: [{ text }], role: "model" }, finishReason: "STOP", index: 0 }],
  usageMetadata,
});

/** Responds to each request with the next of these, as a single event; records what was sent. */
function play(...answers: { status?: number; body: unknown }[]) {
  const sent: { url: string; headers: Headers; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { status = 200, body } = answers[sent.length] ?? { status: 500, body: {} };
    sent.push({ url: new Request(input).url, headers: new Headers(init?.headers), body: await new Response(init?.body).text() });
    const text = status === 200 ? `data: ${JSON.stringify(body)}\r\n\r\n` : JSON.stringify(body);
    return new Response(text, { status, headers: { "content-type": "text/event-stream" } });
  };
  return { fetch, sent };
}

test("calls Google at its own URL, with the key in a header, and reports cached input separately", async () => {
  const { fetch, sent } = play({ body: answerOf("Hello.") });
  const { result } = await askAtOnce(google, { fetch });
  assert.deepEqual(result, {
    outcome: "answer",
    text: "Hello.",
    calls: [],
    usage: { input: 30, cachedInput: 20, output: 8 },
    finish: "stop",
  });
  assert.match(
    sent[0]?.url ?? "",
    /^https:\/\/generativelanguage\.googleapis\.com\/v1beta\/models\/gemini-2\.5-flash:streamGenerateContent/,
  );
  assert.equal(sent[0]?.headers.get("x-goog-api-key"), key);
  assert.ok(!sent[0]?.url.includes(key));
});

test("passes a schema to Google as the response schema", async () => {
  const { fetch, sent } = play({ body: answerOf('{"name":"Ada"}') });
  const schema = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
  await askAtOnce(google, { fetch, request: { schema } });
  const { generationConfig } = JSON.parse(sent[0]?.body ?? "{}");
  assert.equal(generationConfig.responseMimeType, "application/json");
});

test("a blocked prompt is refused, an overload is retried, and an incomplete answer is rejected", async () => {
  const blocked = play({ body: { promptFeedback: { blockReason: "SAFETY" }, usageMetadata: { promptTokenCount: 5, totalTokenCount: 5 } } });
  const { result } = await askAtOnce(google, { fetch: blocked.fetch });
  assert.ok(result.outcome === "failed" && result.failure === "refused", JSON.stringify(result));
  const half = { candidates: [{ content: { parts: [{ text: "Hel" }], role: "model" }, index: 0 }] };
  const busy = play(
    { status: 503, body: { error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } } },
    { body: half },
    { body: answerOf("Hello.") },
  );
  const later = await askAtOnce(google, { fetch: busy.fetch });
  assert.ok(later.result.outcome === "answer" && later.result.text === "Hello.");
  assert.equal(busy.sent.length, 3);
});

test("returns the signatures of Google's calls with the calls, followed by the results", async () => {
  const calling = (path: string, more: object) => ({ functionCall: { name: "read_file", args: { path } }, ...more });
  const parts = [{ text: "Let me look." }, calling("a.ts", { thoughtSignature: "c2lnbmVk" }), calling("b.ts", {})];
  const called = { candidates: [{ content: { parts, role: "model" }, finishReason: "STOP", index: 0 }], usageMetadata };
  const { fetch, sent } = play({ body: called }, { body: answerOf("Nothing.") });
  const parameters = { type: "object", properties: { path: { type: "string" } }, required: ["path"] };
  const tools = [{ name: "read_file", description: "Reads a file.", parameters }];
  const deltas: ModelDelta[] = [];
  const { result } = await askAtOnce(google, { fetch, request: { tools }, onDelta: (one) => deltas.push(one) });
  assert.ok(result.outcome === "answer" && result.finish === "stop", JSON.stringify(result));
  assert.deepEqual(
    result.calls.map(({ name, input, signature }) => [name, input, signature?.["google"]]),
    [
      ["read_file", { path: "a.ts" }, { thoughtSignature: "c2lnbmVk" }],
      ["read_file", { path: "b.ts" }, undefined],
    ],
  );
  assert.deepEqual(deltas, [{ words: "Let me look." }, { calls: "read_file" }, { calls: "read_file" }]);
  // A journal stores calls as JSON.
  const calls: typeof result.calls = JSON.parse(JSON.stringify(result.calls));
  const results = calls.map(({ id, name }, index) => ({ id, name, text: `file ${index}` }));
  const messages = [
    { role: "user", text: "Look.", pictures: [{ mediaType: "image/jpeg", base64: "/9j/" }] } as const,
    { role: "assistant", text: result.text, calls } as const,
    { role: "tool", results } as const,
  ];
  await askAtOnce(google, { fetch, request: { tools, messages } });
  const { contents, toolConfig } = JSON.parse(sent[1]?.body ?? "{}");
  assert.deepEqual(toolConfig, { functionCallingConfig: { mode: "AUTO" } });
  assert.deepEqual(contents[0].parts, [{ inlineData: { mimeType: "image/jpeg", data: "/9j/" } }, { text: "Look." }]);
  assert.deepEqual(
    contents[1].parts.map((part: { text?: string; functionCall?: { args: unknown }; thoughtSignature?: string }) => [
      part.text ?? part.functionCall?.args,
      part.thoughtSignature,
    ]),
    [
      ["Let me look.", undefined],
      [{ path: "a.ts" }, "c2lnbmVk"],
      [{ path: "b.ts" }, undefined],
    ],
  );
  assert.deepEqual(
    contents[2].parts.map((part: { functionResponse: { response: { content: string } } }) => part.functionResponse.response.content),
    ["file 0", "file 1"],
  );
});
