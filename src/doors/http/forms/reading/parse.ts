import type { z } from "zod";
import { ServiceError } from "../../../../domain/errors.ts";

const ISSUES_TOLD_MAX = 4;

/** What a schema makes of a value. Refuses with `invalid_input`, whose message is the schema's own sentences. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const field = issues[0]?.path[0];
  const message = issues.slice(0, ISSUES_TOLD_MAX).map((issue) => issue.message);
  throw new ServiceError("invalid_input", message.join(" "), { field: field === undefined ? null : String(field) });
}
