// What is to be built: the head of the first sentence. Its words before the container name the subject ("medical journal
// website"), a feature ("opinion poll website"), or for whom it is ("a website for a solar company").
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { prepositionsOf } from "../description/read-item.ts";
import { knownThing } from "../description/things/known-thing.ts";
import { plainName } from "../description/read-title.ts";
import { businesses } from "../product-kinds/products.ts";
import { cores, selfContained } from "../../genres/self-contained.ts";
import { builders } from "../../lexicon/nouns.ts";
import { isFeatureAct } from "../../lexicon/acts.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { nounKind } from "../../text/noun-kind.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import { findFeature } from "./find-feature.ts";
import { audiences } from "./lexicon/audiences.ts";
import { productNouns } from "./lexicon/containers.ts";
import { nameThing, withoutPossessive } from "./things/name-thing.ts";
import { ask, leave, type Survey } from "./survey.ts";

/** How sure it is that what a booking is for is booked. */
const BOOKED = 1.9;

/** The words of a piece after "please implement a". */
function headWords(words: readonly Token[]): Token[] {
  let from = words.findLastIndex(({ low }, at) => at < 5 && builders.has(low) && words[at + 1] !== undefined) + 1;
  while (from < words.length && lexicon.is(words[from]?.low, "product-opener") && from < words.length - 1) from += 1;
  return words.slice(from);
}

/** The name with what "of" adds to it: "calendar *of events*". */
function wholeName(words: readonly Token[]): Token[] {
  const at = words.findIndex(({ low }, place) => place > 0 && lexicon.is(low, "product-joint"));
  return at < 0 ? [...words] : words.slice(0, at);
}

/** The words before the container at the end: "stock report" of "stock report website". */
function modifiersOf(tokens: readonly Token[]): Token[] {
  let to = tokens.length;
  while (to > 0 && productNouns.has(tokens[to - 1]?.one ?? "") && (to > 1 || tokens.length === 1)) to -= 1;
  return tokens.slice(0, to);
}

/** Reads the piece that says what is to be built. True where it was that. */
export function readProduct(survey: Survey, chunk: Chunk): boolean {
  const words = withoutPossessive(headWords(chunk.words));
  const { head, after } = prepositionsOf(words);
  const noun = nounPhrase(head);
  if (noun === null) return false;
  const { parsed } = survey;
  readProperName(survey);
  parsed.kind = { words: noun.low, phrase: quote(parsed.text, noun.tokens) };
  const modifiers = modifiersOf(head);
  const feature = findFeature(modifiersOf(wholeName(words))) ?? findFeature(modifiers) ?? findFeature(head) ?? coreIn(modifiers);
  if (feature?.act === "unsupported") leave(survey, head);
  if (feature !== null && isFeatureAct(feature.act)) {
    if (cores.has(feature.act)) parsed.core = feature.act;
    ask(
      survey,
      feature.act,
      { ...chunk, words: head },
      { object: feature.about ?? noun, of: selfContained.has(feature.act) ? null : nameThing(parsed, feature.about, 1.9) },
    );
  }
  nameBySubject(survey, { noun, modifiers, subject: after.get("for") ?? after.get("of") ?? null });
  const about = after.get("for") ?? after.get("of") ?? after.get("about") ?? null;
  const isBooked = feature?.act === "book" && about !== null && isBookable(about);
  if (isBooked && modifiers.length <= 1) parsed.kind = { ...parsed.kind, words: `${about.key} ${noun.low}` };
  parsed.owner ??= isBooked ? null : ownerOf(after.get("for") ?? after.get("of") ?? null);
  survey.current =
    subjectOf(survey, feature === null ? nounPhrase(modifiers) : feature.about, feature !== null) ??
    (about === null || parsed.owner !== null
      ? null
      : nameThing(parsed, about, isBooked ? BOOKED : strengthOf(survey, about, feature !== null)));
  survey.mood = "purpose";
  return true;
}

/** "A booking page for our sauna": an object that a booking is for is booked; people and businesses take the bookings. */
function isBookable({ key, tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.low ?? "";
  return nounKind(key) === "object" && !businesses.has(last) && !lexicon.is(last, "organisation") && !groups.has(last);
}

/** "A booking page for two squash courts": what a feature is for is kept, and what a site is for is often whom it is for. */
function strengthOf(survey: Survey, about: NounPhrase, isFeature: boolean): number {
  return isFeature && about.plural ? 1.7 : isKnown(survey, about) ? 1.5 : 0.4;
}

/** "A *quiz* arena", "a *survey* builder": a word of the name that is a product by itself. */
function coreIn(modifiers: readonly Token[]): ReturnType<typeof findFeature> {
  for (const token of modifiers) {
    const feature = token.speech === "verb" && token.low.endsWith("ing") ? null : findFeature([token]);
    if (feature !== null && isFeatureAct(feature.act) && cores.has(feature.act)) return feature;
  }
  return null;
}

/** "For a solar company": one who is named so is who the product speaks for, and no thing in it. */
function ownerOf(noun: NounPhrase | null): string | null {
  const isAudience = noun !== null && audiences.has(noun.low) && !businesses.has(noun.low);
  if (noun === null || noun.plural || isAudience || lexicon.ends(noun.low, "field-of-business")) return null;
  return /^(?:a|an|the|my|our)$/.test(noun.article ?? "") ? noun.low : null;
}

/** "A learning platform for data science": a name of one word is told from others by its subject. */
function nameBySubject(
  { parsed }: Survey,
  { noun, modifiers, subject }: { noun: NounPhrase; modifiers: readonly Token[]; subject: NounPhrase | null },
): void {
  const isName = subject !== null && subject.article === null && subject.tokens.length <= 3 && !audiences.has(subject.low);
  if (parsed.kind === null || modifiers.length > 1 || !isName) return;
  parsed.kind = { ...parsed.kind, words: `${subject.low} ${noun.low}` };
}

const properName =
  /(?:\b(?:for|of|promot\w+|by|at)|:) (?:the )?(?<name>(?:[A-Z][\p{L}\p{N}'&-]*)(?: (?:(?:of|and|for|the|&) )?[A-Z][\p{L}\p{N}'&-]*)+)/u;

/** "For the Northern Institute of Design": a name of several words with capitals is the product's own. */
function readProperName({ parsed }: Survey): void {
  const name = properName.exec(parsed.text.slice(0, 300))?.groups?.["name"];
  if (name === undefined || parsed.title !== null) return;
  parsed.title = { words: plainName(name), phrase: name };
  parsed.owner = name.toLowerCase();
}

function isKnown({ parsed }: Survey, noun: NounPhrase): boolean {
  return knownThing(noun, parsed.audience) !== null;
}

/** The thing in the product's name: all its words, or one of them that is known. */
function subjectOf(survey: Survey, noun: NounPhrase | null, isFeature: boolean): ReturnType<typeof nameThing> {
  if (noun === null) return null;
  // "A dog school": what a business deals with is rarely what its product keeps.
  const last = noun.tokens.at(-1)?.low ?? "";
  if (businesses.has(last) || lexicon.is(last, "organisation")) return nameThing(survey.parsed, nounPhrase(noun.tokens.slice(0, -1)), 0.3);
  if (isKnown(survey, noun)) return nameThing(survey.parsed, noun, isFeature ? 0.8 : 1.6);
  for (let from = 0; from < noun.tokens.length; from += 1)
    for (let to = noun.tokens.length; to > from; to -= 1) {
      const part = nounPhrase(noun.tokens.slice(from, to));
      if (part !== null && isKnown(survey, part)) return nameThing(survey.parsed, part, isFeature ? 0.6 : 1.3);
    }
  const strength = isFeature ? 0.3 : 0.9;
  const first = noun.tokens.find(({ speech }) => speech === "noun");
  return nameThing(survey.parsed, noun, strength) ?? (first === undefined ? null : nameThing(survey.parsed, nounPhrase([first]), strength));
}
