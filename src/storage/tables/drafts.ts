import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { operations } from "./operations.ts";
import { type Manifest, projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Unfinished work, at most one draft of each build. Drafts are kept beside the versions and have no number: no query for
 * a live or delivered version can find one. The newest of a project is the one that its owner sees.
 */
export const drafts = pgTable(
  "drafts",
  {
    operationId: uuid("operation_id")
      .primaryKey()
      .references(() => operations.id, { onDelete: "cascade" }),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** What the build was asked for, in the person's words. */
    request: text().notNull(),
    /** The titles of the planned checks that pass, and of those that do not yet. */
    works: text().array().notNull(),
    missing: text().array().notNull(),
    source: jsonb().$type<Manifest>().notNull(),
    /** The built site of a state that can be opened; null until there is one. */
    site: jsonb().$type<Manifest>(),
    /** The generator's plan, from which a later build goes on. */
    plan: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What its generator knows about the state, read back when the build is resumed. */
    kept: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("drafts_project").on(table.projectId, table.updatedAt)],
);
