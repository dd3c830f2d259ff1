import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * The authorization server's records: clients, grants, codes, tokens, pending sign-ins. `id` is the SHA-256 of any
 * identifier that grants access by itself. A grant is an account's connection with a client; records derived from it
 * contain its id.
 */
export const oauthRecords = pgTable(
  "oauth_records",
  {
    model: text().notNull(),
    id: text().notNull(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text("grant_id"),
    uid: text(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    consumedAt: moment("consumed_at"),
    /** For a grant: when one of its tokens was last used, to the minute. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("oauth_records_grant").on(table.grantId),
    index("oauth_records_uid").on(table.uid),
    index("oauth_records_account").on(table.accountId),
    index("oauth_records_end").on(table.expiresAt),
  ],
);
