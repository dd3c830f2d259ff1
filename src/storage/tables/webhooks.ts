import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { events } from "./operations.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => "bytea" });

/** The webhook endpoints of accounts. Secrets are sealed (AES-256-GCM); the former one also signs until `formerSecretUntil`. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    url: text().notNull(),
    description: text().notNull(),
    /** The event types it subscribes to. */
    events: text().array().notNull(),
    secret: bytes().notNull(),
    formerSecret: bytes("former_secret"),
    formerSecretUntil: moment("former_secret_until"),
    status: text().$type<"enabled" | "disabled">().notNull(),
    /** Why it is disabled: by its owner, because it answered 410, or because it failed for days. */
    disabledBecause: text("disabled_because").$type<"owner" | "gone" | "failing">(),
    /** The first and the latest failure since its last success. */
    failingSince: moment("failing_since"),
    failedAt: moment("failed_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("webhook_endpoints_account").on(table.accountId, table.createdAt)],
);

/**
 * The delivery of an event to one endpoint, written by the transaction that wrote the event. `dueAt` is when the next
 * attempt is due. During an attempt, `claim` identifies the process that makes it, and `dueAt` is when others may
 * presume that process dead. `attempts` counts those since it became pending.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    status: text().$type<"pending" | "delivered" | "failed">().notNull(),
    attempts: integer().notNull().default(0),
    claim: uuid(),
    dueAt: moment("due_at"),
    /** Why it failed permanently: every attempt failed, or its endpoint was disabled meanwhile. */
    failedBecause: text("failed_because").$type<"exhausted" | "disabled">(),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    index("webhook_deliveries_pending")
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.status} = 'pending'`),
    index("webhook_deliveries_endpoint").on(table.endpointId, table.createdAt),
    uniqueIndex("webhook_deliveries_event").on(table.eventId, table.endpointId),
    index("webhook_deliveries_account").on(table.accountId),
  ],
);

/** The request and response of each attempt. The response's text is truncated; `error` says why there was none. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: uuid().primaryKey(),
    deliveryId: uuid("delivery_id")
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    requestHeaders: jsonb("request_headers").$type<Record<string, string>>().notNull(),
    status: integer(),
    responseText: text("response_text"),
    error: text(),
    /** Its duration, in milliseconds. */
    milliseconds: integer().notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("webhook_attempts_delivery").on(table.deliveryId, table.number)],
);
