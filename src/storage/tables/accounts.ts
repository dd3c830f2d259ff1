import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Accounts. `balance` is the sum of the account's ledger entries and `held` the sum of its open holds, in credits,
 * maintained by the transactions that write those.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    passwordHash: text("password_hash"),
    plan: text().$type<"free" | "builder" | "pro" | "max" | "team" | "business">().notNull(),
    balance: bigint({ mode: "number" }).notNull().default(0),
    held: bigint({ mode: "number" }).notNull().default(0),
    renewsAt: moment("renews_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("accounts_renewal").on(table.renewsAt)],
);

/** API keys. Only a key's HMAC-SHA256 is stored, and its first characters for display. `form` is the contract whose key format it has. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    form: text().notNull(),
    prefix: text().notNull(),
    hash: text().notNull().unique(),
    scopes: text().array().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("api_keys_account").on(table.accountId)],
);

/** The append-only ledger, in credits: grants and refunds are positive, debits and expiries negative. `key` makes each entry idempotent. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    operationId: uuid("operation_id"),
    kind: text().$type<"grant" | "debit" | "refund" | "expiry">().notNull(),
    amount: integer().notNull(),
    key: text().notNull().unique(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("ledger_entries_account").on(table.accountId, table.createdAt),
    index("ledger_entries_operation").on(table.operationId),
  ],
);

/** Credits held for an unfinished build. One row per running operation; deleted when it ends. */
export const holds = pgTable("holds", {
  operationId: uuid("operation_id").primaryKey(),
  accountId: uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  amount: integer().notNull(),
  createdAt: moment("created_at").notNull(),
});
