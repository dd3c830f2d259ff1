import { newId } from "../../lib/ids.ts";
import type { LockedBuild } from "../../storage/rows/builds/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { insertEvent } from "../../storage/rows/webhooks/events.ts";
import type { AppContext } from "../call.ts";
import { buildEvent } from "../webhooks/announcing/build-event.ts";

/** The events of a build that are sent to listeners. */
export type BuildEvent = "operation.running" | "operation.waiting" | "operation.done" | "operation.failed" | "project.deployed";

/** An event, the status of the build after it, and why the build has failed, if it has. */
export interface Announcement {
  type: BuildEvent;
  operationStatus: OperationRow["status"];
  errorCode?: OperationRow["errorCode"];
}

/** Writes a build's event to the outbox, in the caller's transaction; `project` is its state after the event. */
export async function announce(
  ctx: AppContext,
  { operation, project }: LockedBuild,
  { type, operationStatus, errorCode = null }: Announcement,
): Promise<void> {
  const createdAt = ctx.clock.now();
  await insertEvent(ctx.database, {
    id: newId(createdAt),
    accountId: operation.accountId,
    type,
    createdAt,
    projectId: project.id,
    payload: buildEvent(ctx, { operation, project, operationStatus, errorCode }),
  });
}
