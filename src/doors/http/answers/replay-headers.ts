import type { Replay } from "../../../domain/projects/find-replay.ts";

/** The headers of an answer to what was asked before under the same request id; none where it is new. */
export function replayHeaders(replay: Replay | null): Record<string, string> {
  return replay === null ? {} : { "idempotent-replayed": "true" };
}
