import { customType, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * The packages that this service has handed out: the SDK, the command line and the local MCP server in every version. They are
 * kept, so that the address in somebody's lock file works after an upgrade.
 */
export const packages = pgTable("packages", {
  /** The name of its file, which contains its version and a part of its hash. */
  file: text().primaryKey(),
  bytes: bytea().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});
