/** Parses JSON into `value`; null if the text is not valid JSON. */
export function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
