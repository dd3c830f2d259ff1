import type { ModelMessage, Picture } from "../../../../outside/models/model-call.ts";
import { canonical } from "./canonical.ts";

/** What a picture takes of a model's window, in characters of text; its bytes say nothing about that. */
const PICTURE_CHARACTERS = 6_000;
/** For what stands around each part. */
const PART_CHARACTERS = 40;

/** The pictures of a message. */
export const picturesOf = (message: ModelMessage): readonly Picture[] => (message.role === "user" ? (message.pictures ?? []) : []);

/** How much of a model's window a message takes, in characters. */
export function charactersOf(message: ModelMessage): number {
  if (message.role === "tool") return message.results.reduce((sum, { name, text }) => sum + name.length + text.length + PART_CHARACTERS, 0);
  const calls = message.role === "assistant" ? (message.calls ?? []) : [];
  const called = calls.reduce((sum, { name, input }) => sum + name.length + canonical(input).length + PART_CHARACTERS, 0);
  return message.text.length + called + picturesOf(message).length * PICTURE_CHARACTERS + PART_CHARACTERS;
}

/** The same for messages together. */
export const charactersOfAll = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + charactersOf(message), 0);
