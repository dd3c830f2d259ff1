// A response is described once: its documentation and its implementation are the same value, so that a contract cannot
// send JSON that its document does not describe. A schema's input is the wire form (dates as text), its output what
// `render` passes in (dates as Date).
import type { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import { jsonAnswer } from "../../answers/answer.ts";

/** The headers that only some responses have. */
export type AnswerHeader = "Idempotent-Replayed" | "Idempotency-Mismatch" | "Preference-Applied" | "Content-Disposition" | "Vary";

/** Examples by name: a summary, and the JSON in its wire form. */
export type Examples<Json = unknown> = Readonly<Record<string, { summary: string; value: Json }>>;

/** One response of an endpoint. `bytes` are its possible media types beside JSON. */
export interface DescribedAnswer {
  status: number;
  description: string;
  headers: readonly AnswerHeader[];
  json: { schema: z.ZodType; examples: Examples } | null;
  bytes: readonly ("application/zip" | "image/jpeg" | "text/event-stream")[];
}

/** A described JSON response, and how to create it. */
export interface JsonAnswer<Schema extends z.ZodType> extends DescribedAnswer {
  of(json: z.output<Schema>, headers?: Record<string, string>): Answer;
}

/** What a described answer of JSON is made of. */
export interface JsonDescription<Schema extends z.ZodType> {
  status: number;
  description: string;
  schema: Schema;
  examples: Examples<z.input<Schema>>;
  headers?: readonly AnswerHeader[];
  bytes?: DescribedAnswer["bytes"];
}

/** Describes a JSON response. */
export function describeJson<Schema extends z.ZodType>(description: JsonDescription<Schema>): JsonAnswer<Schema> {
  const { schema, examples, headers = [], bytes = [], ...rest } = description;
  return { ...rest, headers, bytes, json: { schema, examples }, of: (json, added) => jsonAnswer(rest.status, json, added) };
}

/** The response whose status alone says that something was deleted. */
export const nothingLeft = {
  status: 204,
  description: "Done. The response has no body.",
  headers: [],
  json: null,
  bytes: [],
  of: (): Answer => ({ status: 204, body: null }),
} satisfies DescribedAnswer & { of(): Answer };
