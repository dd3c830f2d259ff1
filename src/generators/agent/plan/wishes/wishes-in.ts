// The wishes of a request, each with an id, so that a plan can say of every one what becomes of it. They are the person's own
// words, in whole clauses: a single word ("ducks") says nothing of what is wished without the words around it.

/** Something that a request asks for, in its own words. */
export interface Wish {
  /** Such as `w1`; by these ids the model speaks of them. */
  id: string;
  phrase: string;
}

/** The most wishes that are listed. */
export const WISHES_MAX = 40;
const PHRASE_CHARACTERS_MAX = 300;
/** A part between commas of fewer words is a member of a list, and stays with what is before it. */
const CLAUSE_WORDS_MIN = 4;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

const countWords = (text: string): number => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Sentences, and the lines of a list. */
function sentencesIn(text: string): string[] {
  return [...sentences.segment(text)].flatMap(({ segment }) => segment.split("\n")).filter((line) => /\p{L}/u.test(line));
}

/** The clauses of a sentence: what semicolons part, and what commas part where both sides are more than members of a list. */
function clausesIn(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[;；])|(?<=[,，、،](?!\d))/)) {
    const last = clauses.at(-1);
    const isMember = last !== undefined && !/[;；]$/.test(last) && Math.min(countWords(last), countWords(part)) < CLAUSE_WORDS_MIN;
    if (isMember) clauses[clauses.length - 1] = `${last}${part}`;
    else clauses.push(part);
  }
  return clauses.filter((clause) => /\p{L}/u.test(clause));
}

/** The wishes in a text, in its order; forty at most. */
export function wishesIn(text: string): Wish[] {
  return sentencesIn(text)
    .flatMap(clausesIn)
    .slice(0, WISHES_MAX)
    .map((clause, at) => ({ id: `w${at + 1}`, phrase: tidied(clause).slice(0, PHRASE_CHARACTERS_MAX).toWellFormed() }));
}

/** Without list marks before it, and the full stop behind it. */
function tidied(clause: string): string {
  return clause
    .trim()
    .replace(/^(?:[-*•–]|\d+[.)])\s+/, "")
    .replace(/[.;,，、،；。]+$/, "")
    .replace(/\s+/g, " ");
}
