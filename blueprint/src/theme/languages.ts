// Every design language by its name.
import { languageNames, readLanguage } from "../knowledge/data/data-files.ts";
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

/** The languages that a mood asks for, the best first. */
export function languagesOfMood(mood: string): LanguageName[] {
  return byPlace(({ moods }) => (moods[mood] === undefined ? [] : [moods[mood]]));
}

/** The languages that suit a subject, the best first; one with two places stands twice. */
export function languagesOfSubject(subject: string): LanguageName[] {
  return byPlace(({ subjects }) => subjects[subject] ?? []);
}

function byPlace(placesOf: (language: DesignLanguage) => readonly number[]): LanguageName[] {
  const placed = [...languages].flatMap(([name, language]) => placesOf(language).map((place) => ({ name, place })));
  return placed.toSorted((left, right) => left.place - right.place).map(({ name }) => name);
}

/** What can be drawn on a card. */
type Motif = Exclude<DesignLanguage["art"], "initials" | "none">;

/** Whether cards carry a drawing in this language, and which. */
export function motifOf({ art }: Pick<DesignLanguage, "art">): Motif | null {
  return art === "initials" || art === "none" ? null : art;
}
