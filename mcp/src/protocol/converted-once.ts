import type { z } from "zod";

/** A schema that the library can validate with and convert to JSON Schema. */
export type ToolSchema = Pick<z.ZodObject, "~standard">;

/**
 * A schema whose conversion to JSON Schema is kept. A server is created for each request, and converting the schemas of all
 * tools is most of the work of listing them.
 */
export function convertedOnce(schema: z.ZodObject): ToolSchema {
  const standard = schema["~standard"];
  const { input, output } = standard.jsonSchema;
  return { "~standard": { ...standard, jsonSchema: { input: kept(input), output: kept(output) } } };
}

/** A conversion that is done once for each target. */
function kept<Options extends { target: string }>(convert: (options: Options) => Record<string, unknown>): typeof convert {
  const converted = new Map<string, Record<string, unknown>>();
  return (options) => {
    const known = converted.get(options.target) ?? convert(options);
    converted.set(options.target, known);
    return known;
  };
}
