// Every write of a build's status goes through here, and so through the one transition function.
import { type LockedBuild, writeOperation } from "../../storage/rows/build-state.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import type { Ground } from "../call.ts";
import { type OperationEvent, transition } from "./transition.ts";

/** What changes beside status and stage. */
export type OperationChanges = Partial<
  Pick<
    OperationRow,
    "progress" | "activity" | "attempt" | "round" | "creditsHeld" | "creditsSpent" | "version" | "errorCode" | "errorMessage" | "finishedAt"
  >
>;

/** Moves a locked build by an event, with what else changes. False, and nothing is written, when the event does not fit its state. */
export async function moveOperation(
  ground: Ground,
  { operation }: LockedBuild,
  event: OperationEvent,
  changes: OperationChanges = {},
): Promise<boolean> {
  const moved = transition({ status: operation.status, stage: operation.stage }, event);
  if ("ignored" in moved) {
    ground.log.debug({ operationId: operation.id, event: event.type }, `ignored: ${moved.ignored}`);
    return false;
  }
  // What a build was doing is over with its stage.
  const over = event.type === "paid" || event.type === "told" ? {} : { activity: null };
  await writeOperation(ground.database, operation.id, { ...over, ...changes, ...moved.next, updatedAt: ground.clock.now() });
  return true;
}
