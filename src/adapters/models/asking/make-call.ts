import type { SpeakingModel } from "../create-model.ts";
import type { ModelRequest, ToolSpec } from "../model-call.ts";
import type { ModelEntry } from "../model-entry.ts";
import { isStrictSchema } from "./is-strict-schema.ts";
import { makePrompt } from "./wire/make-prompt.ts";

type Call = Parameters<SpeakingModel["doStream"]>[0];
type Schema = Extract<NonNullable<Call["responseFormat"]>, { type: "json" }>["schema"];

/**
 * A request in the AI SDK's format. Tools, pictures and the schema are included only for a model that supports
 * them.
 */
export function makeCall({ isStructured, hasTools, seesPictures, provider }: ModelEntry, request: ModelRequest): Call {
  const { schema, maxOutputTokens } = request;
  const tools = hasTools ? (request.tools ?? []) : [];
  return {
    prompt: makePrompt(request, { hasTools: tools.length > 0, seesPictures, provider: provider.id }),
    maxOutputTokens,
    ...(tools.length > 0 ? { tools: tools.map(toolOf), toolChoice: { type: "auto" } } : {}),
    ...(isStructured && schema !== null ? structured(schema) : {}),
  };
}

function toolOf({ name, description, parameters }: ToolSpec) {
  return { type: "function" as const, name, description, inputSchema: asJsonSchema(parameters) };
}

function structured(schema: Record<string, unknown>): Pick<Call, "responseFormat" | "providerOptions"> {
  // OpenAI rejects a strict schema that leaves a property optional, so only a schema that leaves none is sent as strict.
  const strictness = { strictJsonSchema: isStrictSchema(schema) };
  return {
    responseFormat: { type: "json", name: "answer", schema: asJsonSchema(schema) },
    providerOptions: { openai: strictness, openaiCompatible: strictness },
  };
}

// Safe because the caller built it as a JSON schema; the provider reports any error in it.
function asJsonSchema(schema: Record<string, unknown>): Schema {
  return schema as Schema;
}
