// What a sentence may have meant, as sentences that the reader understands: by the words of it that hint at a kind of app
// ("who comes", "appointment", "lend"), then a list of each of its nouns. Choosing one builds exactly what it reads as.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { sentencesOf } from "../../text/token.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isContentWord } from "../../text/content-words.ts";
import { lists, openings, readings } from "./known-readings.ts";
import { meaningWords, subjectFits } from "../meaning/subject-fits.ts";
import { requestStart } from "../requests/request-start.ts";
import { nearOptions } from "./near-options.ts";
import { filled, slotsOf } from "./slots.ts";
import { subjectsIn } from "./subjects-in.ts";

const [unknownList = "", knownList = ""] = lists;
const OPTIONS_MAX = 10;
/** In a text of more telling words, one of them alone hints at nothing that fits the others less than this. */
const SHORT_WORDS_MAX = 5;
const FIT_MIN = 0.1;

/** The sentences that a cleaned text may have meant, best first; what it tells before it asks for anything counts only where the rest gives none. */
export function optionsFor(text: string): string[] {
  const start = requestStart(sentencesOf(text));
  const asked = start > 0 ? optionsOf(text.slice(start)) : [];
  return asked.length > 0 ? asked : optionsOf(text);
}

function optionsOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = new Set(tokens.map(({ low }) => low));
  const subjects = subjectsIn(text);
  const slots = slotsOf(sentences, subjects);
  const fits = subjectFits(tokens);
  const isLong = meaningWords(tokens).length > SHORT_WORDS_MAX;
  const hinted = readings
    .map((reading, at) => ({ ...reading, fit: fits.readings[at] ?? 0, hits: [...reading.cues].filter((cue) => words.has(cue)).length }))
    .filter(({ hits, fit, features }) => hits > 0 && (hits > 1 || !isLong || fit >= FIT_MIN || features?.includes("hero") === true))
    .filter(({ hits }, _, all) => hits === Math.max(...all.map((one) => one.hits)))
    .map(({ option, cues }) => ({ option, cues }));
  const isFitting = (one: string): boolean => {
    const template = templatesByNoun.get(one);
    return template !== undefined && (!isLong || fits.fitOf(template) >= FIT_MIN);
  };
  // Of nouns that nobody knows, only the first may be a list, and only where there are several of it.
  const listed = subjects
    .filter(
      ({ one, score, plural: isMany }, at) =>
        score > -2 && (isFitting(one) || (!templatesByNoun.has(one) && isMany && at === 0 && fieldNoun(one) === null)),
    )
    .slice(0, 2)
    .map(({ one, many }) => (templatesByNoun.has(one) ? knownList : unknownList).replace("{things}", many));
  const said = hinted.flatMap(({ option, cues }) => filled(option, slots, cues));
  return [...new Set([...said, ...listed, ...nearOptions(tokens, slots).map(({ option }) => option)])].slice(0, OPTIONS_MAX);
}

/** A kind of app that words of a text hint at: the words, and the kinds of features of which one is enough. */
export interface Hint {
  cues: readonly string[];
  features?: readonly string[] | undefined;
}

/** The kinds of apps that the words of a text hint at. */
export function hintsIn(words: ReadonlySet<string>): Hint[] {
  const found = readings.map(({ cues, features }) => ({ cues: [...cues].filter((cue) => words.has(cue)), features }));
  return found.filter(({ cues }) => cues.length > 0);
}

/** What can be built where a text names nothing: fitting what it calls the app. None where it speaks of something. */
export function openingsFor(text: string): readonly string[] {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const isAsked = tokens.some(({ low }) => lexicon.is(low, "clause-question"));
  if (isAsked || tokens.some((token) => token.speech === "noun" && isContentWord(token))) return [];
  const words = new Set(tokens.map(({ one }) => one));
  return (
    (openings.find(({ words: telling }) => telling.length === 0 || telling.some((word) => words.has(word))) ?? openings[0])?.options ?? []
  );
}
