// A person who corrects what an app is about pays for one build, not for two: what the project's first version cost is
// returned when the corrected one is done. Once a project, and never more than the corrected version cost, so that
// neither a second correction nor one with a cheaper model makes an app for nothing.
import { newId } from "../../lib/ids.ts";
import { writeOperation } from "../../storage/rows/builds/build-state.ts";
import { appendToLedger, readSpent } from "../../storage/rows/credits/ledger.ts";
import { findFirstBuild } from "../../storage/rows/versions/read-versions.ts";
import type { AppContext } from "../call.ts";
import { lockCurrentCredits } from "./renew-credits.ts";

/** The project, and what its corrected version cost. */
export interface RefundCorrected {
  accountId: string;
  projectId: string;
  creditsSpent: number;
}

/** Refunds the first version of a locked project, in the transaction that ends its correction. Returns the credits; 0 where it was refunded before or cost nothing. */
export async function refundCorrected(ctx: AppContext, { accountId, projectId, creditsSpent }: RefundCorrected): Promise<number> {
  const { database, clock } = ctx;
  const first = await findFirstBuild(database, projectId);
  if (first === null) return 0;
  await lockCurrentCredits(ctx, accountId);
  const spent = await readSpent(database, first);
  const amount = Math.min(spent, creditsSpent);
  if (amount === 0) return 0;
  const now = clock.now();
  const entry = { accountId, operationId: first, kind: "refund", amount, key: `${projectId}/correction` } as const;
  if (!(await appendToLedger(database, { ...entry, id: newId(now), createdAt: now }))) return 0;
  await writeOperation(database, first, { creditsSpent: spent - amount, updatedAt: now });
  return amount;
}
