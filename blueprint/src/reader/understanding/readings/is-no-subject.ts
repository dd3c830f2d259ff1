// Where the words that a draft is made of stand, what a text is about does not.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { pluralWord, singularWord } from "../../../knowledge/words/inflect.ts";
import { containers } from "../../lexicon/nouns.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { hasUnlikelyRows } from "../../reply/claims/has-unlikely-rows.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-words.ts";
import { requestStart } from "../requests/request-start.ts";
import type { Interpreted } from "./interpretation.ts";

/** Whether a draft is made of words that say when, what somebody does before anything is asked for, or to write something down. */
export function isNoSubject(found: Interpreted): boolean {
  const place = placeOf(found);
  const isMisplaced = [isDoing, isAsking, isOfOne].some((rule) => rule(found, place)) || isWhen(place) || isOfWhich(place);
  return isMisplaced || isOfStory(found) || isOfTool(found) || hasUnlikelyRows(found.text, found.draft);
}

/** The words that a draft is made of, and what stands before and after them in their sentence. */
interface SubjectPlace {
  before: readonly Token[];
  own: readonly Token[];
  after: readonly Token[];
}

/** The words that the draft is made of: of its first list, or of its first feature. */
function phraseOf({ draft: { blueprint } }: Interpreted): string {
  const [main] = blueprint.entities;
  return (main === undefined ? blueprint.features.find(({ phrase }) => phrase !== null && phrase !== "")?.phrase : main.phrase) ?? "";
}

/** "My class loves volcanoes. Could you make …", "I do a pub quiz. It needs …": what is only spoken of before anything is asked for is not what is asked for. */
function isOfStory(found: Interpreted): boolean {
  const sentences = sentencesOf(found.text);
  const start = requestStart(sentences);
  const words = new Set(
    (
      phraseOf(found)
        .toLowerCase()
        .match(/[\p{L}\p{N}-]+/gu) ?? []
    ).map(singularWord),
  );
  const named = sentences.flatMap(({ tokens }) => tokens).filter(({ one, low }) => words.has(one) || words.has(singularWord(low)));
  return start > 0 && named.length > 0 && named.every((token) => token.end <= start);
}

/** "Days until our exams", "ready by tomorrow lunchtime". */
function isWhen({ before }: SubjectPlace): boolean {
  const at = before.findLastIndex(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
  return lexicon.is(before[at]?.low, "time-preposition");
}

/** "Record mileage for work trips": the verb with which a text begins, as the name of rows that nobody knows. */
function isDoing({ draft: { subjects, blueprint } }: Interpreted, { before, own }: SubjectPlace): boolean {
  const isUnknown = blueprint.entities.length > 0 && subjects[0]?.template === null;
  return isUnknown && own.length > 1 && before.length === 0 && leadingVerb(own.map(({ low }) => low)) !== null;
}

/** "The mileage of my van", "a fuel log for my motorbike": of the one that somebody has, something else is kept. */
function isOfOne(found: Interpreted, { before, own }: SubjectPlace): boolean {
  const last = own.at(-1);
  const isSingle = last !== undefined && last.speech === "noun" && last.low === last.one && pluralWord(last.one) !== last.low;
  const isOwned = lexicon.is(before.at(-1)?.low, "possessive") && /^(?:of|for)$/.test(before.at(-2)?.low ?? "");
  // "A tracker for my garden" names nothing else.
  const namesOther = before
    .slice(0, -2)
    .some(({ one, speech }) => speech === "noun" && !containers.has(one) && leadingVerb([one]) === null);
  return found.draft.blueprint.entities.length > 0 && isSingle && isOwned && namesOther;
}

/** "A tip calculator that shares tips": of what a calculator works out there is no list. */
function isOfTool({ draft: { blueprint } }: Interpreted): boolean {
  const tool = blueprint.features.find(({ kind, phrase }) => kind === "calculator" && phrase !== null)?.phrase?.toLowerCase() ?? "";
  const listed = singularWord(blueprint.entities[0]?.phrase?.toLowerCase().split(" ").at(-1) ?? "");
  return listed !== "" && tool.split(" ").some((word) => singularWord(word) === listed);
}

/** "Which members have paid": what they have done is what is kept, besides their names. */
function isOfWhich({ before, own, after }: SubjectPlace): boolean {
  return own.length > 0 && before.at(-1)?.low === "which" && /^(?:is|are|was|were|has|have|still)$/.test(after[0]?.low ?? "");
}

/** "How many days": a question names no feature. */
function isAsking({ draft }: Interpreted, { own }: SubjectPlace): boolean {
  return draft.blueprint.entities.length === 0 && isQuestion(own[0]);
}

function placeOf(found: Interpreted): SubjectPlace {
  const phrase = phraseOf(found);
  const start = phrase === "" ? -1 : found.text.toLowerCase().indexOf(phrase.toLowerCase());
  const sentence = sentencesOf(found.text).find(({ tokens }) => tokens.some((token) => token.start === start));
  const tokens = sentence?.tokens ?? [];
  const at = tokens.findIndex((token) => token.start === start);
  const own = tokens.filter((token) => token.start >= start && token.end <= start + phrase.length);
  return { before: tokens.slice(0, Math.max(0, at)), own, after: at < 0 ? [] : tokens.slice(at + own.length) };
}
