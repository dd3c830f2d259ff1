// The journal of a build's calls to its language model. A call is written down before it is made and again when it has
// ended, with its tokens and its debit, in one transaction. Whole credits are debited for the sum of all calls, so that
// many small ones cost no more than one large one.
import { z } from "zod";
import { storable } from "../../../kit/storable.ts";
import { contentHash } from "../../../kit/secrets.ts";
import { microCreditsPerCredit } from "../../../outside/models/micro-credits-of.ts";
import type { ModelRequest } from "../../../outside/models/model-call.ts";
import { beginModelCall, endModelCall, findModelCall, sumModelCalls } from "../../../storage/rows/credits/model-calls.ts";
import { type Ground, inTransaction } from "../../call.ts";
import { debitCredits } from "../../credits/debit-credits.ts";
import type { PricedAnswer } from "../../models/generation/desk.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed, type Saved } from "../save-stage.ts";

/** Which call of a build, and what is asked of which model. `kept` is whatever its generator wants to find again. */
export interface JournalledCall extends CallPlace {
  model: string;
  request: ModelRequest;
  kept: Record<string, unknown> | null;
}

/** Where a call stands in its build: `name` is the same when the build is taken up again. */
export interface CallPlace {
  round: number;
  name: string;
}

/** An answer as the journal keeps it. */
const Answer = z.object({
  outcome: z.literal("answer"),
  text: z.string(),
  calls: z
    .array(
      z.object({
        ...{ id: z.string(), name: z.string(), input: z.unknown() },
        signature: z.exactOptional(z.record(z.string(), z.record(z.string(), z.unknown()))),
      }),
    )
    .default([]),
  usage: z.object({ input: z.number(), cachedInput: z.number(), output: z.number() }),
  finish: z.enum(["stop", "length"]),
});
type Answer = z.infer<typeof Answer>;

// Pictures are of what the words beside them say: the browser takes them anew, and never twice the same.
const withoutPictures = (name: string, value: unknown): unknown => (name === "pictures" ? undefined : value);

/** Writes a call down before it is made. The answer and its price when it was made before; `stale` when the build is not this worker's any more. */
export async function beginCall(ground: Ground, claim: BuildClaim, call: JournalledCall): Promise<PricedAnswer | "begun" | "stale"> {
  return inTransaction(ground, async (inner) => {
    if (!(await lockClaimed(inner, claim))) return "stale";
    const { round, name, model, request, kept } = call;
    const key = { operationId: claim.operationId, round, name };
    const requestHash = contentHash(JSON.stringify(request, withoutPictures));
    const known = await findModelCall(inner.database, key);
    if (known?.requestHash === requestHash && known.answer !== null)
      return { asked: Answer.parse(known.answer), microCredits: known.microCredits };
    await beginModelCall(inner.database, { ...key, model, requestHash, kept: storable(kept), startedAt: inner.clock.now() });
    return "begun";
  });
}

/** What was kept with a call that has an answer; null where there is none, or nothing was kept. */
export async function recallCall(ground: Ground, { operationId }: BuildClaim, { round, name }: CallPlace): Promise<CallKept> {
  const known = await findModelCall(ground.database, { operationId, round, name });
  return known === null || known.answer === null ? null : known.kept;
}

/** What its generator keeps with a call. */
export type CallKept = Record<string, unknown> | null;

/** Writes down how a call ended, and debits it. `exhausted`, and nothing is saved, when the account cannot pay: an answer that is not paid for is none. */
export async function endCall(ground: Ground, claim: BuildClaim, call: CallPlace, ended: PricedAnswer): Promise<Saved> {
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
        ...{ answer: asked.outcome === "answer" ? storable({ ...asked }) : null, inputTokens: input, cachedInputTokens: cachedInput },
        ...{ outputTokens: output, microCredits, endedAt: inner.clock.now() },
      },
    );
    return "saved";
  });
}
