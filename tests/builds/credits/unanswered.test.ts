// A build whose questions stay unanswered releases its hold and is refunded, after seven days and not earlier, once, however
// many processes sweep, and never together with an answer.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { askQuestions } from "../../../src/domain/builds/asking/ask-questions.ts";
import { claimBuild } from "../../../src/domain/builds/claim-build.ts";
import { failOperation } from "../../../src/domain/builds/fail-operation.ts";
import { saveStage } from "../../../src/domain/builds/save-stage.ts";
import type { Call, AppContext } from "../../../src/domain/call.ts";
import { endUnanswered } from "../../../src/domain/operations/end-unanswered.ts";
import { readOperation } from "../../../src/domain/operations/read-operation.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { createEndpoint } from "../../../src/domain/webhooks/endpoints/create-endpoint.ts";
import { EVENT_TYPES } from "../../../src/domain/webhooks/event-types.ts";
import { startSweep } from "../../../src/entrypoints/worker/start-sweep.ts";
import { readHold } from "../../../src/storage/rows/credits/holds.ts";
import { events, projects, webhookDeliveries } from "../../../src/storage/tables/index.ts";
import { contextOf, clockAt, openLedger, readAccountBook, type SetClock, type TestLedger } from "./open-ledger.ts";

const ASKED = Date.parse("2026-03-02T10:00:00.000Z");
const DAY = 86_400_000;
const SPENT = 3;
const never = new AbortController().signal;
const question = { text: "What is kept?", options: ["Books", "Films"], allowsOther: true };
const answer = (projectId: string) => ({ projectId, message: "Books", answers: [], model: null, requestId: randomUUID() });

let ledger: TestLedger;
let clock: SetClock;
let ctx: AppContext;

before(async () => {
  ledger = await openLedger("unanswered");
  clock = clockAt("2026-03-02T10:00:00.000Z");
  ctx = ledger.openNode(clock);
});
after(() => ledger.close());

interface Waiting {
  call: Call;
  projectId: string;
  requestId: string;
  operationId: string;
}

/** The stages of a round up to its question, as a worker saves them. */
async function ask({ operationId }: Pick<Waiting, "operationId">, credits: number) {
  const claim = await claimBuild(ctx, operationId);
  assert.ok(claim);
  const result = { stage: "understand", next: "write", output: { credits }, milliseconds: 1, credits, blobs: [] } as const;
  if (!claim.saved.has("understand")) assert.equal(await saveStage(ctx, claim, result), "saved");
  assert.equal(await askQuestions(ctx, claim, { stage: "write", questions: [question], milliseconds: 1 }), "saved");
  return claim;
}

/** A build that has spent something and asks a question. */
async function waiting(): Promise<Waiting> {
  clock.set(new Date(ASKED));
  const call = await contextOf(ctx, { credits: 100 });
  const { operation } = await startBuild(call, { prompt: "A list", model: null, type: "web", requestId: randomUUID() });
  const { id: operationId, projectId, requestId } = operation;
  await ask({ operationId }, SPENT);
  return { call, projectId, requestId, operationId };
}

/** The account's books, which must balance: the entries to the balance, the holds to what is held. */
async function bookOf({ call, operationId }: Waiting) {
  const book = await readAccountBook(ledger.storage, call.accountId);
  assert.equal(
    book.entries.reduce((sum, [, amount]) => sum + Number(amount), 0),
    book.balance,
  );
  assert.equal(await readHold(ledger.storage.database, operationId), book.held);
  return book;
}
const endsOf = async ({ call }: Waiting) =>
  (await ledger.storage.database.select().from(events).where(eq(events.accountId, call.accountId))).filter(
    ({ type }) => type === "operation.failed",
  );

test("after seven days without an answer a build has failed as TIMED_OUT and nothing is debited; a moment before it waits", async () => {
  const build = await waiting();
  const visitor = { agent: "Test", address: "" };
  const endpoint = { url: "https://receiver.example/hook", description: "", events: EVENT_TYPES, allowed: [], visitor };
  await createEndpoint(build.call, endpoint);
  clock.set(new Date(ASKED + 7 * DAY - 1));
  assert.equal(await endUnanswered(ctx, never), 0);
  const held = await bookOf(build);
  assert.deepEqual([held.balance, held.held], [100 - SPENT, 25 - SPENT]);

  clock.set(new Date(ASKED + 7 * DAY));
  assert.equal(await endUnanswered(ctx, never), 1);
  const { operation, addresses } = await readOperation(build.call, build.requestId);
  assert.deepEqual([operation.status, operation.stage, operation.errorCode], ["failed", "ended", "TIMED_OUT"]);
  assert.match(operation.errorMessage ?? "", /within 7 days.*cost nothing/);
  assert.deepEqual([operation.creditsHeld, operation.creditsSpent, operation.finishedAt], [0, 0, clock.now()]);
  assert.equal(addresses.deployment, null);
  const book = await bookOf(build);
  assert.deepEqual([book.balance, book.held], [100, 0]);
  const entries = book.entries.map(([kind, amount]) => `${kind} ${amount}`).toSorted();
  assert.deepEqual(entries, [`debit -${SPENT}`, "grant 100", `refund ${SPENT}`]);
  const [project] = await ledger.storage.database.select().from(projects).where(eq(projects.id, build.projectId));
  assert.equal(project?.status, "failed");
  const [event, ...others] = await endsOf(build);
  assert.ok(event && others.length === 0);
  assert.equal((await ledger.storage.database.select().from(webhookDeliveries).where(eq(webhookDeliveries.eventId, event.id))).length, 1);
  assert.equal(await endUnanswered(ctx, never), 0);
});

test("the worker sweeps them", async () => {
  const build = await waiting();
  clock.set(new Date(ASKED + 8 * DAY));
  const sweep = startSweep(ctx, { everyMilliseconds: 5 });
  while ((await endsOf(build)).length === 0) await setImmediate();
  await sweep.stop();
  assert.equal((await bookOf(build)).balance, 100);
});

test("several processes that sweep at once end each build once", async () => {
  const builds = await Promise.all(Array.from({ length: 12 }, waiting));
  clock.set(new Date(ASKED + 9 * DAY));
  const nodes = [ctx, ledger.openNode(clock), ledger.openNode(clock)];
  const ended = await Promise.all(nodes.map((node) => endUnanswered(node, never)));
  assert.equal(
    ended.reduce((sum, one) => sum + one, 0),
    12,
  );
  for (const build of builds) {
    const book = await bookOf(build);
    assert.deepEqual([book.balance, book.held, book.entries.length, (await endsOf(build)).length], [100, 0, 3, 1]);
  }
});

test("a concurrent answer either continues the build, which keeps its hold, or is rejected because nothing waits", async () => {
  const builds = await Promise.all(Array.from({ length: 16 }, waiting));
  clock.set(new Date(ASKED + 7 * DAY));
  const nodes = [ctx, ledger.openNode(clock)];
  const answering = builds.map(async (build) => {
    const { questions } = await readOperation(build.call, build.requestId);
    const answers = questions.map((one) => ({ questionId: one.id, answer: "Books" }));
    return sendMessage(build.call, { ...answer(build.projectId), message: null, answers });
  });
  const sweeping = nodes.map((node) => endUnanswered(node, never));
  const [settled] = await Promise.all([Promise.allSettled(answering), ...sweeping]);
  for (const [index, build] of builds.entries()) {
    const { operation } = await readOperation(build.call, build.requestId);
    const book = await bookOf(build);
    const outcome = settled[index];
    if (outcome?.status === "fulfilled") {
      assert.deepEqual([operation.status, operation.errorCode], ["running", null]);
      assert.deepEqual([book.balance, book.held], [100 - SPENT, 25 - SPENT]);
    } else {
      assert.equal(outcome?.reason.kind, "invalid_input");
      assert.deepEqual([operation.status, operation.errorCode], ["failed", "TIMED_OUT"]);
      assert.deepEqual([book.balance, book.held, (await endsOf(build)).length], [100, 0, 1]);
    }
  }
});

test("a build that is answered and asks again waits for another seven days, and is refunded for all of its rounds", async () => {
  const build = await waiting();
  clock.set(new Date(ASKED + 6 * DAY));
  await sendMessage(build.call, answer(build.projectId));
  await ask(build, SPENT);
  clock.set(new Date(ASKED + 12 * DAY));
  assert.equal(await endUnanswered(ctx, never), 0);
  clock.set(new Date(ASKED + 13 * DAY));
  assert.equal(await endUnanswered(ctx, never), 1);
  const book = await bookOf(build);
  assert.deepEqual([book.balance, book.held], [100, 0]);
});

test("a worker that lost its build to the question cannot end it", async () => {
  clock.set(new Date(ASKED));
  const call = await contextOf(ctx, { credits: 100 });
  const { operation } = await startBuild(call, { prompt: "A list", model: null, type: "web", requestId: randomUUID() });
  const claim = await ask({ operationId: operation.id }, 0);
  assert.equal(await failOperation(ctx, claim, { code: "INTERNAL", message: "late" }), false);
  assert.equal((await readOperation(call, operation.requestId)).operation.status, "waiting");
});
