// Makes a field of the words for it: its type from its noun, its choices and range from what the prompt says in addition.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { slugOf } from "../../knowledge/field.ts";
import { type FieldNoun, fieldNoun, isMeasure } from "../../knowledge/field-nouns.ts";
import type { Field } from "../../schema/entity.ts";
import { actors } from "../lexicon/nouns.ts";
import { nounOf, type NounPhrase } from "../text/noun-phrase.ts";
import { scaleIn } from "../text/scale-in.ts";
import type { Token } from "../text/token.ts";

/** The first letter large, the rest as it is. */
export function capital(words: string): string {
  // "3D", and "80th".
  return words.replace(/^[^\p{L}\p{N}]*(?:\p{N}+(?=\p{L}(?!\p{L})))?\p{L}/u, (start) => start.toUpperCase());
}

const initials = /\b(?:isbn|sku|url|id|vat|abv|bpm|gpa|vin|ean|upc|cv|iq|dob|faq|rsvp)\b/gi;

/** A noun as a label: first letter large, abbreviations in capitals, not longer than a label may be. */
export function labelOf(words: string): string {
  const plain = words
    .replace(/[^\p{L}\p{N} '&%/-]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\b(\p{L}+) \1\b/giu, "$1")
    .trim()
    .slice(0, 48)
    .trim();
  return capital(plain.replace(initials, (word) => word.toUpperCase()).replace(/\bi\b/g, "I")) || "Detail";
}

interface Said {
  options: string[];
  max: number | null;
  unit: string | null;
  yesOrNo: boolean;
  type: Field["type"] | null;
}

/** What a bracket behind a field calls its type: "frozen on (date)". */
const TYPES: ReadonlyMap<string, Field["type"]> = new Map([
  ["date", "date"],
  ["time", "time"],
  ["number", "number"],
  ["money", "money"],
  ["text", "text"],
]);

/** What the words after a field say about it. */
function readDetail(detail: readonly Token[][]): Said {
  const said: Said = { options: [], max: null, unit: null, yesOrNo: false, type: null };
  const texts = detail.map((part) => part.map((token) => token.text).join(" "));
  const whole = texts.join(", ").toLowerCase();
  const range = /(?:out of|up to|to|-|–)\s*(\d{1,3})\b/.exec(whole);
  const scale = texts.length === 1 ? scaleIn(whole) : null;
  said.type = TYPES.get(whole) ?? null;
  if (scale !== null) said.max = scale;
  else if (range !== null && /^\D{0,12}\d{0,2}\D{0,6}\d{1,3}\D{0,12}$/.test(whole)) said.max = Number(range[1]);
  else if (texts.length === 1 && lexicon.is(whole.replace(/^in /, ""), "unit")) said.unit = whole.replace(/^in /, "").slice(0, 16);
  else if (/^(?:yes, ?no|y, ?n|true, ?false|yes no|boolean|checkbox)$/.test(whole)) said.yesOrNo = true;
  else if (texts.length > 1)
    said.options = [...new Set(texts.map((text) => labelOf(text.replace(/^(?:e\.?g\.?|like|such as|or|and|etc)\s+/i, ""))))]
      .filter((option) => !/^(?:etc|and so on|detail)$/i.test(option))
      .slice(0, 20);
  return said;
}

/** A yes or no with its verb and the words of its two states. */
export function yesOrNo(state: string): Pick<Field, "label" | "type" | "mark"> {
  const plain = state.replace(/^(?:is|was|has been|are|whether|if|it'?s|already|been|as)\s+/i, "").toLowerCase();
  const opposites: ReadonlyMap<string, string> = new Map([
    ["out of stock", "In stock"],
    ["in stock", "Out of stock"],
    ["done", "To do"],
    ["completed", "To do"],
    ["complete", "To do"],
    ["finished", "Not finished"],
    ["bought", "To buy"],
    ["watched", "To watch"],
    ["read", "To read"],
    ["urgent", "Can wait"],
    ["available", "Not available"],
    ["sold", "For sale"],
    ["packed", "To pack"],
  ]);
  return {
    label: labelOf(plain),
    type: "boolean",
    mark: { verb: `Mark as ${plain}`, on: capital(plain), off: opposites.get(plain) ?? `Not ${plain}` },
  };
}

function withSaid(base: Field, said: Said, isPlural = false): Field {
  if (said.yesOrNo) return { ...yesOrNo(base.label.toLowerCase()), id: base.id, required: base.required };
  if (said.options.length > 1) {
    const { unit: _unit, min: _min, max: _max, ...rest } = base;
    return { ...rest, type: base.type === "tags" ? "tags" : "choice", options: said.options };
  }
  const scale = base.type === "rating" || base.type === "number" || base.type === "text" || base.type === "lines";
  // Beyond ten steps nobody counts stars, and an age from 1 to 8 is none.
  if (said.max !== null && scale)
    return said.max > 10 || base.type === "number" || (isPlural && base.type !== "rating")
      ? { ...base, type: "number", min: 0, max: said.max }
      : { ...base, type: "rating", min: 1, max: Math.max(said.max, 2) };
  if (said.type !== null) return { id: base.id, label: base.label, type: said.type, required: base.required };
  // "Amount in pounds": the currency, which all amounts share.
  if (said.unit === null || base.type === "money") return base;
  return base.type === "text" ? { ...base, type: "number", unit: said.unit } : { ...base, unit: said.unit };
}

/** One guest is a text, guests are a list, and players are how many; days are no single day. */
function typeFor(noun: NounPhrase, known: FieldNoun | null): Field["type"] {
  if (known === null) return "text";
  const isOfMany = /^(?:lines|tags)$/.test(known.type) || known.isCounted === true || (known.type === "number" && actors.has(noun.key));
  return (isOfMany && !isSeveral(noun)) || (known.type === "date" && isSeveral(noun)) ? "text" : known.type;
}

function isSeveral({ plural, tokens }: NounPhrase): boolean {
  const last = tokens.at(-1);
  return plural || (last !== undefined && last.low !== last.one);
}

/** The types of fields that are called in the singular, also where somebody speaks of several: "dates" is a date of each row. */
const SINGULAR: ReadonlySet<Field["type"]> = new Set([
  "date",
  "datetime",
  "time",
  "money",
  "percent",
  "boolean",
  "choice",
  "link",
  "email",
  "phone",
  "picture",
]);

/** A field that the prompt names and no thing knows. `detail` is what it says in addition. */
export function draftField(noun: NounPhrase, detail: readonly Token[][]): Field {
  const known = fieldNoun(noun.key) ?? fieldNoun(noun.low);
  const kept = known === null || !SINGULAR.has(typeFor(noun, known)) || noun.key.includes(" of ");
  const label = labelOf(noun.plural && !kept ? noun.key : noun.low);
  const base: Field = { id: slugOf(label), label, type: typeFor(noun, known), required: false };
  if (known?.type === "boolean")
    return withSaid(
      { ...base, ...yesOrNo(noun.low), id: slugOf(noun.low.replace(/^(?:is|was|has|already|whether|if)\s+/, "")) },
      readDetail(detail),
    );
  if (known?.options !== undefined) base.options = [...known.options];
  if (known?.unit !== undefined) base.unit = known.unit;
  if (known?.type === "rating") Object.assign(base, { min: 1, max: 5 });
  const said = readDetail(detail);
  if (known?.isScaled === true && said.max === null) return withSaid({ id: base.id, label, type: "number", required: false }, said);
  return withSaid(base, said, isSeveral(noun));
}

/** "A temperature log": what is measured is a number of each row. None where the noun is no measure. */
export function measuredField(one: string): Field[] {
  return isMeasure(one) ? [draftField(nounOf(one), [])] : [];
}

/** A known field with what the prompt says in addition. */
export function refineField(field: Field, detail: readonly Token[][]): Field {
  return detail.length === 0 ? field : withSaid(field, readDetail(detail));
}
