// What a sentence may have meant, as sentences that the reader understands: by the words of its wishes that hint at a kind of
// app ("who comes", "appointment", "lend"), then what is near to all of its words. Choosing one builds exactly what it reads as.
import { sentencesOf, type Token } from "../../text/token.ts";
import { pluralWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isContentWord } from "../../text/content-words.ts";
import { openings, readings, shapes } from "./known-readings.ts";
import { meaningWords, subjectFits } from "../meaning/subject-fits.ts";
import { keptThings } from "../wishes/kept-things.ts";
import { isNoList, thingIn } from "../wishes/own-list.ts";
import type { Wish } from "../wishes/wishes-in.ts";
import { nearOptions } from "./near-options.ts";
import { filled, slotsOf } from "./slots.ts";

/** In a text of more content words, what one of them hints at has to fit all of them so well. */
const SHORT_WORDS_MAX = 5;
const FIT_MIN = 0.08;

/** The wishes of a text, whether what is only near to it is wanted too, and how well the words have to fit what they hint at. */
interface Asked {
  wishes: readonly Wish[];
  isNear: boolean;
  fitMin: number;
}

/** The kinds of apps that a cleaned text with these wishes may have meant, best first; also what is only near to it, if that is wanted and what it wishes may be a list. */
export function optionsFor(text: string, { wishes, isNear, fitMin }: Asked): string[] {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = new Set(wishes.flatMap((wish) => coreOf(wish.tokens)));
  const slots = slotsOf(sentences, thingIn(wishes));
  const least = Math.max(fitMin, meaningWords(tokens).length > SHORT_WORDS_MAX ? FIT_MIN : 0);
  const fits = subjectFits(tokens).readings;
  const isSite = isNoList(wishes);
  const hinted = readings
    .map((reading, at) => ({ ...reading, fit: fits[at] ?? 0, hits: [...reading.cues].filter((cue) => words.has(cue)).length }))
    .filter(({ features, fit, hits }) => (!isSite || features !== undefined) && (fit >= least || (hits > 1 && fit >= fitMin)))
    .filter(({ hits }, _, all) => hits > 0 && hits === Math.max(...all.map((one) => one.hits)))
    .toSorted((a, b) => b.fit - a.fit);
  const near = isNear && !isSite ? nearOptions(tokens, slots).filter(({ option }) => !isLimit(option, tokens)) : [];
  return [...new Set([...hinted.flatMap(({ option, cues }) => filled(option, slots, cues)), ...near.map(({ option }) => option)])];
}

/** "6 seats per car": what a text only says how many there are for is not what it is about. */
function isLimit(option: string, tokens: readonly Token[]): boolean {
  const many = /^A list of (.+)$/.exec(option)?.[1]?.split(" ").at(-1) ?? "";
  const said = tokens.flatMap(({ one, low }, at) => (low === many || pluralWord(one) === many ? [at] : []));
  return said.length > 0 && said.every((at) => tokens[at - 1]?.low === "per");
}

/** What the things can be kept as that a text says somebody has, by its words. */
export function shapesFor(text: string): string[] {
  const sentences = sentencesOf(text);
  const words = ` ${sentences.flatMap(({ tokens }) => tokens.map(({ low }) => low)).join(" ")} `;
  const slots = slotsOf(sentences, null, keptThings(text));
  const isSaid = (some: ReadonlySet<string>): boolean => [...some].some((cue) => words.includes(` ${cue} `));
  const said = shapes.filter(({ cues, but }) => isSaid(cues) && (but === undefined || !isSaid(but)));
  return said.flatMap(({ option, cues }) => filled(option, slots, cues));
}

/** The words of a wish that say what is wished, without where, when and for whom. */
function coreOf(tokens: readonly Token[]): string[] {
  let isBehind = false;
  const clause = tokens.findIndex(({ low }, at) => at > 1 && /^(?:that|which|so)$/.test(low) && tokens[at - 1]?.speech === "noun");
  return tokens.slice(0, clause < 0 ? undefined : clause).flatMap(({ low, speech }) => {
    if (lexicon.is(low, "preposition") && !/^(?:of|to|up|out|down)$/.test(low)) isBehind = true;
    else if ((speech === "verb" && !(isBehind && low.endsWith("ing"))) || lexicon.is(low, "clause-question")) isBehind = false;
    return isBehind ? [] : [low];
  });
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
    (openings.find(({ words: content }) => content.length === 0 || content.some((word) => words.has(word))) ?? openings[0])?.options ?? []
  );
}
