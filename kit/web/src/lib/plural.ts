// Plurals of the app's language, for the modules of `src/words`.
import { LOCALE } from "../words/language";

const rules = new Intl.PluralRules(LOCALE);

/** The form for a number, by its plural category. */
export function plural(
  count: number,
  forms: { other: string } & { [Category in Intl.LDMLPluralRule]?: string },
): string {
  return forms[rules.select(count)] ?? forms.other;
}
