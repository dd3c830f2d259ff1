import * as chatWords from "#words/editor/chat.ts";
import type { Operation } from "../../data/shapes.ts";

/**
 * Whether a queued message may be sent: "free", the last build is done; "building" or "asking", it has not ended; "held",
 * it did not succeed, so that its author decides.
 */
export type QueueState = "free" | "building" | "asking" | "held";

/** The state of the queue beside the newest build. `isSending`: another message is on its way. */
export function queueState(operation: Pick<Operation, "status"> | null, { isSending }: { isSending: boolean }): QueueState {
  if (isSending) return "building";
  switch (operation?.status) {
    case "running":
      return "building";
    case "waiting":
      return "asking";
    case "failed":
      return "held";
    default:
      return "free";
  }
}

/** When the queued messages are sent. */
export function queueWords(state: QueueState, count: number): string {
  switch (state) {
    case "free":
    case "building":
      return chatWords.queuedUntilEnd({ count });
    case "asking":
      return chatWords.queuedUntilAnswer({ count });
    case "held":
      return chatWords.queueHeld({ count });
  }
}
