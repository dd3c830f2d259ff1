const DEPTH_MAX = 30;

/** Serializes a value independently of field order. Omits what is nested too deeply, so that no input can overflow the stack. */
export function canonical(value: unknown, depth = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth >= DEPTH_MAX) return '"…"';
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part, depth + 1)).join(",")}]`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part, depth + 1)}`).join(",")}}`;
}
