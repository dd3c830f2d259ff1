// An answer is described once: what the document says of it and what the form sends are the same value, so that a form
// cannot send JSON that its document does not describe. Of a schema, its input is what is on the wire (moments as text),
// and its output what a presentation hands over (moments as dates).
import type { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import { jsonAnswer } from "../../answers/answer.ts";

/** The headers that only some answers carry. */
export type AnswerHeader = "Idempotent-Replayed" | "Preference-Applied" | "Content-Disposition" | "Vary";

/** Examples by name: a sentence, and the JSON as it is on the wire. */
export type Examples<Json = unknown> = Readonly<Record<string, { summary: string; value: Json }>>;

/** One answer of an endpoint. `bytes` are the media types that it may have beside JSON. */
export interface DescribedAnswer {
  status: number;
  description: string;
  headers: readonly AnswerHeader[];
  json: { schema: z.ZodType; examples: Examples } | null;
  bytes: readonly ("application/zip" | "image/jpeg")[];
}

/** A described answer of JSON, and how to make it. */
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

/** Describes an answer of JSON. */
export function describeJson<Schema extends z.ZodType>(description: JsonDescription<Schema>): JsonAnswer<Schema> {
  const { schema, examples, headers = [], bytes = [], ...told } = description;
  return { ...told, headers, bytes, json: { schema, examples }, of: (json, added) => jsonAnswer(told.status, json, added) };
}

/** The answer that says with its status alone that something is gone. */
export const nothingLeft = {
  ...{ status: 204, description: "Done. The answer has no body.", headers: [], json: null, bytes: [] },
  of: (): Answer => ({ status: 204, body: null }),
} satisfies DescribedAnswer & { of(): Answer };
