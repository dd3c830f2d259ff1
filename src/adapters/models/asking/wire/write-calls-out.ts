import type { ModelMessage } from "../../model-call.ts";
import { paragraphs } from "./take-turns.ts";

/** A conversation with calls and results written as text, for a model without tools. */
export function writeCallsOut(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.map((message) => {
    switch (message.role) {
      case "user":
        return message;
      case "assistant": {
        const calls = (message.calls ?? []).map(({ name, input }) => `I call ${name} with ${JSON.stringify(input)}`);
        return { role: "assistant", text: calls.length === 0 ? message.text : paragraphs([message.text, ...calls]) };
      }
      case "tool":
        return { role: "user", text: paragraphs(message.results.map(({ name, text }) => `${name} answered:\n${text}`)) };
    }
  });
}
