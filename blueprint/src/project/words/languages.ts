// The languages that apps have words in. A tag of another language gets the English words with the formats of the tag.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";

const LanguageFacts = z.strictObject({
  /** The tag by which dates, numbers and plurals are written. */
  locale: z.string(),
  /** Whether names and labels begin with a small letter inside a sentence. */
  lowersLabels: z.boolean(),
});

const languages = readData("messages/languages.json", z.record(z.string(), LanguageFacts));

/** The languages of the catalogues, as BCP 47 primary subtags. */
export const languageTags: readonly string[] = Object.keys(languages);

/** An app's language with what its formats follow. */
export interface Language {
  /** As in `<html lang>`. */
  tag: string;
  /** The catalogue with its words: one of `languageTags`. */
  catalogue: string;
  direction: "ltr" | "rtl";
  locale: string;
  lowersLabels: boolean;
}

/** What the language of this BCP 47 tag needs. Throws a `RangeError` for a text that is no tag. */
export function languageOf(tag: string): Language {
  const locale = new Intl.Locale(tag);
  const facts = languages[locale.language];
  const script = locale.maximize().script ?? "";
  return {
    tag: locale.toString(),
    catalogue: facts === undefined ? "en" : locale.language,
    direction: RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr",
    locale: facts === undefined || locale.region !== undefined ? locale.toString() : facts.locale,
    lowersLabels: facts?.lowersLabels ?? true,
  };
}

/** Scripts of living languages that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);
