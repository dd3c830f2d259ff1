// Words for looks: which part a colour is for, what a style amounts to, and what else such sentences are made of.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";
import type { LanguageName, NamedColour, Theme } from "../../schema/theme.ts";
import { lookNouns, loneMoods, moods, plainMoods } from "./moods.ts";

type Role = "background" | "components";

const Roles = z
  .strictObject({ background: WordList, components: WordList })
  .transform(
    ({ background, components }): ReadonlyMap<string, Role> =>
      new Map([...background.map((word) => [word, "background"] as const), ...components.map((word) => [word, "components"] as const)]),
  );

const looks = readData("words/looks.json", z.strictObject({ roles: Roles, weakRoles: Roles, vocabulary: WordList }));

/** The part of the page that a word speaks of. */
export const roleWords = looks.roles;

/** Words that decide only where no other does: "linen for the layout", "teal as primary". */
export const weakRoleWords = looks.weakRoles;

/** What sentences about looks are made of; none of these asks for anything else. */
export const lookVocabulary: ReadonlySet<string> = new Set([...roleWords.keys(), ...looks.vocabulary]);

/** The parts of the theme that the prompt gave, with their words. */
export interface Look {
  /** The design languages of which one is asked for. */
  languages: readonly LanguageName[] | null;
  background: NamedColour | null;
  components: NamedColour | null;
  scheme: Theme["scheme"] | null;
  corners: Theme["corners"] | null;
  density: Theme["density"] | null;
  typeface: Theme["typeface"] | null;
  phrases: readonly string[];
}

/** The look of a prompt that says nothing of it. */
export const noLook: Look = {
  languages: null,
  background: null,
  components: null,
  scheme: null,
  corners: null,
  density: null,
  typeface: null,
  phrases: [],
};

interface Style {
  look: Partial<Look>;
  length: number;
}

type StyleEntry = readonly [string, Partial<Look>];

const asking = (phrases: readonly string[], look: Partial<Look>): StyleEntry[] => phrases.map((phrase) => [phrase, look]);

const styles: readonly StyleEntry[] = [
  ...asking(["dark mode", "dark theme", "dark", "dark-mode", "dark-themed"], { scheme: "dark" }),
  ...asking(["light mode", "light theme", "light-mode"], { scheme: "light" }),
  ...asking(["rounded corners", "round corners", "rounded buttons", "rounded"], { corners: "round" }),
  ...asking(["square corners", "sharp corners", "sharp edges"], { corners: "square" }),
  ...plainMoods.flatMap(({ words, languages }) => asking(words, { languages })),
  ...moods.flatMap(({ words, languages }) =>
    words.flatMap((word) =>
      asking(
        lookNouns.map((noun) => `${word} ${noun}`),
        { languages },
      ),
    ),
  ),
  ...asking(["serif"], { typeface: "serif" }),
  ...asking(["sans-serif"], { typeface: "sans" }),
  ...asking(["monospace", "monospaced"], { typeface: "mono" }),
  ...loneMoods.flatMap(({ words, languages }) => asking(words, { languages })),
  ...asking(["compact layout", "compact", "dense"], { density: "compact" }),
  ...asking(["spacious", "airy"], { density: "comfortable" }),
];

const byFirstWord = new Map<string, [string[], Partial<Look>][]>();
for (const [phrase, look] of styles) {
  const parts = phrase.split(" ");
  const first = parts[0] ?? "";
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), [parts, look]]);
}

/** The style that a word, perhaps with the next one, asks for. */
export function styleOf(word: string, next: string): Style | null {
  const found = byFirstWord.get(word)?.find(([parts]) => parts.length === 1 || parts[1] === next);
  return found === undefined ? null : { look: found[1], length: found[0].length };
}
