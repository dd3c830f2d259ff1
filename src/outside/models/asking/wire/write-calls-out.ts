import type { ModelMessage } from "../../model-call.ts";

/**
 * A conversation in which calls and their results are words, for a model that is given no tools. Messages of one side are
 * joined, since the models that need this often accept only sides that take turns.
 */
export function writeCallsOut(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  if (!messages.some(holdsCalls)) return messages;
  const written: Spoken[] = [];
  for (const message of messages.map(inWords)) {
    const before = written.at(-1);
    if (before?.role === message.role) written.splice(-1, 1, joined(before, message));
    else written.push(message);
  }
  return written;
}

type Spoken = Exclude<ModelMessage, { role: "tool" }>;

function holdsCalls(message: ModelMessage): boolean {
  return message.role === "tool" || (message.role === "assistant" && (message.calls ?? []).length > 0);
}

function inWords(message: ModelMessage): Spoken {
  switch (message.role) {
    case "user":
      return message;
    case "assistant": {
      const calls = (message.calls ?? []).map(({ name, input }) => `I call ${name} with ${JSON.stringify(input)}`);
      return { role: "assistant", text: paragraphs([message.text, ...calls]) };
    }
    case "tool":
      return { role: "user", text: paragraphs(message.results.map(({ name, text }) => `${name} answered:\n${text}`)) };
  }
}

function joined(before: Spoken, after: Spoken): Spoken {
  const text = paragraphs([before.text, after.text]);
  if (before.role === "assistant" || after.role === "assistant") return { role: "assistant", text };
  return { role: "user", text, pictures: [...(before.pictures ?? []), ...(after.pictures ?? [])] };
}

function paragraphs(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== "").join("\n\n");
}
