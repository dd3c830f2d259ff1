// The single words of our own lexicons. They are words whatever the dictionary says ("todo", "kanban"), and what a
// misspelt word most likely means.
import { offeredTemplates, ownTemplates, templatesByApp, templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import { wordsOfFeatures, wordsOfRowActs } from "../../lexicon/acts.ts";
import { lookVocabulary } from "../../lexicon/look.ts";
import { actors, builders, containers, fillers, generics, givens, hollowTails, hollowWords } from "../../lexicon/nouns.ts";

const NAME_LETTERS_MIN = 6;

function phrases(): string[] {
  const templates = [...ownTemplates, ...offeredTemplates];
  const fields = templates.flatMap((template) => template.fields.flatMap(({ label, words }) => [label.toLowerCase(), ...words]));
  const nouns = [...templatesByNoun.keys(), ...templates.flatMap(({ one, many, words, apps }) => [one, many, ...words, ...apps])];
  const features = [...wordsOfFeatures("verbs"), ...wordsOfFeatures("nouns")].flatMap(([, words]) => words);
  const small = [actors, builders, containers, fillers, generics, givens, hollowTails, hollowWords].flatMap((set) => [...set]);
  return [
    ...lookVocabulary,
    ...fields,
    ...nouns,
    ...nouns.map(plural),
    ...features,
    ...wordsOfRowActs(),
    ...templatesByApp.keys(),
    // "March" and "May" are too near to other words.
    ...[...lexicon.words("time-of-day"), ...lexicon.words("month-name")].filter((name) => name.length >= NAME_LETTERS_MIN),
    ...small,
  ];
}

/** Every single word of our lexicons, in lower case. */
export const lexiconWords: ReadonlySet<string> = new Set(phrases().flatMap((phrase) => phrase.toLowerCase().match(/[a-z][a-z'-]+/g) ?? []));
