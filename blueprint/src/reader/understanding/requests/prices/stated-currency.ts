// Amounts of an app are in the currency that its text states anywhere: "hours at £38", "a float of 200 quid", "what I paid in euros".
import type { Reading } from "../../../../schema/reading.ts";
import { priceTokens } from "./price-tokens.ts";

/** Words for a currency that stand without a number, and signs that stand before one as letters. */
const SPOKEN: readonly (readonly [words: RegExp, code: string])[] = [
  [/\b(?:in|per) (?:pounds|quid|sterling|pence)\b/i, "GBP"],
  [/\b(?:in|per) euros?\b/i, "EUR"],
  [/\b(?:rs\.? ?\d|rupees)/i, "INR"],
  [/\bR\d/, "ZAR"],
];

/** The only currency that a cleaned text states, as an ISO 4217 code; null where it states none, or several. */
export function statedCurrency(text: string): string | null {
  const codes = new Set([
    ...priceTokens(text).flatMap(({ currency }) => currency ?? []),
    ...SPOKEN.flatMap(([words, code]) => (words.test(text) ? [code] : [])),
  ]);
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** A reading whose amounts are in the currency that its text states. */
export function inStatedCurrency(reading: Reading, text: string): Reading {
  const code = reading.outcome === "blueprint" ? statedCurrency(text) : null;
  if (reading.outcome !== "blueprint" || code === null) return reading;
  const entities = reading.blueprint.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.type === "money" ? { ...field, unit: code } : field)),
  }));
  return { ...reading, blueprint: { ...reading.blueprint, entities } };
}
