// A request of Anthropic's Messages API, parsed as https://docs.anthropic.com/en/api/messages specifies. Tool results
// are part of a user message there; here they become a message of their own, as in the other protocol.
import { z } from "zod";
import { makeMessages } from "../make-messages.ts";
import type { ReadRequest, SeenMessage } from "../seen-request.ts";

const Block = z.looseObject({ type: z.string(), text: z.string().optional() });
const Result = z.object({
  type: z.literal("tool_result"),
  tool_use_id: z.string(),
  content: z.union([z.string(), z.array(Block)]).nullish(),
});
const Call = z.object({ type: z.literal("tool_use"), id: z.string(), name: z.string(), input: z.unknown() });
const Content = z.union([z.string(), z.array(z.union([Result, Call, Block]))]);
const Format = z.looseObject({ type: z.string(), schema: z.unknown() }).nullish();
const Request = z.looseObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  messages: z.array(z.looseObject({ role: z.enum(["user", "assistant", "system"]), content: Content })).min(1),
  stream: z.boolean().nullish(),
  system: z.union([z.string(), z.array(Block)]).nullish(),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: z.unknown() })).nullish(),
  tool_choice: z.looseObject({ type: z.string(), name: z.string().optional() }).nullish(),
  output_config: z.looseObject({ format: Format }).nullish(),
});

type Blocks = Exclude<z.infer<typeof Content>, string>;

/** Reads the parsed body of a request. Throws if it is not one. */
export function readAnthropicRequest(body: unknown): ReadRequest {
  const request = Request.parse(body);
  const { tools, choice } = { tools: request.tools ?? [], choice: request.tool_choice };
  const isForced = choice?.type === "any" || (choice?.type === "tool" && choice.name === "json");
  const answerTool = isForced ? tools.find(({ name }) => name === "json") : undefined;
  const format = request.output_config?.format;
  const schema = format?.schema ?? answerTool?.input_schema;
  const later = request.messages.filter(({ role }) => role === "system").map(({ content }) => textIn(blocksOf(content)));
  return {
    model: request.model,
    stream: request.stream ?? false,
    system: [...blocksOf(request.system ?? []).map((block) => textIn([block])), ...later].join("\n\n"),
    messages: makeMessages(request.messages.flatMap(({ role, content }) => (role === "system" ? [] : neutral(role, blocksOf(content))))),
    tools: tools.filter((tool) => tool !== answerTool).map(({ name }) => name),
    wantsJson: Boolean(format) || answerTool !== undefined,
    ...(schema === undefined ? {} : { jsonSchema: schema }),
    jsonByTool: answerTool !== undefined,
    wantsUsage: true,
  };
}

function neutral(role: "user" | "assistant", blocks: Blocks): SeenMessage[] {
  const toolCalls = blocks.flatMap((block) => {
    const { data } = Call.safeParse(block);
    return data ? [{ id: data.id, name: data.name, arguments: data.input }] : [];
  });
  if (role === "assistant") return [{ role, text: textIn(blocks), toolCalls }];
  const results = blocks.flatMap((block) => Result.safeParse(block).data ?? []);
  const toolResults = results.map(({ tool_use_id, content }) => ({ id: tool_use_id, name: "", text: textIn(blocksOf(content ?? [])) }));
  const images = results.map(({ content }) => imagesIn(blocksOf(content ?? []))).reduce((sum, count) => sum + count, 0);
  const rest = blocks.filter(({ type }) => type !== "tool_result");
  return [
    ...(toolResults.length > 0 ? [{ role: "tool" as const, text: "", toolResults, images }] : []),
    ...(rest.length > 0 || toolResults.length === 0 ? [{ role, text: textIn(rest), images: imagesIn(rest) }] : []),
  ];
}

function blocksOf(content: string | Blocks): Blocks {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

function textIn(blocks: Blocks): string {
  return blocks.map((block) => ("text" in block && typeof block.text === "string" ? block.text : "")).join("");
}

function imagesIn(blocks: Blocks): number {
  return blocks.filter(({ type }) => type === "image").length;
}
