import { language } from "#words/language.ts";

/** A number in the language of the catalogue, its digits grouped. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(language, options);
}
