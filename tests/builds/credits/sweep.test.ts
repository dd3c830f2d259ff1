import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { eq, inArray, like } from "drizzle-orm";
import { provisionAccounts } from "../../../src/domain/accounts/operator/provision-accounts.ts";
import { type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { grantCredits } from "../../../src/domain/credits/grant-credits.ts";
import { readBalance } from "../../../src/domain/credits/read-balance.ts";
import { renewDueAccounts } from "../../../src/domain/credits/renew-due-accounts.ts";
import { startSweep } from "../../../src/entrypoints/worker/start-sweep.ts";
import { lockCredits } from "../../../src/storage/rows/credits/ledger.ts";
import { accounts, rateWindows } from "../../../src/storage/tables/index.ts";
import { contextOf, clockAt, openLedger, readAccountBook, type SetClock, type TestLedger } from "./open-ledger.ts";

const OPENED = "2026-01-31T10:00:00.000Z";
const FEBRUARY = "2026-02-28T10:00:00.000Z";
const DAY = 86_400_000;
const never = new AbortController().signal;

let ledger: TestLedger;
let clock: SetClock;
let ctx: AppContext;

before(async () => {
  ledger = await openLedger("sweep");
  clock = clockAt(OPENED);
  ctx = ledger.openNode(clock);
});
after(() => ledger.close());

const bookOf = (accountId: string) => readAccountBook(ledger.storage, accountId);

async function open(count: number): Promise<string[]> {
  await ledger.storage.database.update(accounts).set({ renewsAt: null });
  clock.set(new Date(OPENED));
  const calls = await Promise.all(Array.from({ length: count }, () => contextOf(ctx, { credits: 40 })));
  return calls.map(({ accountId }) => accountId);
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await setImmediate();
}

test("a sweep renews every account that is due, without any request, and no other", async () => {
  const ids = await open(130);
  assert.equal(await renewDueAccounts(ctx, never), 0);
  clock.set(new Date(FEBRUARY));
  const later = await contextOf(ctx, { credits: 7 });
  assert.equal(await renewDueAccounts(ctx, never), 130);
  assert.equal(await renewDueAccounts(ctx, never), 0);
  const rows = await ledger.storage.database.select().from(accounts).where(inArray(accounts.id, ids));
  assert.deepEqual(new Set(rows.map(({ balance }) => balance)), new Set([100]));
  assert.equal((await bookOf(later.accountId)).balance, 7);
});

test("nodes that sweep concurrently, while requests arrive, renew each account once", async () => {
  const ids = await open(60);
  clock.set(new Date(FEBRUARY));
  const nodes = [ctx, ledger.openNode(clock), ledger.openNode(clock)];
  const sweeps = nodes.map((node) => renewDueAccounts(node, never));
  const reads = ids.map((accountId) => readBalance({ ctx, accountId, plan: "free", scopes: "all" }));
  await Promise.all([...sweeps, ...reads]);
  for (const id of ids) {
    assert.deepEqual((await bookOf(id)).entries.slice(1), [
      ["expiry", -40, `expiry/${FEBRUARY}`],
      ["grant", 100, `renewal/${FEBRUARY}`],
    ]);
  }
});

test("a sweep does not wait for an account locked by another process, which renews it", async () => {
  const [locked = "", free = ""] = await open(2);
  clock.set(new Date(FEBRUARY));
  await inTransaction(ctx, async (inner) => {
    await lockCredits(inner.database, locked);
    assert.equal(await renewDueAccounts(ledger.openNode(clock), never), 1);
  });
  assert.deepEqual([(await bookOf(locked)).balance, (await bookOf(free)).balance], [40, 100]);
});

test("an account that cannot be renewed is logged, and does not block others", async () => {
  const [broken = "", sound = ""] = await open(2);
  for (const key of ["one", "two"]) {
    await inTransaction(ctx, (inner) => grantCredits(inner, { accountId: broken, amount: 2_000_000_000, key: `${broken}/${key}` }));
  }
  clock.set(new Date(FEBRUARY));
  ledger.logged.length = 0;
  assert.equal(await renewDueAccounts(ctx, never), 1);
  assert.equal((await bookOf(sound)).balance, 100);
  const [fault] = ledger.logged;
  assert.ok(fault && "accountId" in fault && fault.accountId === broken && ledger.logged.length === 1);
});

test("a sweep ends between two accounts when it is aborted", async () => {
  await open(2);
  clock.set(new Date(FEBRUARY));
  assert.equal(await renewDueAccounts(ctx, AbortSignal.abort()), 0);
});

test("the worker sweeps immediately and periodically; a chore that fails is logged, does not block others, and is retried", async () => {
  const [first = "", second = ""] = await open(2);
  const { database, pool } = ledger.storage;
  await pool.query("update accounts set renews_at = $2 where id = $1", [second, "2026-03-10T00:00:00Z"]);
  await database.insert(rateWindows).values({ subject: "old", policy: "p", requests: 1, endsAt: new Date(OPENED) });
  await pool.query("alter table rate_windows rename to rate_windows_away");
  ledger.logged.length = 0;
  clock.set(new Date(FEBRUARY));
  const sweep = startSweep(ctx, { everyMilliseconds: 5 });
  await until(() => ledger.logged.length > 0);
  await until(async () => (await bookOf(first)).balance === 100);
  assert.equal((await bookOf(second)).balance, 40);
  await pool.query("alter table rate_windows_away rename to rate_windows");
  clock.set(new Date("2026-03-10T00:00:00Z"));
  await until(async () => (await bookOf(second)).balance === 100);
  await until(async () => (await database.select().from(rateWindows)).length === 0);
  await sweep.stop();
});

test("rate windows that ended more than a day ago are deleted, however many, and no others; a sweep that waits for its next run stops immediately", async () => {
  const { database } = ledger.storage;
  const now = new Date("2026-05-05T12:00:00Z");
  clock.set(now);
  const window = (subject: string, ago: number) => ({ subject, policy: "p", requests: 1, endsAt: new Date(now.getTime() - ago) });
  const past = Array.from({ length: 2_300 }, (_, index) => window(`past ${index}`, DAY + 1 + index));
  await database.insert(rateWindows).values([...past, window("open", -1), window("ended", 1), window("a day ago", DAY)]);
  await open(0);
  clock.set(now);
  const sweep = startSweep(ctx, { everyMilliseconds: 60 * 60_000 });
  await until(async () => (await database.select().from(rateWindows).where(like(rateWindows.subject, "past%"))).length === 0);
  await sweep.stop();
  const left = await database.select({ subject: rateWindows.subject }).from(rateWindows);
  assert.deepEqual(left.map(({ subject }) => subject).toSorted(), ["a day ago", "ended", "open"]);
});

test("a plan changed by the provisioning file applies immediately; its credits come with the next renewal", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atelier-plans-"));
  const file = path.join(folder, "accounts.json");
  const provision = async (plan: string) => {
    writeFileSync(file, JSON.stringify({ accounts: [{ email: "ada@example.com", plan, credits: 30, keys: [] }] }));
    await provisionAccounts(ctx, file);
    const [row] = await ledger.storage.database.select().from(accounts).where(eq(accounts.email, "ada@example.com"));
    return bookOf(row?.id ?? "");
  };
  const stateOf = ({ plan, balance }: Awaited<ReturnType<typeof provision>>) => [plan, balance];
  await open(0);
  assert.deepEqual(stateOf(await provision("free")), ["free", 30]);
  assert.deepEqual(stateOf(await provision("pro")), ["pro", 30]);
  clock.set(new Date(FEBRUARY));
  assert.equal(await renewDueAccounts(ctx, never), 1);
  assert.deepEqual(stateOf(await provision("pro")), ["pro", 2_000]);
  clock.set(new Date("2026-03-31T10:00:00Z"));
  assert.deepEqual(stateOf(await provision("team")), ["team", 2_000], "the renewal that was due before the change is the former plan's");
  clock.set(new Date("2026-04-30T10:00:00Z"));
  assert.deepEqual(stateOf(await provision("team")), ["team", 10_000]);
  rmSync(folder, { recursive: true });
});
