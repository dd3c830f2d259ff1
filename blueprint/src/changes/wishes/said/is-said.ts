// Whether words of a message speak of what an app keeps.
import { singularsIn } from "../../../reader/text/content-words.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { isAmong } from "./is-among.ts";

/** "Price per bale" is a price, and no bales. */
const OF_EACH = / (?:per|for each|each|an?) \p{L}+$/iu;

/** Whether words speak of a field. */
export const isSaid = ({ label }: Field, words: readonly string[]): boolean =>
  singularsIn(label.replace(OF_EACH, "")).some((word) => word.length > 2 && isAmong(word, words));

/** Whether a word is one of an entity or of its fields. */
export const isNamed = ({ name, fields }: Entity, word: string): boolean =>
  [name.one, name.many, ...fields.map(({ label }) => label)].some((said) => isAmong(word, singularsIn(said)));
