import { language } from "#words/language.ts";

/** Several things in the language of the catalogue: `a, b, and c`. */
export function formatList(items: readonly string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(language, { type }).format(items);
}
