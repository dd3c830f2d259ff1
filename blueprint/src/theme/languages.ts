// Every design language by its name.
import { languageNames, readLanguage } from "../knowledge/data-files.ts";
import type { LanguageName, Theme } from "../schema/theme.ts";
import { DesignLanguage } from "./design-language.ts";

const languages: ReadonlyMap<LanguageName, DesignLanguage> = new Map(
  languageNames.map((name) => [name, readLanguage(name, DesignLanguage)]),
);

/** The design language of a theme. Throws for one that does not exist. */
export function languageOf({ language }: Pick<Theme, "language">): DesignLanguage {
  const found = languages.get(language);
  if (found === undefined) throw new Error(`There is no design language ${language}`);
  return found;
}

/** The names of the languages that a condition holds for, in alphabetical order. */
export function languagesWhere(holds: (language: DesignLanguage) => boolean): LanguageName[] {
  return [...languages].flatMap(([name, language]) => (holds(language) ? [name] : []));
}

/** The languages that suit a subject, each as often as its weight. */
export function languagesOfSubject(subject: string): LanguageName[] {
  return [...languages].flatMap(([name, { subjects }]) => Array.from({ length: subjects[subject] ?? 0 }, () => name));
}
