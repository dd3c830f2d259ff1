// Amounts of an app are in the currency that its text states anywhere: "hours at £38", "a float of 200 quid", "what I paid in euros",
// "all in zł"; where it states none and is not in English, in that of its language.
import { languageDetector } from "../../../../knowledge/large-packages.ts";
import { languageOf, languageTags } from "../../../../project/words/languages.ts";
import type { Reading } from "../../../../schema/reading.ts";
import { isEnglishWord } from "../../spelling/is-english-word.ts";
import { priceTokens } from "./price-tokens.ts";

/** Words for a currency that stand without a number, and signs that stand before one as letters. */
const SPOKEN: readonly (readonly [words: RegExp, code: string])[] = [
  [/\b(?:in|per) (?:pounds|quid|sterling|pence)\b|£/i, "GBP"],
  [/\b(?:in|per) euros?\b|€/i, "EUR"],
  [/\b(?:rs\.? ?\d|rupees)|₹/i, "INR"],
  [/(?<!\p{L})(?:zł|z[lł]ot(?:y|ys|ych|e))(?!\p{L})/iu, "PLN"],
  [/\byen\b|¥|円/i, "JPY"],
  [/(?<!\p{L})Kč(?!\p{L})/iu, "CZK"],
  [/\bR\$/, "BRL"],
  [/\bR\d/, "ZAR"],
];

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** "In CHF", "(EUR)", "20 SEK": codes beside an amount, or where a unit stands. */
const CODED = /(?<=\bin |\(|\d )[A-Z]{3}(?![\p{L}\d])|(?<![\p{L}\d])[A-Z]{3}(?= ?\d)/gu;

const names = new Intl.DisplayNames("en", { type: "currency" });
/** Currencies by their whole English names: "Swiss franc", "Danish krone". */
const called: readonly (readonly [name: string, code: string])[] = [...CODES]
  .map((code) => [(names.of(code) ?? "").toLowerCase(), code] as const)
  .filter(([name]) => /^[\p{L}]+ [\p{L} ]+$/u.test(name));

/** The only currency that a cleaned text states, as an ISO 4217 code; null where it states none, or several. */
export function statedCurrency(text: string): string | null {
  const low = text.toLowerCase();
  const codes = new Set([
    ...priceTokens(text).flatMap(({ currency }) => currency ?? []),
    ...SPOKEN.flatMap(([words, code]) => (words.test(text) ? [code] : [])),
    ...[...text.matchAll(CODED)].flatMap(([code]) => (CODES.has(code) ? [code] : [])),
    ...called.flatMap(([name, code]) => (low.includes(name) ? [code] : [])),
  ]);
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** The currency of the language of a text that is no English one: that of "Haushaltsbuch"; null for an English text. */
function currencyOfLanguage(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  const foreign = words.filter((word) => !isEnglishWord(word.toLowerCase()));
  if (foreign.length * 2 < words.length || words.length === 0) return null;
  const found = languageDetector().detect(text.toLowerCase());
  return found.isReliable() && found.language !== "en" && languageTags.includes(found.language)
    ? languageOf(found.language).currency
    : null;
}

/** A reading whose amounts are in the currency that its text states, or that of its language. */
export function inStatedCurrency(reading: Reading, text: string): Reading {
  const code = reading.outcome === "blueprint" ? (statedCurrency(text) ?? currencyOfLanguage(text)) : null;
  if (reading.outcome !== "blueprint" || code === null) return reading;
  const entities = reading.blueprint.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.type === "money" ? { ...field, unit: code } : field)),
  }));
  return { ...reading, blueprint: { ...reading.blueprint, entities } };
}
