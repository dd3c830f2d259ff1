// Mends misspelt words of a cleaned text before it is read. A word is only touched where no dictionary, lexicon or name
// explains it and one candidate is clearly best: by how few letters differ, and words of our lexicons first. Quoted text,
// names, numbers, codes and addresses stay as they are.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { englishWordsByLetter } from "../../../knowledge/large-packages.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { pluralWord, singularWord } from "../../../knowledge/words/inflect.ts";
import { isEnglishWord, isSolidCompound } from "./is-english-word.ts";
import { lexiconWords } from "./lexicon-words.ts";
import { letterDistance } from "./letter-distance.ts";
import { soundAlike } from "./sound-alike.ts";

/** A word as it was written, and what it was taken for. */
export interface Mended {
  wrong: string;
  right: string;
}

const CHARACTERS_MAX = 2000;
/** Of so few letters only two may have changed places: "teh", "adn". */
const LETTERS_MIN = 3;
const SHORT_LETTERS = 3;
const WORDS_MAX = 20;
/** Somebody who misspells so many words writes others by their sound too; in any other text they are names and terms. */
const POOR_FROM = 3;
/** Longer words may have two slips. */
const TWO_SLIPS_FROM = 7;
/** A word of our lexicons wins over another one that is this much closer. */
const LEXICON_BONUS = { long: 0.75, short: 0.4 };
const CLEARLY = 0.35;
/** Shorter words are only taken for words of our lexicons: the dictionary has too many rare ones that are close. */
const DICTIONARY_FROM = 6;

const untouched = /"[^"\n]*"|\bhttps?:\S+|\S+@\S+|#[0-9a-f]{3,8}\b/gi;
const plainWord = /(?<![\p{L}\p{N}_.@/'-])[a-z]+(?![\p{L}\p{N}_@/'-]|\.\p{L})/gu;

/** How people write words on a phone, which is worth no mention. */
const texting = new Map(Object.entries(readData("understanding/texting.json", z.record(z.string(), z.string()))));
const spoken = [...texting.keys()].map((words) => words.replace(/^(?=.* )\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`));
const texted = new RegExp(`(?<![\\p{L}\\p{N}_.@/'"-])(?:${spoken.join("|")})(?![\\p{L}\\p{N}_@/'"-])`, "gu");

/** The text with its misspelt words mended, and which those are, each once. */
export function mendSpelling(typed: string): { text: string; mended: Mended[] } {
  if (typed.length > CHARACTERS_MAX) return { text: typed, mended: [] };
  let slips = 0;
  const text = typed.replace(texted, (word) => {
    slips += 1;
    return texting.get(word) ?? texting.get(word.toLowerCase()) ?? word;
  });
  const kept = text.replace(untouched, (part) => " ".repeat(part.length));
  const unknown = new Set(
    [...kept.matchAll(plainWord)].map(([word]) => word).filter((word) => word.length >= LETTERS_MIN && isDoubtful(word)),
  );
  const isPoor = unknown.size + slips >= POOR_FROM;
  const mended = [...unknown].slice(0, WORDS_MAX).flatMap((wrong): Mended[] => {
    const [right = null] = [correctionOf(wrong), isPoor ? soundAlike(wrong) : null]
      .filter((one) => one !== null)
      .toSorted((a, b) => letterDistance(wrong, a) - letterDistance(wrong, b));
    return right === null ? [] : [{ wrong, right }];
  });
  return { text: mended.reduce((said, one) => replaced(said, kept, one), text), mended };
}

/** Whether a word needs an explanation: nobody knows it, or it is only put together of others and next to a word of ours. */
function isDoubtful(word: string): boolean {
  if (!isEnglishWord(word)) return true;
  const right = isSolidCompound(word) ? correctionOf(word) : null;
  return right !== null && lexiconWords.has(right) && letterDistance(word, right) <= 1;
}

/** Replaces a word wherever it stands outside of what is kept. Every replacement before it may have moved the text. */
function replaced(text: string, kept: string, { wrong, right }: Mended): string {
  const isKept = !new RegExp(`(?<![\\p{L}\\p{N}])${wrong}(?![\\p{L}\\p{N}])`, "u").test(kept);
  if (isKept) return text;
  return text.replace(new RegExp(`"[^"\\n]*"|(?<![\\p{L}\\p{N}@/.-])${wrong}(?![\\p{L}\\p{N}@/-])`, "gu"), (found) =>
    found === wrong ? right : found,
  );
}

const corrections = new Map<string, string | null>();
const REMEMBERED_MAX = 5000;

/** What a word that nobody knows most likely means; null where nothing is clearly best. */
export function correctionOf(word: string): string | null {
  const known = corrections.get(word);
  if (known !== undefined) return known;
  const found = findCorrection(word);
  if (corrections.size < REMEMBERED_MAX) corrections.set(word, found);
  return found;
}

function findCorrection(word: string): string | null {
  if (word.length === SHORT_LETTERS) return swapped(word);
  const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  const bonus = word.length >= DICTIONARY_FROM ? LEXICON_BONUS.long : LEXICON_BONUS.short;
  const ranked = candidatesFor(word, slips)
    .map((candidate) => ({ candidate, slips: letterDistance(word, candidate), isOurs: lexiconWords.has(candidate) }))
    .filter((one) => one.slips <= (one.isOurs ? slips : 1))
    .map(({ candidate, slips: count, isOurs }) => ({ candidate, cost: count - (isOurs ? bonus : 0) }))
    .toSorted((a, b) => a.cost - b.cost || a.candidate.localeCompare(b.candidate));
  const [best] = ranked;
  if (best === undefined) return null;
  const rival = ranked.find(({ candidate }) => candidate !== best.candidate && singularWord(candidate) !== singularWord(best.candidate));
  const isClear = rival === undefined || rival.cost - best.cost >= CLEARLY;
  if (!isClear || (word.length < DICTIONARY_FROM && !lexiconWords.has(best.candidate))) return null;
  const many = pluralWord(best.candidate);
  return word.endsWith("s") && !best.candidate.endsWith("s") && isEnglishWord(many) ? many : best.candidate;
}

/** The small word of which two letters changed places. */
function swapped(word: string): string | null {
  const letters = [...word];
  const turned = [1, 2].map((at) => letters.toSpliced(at - 1, 2, letters[at] ?? "", letters[at - 1] ?? "").join(""));
  return turned.find((one) => lexicon.is(one, "small-word")) ?? null;
}

/** Words that begin with the same letter and are about as long: of our lexicons and of the dictionary. */
function candidatesFor(word: string, slips: number): string[] {
  const near = (candidate: string): boolean =>
    candidate.length >= 3 && Math.abs(candidate.length - word.length) <= slips && candidate[0] === word[0];
  const others = englishWordsByLetter().get(word.charAt(0)) ?? [];
  return [...new Set([...lexiconWords, ...others].filter(near))];
}
