// The connection of a call: reused after a complete response, closed if the provider does not close it after a failure.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { askAtOnce, entryOf } from "./ask-any-model.ts";

const entry = entryOf("http://127.0.0.1:9", { kind: "anthropic" });
const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

/** A provider that sends these events and then closes after a moment, or never. */
function play(events: { type: string }[], { closes }: { closes: boolean }) {
  const seen = { isRead: false, isGivenUp: false };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const send = async () => {
      await writer.write(new TextEncoder().encode(events.map(event).join("")));
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      if (closes) await writer.close().then(() => (seen.isRead = true));
    };
    init?.signal?.addEventListener("abort", () => (seen.isGivenUp = !seen.isRead));
    send().catch(() => {});
    return new Response(readable, { headers: { "content-type": "text/event-stream" } });
  };
  return { fetch, seen };
}

test("reads a response to its end, beyond the end of the answer", async () => {
  const usage = { input_tokens: 9, output_tokens: 2 };
  const events = [
    { type: "message_start", message: { id: "1", type: "message", role: "assistant", model: "claude-haiku-4-5", content: [], usage } },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Yes." } },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
  const { fetch, seen } = play(events, { closes: true });
  const { result } = await askAtOnce(entry, { fetch });
  assert.ok(result.outcome === "answer" && result.text === "Yes.", JSON.stringify(result));
  assert.deepEqual(seen, { isRead: true, isGivenUp: false });
});

test("closes the connection of a failed provider that keeps it open", async () => {
  const failure = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
  const { fetch, seen } = play([failure], { closes: false });
  const { result } = await askAtOnce(entry, { fetch, limits: { triesMax: 1 } });
  assert.ok(result.outcome === "failed" && result.failure === "unavailable");
  assert.deepEqual(seen, { isRead: false, isGivenUp: true });
});

test("a missing or invalid base URL is an invalid request, not an exception", async () => {
  for (const baseUrl of [null, "not an address"]) {
    const compatible = entryOf("", { kind: "compatible" });
    const { result } = await askAtOnce({ ...compatible, provider: { ...compatible.provider, baseUrl } });
    assert.ok(result.outcome === "failed" && result.failure === "invalid_request");
    assert.match(result.message, /base URL/);
  }
});
