import { language } from "#words/language.ts";

let rules: Intl.PluralRules | undefined;

/**
 * The form of a message that a count requires in the language of the catalogue. English has two, `one` and `other`; a
 * language with more names them too, and a form that is not named is `other`.
 */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  rules ??= new Intl.PluralRules(language);
  return forms[rules.select(count)] ?? forms.other;
}
