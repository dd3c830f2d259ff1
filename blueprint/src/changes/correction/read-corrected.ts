// The prompt is read again with what the correction states, and without what it denies: as a prompt that names the trade or
// the noun that was meant, with the statement before it, at last the statement alone. The first of these that becomes an
// app about it, and not the wrong one once more, is built; where none does, the person is asked.
import { cleanText } from "../../knowledge/words/clean-text.ts";
import { plural, singular, singularWord } from "../../knowledge/words/inflect.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { containers } from "../../reader/lexicon/nouns.ts";
import { segmentPrompt } from "../../reader/parse/sentence/segment-prompt.ts";
import { readPrompt } from "../../reader/read-prompt.ts";
import { sentencesOf } from "../../reader/text/token.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Prompt, Question, Reading } from "../../schema/reading.ts";
import { mainEntity } from "../edits/ground/find.ts";
import { type Correction, readCorrection } from "./read-correction.ts";
import { withTrade } from "./segments.ts";

/** A correction that says what the app is about, the prompt that was misread, and the app that became of it. */
export interface Corrected extends Correction {
  stated: string;
  prompt: string;
  wrong: Blueprint;
}

type BlueprintReading = Extract<Reading, { outcome: "blueprint" }>;

const QUESTION = "correction";

/** The question for what an app should be about instead. */
export function correctionQuestion(wrong: Blueprint): Question {
  const instead = wrong.entities.length === 0 ? "" : `, an app about ${mainEntity(wrong).name.many}`;
  const text = `I understood the wrong thing${instead}. What should it keep, show or do instead? One sentence is enough; I then start over.`;
  return { id: QUESTION, text, options: [], allowsOther: true };
}

/** A text as which a corrected prompt is read. `isStated`: what is stated says whose app it is, and need not be what it keeps. */
interface Candidate {
  text: string;
  isStated: boolean;
}

/** The texts as which a corrected prompt is read, the best first. */
function candidatesFor({ prompt, stated, trade, denied }: Corrected): Candidate[] {
  const text = cleanText(prompt);
  const gone = new Set(denied.flatMap(nounsIn));
  const parts = gone.size === 0 ? [text] : text.split(/(?<=[.!?;])\s+|\n+/).filter((part) => !nounsIn(part).some((noun) => gone.has(noun)));
  const kept = parts.join("\n");
  const look = segmentPrompt(text).look.phrases.join(". ");
  const alone = { text: `${ended(stated)}\n${look}`, isStated: false };
  const joined = { text: `${ended(stated)}\n${kept}`, isStated: false };
  if (namesProduct(stated)) return [alone, joined];
  const corrected = trade === null ? renamed(text, gone, stated) : withTrade(kept, trade);
  return [...(corrected === null ? [] : [{ text: corrected, isStated: trade !== null }]), joined, alone];
}

/** "A list of cars with a price", where dogs are meant: what is denied stands in the prompt, and what is stated takes its place. */
function renamed(prompt: string, gone: ReadonlySet<string>, stated: string): string | null {
  if (stated.split(" ").length > 3) return null;
  const noun = stated.toLowerCase().replace(/^(?:an?|the|my|our) /, "");
  const found = [...prompt.matchAll(/\p{L}+/gu)].filter(([word]) => gone.has(singularWord(word.toLowerCase())));
  if (found.length === 0) return null;
  return prompt.replace(/\p{L}+/gu, (word) => {
    const low = word.toLowerCase();
    if (!gone.has(singularWord(low))) return word;
    return singularWord(low) === low ? singular(noun) : plural(singular(noun));
  });
}

/** Whether a statement says by itself what is to be built: "a reading list of books", "a website for my bakery". */
function namesProduct(stated: string): boolean {
  const [sentence] = sentencesOf(stated);
  return (
    sentence !== undefined && sentence.tokens.some(({ one, low }, at) => at > 0 && (containers.has(one) || lexicon.is(low, "site-noun")))
  );
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function nounsIn(phrase: string): string[] {
  return sentencesOf(phrase).flatMap(({ tokens }) =>
    tokens.filter(({ low, speech }) => low.length > 2 && speech === "noun").map(({ low }) => singularWord(low)),
  );
}

/** The corrected prompt as one text, for readers of their own. */
export function correctedText(correction: Corrected): string {
  return candidatesFor(correction)[0]?.text ?? correction.stated;
}

/** Reads a prompt again by its correction; asks where what is stated is not sure either. */
export function readCorrected(said: Corrected, prompt: Omit<Prompt, "text">): Reading {
  const again = prompt.answers.findLast(({ question }) => question === QUESTION);
  const correction = again === undefined ? said : { ...said, ...statementIn(again.answer, said.wrong) };
  const answers = prompt.answers.slice(again === undefined ? 0 : prompt.answers.indexOf(again) + 1);
  const { stated, wrong } = correction;
  let asking: Reading = { outcome: "questions", questions: [correctionQuestion(wrong)] };
  for (const { text, isStated } of candidatesFor(correction)) {
    const reading = readPrompt({ ...prompt, answers, text });
    if (reading.outcome === "questions") asking = reading;
    else if (!isWrongAgain(reading.blueprint, wrong) && (isStated || isAbout(reading, stated))) return reading;
  }
  return asking;
}

/** What an answer to the question states: "I groom dogs" and "it should be about dogs" say so as they do in a message. */
export function statementIn(answer: string, wrong: Blueprint): Correction & { stated: string } {
  const read = readCorrection(wrong, `This is wrong. ${answer}`);
  const stated = read?.stated ?? null;
  return read === null || stated === null ? { stated: answer, trade: null, denied: [] } : { ...read, stated };
}

/** Whether an app was made of what was stated, and not only of the rest. */
function isAbout({ blueprint, understood, notUnderstood }: BlueprintReading, stated: string): boolean {
  const nouns = nounsIn(stated);
  const names = blueprint.entities.flatMap(({ name }) => [name.one, name.many]);
  const used = new Set([blueprint.title, ...names, ...understood.map(({ phrase }) => phrase)].flatMap(wordsIn));
  const lost = new Set(notUnderstood.flatMap(wordsIn));
  return nouns.length === 0 || nouns.some((noun) => used.has(noun) && !lost.has(noun));
}

function wordsIn(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singularWord);
}

/** Whether an app is about what the wrong one is about, or is still called by it. */
function isWrongAgain(blueprint: Blueprint, wrong: Blueprint): boolean {
  if (blueprint.kind !== wrong.kind || wrong.entities.length === 0) return false;
  const [now, before] = [mainEntity(blueprint), mainEntity(wrong)];
  const [title, rows] = [wordsIn(blueprint.title), wordsIn(now.name.one)];
  return now.id === before.id || wordsIn(before.name.one).some((word) => title.includes(word) && !rows.includes(word));
}
