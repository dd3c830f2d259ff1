// Anthropic's Messages API. Its input tokens exclude cached tokens, so the counts are split here.
import { cutText, type Reply } from "../make-reply.ts";
import { parseArguments } from "../make-messages.ts";
import type { Frames, Protocol } from "../protocol.ts";
import { readAnthropicRequest } from "./read-anthropic-request.ts";
import type { ReadRequest } from "../seen-request.ts";

const STOP_REASONS = { stop: "end_turn", length: "max_tokens", content_filter: "refusal", tool_calls: "tool_use" };
const ERRORS: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  500: "api_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** Writes and reads Messages. */
export const anthropicProtocol: Protocol = {
  name: "anthropic",
  read: readAnthropicRequest,
  writeBody,
  writeFrames,
  writeError: (status, message) => ({
    type: "error",
    error: { type: ERRORS[status] ?? (status < 500 ? "invalid_request_error" : "api_error"), message },
  }),
  writeModels: (models) => ({
    data: models.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-01-01T00:00:00Z" })),
    has_more: false,
    first_id: models[0] ?? null,
    last_id: models.at(-1) ?? null,
  }),
};

/** A block of a response: complete, as it opens in a stream, and the deltas that fill it. */
interface Block {
  whole: object;
  opened: object;
  deltas: object[];
}

function writeBody(reply: Reply, { model }: ReadRequest): unknown {
  return { ...messageOf(reply, model), ...endingOf(reply), content: blocksOf(reply).map(({ whole }) => whole), usage: usageOf(reply) };
}

function writeFrames(reply: Reply, { model }: ReadRequest): Frames {
  const opening = { ...messageOf(reply, model), content: [], stop_reason: null, stop_sequence: null };
  const usage = { ...usageOf(reply), output_tokens: 1, output_tokens_details: { thinking_tokens: 0 } };
  const { output_tokens, output_tokens_details } = usageOf(reply);
  return {
    start: [frame("message_start", { message: { ...opening, usage } }), frame("ping", {})],
    content: blocksOf(reply).flatMap(({ opened, deltas }, index) => [
      frame("content_block_start", { index, content_block: opened }),
      ...deltas.map((delta) => frame("content_block_delta", { index, delta })),
      frame("content_block_stop", { index }),
    ]),
    end: [frame("message_delta", { delta: endingOf(reply), usage: { output_tokens, output_tokens_details } }), frame("message_stop", {})],
  };
}

function blocksOf({ number, reasoning, say, refusal, calls, chunkCharacters }: Reply): Block[] {
  const signature = `signature-${number}`;
  const text = say + refusal;
  const thinking: Block = {
    whole: { type: "thinking", thinking: reasoning, signature },
    opened: { type: "thinking", thinking: "", signature: "" },
    deltas: [
      ...cutText(reasoning, chunkCharacters).map((piece) => ({ type: "thinking_delta", thinking: piece })),
      { type: "signature_delta", signature },
    ],
  };
  const spoken: Block = {
    whole: { type: "text", text },
    opened: { type: "text", text: "" },
    deltas: cutText(text, chunkCharacters).map((piece) => ({ type: "text_delta", text: piece })),
  };
  const called = calls.map((call, index): Block => {
    const block = { type: "tool_use", id: `toolu_${number}_${index}`, name: call.name };
    return {
      whole: { ...block, input: parseArguments(call.text) },
      opened: { ...block, input: {} },
      deltas: cutText(call.text, chunkCharacters).map((piece) => ({ type: "input_json_delta", partial_json: piece })),
    };
  });
  return [...(reasoning === "" ? [] : [thinking]), ...(text === "" ? [] : [spoken]), ...called];
}

function messageOf({ number }: Reply, model: string) {
  return { id: `msg_${number}`, type: "message", role: "assistant", model };
}

function endingOf({ finish, refusal }: Reply) {
  return {
    stop_reason: STOP_REASONS[finish],
    stop_sequence: null,
    ...(refusal === "" ? {} : { stop_details: { type: "refusal", category: null, explanation: refusal } }),
  };
}

function usageOf({ usage }: Reply) {
  const { cachedInput = 0, cacheWrittenInput = 0 } = usage;
  return {
    input_tokens: usage.input - cachedInput - cacheWrittenInput,
    cache_creation_input_tokens: cacheWrittenInput,
    cache_read_input_tokens: cachedInput,
    output_tokens: usage.output,
    output_tokens_details: { thinking_tokens: usage.reasoning },
  };
}

function frame(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}
