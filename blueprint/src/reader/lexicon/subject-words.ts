import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordSet } from "../../knowledge/data/word-list.ts";

/**
 * Nouns that are seldom the subject of an app: `forms` say how something is shown ("rota", "timetable"), `groups` for whom
 * the app is ("choir"), and `vague` ones are named in passing ("people", "Tuesday").
 */
export const { forms, groups, vague } = readData(
  "understanding/forms.json",
  z.strictObject({ forms: WordSet, groups: WordSet, vague: WordSet }),
);
