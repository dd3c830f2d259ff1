import type { ModelMessage, Picture, ToolCall } from "../../../../adapters/models/model-call.ts";
import { canonical } from "./canonical.ts";

/** The share of the context window that a picture takes, as characters of text; its byte size is unrelated. */
export const PICTURE_CHARACTERS = 4_500;
/** The overhead of each part. */
const PART_CHARACTERS = 40;

/** The pictures of a message. */
export const picturesOf = (message: ModelMessage): readonly Picture[] => (message.role === "user" ? (message.pictures ?? []) : []);

/** The size of a message in the context window, in characters. */
export function charactersOf(message: ModelMessage): number {
  if (message.role === "tool") return message.results.reduce((sum, { name, text }) => sum + name.length + text.length + PART_CHARACTERS, 0);
  const calls = message.role === "assistant" ? (message.calls ?? []) : [];
  const called = calls.reduce((sum, call) => sum + charactersOfCall(call), 0);
  return message.text.length + called + picturesOf(message).length * PICTURE_CHARACTERS + PART_CHARACTERS;
}

function charactersOfCall({ name, input, thoughts }: ToolCall): number {
  const thought = (thoughts?.parts ?? []).reduce((sum, { text }) => sum + text.length + PART_CHARACTERS, 0);
  return name.length + canonical(input).length + thought + PART_CHARACTERS;
}

/** The total size of several messages. */
export const charactersOfAll = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + charactersOf(message), 0);
