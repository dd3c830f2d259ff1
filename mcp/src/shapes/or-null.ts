import { z } from "zod";

/** A value or null. JSON Schema is told of two alternatives, since some models' tool formats know no list of types; what describes the value keeps them apart. */
export function orNull<Value extends z.ZodType>(value: Value, description: string) {
  return z.union([value.describe(description), z.null()]);
}
