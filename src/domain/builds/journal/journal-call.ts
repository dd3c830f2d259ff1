// The journal of a build's calls to its language model. A call is written down before it is made and again when it has
// ended, with its tokens and its debit, in one transaction. Whole credits are debited for the sum of all calls, so that
// many small ones cost no more than one large one.
import { z } from "zod";
import { contentHash } from "../../kit/secrets.ts";
import { microCreditsPerCredit } from "../../outside/models/micro-credits-of.ts";
import type { ModelRequest } from "../../outside/models/model-call.ts";
import { beginModelCall, endModelCall, findModelCall, sumModelCalls } from "../../storage/rows/credits/model-calls.ts";
import { type Ground, inTransaction } from "../call.ts";
import { debitCredits } from "../credits/debit-credits.ts";
import type { PricedAnswer } from "../generation/desk.ts";
import { moveOperation } from "../operations/move-operation.ts";
import type { BuildClaim } from "./fail-operation.ts";
import { lockClaimed, type Saved } from "./save-stage.ts";

/** Which call of a build, and what is asked of which model. */
export interface JournalledCall {
  round: number;
  name: string;
  model: string;
  request: ModelRequest;
}

/** An answer as the journal keeps it. */
const Answer = z.object({
  outcome: z.literal("answer"),
  text: z.string(),
  usage: z.object({ input: z.number(), cachedInput: z.number(), output: z.number() }),
  finish: z.enum(["stop", "length"]),
});
type Answer = z.infer<typeof Answer>;

/** Writes a call down before it is made. The answer when it was made before; `stale` when the build is not this worker's any more. */
export async function beginCall(ground: Ground, claim: BuildClaim, call: JournalledCall): Promise<Answer | "begun" | "stale"> {
  return inTransaction(ground, async (inner) => {
    if (!(await lockClaimed(inner, claim))) return "stale";
    const { round, name, model, request } = call;
    const key = { operationId: claim.operationId, round, name };
    const requestHash = contentHash(JSON.stringify(request));
    const known = await findModelCall(inner.database, key);
    if (known?.requestHash === requestHash && known.answer !== null) return Answer.parse(known.answer);
    await beginModelCall(inner.database, { ...key, model, requestHash, startedAt: inner.clock.now() });
    return "begun";
  });
}

/** Writes down how a call ended, and debits it. `exhausted`, and nothing is saved, when the account cannot pay: an answer that is not paid for is none. */
export async function endCall(ground: Ground, claim: BuildClaim, call: JournalledCall, ended: PricedAnswer): Promise<Saved> {
  return inTransaction(ground, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { asked, microCredits } = ended;
    const { id: operationId, accountId, round } = build.operation;
    const before = await sumModelCalls(inner.database, operationId);
    const whole = Math.ceil((before + microCredits) / microCreditsPerCredit);
    const amount = whole - Math.ceil(before / microCreditsPerCredit);
    if (amount > 0) {
      // The key holds the sum: each credit of a build's calls is debited once, whichever call it fell to.
      const debit = { accountId, operationId, stage: `calls-${whole}`, round, amount };
      if ((await debitCredits(inner, debit)) === "exhausted") return "exhausted";
      const { creditsSpent, creditsHeld } = build.operation;
      await moveOperation(
        inner,
        build,
        { type: "paid" },
        { creditsSpent: creditsSpent + amount, creditsHeld: Math.max(0, creditsHeld - amount) },
      );
    }
    const { input = 0, cachedInput = 0, output = 0 } = asked.usage ?? {};
    await endModelCall(
      inner.database,
      { operationId, round: call.round, name: call.name },
      {
        ...{ answer: asked.outcome === "answer" ? { ...asked } : null, inputTokens: input, cachedInputTokens: cachedInput },
        ...{ outputTokens: output, microCredits, endedAt: inner.clock.now() },
      },
    );
    return "saved";
  });
}
