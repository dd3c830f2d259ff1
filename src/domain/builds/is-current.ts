import { holdsClaim } from "../../storage/rows/operations.ts";
import type { AppContext } from "../call.ts";
import type { BuildClaim } from "./fail-operation.ts";

/** Whether a build is still running under this claim: not ended, not waiting, and not claimed by another worker. */
export async function isCurrent(ctx: AppContext, claim: BuildClaim): Promise<boolean> {
  return holdsClaim(ctx.database, claim);
}
