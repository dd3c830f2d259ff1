// A build that asks whether to go on: its hold is raised once and only by free credits, a dropped one costs nothing, and
// what was delivered costs no more than its price, whatever is tried at once or again.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { askToGoOn } from "../../../src/domain/builds/asking/ask-to-go-on.ts";
import { type ClaimedBuild, claimBuild } from "../../../src/domain/builds/claim-build.ts";
import { finishOperation } from "../../../src/domain/builds/finish-operation.ts";
import { beginCall, endCall } from "../../../src/domain/builds/journal/journal-call.ts";
import { saveStage } from "../../../src/domain/builds/save-stage.ts";
import { type AppContext, type Call, inTransaction } from "../../../src/domain/call.ts";
import { sizeHold } from "../../../src/domain/credits/holding/size-hold.ts";
import { grantCredits } from "../../../src/domain/credits/grant-credits.ts";
import { endUnanswered } from "../../../src/domain/operations/end-unanswered.ts";
import { readOperation } from "../../../src/domain/operations/read-operation.ts";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { findOperationById } from "../../../src/storage/rows/operations.ts";
import { findDraftOf } from "../../../src/storage/rows/versions/drafts.ts";
import { STAGE_NAMES } from "../../../src/storage/tables/index.ts";
import { findBookFaults } from "./books.ts";
import { clockAt, contextOf, openLedger, readAccountBook, type TestLedger } from "./open-ledger.ts";

const SPENT = 20;
// A question copies the results of the earlier stages into the next round, which costs nothing.
const COST = "case when round = 0 then coalesce((output->>'credits')::int, 0) else 0 end";
const clock = clockAt("2026-03-02T10:00:00.000Z");
let ledger: TestLedger;
let ctx: AppContext;
before(async () => {
  ledger = await openLedger("going_on");
  ctx = ledger.openNode(clock);
});
after(() => ledger.close());

interface Waiting {
  call: Call;
  projectId: string;
  requestId: string;
  operationId: string;
  questionId: string;
}

/** A running build of an account with this many credits, of which it holds 25. */
async function start(credits: number): Promise<{ call: Call; claim: ClaimedBuild; requestId: string }> {
  const call = await contextOf(ctx, { credits });
  const { operation } = await startBuild(call, { prompt: "A list", model: null, type: "web", requestId: randomUUID() });
  const claim = await claimBuild(ctx, operation.id);
  assert.ok(claim);
  return { call, claim, requestId: operation.requestId };
}

const spend = async (claim: ClaimedBuild, credits: number): Promise<void> => {
  const result = { stage: "understand", next: "write", output: { credits }, milliseconds: 1, credits, blobs: [] } as const;
  assert.equal(await saveStage(ctx, claim, result), "saved");
};

/** Saves the stages between the first and the last. */
const passStages = async (claim: ClaimedBuild): Promise<void> => {
  for (const [at, stage] of STAGE_NAMES.entries()) {
    if (stage === "understand" || stage === "settle") continue;
    const next = STAGE_NAMES[at + 1] ?? "settle";
    assert.equal(await saveStage(ctx, claim, { stage, next, output: {}, milliseconds: 1, credits: 0, blobs: [] }), "saved");
  }
};

const askFor = async (claim: ClaimedBuild, needs: { credits: number; atLeast: number }): Promise<void> => {
  const pause = { step: 3, why: "It ran out.", works: ["One"], missing: ["Two"], needs, delivers: true };
  const draft = { request: "A list", works: ["One"], missing: ["Two"], source: {}, site: null, plan: {}, kept: { learnt: [] } };
  assert.equal(await askToGoOn(ctx, claim, { pause, draft, blobs: [], milliseconds: 1 }), "saved");
};

/** A build that has spent 20 of its 25 credits, and asks for more. */
async function waiting(credits: number, needs = { credits: 60, atLeast: 10 }): Promise<Waiting & { text: string; options: string[] }> {
  const { call, claim, requestId } = await start(credits);
  await spend(claim, SPENT);
  await askFor(claim, needs);
  const { operation, questions } = await readOperation(call, requestId);
  const { id: questionId, text, options } = questions[0] ?? assert.fail();
  assert.equal(operation.status, "waiting");
  return { call, projectId: operation.projectId, requestId, operationId: operation.id, questionId, text, options };
}

const answer = ({ call, projectId, questionId }: Waiting, text: string, requestId = randomUUID()) =>
  sendMessage(call, { projectId, message: null, answers: [{ questionId, answer: text }], model: null, requestId });

const stateOf = async ({ call, requestId }: Waiting) => {
  const { operation } = await readOperation(call, requestId);
  const { balance, held, entries } = await readAccountBook(ledger.storage, call.accountId);
  assert.deepEqual(await findBookFaults(ledger.storage, call.accountId, COST), []);
  const { status, creditsHeld, creditsSpent } = operation;
  return { status, creditsHeld, creditsSpent, balance, held, kinds: entries.map(([kind, amount]) => `${kind} ${amount}`) };
};

test("the question names what is needed, and the answer holds it; the build knows at which step it was decided", async () => {
  const build = await waiting(200);
  assert.match(build.text, /^It ran out\. 1 of 2 planned checks pass; still missing: Two\. .*It needs about 60 credits more\. Go on\?$/);
  assert.deepEqual(build.options, ["Go on", "Deliver what works", "Drop it"]);
  await answer(build, "go on");
  const { kinds, ...state } = await stateOf(build);
  assert.deepEqual(state, { status: "running", creditsHeld: 65, creditsSpent: 20, balance: 180, held: 65 });
  const claim = await claimBuild(ctx, build.operationId);
  assert.deepEqual(claim?.buildRequest.decisions, [{ step: 3, decision: "go on" }]);
  assert.deepEqual([claim?.buildRequest.answers, claim?.budgetCredits], [[], 85]);
});

test("the same answer again, or two at once, hold it once", async () => {
  const build = await waiting(300);
  const requestId = randomUUID();
  const settled = await Promise.allSettled([answer(build, "Go on", requestId), answer(build, "Go on"), answer(build, "Go on", requestId)]);
  assert.ok(settled.some(({ status }) => status === "fulfilled"));
  await answer(build, "Go on", requestId).catch(() => undefined);
  const { creditsHeld, held } = await stateOf(build);
  assert.deepEqual([creditsHeld, held], [65, 65]);
});

test("where only a part is free it goes on with that part", async () => {
  const build = await waiting(55);
  assert.match(build.text, /about 60 credits more, and this account has 30 free: it can go on with these\. Go on\?$/);
  await answer(build, "Go on");
  assert.deepEqual(await stateOf(build).then(({ balance, held, status }) => [balance, held, status]), [35, 35, "running"]);
});

test("where too little is free the question says what is missing and where to get it; going on is refused until it is there", async () => {
  const build = await waiting(30);
  assert.match(build.text, /this account has 5 free: 55 are missing\. Wait for the month’s credits on 2026-04-02\. Go on\?$/);
  await assert.rejects(answer(build, "Go on"), { kind: "not_enough_credits", facts: { balance: 5, required: 60 } });
  assert.deepEqual(await stateOf(build).then(({ balance, held, status }) => [balance, held, status]), [10, 5, "waiting"]);
  await inTransaction(ctx, (inner) => grantCredits(inner, { accountId: build.call.accountId, amount: 100, key: randomUUID() }));
  await answer(build, "Go on");
  assert.deepEqual(await stateOf(build).then(({ balance, held, status }) => [balance, held, status]), [110, 65, "running"]);
});

test("a build never holds and spends more than its limit: what is left of it is offered, and going on ends with it", async () => {
  ctx.buildCreditsMax = 60;
  try {
    const build = await waiting(500);
    assert.match(build.text, /It has cost 20 credits; going on lets it spend up to 60 in all, and no build more than 60\./);
    assert.match(build.text, /about 60 credits more, and that limit leaves it 35: it can go on with these\. Go on\?$/);
    await answer(build, "Go on");
    assert.deepEqual(await stateOf(build).then(({ creditsHeld, creditsSpent }) => creditsHeld + creditsSpent), 60);
    const claim = (await claimBuild(ctx, build.operationId)) ?? assert.fail();
    assert.equal(claim.budgetCredits, 60);
    await askFor(claim, { credits: 40, atLeast: 10 });
    const { questions } = await readOperation(build.call, build.requestId);
    const { text, options, id } = questions.at(-1) ?? assert.fail();
    assert.match(
      text,
      /It has cost 20 credits and needs about 40 more, and no build may cost more than 60\. Deliver what works, or drop it\?$/,
    );
    assert.deepEqual(options, ["Deliver what works", "Drop it"]);
    await assert.rejects(answer({ ...build, questionId: id }, "Go on"), { kind: "invalid_input" });
  } finally {
    delete ctx.buildCreditsMax;
  }
});

test("a new build holds no more than a build may cost", async () => {
  const model = { id: "scribe", category: "paid", budgetCredits: 1_230 } as const;
  assert.equal(await sizeHold(ctx, { model, kind: "create" }), 1_230);
  assert.equal(await sizeHold({ ...ctx, buildCreditsMax: 300 }, { model, kind: "create" }), 300);
});

test("what works is delivered without more credits, and an answer that is not offered is refused", async () => {
  const build = await waiting(30);
  await assert.rejects(answer(build, "Yes, please"), { kind: "invalid_input" });
  await answer(build, "deliver what works");
  assert.deepEqual(await stateOf(build).then(({ held, status }) => [held, status]), [5, "running"]);
  const claim = await claimBuild(ctx, build.operationId);
  assert.deepEqual(claim?.buildRequest.decisions, [{ step: 3, decision: "deliver" }]);
  assert.deepEqual(claim?.buildRequest.kept, { learnt: [] });
});

test("a dropped build has ended, cost nothing, and its draft is gone; a second answer changes nothing", async () => {
  const build = await waiting(100);
  assert.ok(await findDraftOf(ctx.database, build.operationId));
  const { operation } = await answer(build, "Drop it");
  assert.deepEqual(
    [operation.status, operation.errorCode, operation.errorMessage],
    ["failed", "STOPPED", "The build was dropped on request. It cost nothing."],
  );
  await assert.rejects(answer(build, "Go on"), { kind: "invalid_input" });
  const { kinds, ...state } = await stateOf(build);
  assert.deepEqual(state, { status: "failed", creditsHeld: 0, creditsSpent: 0, balance: 100, held: 0 });
  assert.deepEqual(kinds.toSorted(), ["debit -20", "grant 100", "refund 20"]);
  assert.equal(await findDraftOf(ctx.database, build.operationId), null);
});

test("a stopped build costs what was spent, an unanswered one nothing, and both keep their drafts", async () => {
  const stopped = await waiting(100);
  await stopOperation(stopped.call, { requestId: stopped.requestId });
  assert.deepEqual(await stateOf(stopped).then(({ balance, creditsSpent }) => [balance, creditsSpent]), [80, 20]);
  assert.ok(await findDraftOf(ctx.database, stopped.operationId));

  const forgotten = await waiting(100);
  clock.set(new Date(clock.now().getTime() + 7 * 86_400_000));
  await endUnanswered(ctx, new AbortController().signal);
  assert.deepEqual(await stateOf(forgotten).then(({ balance, creditsSpent }) => [balance, creditsSpent]), [100, 0]);
  assert.ok(await findDraftOf(ctx.database, forgotten.operationId));
});

test("what is delivered costs at most its price: the rest is refunded, once", async () => {
  const { call, claim, requestId } = await start(100);
  await spend(claim, SPENT);
  await passStages(claim);
  const end = { title: null, reply: "Here it is.", startsOver: false, costsAtMost: 2, fromDraft: null, milliseconds: 1 };
  const ends = await Promise.all([finishOperation(ctx, claim, end), finishOperation(ctx, claim, end)]);
  assert.deepEqual(ends.toSorted(), ["saved", "stale"]);
  const { operation } = await readOperation(call, requestId);
  const { balance, held, entries } = await readAccountBook(ledger.storage, call.accountId);
  assert.deepEqual([operation.creditsSpent, balance, held], [2, 98, 0]);
  assert.deepEqual(entries.map(([kind, amount]) => `${kind} ${amount}`).toSorted(), ["debit -20", "grant 100", "refund 18"]);
});

test("an answer that cannot be paid is kept, and is debited once when it can be, before it is used", async () => {
  const { call, claim } = await start(30);
  const place = { round: 0, name: "work/step-1" };
  const request = { system: "", messages: [], schema: null, maxOutputTokens: 1 };
  const begun = { ...place, model: "scribe", request, kept: { learnt: [1] } };
  const asked = { outcome: "answer", text: "Done.", calls: [], usage: { input: 1, cachedInput: 0, output: 1 }, finish: "stop" } as const;
  assert.equal(await beginCall(ctx, claim, begun), "begun");
  assert.deepEqual(await endCall(ctx, claim, place, { asked, microCredits: 40_200_000, microDollars: 0 }), { owed: 41 });
  assert.deepEqual(await beginCall(ctx, claim, begun), { owed: 41 });
  assert.equal((await readAccountBook(ledger.storage, call.accountId)).balance, 30);

  await inTransaction(ctx, (inner) => grantCredits(inner, { accountId: call.accountId, amount: 50, key: randomUUID() }));
  for (let again = 0; again < 2; again += 1) {
    const known = await beginCall(ctx, claim, begun);
    assert.ok(typeof known === "object" && "asked" in known && known.asked.outcome === "answer" && known.asked.text === "Done.");
  }
  const { balance, held, entries } = await readAccountBook(ledger.storage, call.accountId);
  assert.deepEqual([balance, held], [39, 0]);
  assert.equal(entries.filter(([kind]) => kind === "debit").length, 1);
});

test("a message goes on from the newest draft, and when it is done no draft is left", async () => {
  const first = await waiting(500);
  const { call, projectId } = first;
  const say = async (): Promise<ClaimedBuild> => {
    const sent = { projectId, message: "Go on", answers: [], model: null, requestId: randomUUID() };
    const { operation } = await sendMessage(call, sent);
    return (await claimBuild(ctx, operation.id)) ?? assert.fail();
  };
  await stopOperation(call, { requestId: first.requestId });
  const second = await say();
  assert.deepEqual([second.buildRequest.draft?.operationId, second.buildRequest.draft?.request], [first.operationId, "A list"]);
  clock.set(new Date(clock.now().getTime() + 1_000));
  await spend(second, SPENT);
  await askFor(second, { credits: 60, atLeast: 10 });
  await stopOperation(call, { requestId: await requestIdOf(second.operationId) });

  const third = await say();
  assert.equal(third.buildRequest.draft?.operationId, second.operationId);
  await spend(third, SPENT);
  await passStages(third);
  const end = { title: null, reply: "Here it is.", startsOver: false, costsAtMost: null, fromDraft: second.operationId, milliseconds: 1 };
  assert.equal(await finishOperation(ctx, third, end), "saved");
  // Each build has paid for its own work, once: what a draft has cost is neither paid for again nor returned.
  const { balance, held, entries } = await readAccountBook(ledger.storage, call.accountId);
  assert.deepEqual([balance, held], [500 - 3 * SPENT, 0]);
  assert.deepEqual(entries.map(([kind, amount]) => `${kind} ${amount}`).toSorted(), ["debit -20", "debit -20", "debit -20", "grant 500"]);
  for (const { operationId } of [first, second, third]) assert.equal(await findDraftOf(ctx.database, operationId), null);
});

const requestIdOf = async (operationId: string): Promise<string> =>
  (await findOperationById(ctx.database, operationId))?.requestId ?? assert.fail();
