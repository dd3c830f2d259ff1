/**
 * Whether a JSON schema is valid for OpenAI's strict structured outputs: every object in it sets
 * `additionalProperties: false` and requires all its properties.
 */
export function isStrictSchema(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrictSchema);
  if (!isRecord(schema)) return true;
  if (schema["type"] === "object" || "properties" in schema) {
    const properties = Object.keys(isRecord(schema["properties"]) ? schema["properties"] : {});
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    if (schema["additionalProperties"] !== false || !properties.every((name) => required.includes(name))) return false;
  }
  return Object.entries(schema).every(([word, value]) =>
    ["properties", "$defs", "definitions"].includes(word) && isRecord(value)
      ? Object.values(value).every(isStrictSchema)
      : ["const", "enum", "default", "examples"].includes(word) || isStrictSchema(value),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
