// How long a build will roughly take: as long as the middle one of the installation's own latest builds of that kind with
// that model. Like the estimate of its cost, it is read from the builds of all accounts, and says nothing else about them.
import { readPastDurations } from "../../../storage/rows/builds/past-durations.ts";
import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { AppContext } from "../../call.ts";

const BUILDS_MIN = 3;
const BUILDS_MAX = 30;

/** The usual duration of a build in milliseconds; null as long as there are too few to tell. */
export async function usualDuration(
  { database }: AppContext,
  { model, kind }: Pick<OperationRow, "model" | "kind">,
): Promise<number | null> {
  const past = await readPastDurations(database, { model, kind, limit: BUILDS_MAX });
  if (past.length < BUILDS_MIN) return null;
  const sorted = past.toSorted((one, other) => one - other);
  return Math.max(0, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
}
