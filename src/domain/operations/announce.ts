import { newId } from "../../kit/ids.ts";
import type { LockedBuild } from "../../storage/rows/build-state.ts";
import { insertEvent } from "../../storage/rows/webhooks/events.ts";
import type { Ground } from "../call.ts";

/** What a build tells to those who listen. */
export type BuildEvent = "operation.running" | "operation.waiting" | "operation.done" | "operation.failed" | "project.deployed";

/** Writes a build's event to the outbox, in the caller's transaction. It names the build and its state, and holds no prompt and no source. */
export async function announce(ground: Ground, { operation }: LockedBuild, type: BuildEvent, operationStatus: string): Promise<void> {
  const createdAt = ground.clock.now();
  await insertEvent(ground.database, {
    id: newId(createdAt),
    accountId: operation.accountId,
    type,
    payload: { projectId: operation.projectId, requestId: operation.requestId, operationStatus },
    createdAt,
  });
}
