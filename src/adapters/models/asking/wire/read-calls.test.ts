import assert from "node:assert/strict";
import { test } from "node:test";
import { readCalls } from "./read-calls.ts";

test("every call has an id that no other call of the answer has", () => {
  const sent = (ids: readonly string[]) => readCalls(ids.map((toolCallId) => ({ toolCallId, toolName: "look", input: "{}" })));
  const idsOf = (...ids: string[]) => sent(ids).map(({ id }) => id);
  assert.deepEqual(idsOf("a", "b"), ["a", "b"]);
  assert.deepEqual(idsOf("call-2", "", "x", "x", " ", "x\0", "\0"), ["call-2", "call-1", "x", "call-3", "call-4", "call-5", "call-6"]);
});

test("what a provider wants back with a call goes back, as far as it can be kept", () => {
  const sent = (providerMetadata: Record<string, Record<string, unknown>>) =>
    readCalls([{ toolCallId: "a", toolName: "look", input: "{}", providerMetadata }])[0]?.signature;
  assert.deepEqual(sent({ google: { thoughtSignature: "abc=" } }), { google: { thoughtSignature: "abc=" } });
  assert.deepEqual(sent({ google: { thoughtSignature: "a\0b" } }), { google: { thoughtSignature: "ab" } });
});
