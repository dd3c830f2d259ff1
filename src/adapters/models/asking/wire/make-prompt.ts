// A conversation in the AI SDK's format. Anything that providers reject is corrected here, so that a conversation with
// a defect (invalid arguments, an empty answer) can continue.
import type { SpeakingModel } from "../../create-model.ts";
import type { ModelMessage, ModelRequest, Picture, Thought, ToolCall } from "../../model-call.ts";
import { providerName } from "./provider-name.ts";
import { takeTurns } from "./take-turns.ts";
import { writeCallsOut } from "./write-calls-out.ts";

type Prompt = Parameters<SpeakingModel["doStream"]>[0]["prompt"];
type Message = Prompt[number];
type ProviderOptions = NonNullable<Message["providerOptions"]>;

/** What the model supports. Calls are sent as calls only if tools are sent too: providers reject one without the other. */
export interface Abilities {
  hasTools: boolean;
  seesPictures: boolean;
  /** The id of the provider: it gets back its own thoughts, and no other's. */
  provider: string;
}

// A conversation grows at its end: it is read from Anthropic's cache up to the previous call's mark and written up to
// the new one. Uses three of the four marks that Anthropic allows; the one on the system prompt covers the tools too.
const CACHED = { anthropic: { cacheControl: { type: "ephemeral" } } };
const MARKED_MESSAGES = 2;

/** The system prompt and the messages, marked for Anthropic's cache. Pictures are omitted for a model without vision. */
export function makePrompt({ system, messages }: ModelRequest, abilities: Abilities): Prompt {
  const { hasTools } = abilities;
  const merged = takeTurns(hasTools ? messages : writeCallsOut(messages));
  const talk = merged.map((message) => makeMessage(message, abilities)).filter(({ content }) => content.length > 0);
  const marked = talk.filter(({ role }) => role !== "assistant").slice(-MARKED_MESSAGES);
  return [
    ...(system === "" ? [] : [{ role: "system" as const, content: system.toWellFormed(), providerOptions: CACHED }]),
    ...talk.map((message) => (marked.includes(message) ? { ...message, providerOptions: CACHED } : message)),
  ];
}

function makeMessage(message: ModelMessage, { seesPictures, provider }: Abilities): Message {
  switch (message.role) {
    case "user": {
      const files = (seesPictures ? (message.pictures ?? []) : []).map(fileOf);
      return {
        role: "user",
        content: files.length > 0 ? [...files, ...spoken(message.text)] : [{ type: "text", text: message.text.toWellFormed() }],
      };
    }
    case "assistant":
      return { role: "assistant", content: contentOf(message, provider) };
    case "tool":
      return {
        role: "tool",
        content: message.results.map(({ id, name, text }) => {
          return {
            type: "tool-result",
            toolCallId: id,
            toolName: providerName(name),
            output: { type: "text", value: text.toWellFormed() },
          };
        }),
      };
  }
}

/** Omits blank texts, which Anthropic rejects. Replaces half surrogate pairs, which remain where a text was cut. */
function spoken(text: string): { type: "text"; text: string }[] {
  return text.trim() === "" ? [] : [{ type: "text", text: text.toWellFormed() }];
}

function fileOf({ mediaType, base64 }: Picture) {
  return { type: "file" as const, mediaType, data: { type: "data" as const, data: base64 } };
}

type Content = Extract<Message, { role: "assistant" }>["content"];

/** An answer as it was given: what was thought before a call precedes it, and what was thought first precedes the words too. */
function contentOf({ text, calls = [] }: Extract<ModelMessage, { role: "assistant" }>, provider: string): Content {
  const thoughts = ({ thoughts: kept }: ToolCall) => (kept?.provider === provider ? kept.parts : []).map(thoughtOf);
  const [first, ...others] = calls;
  return [
    ...(first === undefined ? [] : thoughts(first)),
    ...spoken(text),
    ...(first === undefined ? [] : [callOf(first)]),
    ...others.flatMap((call) => [...thoughts(call), callOf(call)]),
  ];
}

function thoughtOf({ text, signature }: Thought) {
  const options = signature === undefined ? {} : { providerOptions: asOptions(signature) };
  return { type: "reasoning" as const, text: text.toWellFormed(), ...options };
}

function callOf({ id, name, input, signature }: ToolCall) {
  const options = signature === undefined ? {} : { providerOptions: asOptions(signature) };
  const given = isObject(input) ? input : { unreadable: input };
  return { type: "tool-call" as const, toolCallId: id, toolName: providerName(name), input: given, ...options };
}

/** Providers accept only objects as the input of a call. */
function isObject(input: unknown): boolean {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

// Safe because it came from the AI SDK in this format, and may only have been stored as JSON since.
function asOptions(signature: NonNullable<ToolCall["signature"]>): ProviderOptions {
  return signature as ProviderOptions;
}
