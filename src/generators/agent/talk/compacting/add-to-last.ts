import type { ModelMessage } from "../../../../adapters/models/model-call.ts";

/** Adds a text to the latest message of a conversation, so that the ones before it stay as they were sent. */
export function addToLast(messages: readonly ModelMessage[], added: string): ModelMessage[] {
  const last = messages.at(-1);
  if (last === undefined) return [];
  const before = messages.slice(0, -1);
  if (last.role !== "tool") return [...before, { ...last, text: `${last.text}\n\n${added}` }];
  const end = last.results.length - 1;
  const results = last.results.map((result, at) => (at === end ? { ...result, text: `${result.text}\n\n${added}` } : result));
  return [...before, { ...last, results }];
}
