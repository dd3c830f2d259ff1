import type { SeenMessage } from "./seen-request.ts";

/** Parses the arguments of a tool call; returns the text itself if it is not JSON. */
export function parseArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds the names of calls to their results, merges the results of parallel calls into one message, and drops empty lists and counts. */
export function makeMessages(messages: readonly SeenMessage[]): SeenMessage[] {
  const names = new Map(messages.flatMap(({ toolCalls = [] }) => toolCalls).map(({ id, name }) => [id, name]));
  const joined: SeenMessage[] = [];
  for (const { role, text, toolCalls = [], toolResults = [], images = 0 } of messages) {
    const named = toolResults.map((result) => ({ ...result, name: names.get(result.id) ?? "" }));
    const before = joined.at(-1);
    if (role === "tool" && before?.role === "tool") {
      before.toolResults = [...(before.toolResults ?? []), ...named];
      if (images > 0) before.images = (before.images ?? 0) + images;
    } else {
      joined.push({
        role,
        text,
        ...(toolCalls.length > 0 ? { toolCalls } : {}),
        ...(named.length > 0 ? { toolResults: named } : {}),
        ...(images > 0 ? { images } : {}),
      });
    }
  }
  return joined;
}
