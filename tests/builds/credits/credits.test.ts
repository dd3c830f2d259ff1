import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { debitCredits } from "../../../src/domain/credits/debit-credits.ts";
import { holdCredits } from "../../../src/domain/credits/holding/hold-credits.ts";
import { settleCredits } from "../../../src/domain/credits/settle-credits.ts";
import { ServiceError } from "../../../src/domain/errors.ts";
import { BUILT_IN_MODELS } from "../../../src/domain/models/models.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/ids.ts";
import { openLog } from "../../../src/lib/log.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import { appendToLedger } from "../../../src/storage/rows/credits/ledger.ts";
import { accounts, holds, ledgerEntries } from "../../../src/storage/tables/index.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";

let testDatabase: TestDatabase;
let storage: Storage;
let ctx: AppContext;

before(async () => {
  testDatabase = await createTestDatabase("credits");
  storage = openStorage({ connection: testDatabase.connection, size: 12, onError: () => undefined });
  ctx = {
    database: storage.database,
    queue: { enqueue: async () => {} },
    clock: systemClock,
    log: openLog("silent"),
    addresses: { service: "http://localhost", sites: "http://apps.localhost" },
    models: () => BUILT_IN_MODELS,
    secret: new Uint8Array(32),
  };
});

after(async () => {
  await storage.close();
  await testDatabase.drop();
});

async function makeAccount(credits: number): Promise<string> {
  const id = randomUUID();
  const createdAt = systemClock.now();
  await storage.database.insert(accounts).values({ id, email: `${id}@example.com`, plan: "free", createdAt });
  await inTransaction(ctx, (inner) =>
    appendToLedger(inner.database, { id: newId(createdAt), accountId: id, kind: "grant", amount: credits, key: `${id}/grant`, createdAt }),
  );
  return id;
}

async function readSums(accountId: string) {
  const [account] = await storage.database.select().from(accounts).where(eq(accounts.id, accountId));
  const [ledger] = await storage.database
    .select({ sum: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  const [held] = await storage.database
    .select({ sum: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(holds)
    .where(eq(holds.accountId, accountId));
  return { balance: account?.balance, held: account?.held, ledger: ledger?.sum, holds: held?.sum };
}

type Step = { does: "hold" | "debit" | "settle" | "refund"; operation: number; amount: number; stage: number };

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom("hold", "debit", "debit", "settle", "refund"),
  operation: fc.nat(3),
  amount: fc.integer({ min: 1, max: 40 }),
  stage: fc.nat(2),
});

async function take(accountId: string, operations: string[], { does, operation, amount, stage }: Step): Promise<void> {
  const operationId = operations[operation] ?? "";
  await inTransaction(ctx, async (inner) => {
    if (does === "hold") await holdCredits(inner, { accountId, operationId, atLeast: amount, wanted: amount });
    else if (does === "debit") await debitCredits(inner, { accountId, operationId, stage: `stage${stage}`, round: 0, amount });
    else await settleCredits(inner, { accountId, operationId, costsAtMost: does === "refund" ? 0 : null });
  });
}

test("whatever happens concurrently, the balance is the sum of the ledger, the held credits are the sum of the holds, and nothing is overspent", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
      const accountId = await makeAccount(100);
      const operations = Array.from({ length: 4 }, () => randomUUID());
      for (const steps of rounds) {
        const outcomes = await Promise.allSettled(steps.map((each) => take(accountId, operations, each)));
        for (const outcome of outcomes) if (outcome.status === "rejected") assertExpected(outcome.reason);
        const sums = await readSums(accountId);
        assert.equal(sums.balance, sums.ledger);
        assert.equal(sums.held, sums.holds);
        assert.ok((sums.balance ?? -1) >= (sums.held ?? 0), `more is held than there is: ${JSON.stringify(sums)}`);
      }
    }),
    { numRuns: 40 },
  );
});

// A hold is refused for lack of credits, or because the operation has one: a build has at most one hold.
function assertExpected(error: unknown): void {
  const isRefusal = error instanceof ServiceError && error.kind === "not_enough_credits";
  const isSecondHold = error instanceof Error && String(error.cause).includes("holds_pkey");
  assert.ok(isRefusal || isSecondHold, String(error));
}

test("a stage is debited once, however often it is saved", async () => {
  const accountId = await makeAccount(100);
  const operationId = randomUUID();
  await inTransaction(ctx, (inner) => holdCredits(inner, { accountId, operationId, atLeast: 25, wanted: 25 }));
  const debit = () => inTransaction(ctx, (inner) => debitCredits(inner, { accountId, operationId, stage: "write", round: 0, amount: 2 }));
  const outcomes = await Promise.all([debit(), debit(), debit()]);
  assert.deepEqual(outcomes.toSorted(), ["debited", "debited before", "debited before"]);
  assert.deepEqual(await readSums(accountId), { balance: 98, held: 23, ledger: 98, holds: 23 });
});

test("a failed build is refunded in full, a stopped one keeps what was spent, and both release the hold", async () => {
  const accountId = await makeAccount(100);
  const [failed, stopped] = [randomUUID(), randomUUID()];
  for (const operationId of [failed, stopped]) {
    await inTransaction(ctx, (inner) => holdCredits(inner, { accountId, operationId, atLeast: 25, wanted: 25 }));
    await inTransaction(ctx, (inner) => debitCredits(inner, { accountId, operationId, stage: "write", round: 0, amount: 2 }));
  }
  assert.equal(await inTransaction(ctx, (inner) => settleCredits(inner, { accountId, operationId: failed, costsAtMost: 0 })), 0);
  assert.equal(await inTransaction(ctx, (inner) => settleCredits(inner, { accountId, operationId: failed, costsAtMost: 0 })), 0);
  assert.equal(await inTransaction(ctx, (inner) => settleCredits(inner, { accountId, operationId: stopped, costsAtMost: null })), 2);
  assert.deepEqual(await readSums(accountId), { balance: 98, held: 0, ledger: 98, holds: 0 });
});

test("two concurrent builds cannot both get the last credits", async () => {
  const accountId = await makeAccount(30);
  const hold = () => inTransaction(ctx, (inner) => holdCredits(inner, { accountId, operationId: randomUUID(), atLeast: 25, wanted: 25 }));
  const outcomes = await Promise.allSettled([hold(), hold(), hold()]);
  assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1);
  assert.deepEqual(await readSums(accountId), { balance: 30, held: 25, ledger: 30, holds: 25 });
});
