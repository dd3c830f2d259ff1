import { language } from "#words/language.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date in the language of the catalogue. */
export function formatDate(date: string | Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(typeof date === "string" ? new Date(date) : date);
}
