import { bigint, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { operations } from "./operations.ts";

/**
 * The journal of the calls to language models. A call is written down before it is made, and again with its answer; one
 * that has an answer is never made again. `name` is the place of the call in its build, the same after a crash.
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
    /** SHA-256 of what was asked: an answer to something else is no answer. */
    requestHash: text("request_hash").notNull(),
    /** What its generator wants to find again when the call is not made anew, such as what tools had answered before it. */
    kept: jsonb().$type<Record<string, unknown>>(),
    /** Null until the call has ended. JSON as it was written: an answer goes back to its model in the very same words. */
    answer: json().$type<Record<string, unknown>>(),
    inputTokens: integer("input_tokens").notNull().default(0),
    cachedInputTokens: integer("cached_input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** In millionths of a credit; whole credits are debited for the sum of a build. */
    microCredits: bigint("micro_credits", { mode: "number" }).notNull().default(0),
    startedAt: timestamp("started_at", { withTimezone: true, mode: "date" }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.round, table.name] })],
);
