// What a build holds follows from what such builds have cost in this installation.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { BUILT_IN_MODELS, type Model } from "../../../src/domain/models/models.ts";
import { sizeHold } from "../../../src/domain/credits/holding/size-hold.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { beginModelCall, endModelCall } from "../../../src/storage/rows/credits/model-calls.ts";
import { endOperation } from "../../../src/domain/operations/end-operation.ts";
import { lockBuild, writeOperation } from "../../../src/storage/rows/builds/build-state.ts";
import { clockAt, contextOf, openLedger, type TestLedger } from "./open-ledger.ts";

const clock = clockAt("2026-03-01T12:00:00Z");
const MODEL: Model = {
  id: "scribe",
  name: "Scribe",
  provider: "hand",
  category: "paid",
  minPlan: "free",
  multiplier: 1,
  contextWindow: 200_000,
  budgetCredits: 120,
};
let ledger: TestLedger;
let ctx: AppContext;
before(async () => {
  ledger = await openLedger("hold_size");
  ctx = { ...ledger.openNode(clock), models: () => [...BUILT_IN_MODELS, MODEL] };
});
after(() => ledger.close());

const start = (call: Awaited<ReturnType<typeof contextOf>>) =>
  startBuild(call, { prompt: "A list", model: MODEL.id, type: "web", requestId: randomUUID() });

/** A delivered build whose two calls cost this many credits; or one that failed. */
async function pastBuild(credits: number, isDone = true): Promise<void> {
  const call = await contextOf(ctx, { credits: 500 });
  const { operation } = await start(call);
  for (const name of ["sketch", "work/step-1"]) {
    const key = { operationId: operation.id, round: 0, name };
    await beginModelCall(ctx.database, { ...key, model: MODEL.id, requestHash: "", startedAt: clock.now() });
    const usage = { inputTokens: 1, cachedInputTokens: 0, outputTokens: 1, microCredits: credits * 500_000, microDollars: 0 };
    await endModelCall(ctx.database, key, { answer: {}, endedAt: clock.now(), ...usage });
  }
  if (isDone) await writeOperation(ctx.database, operation.id, { status: "done", stage: "ended", version: 1, updatedAt: clock.now() });
  else {
    await inTransaction(ctx, async (inner) => {
      const build = await lockBuild(inner.database, operation.id);
      assert.ok(build && (await endOperation(inner, build, { code: "MODEL_UNAVAILABLE", message: "It did not answer." })));
    });
  }
}

test("a create holds the estimate, then what four in five delivered builds have cost; messages are counted apart", async () => {
  const first = await start(await contextOf(ctx, { credits: 500 }));
  assert.equal(first.operation.creditsHeld, 120);
  for (let build = 0; build < 9; build += 1) await pastBuild(200 + build);
  for (let build = 0; build < 5; build += 1) await pastBuild(1, false);
  assert.equal((await start(await contextOf(ctx, { credits: 500 }))).operation.creditsHeld, 120);

  await pastBuild(209);
  assert.equal((await start(await contextOf(ctx, { credits: 500 }))).operation.creditsHeld, 207);
  assert.equal(await sizeHold(ctx, { model: MODEL, kind: "message" }), 120);
  assert.equal(await sizeHold(ctx, { model: { ...MODEL, id: "other" }, kind: "create" }), 120);
});

test("only the latest fifty count, and an account with less holds what it has", async () => {
  clock.set(new Date("2026-03-02T12:00:00Z"));
  for (let build = 0; build < 50; build += 1) await pastBuild(150);
  assert.equal((await start(await contextOf(ctx, { credits: 500 }))).operation.creditsHeld, 150);
  assert.equal((await start(await contextOf(ctx, { credits: 90 }))).operation.creditsHeld, 90);
});

test("a follow-up holds the estimate of follow-ups", async () => {
  const call = await contextOf(ctx, { credits: 1_000 });
  const { operation, project } = await start(call);
  await writeOperation(ctx.database, operation.id, { status: "done", stage: "ended", version: 1, updatedAt: clock.now() });
  const said = { message: "Add a rating", answers: [], model: MODEL.id, requestId: randomUUID() };
  const { operation: next } = await sendMessage(call, { projectId: project.id, ...said });
  assert.deepEqual([next.kind, next.creditsHeld], ["message", 120]);
});
