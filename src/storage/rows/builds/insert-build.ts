// A create writes its rows atomically, and the deliveries of its events. They are one statement, because a create
// responds only when all of them are written, and each statement would be a database round trip while the account's row
// is locked.
import type { Database } from "../../database.ts";
import type { events, messages } from "../../tables/index.ts";
import { namedStatement } from "../../statements/named-statement.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { OperationRow } from "../operations.ts";
import type { ProjectRow } from "../projects.ts";
import { DELIVER } from "../webhooks/events.ts";

/** The rows of a create: a project and its first build, the user's message, the build's hold, and the events. */
export interface NewBuild {
  project: ProjectRow;
  operation: OperationRow;
  message: Pick<typeof messages.$inferSelect, "id" | "text">;
  events: Pick<typeof events.$inferSelect, "id" | "type" | "payload" | "sequence">[];
}

interface BuildValues
  extends
    Pick<ProjectRow, "accountId" | "prompt" | "name" | "type" | "model" | "visibility" | "siteName" | "customSubdomain">,
    Pick<OperationRow, "requestId" | "kind" | "bodyHash" | "stage" | "creditsHeld" | "isModelAuto" | "createdAt"> {
  projectId: string;
  projectStatus: ProjectRow["status"];
  operationId: string;
  operationStatus: OperationRow["status"];
  messageId: string;
  messageText: string;
  /** As JSON. */
  metadata: string;
  events: string;
}

const insert = namedStatement<BuildValues>(
  "insert_build",
  `
  with project as (
    insert into projects (id, account_id, prompt, name, type, model, status, visibility, site_name, custom_subdomain, metadata, created_at, updated_at)
    select $projectId::uuid, $accountId::uuid, $prompt, $name, $type, $model, $projectStatus, $visibility, $siteName, $customSubdomain, $metadata::jsonb, $createdAt::timestamptz, $createdAt::timestamptz
    where not exists (select 1 from projects where custom_subdomain = $siteName)
    on conflict (site_name) do nothing returning id
  ), operation as (
    insert into operations (id, account_id, project_id, request_id, kind, body_hash, model, is_model_free, status, stage, credits_held, created_at, updated_at)
    select $operationId::uuid, $accountId::uuid, id, $requestId::uuid, $kind, $bodyHash, $model, $isModelAuto::boolean, $operationStatus, $stage, $creditsHeld::int, $createdAt::timestamptz, $createdAt::timestamptz from project
    returning id, project_id, account_id, credits_held, created_at
  ), message as (
    insert into messages (id, project_id, operation_id, author, text, created_at)
    select $messageId::uuid, project_id, id, 'person', $messageText, created_at from operation
  ), hold as (
    insert into holds (operation_id, account_id, amount, created_at) select id, account_id, credits_held, created_at from operation
  ), account as (
    update accounts set held = held + operation.credits_held from operation where accounts.id = operation.account_id
  ), event as (
    insert into events (id, account_id, type, payload, sequence, created_at)
    select happened.id, operation.account_id, happened.type, happened.payload, happened.sequence, operation.created_at
    from operation, jsonb_to_recordset($events::jsonb) as happened (id uuid, type text, payload jsonb, sequence int)
    returning id, account_id, type, created_at
  ), numbered as (
    insert into event_sequences (project_id, latest)
    select project_id, jsonb_array_length($events::jsonb) from operation
  ), delivery as (${DELIVER})
  select id from operation`,
);

/**
 * Writes a create in the caller's transaction, which has locked the account's row, with a hold of
 * `operation.creditsHeld`. False, without changes, if the project's site name is taken.
 */
export async function insertBuild(database: Database, { project, operation, message, events: happened }: NewBuild): Promise<boolean> {
  const { accountId, prompt, name, type, model, visibility, siteName, customSubdomain } = project;
  const { requestId, kind, bodyHash, stage, creditsHeld, isModelAuto, createdAt } = operation;
  const statement = insert({
    projectId: project.id,
    accountId,
    prompt,
    name,
    type,
    model,
    projectStatus: project.status,
    visibility,
    siteName,
    customSubdomain,
    metadata: JSON.stringify(project.metadata),
    operationId: operation.id,
    requestId,
    kind,
    bodyHash,
    operationStatus: operation.status,
    stage,
    creditsHeld,
    isModelAuto,
    createdAt,
    messageId: message.id,
    messageText: message.text,
    events: JSON.stringify(happened),
  });
  return (await runPrepared(database, statement)).length === 1;
}
