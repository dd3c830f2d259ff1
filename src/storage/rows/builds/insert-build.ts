// A create writes seven rows that stand or fall together, and the deliveries of its events. They are one statement, because a
// create is answered only when all of them are there, and each statement would be a round trip to the database while the
// account's row is locked.
import type { Database } from "../../database.ts";
import type { events, messages } from "../../tables/index.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { OperationRow } from "../operations.ts";
import type { ProjectRow } from "../projects.ts";
import { DELIVER } from "../webhooks/events.ts";

/** What a create writes: a project and its first build, what its person said, the credits that the build holds, and what happened. */
export interface NewBuild {
  project: ProjectRow;
  operation: OperationRow;
  message: Pick<typeof messages.$inferSelect, "id" | "text">;
  events: Pick<typeof events.$inferSelect, "id" | "type" | "payload">[];
}

const STATEMENT = `
  with project as (
    insert into projects (id, account_id, prompt, type, model, status, visibility, site_name, created_at, updated_at)
    select $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz
    where not exists (select 1 from projects where custom_subdomain = $8)
    on conflict (site_name) do nothing returning id
  ), operation as (
    insert into operations (id, account_id, project_id, request_id, kind, body_hash, model, is_model_free, status, stage, credits_held, created_at, updated_at)
    select $10::uuid, $2::uuid, id, $11::uuid, $12, $13, $5, $20::boolean, $14, $15, $16::int, $9::timestamptz, $9::timestamptz from project
    returning id, project_id, account_id, credits_held, created_at
  ), message as (
    insert into messages (id, project_id, operation_id, author, text, created_at)
    select $17::uuid, project_id, id, 'person', $18, created_at from operation
  ), hold as (
    insert into holds (operation_id, account_id, amount, created_at) select id, account_id, credits_held, created_at from operation
  ), account as (
    update accounts set held = held + operation.credits_held from operation where accounts.id = operation.account_id
  ), event as (
    insert into events (id, account_id, type, payload, created_at)
    select happened.id, operation.account_id, happened.type, happened.payload, operation.created_at
    from operation, jsonb_to_recordset($19::jsonb) as happened (id uuid, type text, payload jsonb)
    returning id, account_id, type, created_at
  ), delivery as (${DELIVER})
  select id from operation`;

/**
 * Writes a create in the caller's transaction, which has locked the account's row: `operation.creditsHeld` are set aside
 * for it. False when the project's site name is taken, and then nothing changes.
 */
export async function insertBuild(database: Database, { project, operation, message, events: happened }: NewBuild): Promise<boolean> {
  const values = [
    ...[project.id, project.accountId, project.prompt, project.type, project.model, project.status, project.visibility],
    ...[project.siteName, operation.createdAt, operation.id, operation.requestId, operation.kind, operation.bodyHash],
    ...[
      operation.status,
      operation.stage,
      operation.creditsHeld,
      message.id,
      message.text,
      JSON.stringify(happened),
      operation.isModelFree,
    ],
  ];
  return (await runPrepared(database, { name: "insert_build", text: STATEMENT, values })).length === 1;
}
