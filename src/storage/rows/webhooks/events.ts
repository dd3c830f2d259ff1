// The outbox. An event and its deliveries are written by one statement, in the transaction in which the event happens:
// a rollback notifies nobody, a commit notifies all, and an event without subscribers costs nothing more.
import type { Database } from "../../database.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { events } from "../../tables/index.ts";
import { CHANGES_CHANNEL } from "../operations.ts";

/** The channel that announces due deliveries; the payload is the id of their endpoint. A hint only. */
export const DELIVERIES_CHANNEL = "atelier_deliveries";

/**
 * Writes the deliveries of the events in the statement's `event` (id, account_id, type, created_at), one for each
 * enabled endpoint of the account that subscribes to the type, and announces them to senders and watchers. Waits for an
 * endpoint that is being removed concurrently and skips it; locks the others until the events are written.
 */
export const DELIVER = `
  insert into webhook_deliveries (id, account_id, endpoint_id, event_id, status, due_at, created_at)
  select gen_random_uuid(), event.account_id, endpoint.id, event.id, 'pending', event.created_at, event.created_at
  from event join webhook_endpoints as endpoint on endpoint.account_id = event.account_id
  where endpoint.status = 'enabled' and event.type = any(endpoint.events)
  for key share of endpoint
  returning pg_notify('${DELIVERIES_CHANNEL}', endpoint_id::text), pg_notify('${CHANGES_CHANNEL}', endpoint_id::text)`;

const STATEMENT = `
  with numbered as (
    insert into event_sequences (project_id, latest) select $6::uuid, 1 where $6::uuid is not null
    on conflict (project_id) do update set latest = event_sequences.latest + 1
    returning latest
  ), event as (
    insert into events (id, account_id, type, payload, created_at, sequence)
    values ($1::uuid, $2::uuid, $3, $4::jsonb, $5::timestamptz, (select latest from numbered))
    returning id, account_id, type, created_at
  ), delivery as (${DELIVER})
  select id from event`;

/** An event that happens; `projectId` is the project that it is about, or null. */
export interface NewEvent extends Omit<typeof events.$inferSelect, "sequence"> {
  projectId: string | null;
}

/**
 * Adds an event to the outbox with its deliveries, in the transaction in which it happens. Events of a project are numbered:
 * the caller has locked its row, so that they are numbered in the order in which their transactions are committed.
 */
export async function insertEvent(database: Database, row: NewEvent): Promise<void> {
  const values = [row.id, row.accountId, row.type, JSON.stringify(row.payload), row.createdAt, row.projectId];
  await runPrepared(database, { name: "insert_event", text: STATEMENT, values });
}
