import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * How many requests each subject (a key, or the keyed hash of an address) has made under each policy in the window that is
 * open now. A row whose `endsAt` has passed means nothing: the next request opens a new window in it.
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
