// Reads a build with all its details in one statement. Builds are polled more than anything else, so concurrent
// requests of all accounts share the statement; each gets only its own account's rows. The proof of a version is large and
// never changes: it is read once. An ended build of which nothing has changed is handed out as the same object again, so that
// what is made of it can be kept as well.
import { getTableColumns } from "drizzle-orm";
import type pg from "pg";
import { batchedFor, QUERY_TIMEOUT } from "../../statements/batched.ts";
import { poolOf } from "../../statements/pool-of.ts";
import type { Database } from "../../database.ts";
import { operations, type projects } from "../../tables/index.ts";
import type { MessageRow, QuestionRow } from "../conversation.ts";
import type { OperationRow } from "../operations.ts";
import type { DraftSummary } from "../versions/drafts.ts";

/** Identifies a build by its account's request id. */
export interface OperationKey {
  accountId: string;
  requestId: string;
}

/** A build, the address fields of its project, the proof of its version, its draft, and its replies and questions, oldest first. Never changed once it is read. */
export interface WholeOperation {
  operation: OperationRow;
  project: Pick<typeof projects.$inferSelect, "id" | "siteName" | "customSubdomain" | "liveVersion" | "deletedAt">;
  proof: Record<string, unknown> | null;
  /** Its draft; null if it has none, or while it runs. */
  draft: DraftSummary | null;
  replies: Pick<MessageRow, "id" | "text" | "createdAt">[];
  questions: Pick<QuestionRow, "id" | "text" | "options" | "allowsOther" | "answer" | "createdAt">[];
}

/** A row as PostgreSQL encodes it in JSON. */
type WithIsoDate<One extends { createdAt: Date }> = Omit<One, "createdAt"> & { createdAt: string };

interface Row extends OperationRow, Omit<WholeOperation["project"], "id"> {
  /** Whether it has made a version. */
  hasVersion: boolean;
  draft: (Omit<DraftSummary, "updatedAt" | "requestId" | "model" | "creditsSpent"> & { updatedAt: string }) | null;
  replies: WithIsoDate<WholeOperation["replies"][number]>[] | null;
  questions: WithIsoDate<WholeOperation["questions"][number]>[] | null;
}

const OPERATIONS_MAX = 500;
/** So many ended builds are kept as they were read: about ten kilobytes each, and as much for a response. */
const KEPT_MAX = 500;

const columns = Object.entries(getTableColumns(operations)).map(([name, column]) => `operations.${column.name} as "${name}"`);

const STATEMENT = `
select ${columns.join(", ")}, versions.operation_id is not null as "hasVersion",
  (select json_build_object('request', request, 'works', works, 'missing', missing, 'hasSite', site is not null, 'updatedAt', updated_at)
    from drafts where operation_id = operations.id and operations.status <> 'running') as draft,
  projects.site_name as "siteName", projects.custom_subdomain as "customSubdomain",
  projects.live_version as "liveVersion", projects.deleted_at as "deletedAt",
  (select json_agg(json_build_object('id', id, 'text', text, 'createdAt', created_at) order by created_at, id)
    from messages where operation_id = operations.id and author = 'atelier') as replies,
  (select json_agg(json_build_object('id', id, 'text', text, 'options', options, 'allowsOther', allows_other,
      'answer', answer, 'createdAt', created_at) order by created_at, id)
    from questions where operation_id = operations.id) as questions
from unnest($1::uuid[], $2::uuid[]) as asked (account_id, request_id)
  join operations on operations.account_id = asked.account_id and operations.request_id = asked.request_id
  join projects on projects.id = operations.project_id
  left join versions on versions.operation_id = operations.id`;

const PROOFS = "select operation_id as id, proof from versions where operation_id = any($1::uuid[])";

const reads = batchedFor(readAll, OPERATIONS_MAX);

/** What was read of an ended build: `row` is all of it but the proof, in one text. */
interface Kept {
  row: string;
  whole: WholeOperation;
}

/** By the build's id, the least recently read first. */
const keptBy = new WeakMap<pg.Pool, Map<string, Kept>>();

/** The account's build with this request id, also of a deleted project; null if there is none. */
export async function readWholeOperation(database: Database, key: OperationKey): Promise<WholeOperation | null> {
  return reads(poolOf(database))(key);
}

async function readAll(pool: pg.Pool, asked: readonly OperationKey[]): Promise<(WholeOperation | null)[]> {
  const different = [...new Map(asked.map((key) => [nameOf(key), key])).values()];
  const values = [different.map(({ accountId }) => accountId), different.map(({ requestId }) => requestId)];
  const { rows } = await pool.query<Row>({ ...QUERY_TIMEOUT, name: "read_operations", text: STATEMENT, values });
  const wholes = await wholesOf(pool, rows);
  const found = new Map(rows.map((row, at) => [nameOf(row), wholes[at] ?? null]));
  return asked.map((key) => found.get(nameOf(key)) ?? null);
}

/** The builds of these rows, each as it was read before if nothing has changed. */
async function wholesOf(pool: pg.Pool, rows: readonly Row[]): Promise<WholeOperation[]> {
  const kept = keptBy.get(pool) ?? new Map<string, Kept>();
  keptBy.set(pool, kept);
  const texts = rows.map((row) => JSON.stringify(row));
  const known = rows.map((row, at) => {
    const before = kept.get(row.id);
    return before?.row === texts[at] ? before : null;
  });
  const proofs = await readProofs(
    pool,
    rows.flatMap(({ id, hasVersion }, at) => (hasVersion && !known[at] ? [id] : [])),
  );
  return rows.map((row, at) => {
    const text = texts[at] ?? "";
    const whole = known[at]?.whole ?? wholeOf(row, proofs);
    kept.delete(row.id);
    if (row.finishedAt !== null) kept.set(row.id, { row: text, whole });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return whole;
  });
}

async function readProofs(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, WholeOperation["proof"]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; proof: Record<string, unknown> }>({
    ...QUERY_TIMEOUT,
    name: "read_proofs",
    text: PROOFS,
    values: [ids],
  });
  return new Map(rows.map(({ id, proof }) => [id, proof]));
}

function nameOf({ accountId, requestId }: OperationKey): string {
  return `${accountId}/${requestId}`;
}

function wholeOf(row: Row, proofs: ReadonlyMap<string, WholeOperation["proof"]>): WholeOperation {
  const { siteName, customSubdomain, liveVersion, deletedAt, hasVersion, draft, replies, questions, ...operation } = row;
  return {
    operation,
    project: { id: operation.projectId, siteName, customSubdomain, liveVersion, deletedAt },
    proof: hasVersion ? (proofs.get(operation.id) ?? null) : null,
    draft: draft && { ...draft, ...draftFields(operation), updatedAt: new Date(draft.updatedAt) },
    replies: (replies ?? []).map(withDate),
    questions: (questions ?? []).map(withDate),
  };
}

function draftFields({ requestId, model, creditsSpent }: OperationRow): Pick<DraftSummary, "requestId" | "model" | "creditsSpent"> {
  return { requestId, model, creditsSpent };
}

function withDate<One extends { createdAt: string }>({ createdAt, ...row }: One): Omit<One, "createdAt"> & { createdAt: Date } {
  return { ...row, createdAt: new Date(createdAt) };
}
