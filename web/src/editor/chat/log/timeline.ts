// The conversation in the order in which it happened: what was said, and what came of each build that has ended.
import type { Message, PastOperation, ProjectState } from "../../data/shapes.ts";

/** Something in the conversation. */
export type TimelineEntry = { key: string; message: Message } | { key: string; outcome: PastOperation };

const timeOf = (entry: TimelineEntry): string =>
  "message" in entry ? entry.message.createdAt : (entry.outcome.finishedAt ?? entry.outcome.createdAt);

/** The entries of the conversation. A build that ended with nothing but a reply is told by the reply. */
export function timelineOf({ conversation, operations }: Pick<ProjectState, "conversation" | "operations">): TimelineEntry[] {
  const said = conversation.map((message): TimelineEntry => ({ key: message.id, message }));
  const first = conversation[0]?.createdAt ?? "";
  const ended = operations
    .filter((operation) => operation.status === "failed" || (operation.status === "done" && operation.version !== null))
    .map((outcome): TimelineEntry => ({ key: outcome.requestId, outcome }))
    // What was said in its time is not shown any more.
    .filter((entry) => timeOf(entry) >= first);
  return [...said, ...ended].sort((a, b) => {
    const [one, other] = [timeOf(a), timeOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    return Number("outcome" in a) - Number("outcome" in b);
  });
}

/** The last thing that the person said in words, to be recalled. */
export function lastWords(conversation: readonly Message[]): string | null {
  return conversation.findLast(({ author }) => author === "person")?.text ?? null;
}
