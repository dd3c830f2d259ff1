import type { ModelMessage } from "../../../../adapters/models/model-call.ts";
import { charactersOfAll } from "./characters-of.ts";
import { shortenCall } from "./shorten.ts";

/** The minimum length that is kept. */
const KEPT_CHARACTERS = 800;

/** Removes the middle of a text. */
function cutMiddle(text: string): string {
  const kept = Math.max(KEPT_CHARACTERS, Math.floor(text.length / 2));
  const left = text.length - kept;
  const cut = `${text.slice(0, Math.ceil(kept / 2))}\n[${left} characters were left out here]\n${text.slice(text.length - Math.floor(kept / 2))}`;
  return cut.length < text.length ? cut : text;
}

/** A text of a conversation that may be cut, and a function that returns the conversation with it replaced. */
interface Piece {
  text: string;
  put(text: string): ModelMessage[];
}

function piecesOf(messages: readonly ModelMessage[], kind: "results" | "talk"): Piece[] {
  const first = messages.findIndex(({ role }) => role === "user");
  return messages.flatMap((message, at): Piece[] => {
    const put = (other: ModelMessage) => messages.with(at, other);
    if (at === first || (message.role === "assistant") !== (kind === "talk")) return [];
    if (message.role !== "tool") return [{ text: message.text, put: (text) => put({ ...message, text }) }];
    return message.results.map((result, index) => ({
      text: result.text,
      put: (text) => put({ role: "tool", results: message.results.with(index, { ...result, text }) }),
    }));
  });
}

/** Halves the longest text repeatedly, until everything is short enough or nothing can be cut. */
function halve(messages: readonly ModelMessage[], kind: "results" | "talk", characters: number): ModelMessage[] {
  let now = [...messages];
  while (charactersOfAll(now) > characters) {
    const [longest] = piecesOf(now, kind).sort((one, other) => other.text.length - one.text.length);
    const cut = longest === undefined ? "" : cutMiddle(longest.text);
    if (longest === undefined || cut.length >= longest.text.length) return now;
    now = longest.put(cut);
  }
  return now;
}

/** Cuts the longest texts in the middle: results, then files in calls, then the model's text. Keeps the user's first message whole. */
export function cutLongest(messages: readonly ModelMessage[], characters: number): ModelMessage[] {
  let now = halve(messages, "results", characters);
  for (const [at, message] of now.entries()) {
    if (charactersOfAll(now) <= characters) return now;
    if (message.role === "assistant" && message.calls !== undefined)
      now = now.with(at, { ...message, calls: message.calls.map(shortenCall) });
  }
  return halve(now, "talk", characters);
}
