import type { SpeakingModel } from "../create-model.ts";
import type { ModelRequest } from "../model-call.ts";
import type { ModelEntry } from "../model-entry.ts";
import { isStrictSchema } from "./is-strict-schema.ts";

type Call = Parameters<SpeakingModel["doStream"]>[0];
type Schema = Extract<NonNullable<Call["responseFormat"]>, { type: "json" }>["schema"];

/**
 * A request in the form of the AI SDK. The system prompt is marked for Anthropic's cache; the schema goes along only to a
 * model that can hold itself to one.
 */
export function makeCall({ isStructured }: ModelEntry, { system, messages, schema, maxOutputTokens }: ModelRequest): Call {
  const cached = { anthropic: { cacheControl: { type: "ephemeral" } } };
  const talk = messages.map(({ role, text }) => ({ role, content: [{ type: "text" as const, text }] }));
  return {
    prompt: [...(system === "" ? [] : [{ role: "system" as const, content: system, providerOptions: cached }]), ...talk],
    maxOutputTokens,
    ...(isStructured && schema !== null ? structured(schema) : {}),
  };
}

function structured(schema: Record<string, unknown>): Pick<Call, "responseFormat" | "providerOptions"> {
  // OpenAI refuses the request where a strict schema leaves a property open, so only a schema that leaves none is sent as strict.
  const strictness = { strictJsonSchema: isStrictSchema(schema) };
  return {
    responseFormat: { type: "json", name: "answer", schema: asJsonSchema(schema) },
    providerOptions: { openai: strictness, openaiCompatible: strictness },
  };
}

// Holds since the caller made it as a JSON schema; what is wrong in it the provider says.
function asJsonSchema(schema: Record<string, unknown>): Schema {
  return schema as Schema;
}
