import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Projects. `siteName` is the first label of the site's host; `liveVersion` the version it serves; a deleted project
 * keeps its row, and its site's names as former ones only.
 */
export const projects = pgTable(
  "projects",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    prompt: text().notNull(),
    name: text(),
    type: text().$type<"web" | "mobile-expo" | "mobile-flutter">().notNull(),
    model: text().notNull(),
    status: text().$type<"generating" | "waiting" | "ready" | "failed" | "stopped">().notNull(),
    visibility: text().$type<"public" | "private">().notNull().default("public"),
    siteName: text("site_name").unique(),
    customSubdomain: text("custom_subdomain").unique(),
    liveVersion: integer("live_version"),
    /** The owner's own keys and values, which the service stores and never reads. */
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    deletedAt: moment("deleted_at"),
    /** The names of a deleted project's site, which it gets back when it is restored, unless another site has them by then. */
    formerSiteName: text("former_site_name"),
    formerSubdomain: text("former_subdomain"),
  },
  (table) => [
    index("projects_listed")
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index("projects_deleted")
      .on(table.accountId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * Files, stored once per SHA-256 of their bytes, in hexadecimal, shared by all owners. `brotli` is the same content
 * compressed, if that is smaller.
 */
export const blobs = pgTable("blobs", {
  hash: text().primaryKey(),
  bytes: bytea("bytes").notNull(),
  brotli: bytea("brotli"),
  createdAt: moment("created_at").notNull(),
  /** The day it was last referenced by something new: blobs that are unreferenced and not recently used are deleted. */
  usedAt: moment("used_at").notNull().defaultNow(),
});

/** One file of a manifest: its blob, and how it is served. */
export interface ManifestEntry {
  hash: string;
  bytes: number;
  contentType: string;
  immutable: boolean;
}

/** Path → blob. Source manifests use relative paths (`src/App.tsx`), site manifests absolute ones (`/index.html`). */
export type Manifest = Record<string, ManifestEntry>;

/** Immutable versions: the source, the built site and the proof. Made by exactly one operation. */
export const versions = pgTable(
  "versions",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    operationId: uuid("operation_id").notNull(),
    message: text().notNull(),
    source: jsonb().$type<Manifest>().notNull(),
    site: jsonb().$type<Manifest>().notNull(),
    proof: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The generator's own description of the version (a blueprint), from which the next one is derived. */
    design: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.version] }), uniqueIndex("versions_operation").on(table.operationId)],
);

/** A file of an app as Expo Go loads it: its blob, what the app calls it, and how it is served. */
export interface StoredPhoneFile {
  hash: string;
  key: string;
  contentType: string;
  extension: string | null;
}

/** An app as Expo Go loads it, for each kind of phone, and what it says of itself (the public part of `app.json`). */
export interface StoredPhoneUpdates extends Record<"android" | "ios", { launch: StoredPhoneFile; assets: StoredPhoneFile[] }> {
  projectId: string;
  app: { slug: string; sdkVersion: string } & Record<string, unknown>;
  icon?: StoredPhoneFile;
  /** ISO 8601. */
  createdAt: string;
}

/**
 * Live versions of apps for phones as Expo Go loads them: `due` as soon as they are published. One is `running` at a time, until
 * `claimedUntil` unless its claim is renewed; `attempt` is its fencing token. It is `unavailable` while no machine of the service
 * can make it.
 */
export const phoneExports = pgTable(
  "phone_exports",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    status: text().$type<"due" | "running" | "ready" | "failed" | "unavailable">().notNull(),
    attempt: integer().notNull().default(0),
    claimedUntil: moment("claimed_until"),
    updates: jsonb().$type<StoredPhoneUpdates>(),
    /** Why it failed, in a sentence. */
    reason: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    index("phone_exports_open")
      .on(table.createdAt)
      .where(sql`${table.status} in ('due', 'running', 'unavailable')`),
  ],
);

/**
 * The packages that this service has handed out: the SDK, the command line and the local MCP server in every version. They are
 * kept, so that the address in somebody's lock file works after an upgrade.
 */
export const packages = pgTable("packages", {
  /** The name of its file, which contains its version and a part of its hash. */
  file: text().primaryKey(),
  bytes: bytea("bytes").notNull(),
  createdAt: moment("created_at").notNull(),
});
