import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { projects } from "./projects.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The stages of a build in order, between `queued` and `ended`. */
export const STAGE_NAMES = ["understand", "write", "check", "try", "deliver", "publish", "settle"] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/**
 * Builds. `requestId` is the client's, permanently unique per account. `attempt` is the fencing token: every claim
 * increments it, and a worker whose attempt is no longer the current one can save nothing. Every visible change
 * increments `revision`.
 */
export const operations = pgTable(
  "operations",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    requestId: uuid("request_id").notNull(),
    kind: text().$type<"create" | "message" | "edit" | "restore">().notNull(),
    /** The task of an edit or a restore; null if the build has a message. */
    task: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of the client's request, to distinguish a replay from a different request under the same id. */
    bodyHash: text("body_hash").notNull(),
    model: text().notNull(),
    /** Whether the model was chosen automatically: then a build may fall back to another. */
    isModelAuto: boolean("is_model_free").notNull().default(false),
    status: text().$type<"running" | "waiting" | "done" | "failed">().notNull(),
    stage: text().$type<"queued" | StageName | "ended">().notNull(),
    progress: integer().notNull().default(0),
    /** The build's current activity, in a sentence; null if its stage is enough. */
    activity: text(),
    attempt: integer().notNull().default(0),
    /** How many times the build has asked or gone back to write another plan; the stages after that are saved under the next round. */
    round: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    creditsHeld: integer("credits_held").notNull(),
    creditsSpent: integer("credits_spent").notNull().default(0),
    version: integer(),
    errorCode: text("error_code").$type<
      "STOPPED" | "GENERATION_FAILED" | "CHECKS_FAILED" | "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED" | "TIMED_OUT" | "INTERNAL"
    >(),
    errorMessage: text("error_message"),
    /** How long it waited for answers, over all of its questions that were answered. */
    waitedMilliseconds: bigint("waited_milliseconds", { mode: "number" }).notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    uniqueIndex("operations_request").on(table.accountId, table.requestId),
    index("operations_account").on(table.accountId, table.createdAt),
    index("operations_project").on(table.projectId, table.createdAt),
    index("operations_model")
      .on(table.model, table.createdAt)
      .where(sql`${table.status} = 'done' and ${table.version} is not null`),
    index("operations_unfinished")
      .on(table.accountId)
      .where(sql`${table.status} in ('running', 'waiting')`),
  ],
);

/** The saved results of a build's stages. A stage with a row is never run again in that round. */
export const operationStages = pgTable(
  "operation_stages",
  {
    operationId: uuid("operation_id")
      .notNull()
      .references(() => operations.id, { onDelete: "cascade" }),
    round: integer().notNull(),
    stage: text().$type<StageName>().notNull(),
    output: jsonb().$type<Record<string, unknown>>().notNull(),
    milliseconds: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.round, table.stage] })],
);

/** The conversation of a project: the user's messages, and the builds' replies. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    operationId: uuid("operation_id").notNull(),
    author: text().$type<"person" | "atelier">().notNull(),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("messages_operation").on(table.operationId, table.createdAt),
    index("messages_project").on(table.projectId, table.createdAt),
  ],
);

/** The questions of a waiting build. `answer` is null until it is answered. */
export const questions = pgTable(
  "questions",
  {
    id: uuid().primaryKey(),
    operationId: uuid("operation_id")
      .notNull()
      .references(() => operations.id, { onDelete: "cascade" }),
    round: integer().notNull(),
    text: text().notNull(),
    options: text().array().notNull(),
    allowsOther: boolean("allows_other").notNull(),
    answer: text(),
    /** Set if it asks whether to go on with unfinished work: where the build was, and what going on takes. */
    offer: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("questions_operation").on(table.operationId, table.createdAt)],
);

/** The outbox: events, written by the transaction in which they happened. Payloads contain no prompt and no source. */
export const events = pgTable(
  "events",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Its number among the events of its project, from 1; null if it is about none, or older than these numbers. */
    sequence: integer(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("events_account").on(table.accountId, table.createdAt)],
);

/** The number of the latest event of each project, which outlives the event. */
export const eventSequences = pgTable("event_sequences", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  latest: integer().notNull(),
});

/** Which worker has which build: its session advisory lock `lockKey` is released when the worker dies. */
export const buildClaims = pgTable("build_claims", {
  jobId: uuid("job_id").primaryKey(),
  operationId: uuid("operation_id").notNull(),
  lockKey: integer("lock_key").notNull(),
  retryCount: integer("retry_count").notNull(),
  claimedAt: moment("claimed_at").notNull(),
});
