import type { Replay } from "../../../domain/projects/find-replay.ts";

/** The headers of a response to a repeated request id; none if the request is new. */
export function replayHeaders(replay: Replay | null): Record<string, string> {
  return replay === null ? {} : { "idempotent-replayed": "true" };
}
