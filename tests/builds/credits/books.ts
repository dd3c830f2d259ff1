// What must be true of an account's books whenever nothing is running, read from the tables alone.
import type { Storage } from "../../../src/storage/open-storage.ts";

/** The sums of an account, as computed by the database. */
interface Sums {
  balance: number;
  held: number;
  ledger: number;
  holds: number;
  expiries_alone: number;
}

/** A build with what it holds, what its ledger says, and what its saved stages cost. */
interface BuildSums {
  id: string;
  status: "running" | "waiting" | "done" | "failed";
  error_code: string | null;
  credits_held: number;
  credits_spent: number;
  hold: number | null;
  ledger: number;
  debited: number;
  debits: number;
  refunds: number;
  /** Refunds of a first version that was about the wrong thing. */
  corrections: number;
  /** Whether its user dropped it when it could not be finished. */
  is_dropped: boolean;
  saved: number;
  paid_stages: number;
}

/** What a saved stage cost, in SQL over `operation_stages`, for stages that were saved with `{credits}` in their output. */
const CREDITS_IN_OUTPUT = "coalesce((output->>'credits')::int, 0)";

const HAS_VERSION_BEFORE = `exists (select 1 from operations earlier where earlier.project_id = operations.project_id
  and earlier.version is not null and earlier.created_at < operations.created_at)`;

/**
 * The same for the built-in generator, whose stage `write` costs 1 credit for a message to a project that has a version,
 * and 2 for every other build from a prompt.
 */
export const BUILT_IN_COST = `case when stage <> 'write' or operations.kind not in ('create', 'message') then 0
  when operations.kind = 'message' and ${HAS_VERSION_BEFORE} then 1 else 2 end`;

/** Every fault in an account's books, each in a sentence; empty if there is none. `costSql` says what a saved stage cost. */
export async function findBookFaults({ pool }: Storage, accountId: string, costSql = CREDITS_IN_OUTPUT): Promise<string[]> {
  const { rows: sums } = await pool.query<Sums>(
    `select balance::int, held::int,
       (select coalesce(sum(amount), 0)::int from ledger_entries where account_id = accounts.id) as ledger,
       (select coalesce(sum(amount), 0)::int from holds where account_id = accounts.id) as holds,
       (select count(*)::int from ledger_entries expiry where account_id = accounts.id and kind = 'expiry' and not exists
         (select 1 from ledger_entries where key = replace(expiry.key, 'expiry/', 'renewal/'))) as expiries_alone
     from accounts where id = $1`,
    [accountId],
  );
  const { rows: builds } = await pool.query<BuildSums>(
    `select id, status, error_code, credits_held, credits_spent,
       (select amount from holds where operation_id = operations.id) as hold,
       coalesce((select -sum(amount)::int from ledger_entries where operation_id = operations.id), 0) as ledger,
       coalesce((select -sum(amount)::int from ledger_entries where operation_id = operations.id and kind = 'debit'), 0) as debited,
       (select count(*)::int from ledger_entries where operation_id = operations.id and kind = 'debit') as debits,
       (select count(*)::int from ledger_entries where operation_id = operations.id and kind = 'refund' and key not like '%/correction') as refunds,
       (select count(*)::int from ledger_entries where operation_id = operations.id and key = operations.project_id || '/correction') as corrections,
       exists (select 1 from questions where operation_id = operations.id and offer is not null and answer = 'Drop it') as is_dropped,
       coalesce((select sum(${costSql})::int from operation_stages where operation_id = operations.id), 0) as saved,
       (select count(*)::int from operation_stages where operation_id = operations.id and ${costSql} > 0) as paid_stages
     from operations where account_id = $1`,
    [accountId],
  );
  const [account] = sums;
  if (!account) return [`the account ${accountId} is missing`];
  return [...faultsOf(account, builds), ...builds.flatMap(faultsOfBuild)];
}

function faultsOf({ balance, held, ledger, holds, expiries_alone }: Sums, builds: BuildSums[]): string[] {
  const open = builds.reduce((sum, { hold }) => sum + (hold ?? 0), 0);
  return faultsIn([
    [balance === ledger, `the balance is ${balance}, and the ledger's sum ${ledger}`],
    [held === holds, `${held} credits are held, and the sum of the holds is ${holds}`],
    [holds === open, `the holds' sum is ${holds}, and the builds hold ${open}`],
    [held >= 0 && balance >= held, `of ${balance} credits ${held} are held`],
    [expiries_alone === 0, "credits expired without a renewal"],
  ]);
}

function faultsOfBuild(build: BuildSums): string[] {
  const {
    status,
    error_code,
    credits_held,
    credits_spent,
    hold,
    ledger,
    debited,
    debits,
    refunds,
    corrections,
    is_dropped,
    saved,
    paid_stages,
  } = build;
  const isOpen = status === "running" || status === "waiting";
  const isRefunded = status === "failed" && (error_code !== "STOPPED" || is_dropped);
  const name = `the build ${build.id} (${status} ${error_code ?? ""})`;
  return faultsIn([
    [isOpen ? hold === credits_held : hold === null && credits_held === 0, `${name} holds ${hold}, and says ${credits_held}`],
    [ledger === credits_spent, `${name} cost ${ledger} by the ledger, and says ${credits_spent}`],
    [debited === saved && debits === paid_stages, `${name} was debited ${debited} in ${debits}, its ${paid_stages} stages cost ${saved}`],
    [!isRefunded || ledger === 0, `${name} failed, and cost ${ledger}`],
    [corrections === 0 || (status === "done" && ledger >= 0), `${name} was corrected, and cost ${ledger}`],
    [refunds === (isRefunded && debited > 0 ? 1 : 0), `${name} was refunded ${refunds} times`],
  ]);
}

function faultsIn(facts: [boolean, string][]): string[] {
  return facts.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}
