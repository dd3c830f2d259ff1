import type { ModelMessage, ToolResult } from "../../../../adapters/models/model-call.ts";
import { charactersOfAll } from "./characters-of.ts";
import { shorten, shortenCall } from "./shorten.ts";

const droppedNote = (characters: number): string =>
  `[This result had ${characters} characters, more than there is room for: ask for less at once]`;

/** Results of an answer as messages of a model without tools have them: parts that begin with `--- tool`. */
const partsOf = (text: string): string[] => text.split(/^(?=--- [a-z]+$)/m);

/** Takes out results from the first on, each whole, until the message is this much shorter or only the last result is left whole. */
function dropResults(message: ModelMessage, excess: number): ModelMessage {
  let left = excess;
  const dropped = (text: string): string => {
    const note = droppedNote(text.length);
    if (left <= 0 || text.length <= note.length) return text;
    left -= text.length - note.length;
    return note;
  };
  if (message.role === "tool")
    return { role: "tool", results: message.results.map((result): ToolResult => ({ ...result, text: dropped(result.text) })) };
  if (message.role !== "user") return message;
  const parts = partsOf(message.text).map((part) => {
    const [head = ""] = /^--- [a-z]+\n/.exec(part) ?? [];
    return `${head}${dropped(part.slice(head.length).trimEnd())}\n`;
  });
  return { ...message, text: parts.join("").trimEnd() };
}

/**
 * Fits a conversation whose old exchanges alone do not make it fit: more of it becomes notes, up to the newest exchange; then the
 * file texts that the newest answer gave; and at last results of the newest exchange, each whole. The user's first message is kept.
 * Old exchanges are made short down to `aim` characters, the newest one only as far as `most` needs it.
 */
export function dropOldest(messages: readonly ModelMessage[], { aim, most }: { aim: number; most: number }): ModelMessage[] {
  const now = [...messages];
  const first = now.findIndex(({ role }) => role === "user");
  const newest = now.findLastIndex(({ role }) => role === "assistant");
  const shrink = (at: number, to: (message: ModelMessage) => ModelMessage, characters = most): void => {
    const message = now[at];
    if (message !== undefined && at !== first && charactersOfAll(now) > characters) now[at] = to(message);
  };
  for (let at = 0; at < newest; at += 1) shrink(at, shorten, aim);
  if (newest >= 0) shrink(newest, (message) => shortenAnswer(message));
  for (let at = Math.max(newest, first) + 1; at < now.length; at += 1)
    shrink(at, (message) => dropResults(message, charactersOfAll(now) - most));
  // A model that writes without end: its text goes too.
  if (newest >= 0) shrink(newest, (message) => withoutTalk(message, charactersOfAll(now) - most));
  return now;
}

function shortenAnswer(message: ModelMessage): ModelMessage {
  if (message.role !== "assistant") return message;
  return message.calls === undefined ? shorten(message) : { ...message, calls: message.calls.map(shortenCall) };
}

function withoutTalk(message: ModelMessage, excess: number): ModelMessage {
  if (message.role !== "assistant" || excess <= 0) return message;
  const note = droppedNote(message.text.length).replace("This result", "This answer").replace(": ask for less at once", "");
  return note.length < message.text.length ? { ...message, text: note } : message;
}
