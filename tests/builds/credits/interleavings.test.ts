import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { askQuestions } from "../../../src/domain/builds/asking/ask-questions.ts";
import { type ClaimedBuild, claimBuild } from "../../../src/domain/builds/claim-build.ts";
import { failOperation } from "../../../src/domain/builds/fail-operation.ts";
import { finishOperation } from "../../../src/domain/builds/finish-operation.ts";
import { replyOperation } from "../../../src/domain/builds/reply-operation.ts";
import { saveStage } from "../../../src/domain/builds/save-stage.ts";
import { type Call, type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { grantCredits } from "../../../src/domain/credits/grant-credits.ts";
import { readBalance } from "../../../src/domain/credits/read-balance.ts";
import { renewDueAccounts } from "../../../src/domain/credits/renew-due-accounts.ts";
import { ServiceError } from "../../../src/domain/errors.ts";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { PLANS } from "../../../src/domain/plans/plans.ts";
import { deleteProject } from "../../../src/domain/projects/trash/delete-project.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import type { OperationRow } from "../../../src/storage/rows/operations.ts";
import { accounts, STAGE_NAMES, type StageName } from "../../../src/storage/tables/index.ts";
import { isNightly, volume } from "../../support/runner/volume.ts";
import { findBookFaults } from "./books.ts";
import { contextOf, clockAt, openLedger, readAccountBook, type SetClock, type TestLedger } from "./open-ledger.ts";

const PARTS = 4;
const RUNS_A_PART = volume({ everyRun: 15, nightly: 50 });
const OPENED = "2026-01-31T10:00:00Z";
const DAY = 86_400_000;
const STAGES: readonly StageName[] = STAGE_NAMES.slice(0, -1);

const clock = clockAt(OPENED);
let ledger: TestLedger;
let nodes: readonly [AppContext, AppContext];
before(async () => {
  ledger = await openLedger("interleavings");
  nodes = [ledger.openNode(clock), ledger.openNode(clock)];
});
after(() => ledger.close());

/**
 * A worker at a build: what each stage costs, whether another worker claims the build right after it, after how many stages
 * it dies silently, and how it ends if it gets that far.
 */
interface Work {
  costs: number[];
  isOvertaken: boolean;
  goneAfter: number;
  ends: "finish" | "fail" | "ask" | "reply";
}

type Step =
  | { does: "create" }
  | { does: "grant" }
  | { does: "sweep" }
  | { does: "read" }
  | { does: "work"; build: number; work: Work }
  | { does: "stop" | "delete" | "message"; build: number }
  | { does: "wait"; days: number };

const anyWork: fc.Arbitrary<Work> = fc.record({
  costs: fc.array(fc.constantFrom(0, 0, 1, 2, 9, 60), { minLength: STAGES.length, maxLength: STAGES.length }),
  isOvertaken: fc.constantFrom(false, false, false, true),
  goneAfter: fc.integer({ min: 1, max: 12 }),
  ends: fc.constantFrom("finish", "finish", "fail", "ask", "reply"),
});
const anyBuild = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("create") }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant("work"), build: anyBuild, work: anyWork }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom("stop", "delete", "message", "message", "message"), build: anyBuild }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("wait"), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("grant", "sweep", "read") }) },
);
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 7 }), { minLength: 2, maxLength: 5 });

/** One account's life. Half of the events arrive at one node and half at another. */
interface Life {
  nodes: readonly [AppContext, AppContext];
  call: Call;
  clock: SetClock;
  builds: OperationRow[];
  /** What happened to its builds and its credits. */
  happened: Set<string>;
}

function took(life: Life, what: string): void {
  life.happened.add(what);
}

async function take(life: Life, ctx: AppContext, each: Step): Promise<void> {
  const call = { ...life.call, ctx };
  const { accountId } = call;
  if (each.does === "create") return remember(life, (await start(call)).operation);
  if (each.does === "sweep") return void (await renewDueAccounts(ctx, new AbortController().signal));
  if (each.does === "read") return void (await readBalance(call));
  if (each.does === "wait") return life.clock.set(new Date(life.clock.now().getTime() + each.days * DAY));
  if (each.does === "grant") {
    const grant = { accountId, amount: 30, key: `${accountId}/${life.clock.now().getTime()}` };
    return void (await inTransaction(ctx, (inner) => grantCredits(inner, grant)));
  }
  const target = life.builds.at(-1 - (each.build % life.builds.length));
  if (target === undefined) throw new Error("a life begins with a build");
  if (each.does === "work") return workOn(life, ctx, { operationId: target.id, ...each.work });
  if (each.does === "stop") return void (await stopOperation(call, { requestId: target.requestId }));
  if (each.does === "delete") return void (await deleteProject(call, { projectId: target.projectId }));
  const message = { projectId: target.projectId, message: "Go on", answers: [], model: null, requestId: randomUUID() };
  remember(life, (await sendMessage(call, message)).operation);
}

const start = (call: Call) => startBuild(call, { prompt: "A recipe box", model: null, type: "web", requestId: randomUUID() });

function remember(life: Life, operation: OperationRow): void {
  if (life.builds.some(({ id }) => id === operation.id)) return took(life, "answered");
  life.builds.push(operation);
  took(life, "begun");
}

/** What a worker does to the tables. It may lose the build to another one, or to a stop, at any moment; then it saves nothing more. */
async function workOn(life: Life, ctx: AppContext, work: Work & { operationId: string }): Promise<void> {
  const claim = await claimBuild(ctx, work.operationId);
  if (claim === null) return took(life, "nothing to do");
  if (work.isOvertaken) await claimBuild(ctx, work.operationId);
  for (const [index, stage] of STAGES.entries()) {
    if (index >= work.goneAfter) return took(life, "crashed");
    if (claim.saved.has(stage)) continue;
    if (stage === "understand" && work.ends === "ask") return ask(life, ctx, claim);
    if (stage === "understand" && work.ends === "reply") return reply(life, ctx, claim);
    if (stage === "deliver" && work.ends === "fail") return fail(life, ctx, claim);
    const credits = work.costs[index] ?? 0;
    const next = STAGE_NAMES[index + 1] ?? "settle";
    const saved = await saveStage(ctx, claim, { stage, next, output: { credits }, milliseconds: 1, credits, blobs: [] });
    if (saved === "exhausted") {
      took(life, "exhausted");
      return fail(life, ctx, claim);
    }
    if (saved === "stale") return took(life, "was too late");
  }
  took(
    life,
    await finishOperation(ctx, claim, {
      title: "Recipes",
      reply: "Here it is.",
      startsOver: false,
      costsAtMost: null,
      fromDraft: null,
      milliseconds: 1,
    }),
  );
}

async function ask(life: Life, ctx: AppContext, claim: ClaimedBuild): Promise<void> {
  const questions = [{ text: "Which?", options: [], allowsOther: true }];
  took(life, (await askQuestions(ctx, claim, { stage: "understand", questions, milliseconds: 1 })) === "saved" ? "asked" : "was too late");
}

async function reply(life: Life, ctx: AppContext, claim: ClaimedBuild): Promise<void> {
  const saved = await replyOperation(ctx, claim, { stage: "understand", reply: "It can do this and that.", milliseconds: 1 });
  took(life, saved === "saved" ? "replied" : "was too late");
}

async function fail(life: Life, ctx: AppContext, claim: ClaimedBuild): Promise<void> {
  const failed = await failOperation(ctx, claim, { code: "CREDITS_EXHAUSTED", message: "It cost nothing." });
  took(life, failed ? "failed" : "was too late");
}

// A create or follow-up that cannot be paid, a deleted project, and a message that nothing waits for.
const REFUSALS = ["not_enough_credits", "not_found", "build_running", "invalid_input"];

function assertExpected(life: Life, error: unknown): void {
  assert.ok(error instanceof ServiceError && REFUSALS.includes(error.kind), error instanceof Error ? error.stack : String(error));
  took(life, error.kind);
}

async function live(life: Life, steps: Step[][]): Promise<void> {
  for (const round of steps) {
    const outcomes = await Promise.allSettled(round.map((each, index) => take(life, life.nodes[index % 2 === 0 ? 0 : 1], each)));
    for (const outcome of outcomes) if (outcome.status === "rejected") assertExpected(life, outcome.reason);
    assert.deepEqual(await findBookFaults(ledger.storage, life.call.accountId), []);
  }
}

/** At the end the account is renewed while its builds hold what they hold, and every build is stopped: then nothing is held, and no month was granted twice. */
async function end(life: Life): Promise<void> {
  const { accountId } = life.call;
  const present = await readBalance(life.call);
  life.clock.set(present.renewsAt ?? life.clock.now());
  assert.equal((await readBalance(life.call)).balance, PLANS.free.creditsAMonth);
  const renewed = await readAccountBook(ledger.storage, accountId);
  assert.equal(renewed.balance, renewed.held + PLANS.free.creditsAMonth);
  for (const { requestId } of life.builds) await stopOperation(life.call, { requestId });
  assert.deepEqual(await findBookFaults(ledger.storage, accountId), []);
  const { held, entries, renewsAt } = await readAccountBook(ledger.storage, accountId);
  assert.equal(held, 0);
  const renewals = entries.map(([, , key]) => String(key)).filter((key) => key.startsWith("renewal/"));
  assert.deepEqual(renewals, [...new Set(renewals)].toSorted(), "each renewal is of a later month than the one before");
  assert.ok(renewsAt !== null && new Date(renewsAt) > life.clock.now());
  if (renewals.length > 1) took(life, "renewed");
  await ledger.storage.database.update(accounts).set({ renewsAt: null }).where(eq(accounts.id, accountId));
}

/** Lives an account's life to its end, and returns what happened in it. */
async function liveThrough(steps: Step[][]): Promise<ReadonlySet<string>> {
  clock.set(new Date(OPENED));
  const call = await contextOf(nodes[0], { credits: 150 });
  const life: Life = { nodes, call, clock, builds: [(await start(call)).operation], happened: new Set() };
  await live(life, steps);
  await end(life);
  return life.happened;
}

const create: Step = { does: "create" };
const message: Step = { does: "message", build: 0 };
const work = (change: Partial<Work>): Step => {
  const costs = STAGES.map(() => 1);
  return { does: "work", build: 0, work: { costs, isOvertaken: false, goneAfter: STAGES.length + 1, ends: "finish", ...change } };
};

// One step after another, so that chance has no part in it. A life begins with a build.
const DIRECTED: Readonly<Record<string, Step[]>> = {
  begun: [create],
  crashed: [work({ goneAfter: 1 }), work({})],
  "was too late": [work({ isOvertaken: true })],
  asked: [work({ ends: "ask" })],
  answered: [work({ ends: "ask" }), message],
  replied: [work({ ends: "reply" })],
  failed: [work({ ends: "fail" })],
  exhausted: [work({ costs: STAGES.map(() => 60) })],
  saved: [work({}), message, work({})],
  renewed: [{ does: "wait", days: 40 }, { does: "read" }],
  not_enough_credits: Array.from({ length: 6 }, () => create),
  build_running: [message],
  not_found: [{ does: "delete", build: 0 }, message],
};

for (const [what, steps] of Object.entries(DIRECTED)) {
  test(`in a life in which "${what}" happens, the books are in order`, async () => {
    const happened = await liveThrough(steps.map((each) => [each]));
    assert.ok(happened.has(what), `only ${[...happened].join(", ")}`);
  });
}

for (let part = 1; part <= PARTS; part += 1) {
  test(`in ${RUNS_A_PART} random interleavings of creates, workers, crashes, stops, failures, questions, follow-ups, deletions, renewals and grants, the books are in order (${part} of ${PARTS})`, async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (steps) => void (await liveThrough(steps))),
      // In time to report the counterexample before the runner's timeout.
      { numRuns: RUNS_A_PART, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true, ...(isNightly ? {} : { seed: part }) },
    );
  });
}
