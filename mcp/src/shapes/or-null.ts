import { z } from "zod";

/** A value or null, as two alternatives: some models' tool formats reject a list of types. The value's description explains the null. */
export function orNull<Value extends z.ZodType>(value: Value, description: string) {
  return z.union([value.describe(description), z.null()]);
}
