import type { z } from "zod";
import { ServiceError } from "../../../../domain/errors.ts";

const ISSUES_SHOWN_MAX = 4;

/** Parses a value with a schema. Throws `invalid_input` with the schema's own messages. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const field = issues[0]?.path[0];
  const message = issues.slice(0, ISSUES_SHOWN_MAX).map((issue) => issue.message);
  throw new ServiceError("invalid_input", message.join(" "), { field: field === undefined ? null : String(field) });
}
