// All writes of a build's status go through here, and so through the one transition function.
import { type LockedBuild, writeOperation } from "../../storage/rows/builds/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { AppContext } from "../call.ts";
import { type OperationEvent, transition } from "./transition.ts";

/** The changes beside status and stage. */
export type OperationChanges = Partial<
  Pick<
    OperationRow,
    | "progress"
    | "activity"
    | "attempt"
    | "round"
    | "creditsHeld"
    | "creditsSpent"
    | "version"
    | "errorCode"
    | "errorMessage"
    | "finishedAt"
    | "waitedMilliseconds"
  >
>;

/** Applies an event to a locked build, with further changes. False, with nothing written, if the event does not fit its state. */
export async function moveOperation(
  ctx: AppContext,
  { operation }: LockedBuild,
  event: OperationEvent,
  changes: OperationChanges = {},
): Promise<boolean> {
  const moved = transition({ status: operation.status, stage: operation.stage }, event);
  if ("ignored" in moved) {
    ctx.log.debug({ operationId: operation.id, event: event.type }, `ignored: ${moved.ignored}`);
    return false;
  }
  // A build's activity ends with its stage.
  const over = event.type === "paid" || event.type === "reported" ? {} : { activity: null };
  await writeOperation(ctx.database, operation.id, { ...over, ...changes, ...moved.next, updatedAt: ctx.clock.now() });
  return true;
}
