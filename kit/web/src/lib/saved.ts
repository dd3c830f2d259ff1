// Reads values of unknown shape: from the browser's storage, or from an earlier version of the app. These functions
// never throw. A value of another type is converted where possible, and is empty otherwise.

export type SavedObject = Readonly<Record<string, unknown>>;

export function isSavedObject(value: unknown): value is SavedObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null for text that is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readText(value: unknown): string {
  if (Array.isArray(value)) return readTexts(value).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The texts of these names; one that is lacking is empty. */
export function textsOf<Name extends string>(
  saved: SavedObject,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, readText(saved[name])]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

export function readTexts(value: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .filter((entry) => !Array.isArray(entry))
    .map(readText)
    .filter((text) => text !== "");
}

export function readNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** An ISO date, or an empty text. */
export function readDate(value: unknown): string {
  const text = readText(value).slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "";
}
