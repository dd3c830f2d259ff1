import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * The number of requests of each subject (a key, or the keyed hash of an address) under each policy in the currently
 * open window. A row whose `endsAt` has passed is void: the next request opens a new window in it.
 */
export const rateWindows = pgTable(
  "rate_windows",
  {
    subject: text().notNull(),
    policy: text().notNull(),
    requests: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.policy] }), index("rate_windows_end").on(table.endsAt)],
);
