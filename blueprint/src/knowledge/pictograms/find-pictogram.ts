// What a short text is about, as a pictogram: the name of a row, a caption, what a list is called. A wrong picture is worse
// than none, so only whole words count, and names of people do not.
import { englishGrammar } from "../large-packages.ts";
import { hasMeaning, likenessTo, vectorsOf } from "../meaning/word-vectors.ts";
import { singular } from "../words/inflect.ts";
import { lexicon } from "../words/lexicon.ts";
import { leadsIn, type Lead, type Pictogram } from "./pictograms.ts";

/** What a text shows. */
export interface Shown {
  pictogram: Pictogram;
  /** The words that say so, in lower case as they stand in the text. */
  words: string;
  /** How well it fits, from 0 to 1. */
  fit: number;
  /** How well it would fit if its words were the whole text. */
  fitAlone: number;
}

const FIT_OF_TIER = { 1: 1, 2: 0.9, 3: 0.85, 4: 0.65 } as const;
/** What stands before another noun says less than that noun, */
const BEFORE_NOUN = 0.6;
/** unless it is met with what the text is of: the tomato of a tomato soup, in a list of recipes. */
const ALIKE_BEFORE_NOUN = 0.8;
const LIKENESS_MIN = 0.4;
/** What stands behind a preposition says less than what stands before it. */
const LATER_PART = 0.8;
/** A picture of something else than its caption says is worse than none. */
const SUBJECT_FIT_MIN = 0.85;
const WORDS_MAX = 3;
/** The rest of a longer text is not looked at. */
const TEXT_MAX = 160;
const LETTERS_MIN = 4;
/** Endings of plurals, the longer first. */
const ENDINGS = ["es", "en", "er", "s", "n", "e", "i", "y"] as const;

const BREAK = /[,;:|()!?"“”–—/&]+|\.\s|\s-\s/;
const WORD = /[\p{L}\p{N}]+(?:['’\-.][\p{L}\p{N}]+)*/gu;
const EMOJI = /\p{RGI_Emoji}/gv;
/** Languages that write compounds as one word, with what they are about at the end. */
const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "sv"]);
/** Languages that write without spaces. */
const UNSPACED: ReadonlySet<string> = new Set(["ja"]);

/** What a text is read with. */
export interface Reading {
  /** The language of the text: `en`, `pt-BR`. */
  language: string;
  /** What it is a text of, such as what the rows are called. */
  about?: readonly string[];
  /** Whether it says what a picture shows: then all of it is things. */
  isCaption?: boolean;
}

/** What a text is about; null where nothing fits. */
export function findPictogram(text: string, reading: Reading): Shown | null {
  return findPictograms(text, reading)[0] ?? null;
}

/** What a picture shows, by its caption: an emoji, else what stands before "with", "on" or "and". Of "a box of pralines" that is the pralines. */
export function findSubject(caption: string, reading: Reading): Shown | null {
  const [emoji] = (caption.match(EMOJI) ?? []).flatMap((character) => {
    const lead = leadsIn("emoji").get(character.replaceAll("\uFE0F", ""));
    return lead === undefined ? [] : [{ pictogram: lead.pictogram, words: character, fit: 1, fitAlone: 1 }];
  });
  if (emoji !== undefined) return emoji;
  const isEnglish = /^en\b/i.test(reading.language);
  const found = findPictogram(isEnglish ? subjectIn(caption) : caption, { ...reading, isCaption: true });
  return found !== null && found.fit >= SUBJECT_FIT_MIN ? found : null;
}

/** The words of a caption that name its subject. */
function subjectIn(caption: string): string {
  const words = (caption.slice(0, TEXT_MAX).split(BREAK)[0] ?? "").match(WORD) ?? [];
  const subject: string[] = [];
  for (const word of words) {
    const low = word.toLowerCase();
    if (low === "of") subject.length = 0;
    else if (!lexicon.is(low, "preposition") && !lexicon.is(low, "small-word")) subject.push(word);
    else if (subject.length > 0) break;
  }
  return subject.join(" ");
}

/** All things that a text names, what it is about first. */
export function findPictograms(text: string, reading: Reading): Shown[] {
  const [base = "en"] = reading.language.toLowerCase().split("-");
  const read = text.slice(0, TEXT_MAX);
  const found = UNSPACED.has(base) ? inUnspaced(read, base) : base === "en" ? inEnglish(read, reading) : inOther(read, base);
  return found.toSorted((one, other) => other.fit - one.fit || other.words.length - one.words.length);
}

interface Run {
  lead: Lead;
  run: readonly string[];
  /** The words of its part of the text that stand behind it. */
  rest: readonly string[];
  part: number;
}

function inEnglish(text: string, { about = [], isCaption = false }: Reading): Shown[] {
  const leads = leadsIn("en");
  const parts = text.split(BREAK).flatMap((part) => phrasesIn(wordsOf(part).map((word) => word.replaceAll("’", "'"))));
  const led = parts.flatMap((words, part) =>
    runsOf(words).flatMap(({ run, rest }): Run[] => {
      const lead = surest(leads.get(run.join(" ")), leads.get(singular(run.join(" "))));
      return lead === undefined ? [] : [{ lead, run, rest, part }];
    }),
  );
  // The grammar takes most of the time, and most texts lead to nothing.
  if (led.length === 0) return [];
  const { noThings, noNouns, adjectives } = speechOf(text);
  const around = about.flatMap(wordsOf);
  return led.flatMap(({ lead, run, rest, part }) => {
    if (run.every((word) => adjectives.has(word)) || (!isCaption && run.some((word) => noThings.has(word)))) return [];
    const isHead = rest.every((word) => noNouns.has(word));
    const isAlike = !isHead && likeness(singular(run.at(-1) ?? ""), around) >= LIKENESS_MIN;
    const place = (isHead ? 1 : isAlike ? ALIKE_BEFORE_NOUN : BEFORE_NOUN) * (part === 0 ? 1 : LATER_PART);
    return [shown(lead, { run, place })];
  });
}

/** The lead that is surer, of a word and its singular. */
function surest(one: Lead | undefined, other: Lead | undefined): Lead | undefined {
  return one === undefined || (other !== undefined && other.tier < one.tier) ? other : one;
}

/** The words between prepositions and other words without a meaning of their own. */
function phrasesIn(words: readonly string[]): string[][] {
  const phrases: string[][] = [[]];
  for (const word of words) {
    if (lexicon.is(word, "preposition") || lexicon.is(word, "small-word")) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

/** How alike a word is to the most alike of others, from −1 to 1. */
function likeness(word: string, others: readonly string[]): number {
  const known = others.filter(hasMeaning);
  return known.length === 0 ? 0 : Math.max(...likenessTo(word, vectorsOf(known)));
}

/** Parts of speech, as far as they say what a text is not about. */
interface Speech {
  /** Names of people, and verbs. */
  noThings: ReadonlySet<string>;
  /** What cannot be the last word of what a text is about. */
  noNouns: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
}

function speechOf(text: string): Speech {
  const none: ReadonlySet<string> = new Set();
  if (!text.includes(" ")) return { noThings: none, noNouns: none, adjectives: none };
  const tagged = englishGrammar()(text);
  const wordsTagged = (tags: string): ReadonlySet<string> => {
    const found: string[] = tagged.match(tags).out("array");
    return new Set(found.flatMap(wordsOf));
  };
  return {
    noThings: wordsTagged("(#Person|#FirstName|#LastName|#Honorific|#Verb)"),
    noNouns: wordsTagged("(#Verb|#Adjective|#Adverb)"),
    adjectives: wordsTagged("#Adjective"),
  };
}

/** In these languages nouns have endings that are not known here; only the words themselves and simple plurals count. */
function inOther(text: string, language: string): Shown[] {
  const leads = leadsIn(language);
  if (leads.size === 0) return [];
  return runsOf(wordsOf(text)).flatMap(({ run }) => {
    const phrase = run.join(" ");
    const lead = formsOf(phrase, language)
      .map((form) => leads.get(form))
      .find((one) => one !== undefined);
    if (lead !== undefined) return [shown(lead, { run, place: 1 })];
    const end = run.length === 1 && COMPOUNDING.has(language) ? endOfCompound(phrase, leads) : undefined;
    return end === undefined ? [] : [shown({ ...end, tier: 3 }, { run, place: 1 })];
  });
}

/** A word and what it may be the plural of. */
function formsOf(word: string, language: string): string[] {
  if (language === "ar") return [word, word.replace(/^ال/, "")];
  const ending = ENDINGS.find((one) => word.endsWith(one));
  const stem = word.slice(0, word.length - (ending?.length ?? 0));
  if (ending === undefined || stem.length < LETTERS_MIN) return [word];
  return [word, word.slice(0, -1), stem, `${stem}e`, ...(ending === "i" ? [`${stem}o`] : []), ...(ending === "e" ? [`${stem}a`] : [])];
}

function endOfCompound(word: string, leads: ReadonlyMap<string, Lead>): Lead | undefined {
  for (let at = 3; word.length - at >= LETTERS_MIN; at += 1) {
    const lead = leads.get(word.slice(at));
    if (lead !== undefined && lead.tier < 4) return lead;
  }
  return undefined;
}

/** The longest word of the language that is in the text. */
function inUnspaced(text: string, language: string): Shown[] {
  const found = [...leadsIn(language)].filter(([word, { tier }]) => (word.length > 1 || tier === 1) && text.includes(word));
  const [longest] = found.toSorted(([one], [other]) => other.length - one.length);
  return longest === undefined ? [] : [shown(longest[1], { run: [longest[0]], place: 1 })];
}

/** The runs of up to three words that follow each other, with the words behind them. */
function runsOf(words: readonly string[]): { run: string[]; rest: string[] }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(WORDS_MAX, words.length - from) }, (_1, more) => ({
      run: words.slice(from, from + more + 1),
      rest: words.slice(from + more + 1),
    })),
  );
}

const LONGER_RUN = 0.04;

function shown({ pictogram, tier }: Lead, { run, place }: { run: readonly string[]; place: number }): Shown {
  const more = (run.length - 1) * LONGER_RUN;
  // A roll of paper is a roll: it shows no paper of another form.
  const isOfIt = tier === 2 && pictogram.name.endsWith(`-of-${run.at(-1) ?? ""}`);
  const fit = FIT_OF_TIER[isOfIt ? 4 : tier];
  const fitAlone = Math.min(1, fit + more);
  return { pictogram, words: run.join(" "), fit: Math.min(1, fit * place + more), fitAlone };
}
