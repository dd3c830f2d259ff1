import { newId } from "../../kit/ids.ts";
import type { LockedBuild } from "../../storage/rows/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { insertEvent } from "../../storage/rows/webhooks/events.ts";
import type { Ground } from "../call.ts";
import { buildEvent } from "../webhooks/announcing/build-event.ts";

/** What a build tells to those who listen. */
export type BuildEvent = "operation.running" | "operation.waiting" | "operation.done" | "operation.failed" | "project.deployed";

/** Writes a build's event to the outbox, in the caller's transaction; `project` is as it is after what happened. */
export async function announce(
  ground: Ground,
  { operation, project }: LockedBuild,
  { type, operationStatus }: { type: BuildEvent; operationStatus: OperationRow["status"] },
): Promise<void> {
  const createdAt = ground.clock.now();
  await insertEvent(ground.database, {
    ...{ id: newId(createdAt), accountId: operation.accountId, type, createdAt },
    payload: buildEvent(ground, { operation, project, operationStatus }),
  });
}
