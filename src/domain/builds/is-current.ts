import { holdsClaim } from "../../storage/rows/operations.ts";
import type { Ground } from "../call.ts";
import type { BuildClaim } from "./fail-operation.ts";

/** Whether a build is still running under this claim: not ended, not waiting, and not taken by another worker. */
export async function isCurrent(ground: Ground, claim: BuildClaim): Promise<boolean> {
  return holdsClaim(ground.database, claim);
}
