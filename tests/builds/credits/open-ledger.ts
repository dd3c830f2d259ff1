// Accounts, builds and their credits on a separate database, with the real queue and a clock that a test sets. Another
// node is another pool on the same database.
import { randomBytes, randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { openAccount } from "../../../src/domain/accounts/open-account.ts";
import { type Call, type AppContext, inTransaction } from "../../../src/domain/call.ts";
import { BUILT_IN_MODELS } from "../../../src/domain/models/models.ts";
import type { PlanName } from "../../../src/domain/plans/plans.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { openStorage, type Storage } from "../../../src/storage/open-storage.ts";
import { createBuildQueue } from "../../../src/storage/queue/create-build-queue.ts";
import { accounts, ledgerEntries } from "../../../src/storage/tables/index.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";

/** A clock that does not advance until it is set. */
export interface SetClock {
  now(): Date;
  set(moment: Date): void;
}

/** A clock that is set to a time. */
export function clockAt(moment: string): SetClock {
  let present = new Date(moment);
  return { now: () => new Date(present), set: (next) => void (present = next) };
}

/** The initial credits of a test account; by default the plan's monthly credits. */
export interface TestAccount {
  plan?: PlanName;
  credits?: number;
}

/** `logged` holds what was logged as errors. */
export interface TestLedger {
  storage: Storage;
  logged: object[];
  /** The context of another node: a separate pool, the same database, and the given clock. */
  openNode(clock: SetClock): AppContext;
  close(): Promise<void>;
}

/** Opens the database and the queue. */
export async function openLedger(name: string): Promise<TestLedger> {
  const { connection, drop } = await createTestDatabase(name);
  const open = () => openStorage({ connection, size: 10, onError: () => undefined });
  const storage = open();
  const nodes: Storage[] = [];
  const logged: object[] = [];
  const log = { debug() {}, info() {}, warn() {}, error: (facts: object) => void logged.push(facts) };
  const queue = await createBuildQueue({ storage, connection, clock: systemClock, log });
  const addresses = { service: "http://atelier.test", sites: "http://apps.atelier.test:4000" };
  const secret = randomBytes(32);
  return {
    storage,
    logged,
    openNode(clock) {
      const node = open();
      nodes.push(node);
      return { database: node.database, queue, clock, log, addresses, models: () => BUILT_IN_MODELS, secret };
    },
    async close() {
      await queue.close();
      for (const node of [storage, ...nodes]) await node.close();
      await drop();
    },
  };
}

/** Opens an account at the current time of its clock, and calls on its behalf. */
export async function contextOf(ctx: AppContext, { plan = "free", credits }: TestAccount = {}): Promise<Call> {
  const email = `${randomUUID()}@atelier.test`;
  const { account } = await inTransaction(ctx, (inner) => openAccount(inner, { email, plan, credits }));
  return { ctx, accountId: account.id, plan, scopes: "all" };
}

/** An account's row, and its entries in the order in which they were made, without their ids. */
export async function readAccountBook({ database }: Storage, accountId: string) {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`there is no account ${accountId}`);
  const rows = await database
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  const entries = rows.map(({ kind, amount, key }) => [kind, amount, key.replace(`/${accountId}`, "")]);
  return { balance: account.balance, held: account.held, renewsAt: account.renewsAt?.toISOString() ?? null, plan: account.plan, entries };
}
