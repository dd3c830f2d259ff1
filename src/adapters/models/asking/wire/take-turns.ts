// Many models, most of them without tools, have a template that rejects two consecutive messages of one role. Adjacent
// messages are therefore merged, whatever made them adjacent: an omitted message between them, or an empty answer.
import type { ModelMessage } from "../../model-call.ts";

/** Makes roles alternate. Answers with calls and tool results are not merged; empty answers are dropped, as Anthropic rejects them. */
export function takeTurns(messages: readonly ModelMessage[]): ModelMessage[] {
  const turns: ModelMessage[] = [];
  for (const message of messages) {
    if (isNothing(message)) continue;
    const before = turns.at(-1);
    const both = before === undefined ? null : joined(before, message);
    if (both === null) turns.push(message);
    else turns.splice(-1, 1, both);
  }
  return turns;
}

/** Joins texts with a blank line between them, without blank texts. */
export function paragraphs(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}

function isNothing(message: ModelMessage): boolean {
  return message.role === "assistant" && message.text.trim() === "" && (message.calls ?? []).length === 0;
}

function joined(before: ModelMessage, after: ModelMessage): ModelMessage | null {
  if (before.role === "user" && after.role === "user") {
    const pictures = [...(before.pictures ?? []), ...(after.pictures ?? [])];
    return { role: "user", text: paragraphs([before.text, after.text]), ...(pictures.length > 0 ? { pictures } : {}) };
  }
  if (before.role !== "assistant" || after.role !== "assistant") return null;
  if ((before.calls ?? []).length > 0 || (after.calls ?? []).length > 0) return null;
  return { role: "assistant", text: paragraphs([before.text, after.text]) };
}
