// The model server does not speak Google's protocol, so its answers are written out here as its documentation shows them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askAtOnce, entryOf, key } from "./ask-any-model.ts";

const entry = { ...entryOf("", { kind: "google", model: "gemini-2.5-flash" }) };
const google = { ...entry, provider: { ...entry.provider, baseUrl: null } };
const usageMetadata = { promptTokenCount: 50, cachedContentTokenCount: 20, candidatesTokenCount: 8, totalTokenCount: 58 };
const answerOf = (text: string) => ({
  candidates: [{ content: { parts: [{ text }], role: "model" }, finishReason: "STOP", index: 0 }],
  usageMetadata,
});

/** Answers each request with the next of these, as one event each; notes what was sent. */
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

test("Google is asked at its own address, with the key in a header, and its cached input is told apart", async () => {
  const { fetch, sent } = play({ body: answerOf("Hello.") });
  const { asked } = await askAtOnce(google, { fetch });
  assert.deepEqual(asked, { outcome: "answer", text: "Hello.", usage: { input: 30, cachedInput: 20, output: 8 }, finish: "stop" });
  assert.match(
    sent[0]?.url ?? "",
    /^https:\/\/generativelanguage\.googleapis\.com\/v1beta\/models\/gemini-2\.5-flash:streamGenerateContent/,
  );
  assert.equal(sent[0]?.headers.get("x-goog-api-key"), key);
  assert.ok(!sent[0]?.url.includes(key));
});

test("A schema is given to Google as the schema of its answer", async () => {
  const { fetch, sent } = play({ body: answerOf('{"name":"Ada"}') });
  const schema = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
  await askAtOnce(google, { fetch, request: { schema } });
  const { generationConfig } = JSON.parse(sent[0]?.body ?? "{}");
  assert.equal(generationConfig.responseMimeType, "application/json");
});

test("A prompt that Google blocks is refused, an overloaded Google is asked again, and half an answer is none", async () => {
  const blocked = play({ body: { promptFeedback: { blockReason: "SAFETY" }, usageMetadata: { promptTokenCount: 5, totalTokenCount: 5 } } });
  const { asked } = await askAtOnce(google, { fetch: blocked.fetch });
  assert.ok(asked.outcome === "failed" && asked.failure === "refused", JSON.stringify(asked));
  const half = { candidates: [{ content: { parts: [{ text: "Hel" }], role: "model" }, index: 0 }] };
  const busy = play(
    { status: 503, body: { error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } } },
    { body: half },
    { body: answerOf("Hello.") },
  );
  const later = await askAtOnce(google, { fetch: busy.fetch });
  assert.ok(later.asked.outcome === "answer" && later.asked.text === "Hello.");
  assert.equal(busy.sent.length, 3);
});
