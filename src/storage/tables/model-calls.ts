import { bigint, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { operations } from "./operations.ts";

/**
 * The journal of language model calls. A call is recorded before it is made, and again with its answer; an answered
 * call is never repeated. `name` is the call's position in its build, the same after a crash.
 */
export const modelCalls = pgTable(
  "model_calls",
  {
    operationId: uuid("operation_id")
      .notNull()
      .references(() => operations.id, { onDelete: "cascade" }),
    round: integer().notNull(),
    name: text().notNull(),
    model: text().notNull(),
    /** SHA-256 of the request: an answer to a different request is not reused. */
    requestHash: text("request_hash").notNull(),
    /** Data its generator reads back when the call is not repeated, such as the results of earlier tool calls. */
    kept: jsonb().$type<Record<string, unknown>>(),
    /** Null until the call has ended. JSON exactly as written: an answer is sent back to its model verbatim. */
    answer: json().$type<Record<string, unknown>>(),
    inputTokens: integer("input_tokens").notNull().default(0),
    cachedInputTokens: integer("cached_input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** In millionths of a credit; whole credits are debited for the sum of a build. */
    microCredits: bigint("micro_credits", { mode: "number" }).notNull().default(0),
    /** What the provider charges for it, in millionths of a US dollar. */
    microDollars: bigint("micro_dollars", { mode: "number" }).notNull().default(0),
    startedAt: timestamp("started_at", { withTimezone: true, mode: "date" }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.round, table.name] })],
);
