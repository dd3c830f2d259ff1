import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { events } from "./operations.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => "bytea" });

/** Where an account wants its events sent. Secrets are sealed (AES-256-GCM); the former one signs too until `formerSecretUntil`. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    url: text().notNull(),
    description: text().notNull(),
    /** The types of event that it wants. */
    events: text().array().notNull(),
    secret: bytes().notNull(),
    formerSecret: bytes("former_secret"),
    formerSecretUntil: moment("former_secret_until"),
    status: text().$type<"enabled" | "disabled">().notNull(),
    /** Why it is disabled: its owner wished it, it answered 410, or it failed for days. */
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
 * An event on its way to one endpoint, written by the transaction that wrote the event. `dueAt` is when the next attempt
 * is to be made. While a process makes it, `claim` is that process's mark, and `dueAt` the moment from which another may
 * take the process to be dead. `attempts` are those since it became pending.
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
    /** Why it failed for good: every attempt did, or its endpoint was disabled meanwhile. */
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

/** What each attempt sent and was answered. The response's text is cut; `error` says why there was none. */
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
    /** How long it took, in milliseconds. */
    milliseconds: integer().notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("webhook_attempts_delivery").on(table.deliveryId, table.number)],
);
