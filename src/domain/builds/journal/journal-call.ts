// The journal of a build's language model calls. A call is recorded before it is made, and again when it ends, with its
// tokens and its debit, in one transaction. Whole credits are debited for the sum of all calls, so that many small ones
// cost no more than one large one.
import { z } from "zod";
import { storable } from "../../../lib/storable.ts";
import { contentHash } from "../../../lib/crypto/secrets.ts";
import { microCreditsPerCredit } from "../../../adapters/models/micro-credits-of.ts";
import type { ModelRequest } from "../../../adapters/models/model-call.ts";
import { beginModelCall, endModelCall, findModelCall, sumModelCalls } from "../../../storage/rows/credits/model-calls.ts";
import { type AppContext, inTransaction } from "../../call.ts";
import { debitCredits } from "../../credits/debit-credits.ts";
import { readCallDebits } from "../../../storage/rows/credits/ledger.ts";
import type { LockedBuild } from "../../../storage/rows/builds/build-state.ts";
import type { PricedAnswer } from "../../models/generation/generator-context.ts";
import { moveOperation } from "../../operations/move-operation.ts";
import type { BuildClaim } from "../fail-operation.ts";
import { lockClaimed } from "../save-stage.ts";

/** A call, its model and its request. `kept` is data that its generator wants to read again later. */
export interface JournalledCall extends CallPlace {
  model: string;
  request: ModelRequest;
  kept: Record<string, unknown> | null;
}

/** The position of a call in its build: `name` is the same when the build is resumed. */
export interface CallPlace {
  round: number;
  name: string;
}

const Signature = z.record(z.string(), z.record(z.string(), z.unknown()));

/** An answer as stored in the journal. */
const Answer = z.object({
  outcome: z.literal("answer"),
  text: z.string(),
  calls: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        input: z.unknown(),
        signature: z.exactOptional(Signature),
        thoughts: z.exactOptional(
          z.object({ provider: z.string(), parts: z.array(z.object({ text: z.string(), signature: z.exactOptional(Signature) })) }),
        ),
      }),
    )
    .default([]),
  usage: z.object({ input: z.number(), cachedInput: z.number(), cacheWritten: z.exactOptional(z.number()), output: z.number() }),
  finish: z.enum(["stop", "length"]),
});
type Answer = z.infer<typeof Answer>;

// Pictures only show what the text beside them says; the browser takes new ones each time, and no two are identical.
const withoutPictures = (name: string, value: unknown): unknown => (name === "pictures" ? undefined : value);

/** An answer that the account could not pay for. It is kept, and counts once `owed` more credits are free. */
export interface UnpaidAnswer {
  owed: number;
}

/**
 * Records a call before it is made. Returns answer and price if it was answered before, after debiting what of it is not
 * paid yet, or what is still owed for it; `stale` if another worker has the build.
 */
export async function beginCall(
  ctx: AppContext,
  claim: BuildClaim,
  call: JournalledCall,
): Promise<PricedAnswer | UnpaidAnswer | "begun" | "stale"> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { round, name, model, request, kept } = call;
    const key = { operationId: claim.operationId, round, name };
    const requestHash = contentHash(JSON.stringify(request, withoutPictures));
    const known = await findModelCall(inner.database, key);
    if (known?.requestHash === requestHash && known.answer !== null) {
      const owed = await payCalls(inner, build);
      return owed > 0
        ? { owed }
        : { asked: Answer.parse(known.answer), microCredits: known.microCredits, microDollars: known.microDollars };
    }
    await beginModelCall(inner.database, { ...key, model, requestHash, kept: storable(kept), startedAt: inner.clock.now() });
    return "begun";
  });
}

/** Returns the `kept` data of an answered call; null if the call has no answer or nothing was kept. */
export async function recallCall(ctx: AppContext, { operationId }: BuildClaim, { round, name }: CallPlace): Promise<CallKept> {
  const known = await findModelCall(ctx.database, { operationId, round, name });
  return known === null || known.answer === null ? null : known.kept;
}

/** The data its generator keeps with a call. */
export type CallKept = Record<string, unknown> | null;

/** Records how a call ended, and debits it. If the account cannot pay, the answer is kept and what it costs is owed. */
export async function endCall(
  ctx: AppContext,
  claim: BuildClaim,
  call: CallPlace,
  ended: PricedAnswer,
): Promise<"saved" | "stale" | UnpaidAnswer> {
  return inTransaction(ctx, async (inner) => {
    const build = await lockClaimed(inner, claim);
    if (!build) return "stale";
    const { asked, microCredits, microDollars } = ended;
    const { input = 0, cachedInput = 0, cacheWritten = 0, output = 0 } = asked.usage ?? {};
    await endModelCall(
      inner.database,
      { operationId: build.operation.id, round: call.round, name: call.name },
      {
        answer: asked.outcome === "answer" ? storable({ ...asked }) : null,
        inputTokens: input + cacheWritten,
        cachedInputTokens: cachedInput,
        outputTokens: output,
        microCredits,
        microDollars,
        endedAt: inner.clock.now(),
      },
    );
    const owed = await payCalls(inner, build);
    return owed > 0 ? { owed } : "saved";
  });
}

/** Debits what a locked build's calls have cost and is not debited yet. Returns the credits that are owed, all of them or none. */
async function payCalls(ctx: AppContext, build: LockedBuild): Promise<number> {
  const { id: operationId, accountId, round, creditsSpent, creditsHeld } = build.operation;
  const whole = Math.ceil((await sumModelCalls(ctx.database, operationId)) / microCreditsPerCredit);
  const amount = whole - (await readCallDebits(ctx.database, operationId));
  if (amount <= 0) return 0;
  // The key contains the sum: each credit of a build's calls is debited once, whichever call caused it.
  const debit = { accountId, operationId, stage: `calls-${whole}`, round, amount };
  if ((await debitCredits(ctx, debit)) === "exhausted") return amount;
  await moveOperation(
    ctx,
    build,
    { type: "paid" },
    { creditsSpent: creditsSpent + amount, creditsHeld: Math.max(0, creditsHeld - amount) },
  );
  return 0;
}
