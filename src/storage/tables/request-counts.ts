import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts, apiKeys } from "./accounts.ts";

/** The number of requests of each key on each day (UTC), and the time of the last. */
export const requestCounts = pgTable(
  "request_counts",
  {
    keyId: uuid("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    requests: integer().notNull(),
    lastAt: timestamp("last_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] }), index("request_counts_account").on(table.accountId, table.day)],
);

/**
 * As `requestCounts`, per connection of a client with an account. A removed connection keeps its counts, since they
 * belong to the account.
 */
export const connectionCounts = pgTable(
  "connection_counts",
  {
    connectionId: text("connection_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    requests: integer().notNull(),
    lastAt: timestamp("last_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.day] }), index("connection_counts_account").on(table.accountId, table.day)],
);
