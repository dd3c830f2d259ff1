// The languages that apps have words in. A tag of another language gets the English words with the formats of the tag.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";

const LanguageFacts = z.strictObject({
  /** The tag by which dates, numbers and plurals are written. */
  locale: z.string(),
  /** The currency of money of which none is said, as an ISO 4217 code. */
  currency: z.string().length(3),
  /** Whether names and labels begin with a small letter inside a sentence. */
  lowersLabels: z.boolean(),
});

const languages = readData("messages/languages.json", z.record(z.string(), LanguageFacts));

/** The languages of the catalogues, as BCP 47 primary subtags. */
export const languageTags: readonly string[] = Object.keys(languages);

/**
 * The pseudo-language in which tests write apps (the tag of private use that Microsoft introduced for it): each message is the English
 * one between marks, and the formats are in another script, so that a text that no catalogue has stands out.
 */
export const PSEUDO_LANGUAGE = "qps";

const PSEUDO_FACTS = { locale: "ru", lowersLabels: true, currency: "RUB" };

/** An app's language with what its formats follow. */
export interface Language {
  /** As in `<html lang>`. */
  tag: string;
  /** The catalogue with its words: one of `languageTags`, or the pseudo-language. */
  catalogue: string;
  direction: "ltr" | "rtl";
  locale: string;
  /** As in `languages.json`. */
  currency: string;
  lowersLabels: boolean;
}

/** What the language of this BCP 47 tag needs. Throws a `RangeError` for a text that is no tag. */
export function languageOf(tag: string): Language {
  const locale = new Intl.Locale(tag);
  const facts = locale.language === PSEUDO_LANGUAGE ? PSEUDO_FACTS : languages[locale.language];
  const script = locale.maximize().script ?? "";
  return {
    tag: locale.toString(),
    catalogue: facts === undefined ? "en" : locale.language,
    direction: RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr",
    locale: facts === undefined || locale.region !== undefined ? locale.toString() : facts.locale,
    currency: facts?.currency ?? "USD",
    lowersLabels: facts?.lowersLabels ?? true,
  };
}

/** Scripts of living languages that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);
