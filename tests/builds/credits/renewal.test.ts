import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { eq } from "drizzle-orm";
import { type Call, type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { debitCredits } from "../../../src/domain/credits/debit-credits.ts";
import { grantCredits } from "../../../src/domain/credits/grant-credits.ts";
import { holdCredits } from "../../../src/domain/credits/holding/hold-credits.ts";
import { readBalance } from "../../../src/domain/credits/read-balance.ts";
import { settleCredits } from "../../../src/domain/credits/settle-credits.ts";
import { startBuild } from "../../../src/domain/projects/start-build.ts";
import { readUsage } from "../../../src/domain/usage/read-usage.ts";
import { accounts } from "../../../src/storage/tables/index.ts";
import { contextOf, clockAt, openLedger, readAccountBook, type SetClock, type TestLedger } from "./open-ledger.ts";

const OPENED = "2026-01-31T10:00:00.000Z";
const FEBRUARY = "2026-02-28T10:00:00.000Z";
const MARCH = "2026-03-31T10:00:00.000Z";

let ledger: TestLedger;
let ctx: AppContext;
let clock: SetClock;

before(async () => {
  ledger = await openLedger("renewal");
  clock = clockAt(OPENED);
  ctx = ledger.openNode(clock);
});
after(() => ledger.close());

const open = (credits?: number): Promise<Call> => {
  clock.set(new Date(OPENED));
  return contextOf(ctx, credits === undefined ? {} : { credits });
};
const bookOf = ({ accountId }: Call) => readAccountBook(ledger.storage, accountId);
const create = (call: Call) => startBuild(call, { prompt: "A recipe box", model: null, type: "web", requestId: null });
const hold = ({ accountId }: Call, operationId: string, amount: number) =>
  inTransaction(ctx, (inner) => holdCredits(inner, { accountId, operationId, atLeast: amount, wanted: amount }));
const debit = ({ accountId }: Call, operationId: string, amount: number) =>
  inTransaction(ctx, (inner) => debitCredits(inner, { accountId, operationId, stage: "write", round: 0, amount }));
const settle = ({ accountId }: Call, operationId: string, refund: boolean) =>
  inTransaction(ctx, (inner) => settleCredits(inner, { accountId, operationId, costsAtMost: refund ? 0 : null }));

test("what is left of a month expires, and the plan's monthly credits are granted: nothing rolls over", async () => {
  const call = await open(70);
  clock.set(new Date(FEBRUARY));
  assert.deepEqual(await readBalance(call), { balance: 100, plan: "free", renewsAt: new Date(MARCH) });
  assert.deepEqual(await bookOf(call), {
    balance: 100,
    held: 0,
    plan: "free",
    renewsAt: MARCH,
    entries: [
      ["grant", 70, "opening"],
      ["expiry", -70, `expiry/${FEBRUARY}`],
      ["grant", 100, `renewal/${FEBRUARY}`],
    ],
  });
});

test("a create is rejected a millisecond before the renewal, and accepted at its time", async () => {
  const call = await open(24);
  clock.set(new Date(Date.parse(FEBRUARY) - 1));
  await assert.rejects(create(call), { kind: "not_enough_credits" });
  assert.equal((await bookOf(call)).renewsAt, FEBRUARY);
  clock.set(new Date(FEBRUARY));
  await create(call);
  const { balance, held, renewsAt } = await bookOf(call);
  assert.deepEqual({ balance, held, renewsAt }, { balance: 100, held: 25, renewsAt: MARCH });
});

test("usage returns the renewed balance from the time of the renewal on", async () => {
  const call = await open(3);
  clock.set(new Date(Date.parse(FEBRUARY) - 1));
  assert.deepEqual([(await readUsage(call)).balance, (await readUsage(call)).renewsAt], [3, new Date(FEBRUARY)]);
  clock.set(new Date(FEBRUARY));
  const { balance, renewsAt, days } = await readUsage(call);
  assert.deepEqual([balance, renewsAt], [100, new Date(MARCH)]);
  assert.ok(days.every(({ creditsSpent }) => creditsSpent === 0));
});

test("what a running build holds does not expire; what it leaves unused stays with the account", async () => {
  const call = await open();
  const operationId = randomUUID();
  await hold(call, operationId, 25);
  clock.set(new Date(FEBRUARY));
  assert.equal(await debit(call, operationId, 10), "debited");
  const { balance, held, entries } = await bookOf(call);
  assert.deepEqual({ balance, held }, { balance: 115, held: 15 });
  assert.deepEqual(entries.slice(1, 3), [
    ["expiry", -75, `expiry/${FEBRUARY}`],
    ["grant", 100, `renewal/${FEBRUARY}`],
  ]);
  await settle(call, operationId, false);
  assert.equal((await readBalance(call)).balance, 115);
});

test("what is refunded after the renewal for an earlier build stays with the account until the next one", async () => {
  const call = await open();
  const operationId = randomUUID();
  await hold(call, operationId, 25);
  await debit(call, operationId, 10);
  clock.set(new Date(FEBRUARY));
  await settle(call, operationId, true);
  assert.equal((await readBalance(call)).balance, 125);
  clock.set(new Date(MARCH));
  assert.equal((await readBalance(call)).balance, 100);
});

test("credits granted after the renewal time do not expire in it, even if the account was not renewed yet", async () => {
  const call = await open();
  clock.set(new Date(FEBRUARY));
  await inTransaction(ctx, (inner) => grantCredits(inner, { accountId: call.accountId, amount: 500, key: randomUUID() }));
  assert.equal((await readBalance(call)).balance, 600);
});

test("months without activity are renewed once, together", async () => {
  const call = await open();
  clock.set(new Date("2026-07-15T00:00:00Z"));
  const { balance, renewsAt } = await readBalance(call);
  assert.deepEqual([balance, renewsAt], [100, new Date("2026-07-31T10:00:00Z")]);
  assert.deepEqual((await bookOf(call)).entries.slice(1), [
    ["expiry", -100, `expiry/${FEBRUARY}`],
    ["grant", 100, `renewal/${FEBRUARY}`],
  ]);
});

test("the day of the month does not drift: 31 January, 28 February, 31 March", async () => {
  const call = await open();
  const renewals: (string | null)[] = [];
  for (let month = 0; month < 4; month += 1) {
    const { renewsAt } = await readBalance(call);
    renewals.push(renewsAt?.toISOString().slice(0, 10) ?? null);
    clock.set(renewsAt ?? clock.now());
  }
  assert.deepEqual(renewals, ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
});

test("an account without credits has nothing to expire: its ledger records only the renewal", async () => {
  const call = await open(0);
  clock.set(new Date(FEBRUARY));
  await readBalance(call);
  assert.deepEqual((await bookOf(call)).entries.slice(1), [["grant", 100, `renewal/${FEBRUARY}`]]);
});

test("an account whose renewsAt is null never renews", async () => {
  const call = await open(7);
  await ledger.storage.database.update(accounts).set({ renewsAt: null }).where(eq(accounts.id, call.accountId));
  clock.set(new Date("2050-01-01T00:00:00Z"));
  assert.deepEqual(await readBalance(call), { balance: 7, plan: "free", renewsAt: null });
  await assert.rejects(create(call), { kind: "not_enough_credits" });
});

test("concurrent requests at the renewal time renew once, and share the new month's credits exactly", async () => {
  const call = await open(10);
  clock.set(new Date(FEBRUARY));
  const creates = Array.from({ length: 12 }, () => create(call));
  const reads = Array.from({ length: 6 }, () => readBalance(call));
  const outcomes = await Promise.allSettled(creates);
  await Promise.all(reads);
  assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 4);
  for (const outcome of outcomes) if (outcome.status === "rejected") assert.equal(outcome.reason.kind, "not_enough_credits");
  const { balance, held, entries } = await bookOf(call);
  assert.deepEqual({ balance, held }, { balance: 100, held: 100 });
  assert.equal(entries.length, 3);
});
