import type { z } from "zod";
import { ServiceError } from "../../../../domain/errors.ts";

const PROBLEMS_SHOWN_MAX = 20;

/** Parses a value with a schema. Throws `invalid_input` with the schema's own messages, each once. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const field = issues[0]?.path[0];
  const problems = [...new Set(issues.map((issue) => issue.message))];
  const more = problems.length - PROBLEMS_SHOWN_MAX;
  const shown = [...problems.slice(0, PROBLEMS_SHOWN_MAX), ...(more > 0 ? [`There are ${more} more problems.`] : [])];
  throw new ServiceError("invalid_input", shown.join(" "), { field: field === undefined ? null : String(field) });
}
