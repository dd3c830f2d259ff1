// What names of rows and labels need to stand in a sentence. The sentences are in `src/words`, a module for each group of
// components; components show them and tests find controls by them.
import { LOCALE, LOWERS_LABELS } from "../words/language";

/** What rows are called inside a sentence: `{ one: "shopping item", many: "shopping items" }`. */
export interface Noun {
  one: string;
  many: string;
}

/** Whether a label continues in its value: `Available from Nov 3` reads well, `from in 3 days` does not. */
export function leadsOn(label: string): boolean {
  return /\b(?:from|to|on|until|by|since|at|before|after)$/i.test(label);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As inside a sentence: `Due date` → `due date`; `ISBN` and `Best of Norway` keep their capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)\P{Lu}*$/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** A label as it stands inside a sentence of the app's language: nouns keep their capital in German. */
export function inSentence(label: string): string {
  return LOWERS_LABELS ? lowerFirst(label) : label;
}

// The engine of phones has no such lists.
const lists = "ListFormat" in Intl ? new Intl.ListFormat(LOCALE) : null;

/** Labels as a list inside a sentence: `room, species and date`. */
export function listInSentence(labels: readonly string[]): string {
  const texts = labels.map(inSentence);
  return lists?.format(texts) ?? texts.join(", ");
}

/** With the English article: `a plant`, `an offer`, `an hour`, `a unit`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!n[io]|s[ae])|hour|honest|heir)/i.test(noun) ? "an" : "a"} ${noun}`;
}
