// OpenAI's Chat Completions API as its compatible servers implement it: reasoning is sent in `reasoning_content`, which
// is not OpenAI's own.
import { cutText, type Reply } from "../make-reply.ts";
import type { Frames, Protocol } from "../protocol.ts";
import { readOpenaiRequest } from "./read-openai-request.ts";
import type { ReadRequest } from "../seen-request.ts";

const CREATED = 1_760_000_000;
const ERRORS: Record<number, { type: string; code: string | null }> = {
  401: { type: "invalid_request_error", code: "invalid_api_key" },
  404: { type: "invalid_request_error", code: "model_not_found" },
  429: { type: "requests", code: "rate_limit_exceeded" },
};

/** Writes and reads Chat Completions. */
export const openaiProtocol: Protocol = {
  name: "openai",
  read: readOpenaiRequest,
  writeBody,
  writeFrames,
  writeError: (status, message) => {
    const { type, code } = ERRORS[status] ?? { type: status < 500 ? "invalid_request_error" : "server_error", code: null };
    return { error: { message, type, param: null, code } };
  },
  writeModels: (models) => ({
    object: "list",
    data: models.map((id) => ({ id, object: "model", created: CREATED, owned_by: "model-server" })),
  }),
};

function writeBody(reply: Reply, { model }: ReadRequest): unknown {
  const message = {
    role: "assistant",
    content: reply.say === "" ? null : reply.say,
    refusal: reply.refusal === "" ? null : reply.refusal,
    ...(reply.reasoning === "" ? {} : { reasoning_content: reply.reasoning }),
    ...(reply.calls.length === 0 ? {} : { tool_calls: reply.calls.map((call, index) => contextOf(reply, index, call.text)) }),
  };
  return {
    ...identityOf(reply, model),
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: reply.finish }],
    ...(reply.usageAbsent ? {} : { usage: usageOf(reply) }),
  };
}

function writeFrames(reply: Reply, { model, wantsUsage }: ReadRequest): Frames {
  const chunk = { ...identityOf(reply, model), object: "chat.completion.chunk" };
  const withDelta = (delta: object, finish: string | null = null) =>
    frame({ ...chunk, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  const pieces = (text: string, deltaOf: (piece: string) => object) =>
    cutText(text, reply.chunkCharacters).map((piece) => withDelta(deltaOf(piece)));
  const usage = wantsUsage && !reply.usageAbsent ? [frame({ ...chunk, choices: [], usage: usageOf(reply) })] : [];
  return {
    start: [withDelta({ role: "assistant", content: "" })],
    content: [
      ...pieces(reply.reasoning, (piece) => ({ reasoning_content: piece })),
      ...pieces(reply.say, (piece) => ({ content: piece })),
      ...pieces(reply.refusal, (piece) => ({ refusal: piece })),
      ...reply.calls.flatMap((call, index) => [
        withDelta({ tool_calls: [{ index, ...contextOf(reply, index, "") }] }),
        ...pieces(call.text, (piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
      ]),
    ],
    end: [withDelta({}, reply.finish), ...usage, "data: [DONE]\n\n"],
  };
}

function identityOf({ number }: Reply, model: string) {
  return { id: `chatcmpl-${number}`, created: CREATED + number, model };
}

function contextOf({ number, calls }: Reply, index: number, text: string) {
  return { id: `call_${number}_${index}`, type: "function", function: { name: calls[index]?.name ?? "", arguments: text } };
}

function usageOf({ usage }: Reply) {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
    prompt_tokens_details: { cached_tokens: usage.cachedInput ?? 0 },
    completion_tokens_details: { reasoning_tokens: usage.reasoning },
  };
}

function frame(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
