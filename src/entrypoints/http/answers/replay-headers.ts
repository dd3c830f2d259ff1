import type { Replay } from "../../../domain/projects/find-replay.ts";

/**
 * The headers of a response to a repeated request id, which say whether the repeated request differs from the first one;
 * none if the request is new.
 */
export function replayHeaders(replay: Replay | null): Record<string, string> {
  if (replay === null) return {};
  return { "idempotent-replayed": "true", ...(replay.differs && { "idempotency-mismatch": "true" }) };
}
