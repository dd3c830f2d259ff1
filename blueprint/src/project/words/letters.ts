// Capitals and articles as the kit's `lib/words.ts` has them: the checks look for the same names.

/** `recipes` → `Recipes`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As inside a sentence: `Due date` → `due date`; `ISBN` and `Best of Norway` keep their capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)\P{Lu}*$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** With the English article: `a plant`, `an offer`, `an hour`, `a unit`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!n[io]|s[ae])|hour|honest|heir)/i.test(noun) ? "an" : "a"} ${noun}`;
}
