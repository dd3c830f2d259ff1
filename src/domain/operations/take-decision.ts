// The answer to a build that asked whether to go on: its hold is raised, or it is dropped at once. Where what works is to
// be delivered, the build itself does that when it is resumed.
import type { LockedBuild } from "../../storage/rows/builds/build-state.ts";
import type { QuestionRow } from "../../storage/rows/conversation.ts";
import { deleteDrafts } from "../../storage/rows/versions/drafts.ts";
import { DECISIONS, GoOnOffer } from "../builds/asking/go-on-offer.ts";
import type { AppContext } from "../call.ts";
import { raiseHold } from "../credits/holding/raise-hold.ts";
import { endOperation } from "./end-operation.ts";

/**
 * Carries out the decision about a locked, waiting build in the caller's transaction. Returns the credits that were added
 * to its hold, or that it was dropped, and then it has ended. Throws `not_enough_credits` if going on takes more than are free.
 */
export async function takeDecision(
  ctx: AppContext,
  build: LockedBuild,
  { offer, answer }: { offer: QuestionRow["offer"]; answer: string },
): Promise<{ raised: number } | "dropped"> {
  if (offer === null) return { raised: 0 };
  const { id: operationId, accountId } = build.operation;
  if (answer === DECISIONS.drop) {
    await endOperation(ctx, build, { code: "STOPPED", message: "The build was dropped on request.", isDropped: true });
    await deleteDrafts(ctx.database, { operationId });
    return "dropped";
  }
  const raised = answer === DECISIONS.goOn ? GoOnOffer.parse(offer).credits : 0;
  if (raised > 0) await raiseHold(ctx, { accountId, operationId, amount: raised });
  return { raised };
}
