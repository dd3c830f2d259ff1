// The conversation in chronological order: messages, and the outcome of each ended build.
import type { Message, PastOperation, ProjectState } from "../../data/shapes.ts";

/** An entry of the conversation. */
export type TimelineEntry = { key: string; message: Message } | { key: string; outcome: PastOperation };

const timeOf = (entry: TimelineEntry): string =>
  "message" in entry ? entry.message.createdAt : (entry.outcome.finishedAt ?? entry.outcome.createdAt);

/** The entries of the conversation. A build that ended with only a reply is represented by that reply. */
export function timelineOf({ conversation, operations }: Pick<ProjectState, "conversation" | "operations">): TimelineEntry[] {
  const said = conversation.map((message): TimelineEntry => ({ key: message.id, message }));
  const first = conversation[0]?.createdAt ?? "";
  const ended = operations
    .filter((operation) => operation.status === "failed" || (operation.status === "done" && operation.version !== null))
    .map((outcome): TimelineEntry => ({ key: outcome.requestId, outcome }))
    // Messages from that time are no longer shown.
    .filter((entry) => timeOf(entry) >= first);
  return [...said, ...ended].sort((a, b) => {
    const [one, other] = [timeOf(a), timeOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    return Number("outcome" in a) - Number("outcome" in b);
  });
}

/** The user's last message, for recalling it. */
export function lastWords(conversation: readonly Message[]): string | null {
  return conversation.findLast(({ author }) => author === "person")?.text ?? null;
}
