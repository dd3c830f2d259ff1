/** What a text says in JSON, as `value`; null where it is no JSON. */
export function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
