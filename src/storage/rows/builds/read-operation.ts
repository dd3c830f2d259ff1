// Reads a build with all its details in one statement. Builds are polled more than anything else, so concurrent
// requests of all accounts share the statement; each gets only its own account's rows.
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

/** A build, the address fields of its project, the proof of its version, its draft, and its replies and questions, oldest first. */
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
  proof: WholeOperation["proof"];
  draft: (Omit<DraftSummary, "updatedAt" | "requestId" | "model" | "creditsSpent"> & { updatedAt: string }) | null;
  replies: WithIsoDate<WholeOperation["replies"][number]>[] | null;
  questions: WithIsoDate<WholeOperation["questions"][number]>[] | null;
}

const OPERATIONS_MAX = 500;

const columns = Object.entries(getTableColumns(operations)).map(([name, column]) => `operations.${column.name} as "${name}"`);

const STATEMENT = `
select ${columns.join(", ")}, versions.proof,
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

const reads = batchedFor(readAll, OPERATIONS_MAX);

/** The account's build with this request id, also of a deleted project; null if there is none. */
export async function readWholeOperation(database: Database, key: OperationKey): Promise<WholeOperation | null> {
  return reads(poolOf(database))(key);
}

async function readAll(pool: pg.Pool, asked: readonly OperationKey[]): Promise<(WholeOperation | null)[]> {
  const different = [...new Map(asked.map((key) => [nameOf(key), key])).values()];
  const values = [different.map(({ accountId }) => accountId), different.map(({ requestId }) => requestId)];
  const { rows } = await pool.query<Row>({ ...QUERY_TIMEOUT, name: "read_operations", text: STATEMENT, values });
  const found = new Map(rows.map((row) => [nameOf(row), wholeOf(row)]));
  return asked.map((key) => found.get(nameOf(key)) ?? null);
}

function nameOf({ accountId, requestId }: OperationKey): string {
  return `${accountId}/${requestId}`;
}

function wholeOf({
  siteName,
  customSubdomain,
  liveVersion,
  deletedAt,
  proof,
  draft,
  replies,
  questions,
  ...operation
}: Row): WholeOperation {
  return {
    operation,
    project: { id: operation.projectId, siteName, customSubdomain, liveVersion, deletedAt },
    proof,
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
