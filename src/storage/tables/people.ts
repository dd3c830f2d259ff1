import { type AnyPgColumn, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Sign-in sessions. Only the HMAC-SHA256 of a session's token is stored. A session of kind `site` opens one private
 * project's site in one browser; it ends with the console session it was derived from.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: text().$type<"console" | "site">().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** For a site session: the console session it was derived from. */
    parentId: uuid("parent_id").references((): AnyPgColumn => sessions.id, { onDelete: "cascade" }),
    /** For a site session: the project whose site it opens. */
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "cascade" }),
    /** The browser's user agent, truncated to 300 characters. */
    agent: text().notNull(),
    address: text().notNull(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_account").on(table.accountId),
    index("sessions_parent").on(table.parentId),
    index("sessions_end").on(table.expiresAt),
  ],
);

/**
 * One-time tokens: links that sign in or set a password, the step from the console to a private site, and codes that a command
 * line exchanges for a key. Only their HMAC-SHA256 is stored.
 */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text().$type<"enter" | "reset" | "site" | "cli">().notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** For a step to a site: the project, and the console session it comes from. */
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("one_time_tokens_account").on(table.accountId, table.kind), index("one_time_tokens_end").on(table.expiresAt)],
);

/** Security events of an account, for its owner: sign-ins, refusals, keys, passwords. Contains no secrets. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: text().notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull(),
    agent: text().notNull(),
    address: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("security_events_account").on(table.accountId, table.createdAt)],
);
