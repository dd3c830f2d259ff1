// A request of OpenAI's Chat Completions API, parsed as https://platform.openai.com/docs/api-reference/chat/create
// specifies.
import { z } from "zod";
import type { ReadRequest, SeenMessage } from "../seen-request.ts";
import { makeMessages, parseArguments } from "../make-messages.ts";

const Part = z.looseObject({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Part)]).nullish();
const ToolCall = z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) });
const Message = z.discriminatedUnion("role", [
  z.looseObject({ role: z.enum(["system", "developer"]), content: Content }),
  z.looseObject({ role: z.literal("user"), content: Content }),
  z.looseObject({ role: z.literal("assistant"), content: Content, tool_calls: z.array(ToolCall).nullish() }),
  z.looseObject({ role: z.literal("tool"), content: Content, tool_call_id: z.string() }),
]);
const Request = z.looseObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  tools: z.array(z.looseObject({ type: z.literal("function"), function: z.looseObject({ name: z.string() }) })).nullish(),
  response_format: z.looseObject({ type: z.string(), json_schema: z.looseObject({ schema: z.unknown() }).nullish() }).nullish(),
});

/** Reads the parsed body of a request. Throws if it is not one. */
export function readOpenaiRequest(body: unknown): ReadRequest {
  const request = Request.parse(body);
  const system = request.messages.filter(({ role }) => role === "system" || role === "developer");
  const format = request.response_format;
  return {
    model: request.model,
    stream: request.stream ?? false,
    system: system.map(({ content }) => textOf(content)).join("\n\n"),
    messages: makeMessages(request.messages.flatMap(neutral)),
    tools: (request.tools ?? []).map((tool) => tool.function.name),
    wantsJson: format?.type === "json_object" || format?.type === "json_schema",
    ...(format?.json_schema ? { jsonSchema: format.json_schema.schema } : {}),
    jsonByTool: false,
    wantsUsage: request.stream_options?.include_usage ?? false,
  };
}

function neutral(message: z.infer<typeof Message>): SeenMessage[] {
  const text = textOf(message.content);
  switch (message.role) {
    case "system":
    case "developer":
      return [];
    case "user":
      return [{ role: "user", text, images: imagesIn(message.content) }];
    case "assistant": {
      const calls = message.tool_calls ?? [];
      const toolCalls = calls.map((call) => ({
        id: call.id,
        name: call.function.name,
        arguments: parseArguments(call.function.arguments),
      }));
      return [{ role: "assistant", text, toolCalls }];
    }
    case "tool":
      return [{ role: "tool", text: "", toolResults: [{ id: message.tool_call_id, name: "", text }], images: imagesIn(message.content) }];
  }
}

function textOf(content: z.infer<typeof Content>): string {
  if (typeof content === "string") return content;
  return (content ?? []).map((part) => (part.type === "text" ? (part.text ?? "") : "")).join("");
}

function imagesIn(content: z.infer<typeof Content>): number {
  return Array.isArray(content) ? content.filter(({ type }) => type === "image_url").length : 0;
}
