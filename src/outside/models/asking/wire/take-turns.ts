// Many models, most of them without tools, have a template that refuses two messages of one side in a row. So neighbours
// are joined, whatever has brought them together: a part that was left out between them, or an answer without a word.
import type { ModelMessage } from "../../model-call.ts";

/** A conversation whose sides take turns. Answers with calls stay apart, and so do the results of tools; answers without a word are left out, since Anthropic refuses them. */
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

/** Texts with an empty line between them, without those that hold no word. */
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
