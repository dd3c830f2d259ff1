// The parts of a thing: "tools, including name, description, function and price". A list after "including" or "with" is one of
// fields where most of its pieces are usual for fields; otherwise it is a list of asks.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { definitionOf } from "../../../features/feature.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { knownThing } from "../description/things/known-thing.ts";
import { knownField } from "../description/things/known-field.ts";
import { trimmed } from "../description/piece-shape.ts";
import { isFeatureAct, isNounToo, leadingVerb, type VerbForm } from "../../lexicon/acts.ts";
import { mentioned } from "../description/things/mention.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounOf, nounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import { findFeature } from "./find-feature.ts";
import { listNouns } from "./lexicon/containers.ts";
import { leave, type Survey } from "./survey.ts";

function isFieldLike(survey: Survey, chunk: Chunk): boolean {
  const noun = nounPhrase(chunk.words);
  if (noun === null || noun.tokens.length > 4 || startsWithVerb(chunk)) return false;
  return isFieldNoun(noun) || (survey.current !== null && knownField(survey.current, noun) !== null);
}

/** "Contact us with name, e-mail and message": the parts of a form belong to the intent for it. */
function readFormParts({ parsed }: Survey, { run, taken }: { run: readonly Chunk[]; taken: number }): number {
  const last = parsed.intents.at(-1);
  if (last === undefined) return 0;
  last.words.push(...run.flatMap(({ words }) => [",", ...words.map(({ low }) => low)]));
  last.place.end = run.at(-1)?.words.at(-1)?.end ?? last.place.end;
  last.phrase = parsed.text.slice(last.place.start, last.place.end).replace(/\s+/g, " ");
  return taken;
}

function verbIn(words: readonly Token[]): VerbForm | null {
  const lows = words.map(({ low }) => low);
  return leadingVerb(lows, "public");
}

function startsWithVerb({ words }: Pick<Chunk, "words">): boolean {
  const verb = verbIn(words);
  return verb !== null && (verb.gerund || !isNounToo(verb.verb));
}

/** "Post recipes with ingredients and steps, *rate recipes*": a verb with its object goes on with what one can do. */
function isAct({ parsed }: Survey, { words }: Chunk): boolean {
  const [first, ...rest] = words;
  if (first === undefined || rest.length === 0 || /^favou?rite$/.test(first.low)) return false;
  const verb = verbIn(words);
  if (verb === null) return lexicon.is(first.low, "plain-verb") || (first.speech === "verb" && !first.low.endsWith("ed"));
  const object = nounPhrase(words.slice(verb.words.length));
  return !isNounToo(verb.verb) || (object !== null && (object.plural || mentioned(parsed, object) !== null));
}

/** "Job listings, including plumbers, electricians and more": names of which nothing else is known are kinds of the thing. */
function readKinds(survey: Survey, { run, first, taken }: { run: readonly Chunk[]; first: Chunk; taken: number }): number {
  const { current, parsed } = survey;
  const names = run.filter(({ words }) => !/^(?:more|others?|etc|so)$/.test(words[0]?.low ?? ""));
  const isKind = ({ words }: Chunk): boolean => {
    const noun = nounPhrase(words);
    return noun !== null && noun.tokens.length <= 3 && !startsWithVerb({ words }) && findFeature(words) === null;
  };
  const isKnown = ({ words }: Chunk): boolean => {
    const noun = nounPhrase(words);
    return noun !== null && knownThing(noun, parsed.audience) !== null;
  };
  if (current === null || first.lead !== "with" || names.length < 2 || !names.every(isKind)) return 0;
  if (names.filter(isKnown).length * 2 > names.length) return 0;
  const said = run.flatMap(({ words }) => words);
  const detail = names.map(({ words }) => words);
  parsed.fields.push({ of: current, noun: nounOf("category"), detail, phrase: quote(parsed.text, said) });
  return taken;
}

/** Reads a run of fields that begins at this piece; gives how many pieces it took, 0 where it is none. */
export function readFieldRun(survey: Survey, chunks: readonly Chunk[], at: number): number {
  const first = chunks[at];
  const before = chunks[at - 1];
  if (first === undefined || before === undefined || (first.lead !== "with" && first.lead !== "has" && first.lead !== "colon")) return 0;
  if (before.words.some(({ low }) => listNouns.has(low)) && before.lead === "has") return 0;
  let to = at + 1;
  // "With price and stock, *people* can order": who can do something is no field.
  const isSubject = (place: number): boolean => chunks[place + 1]?.lead === "can";
  while (chunks[to]?.lead === "list" && !isSubject(to) && !(survey.mood === "can" && isAct(survey, trimmed(chunks[to] ?? first)))) to += 1;
  const run = chunks
    .slice(at, to)
    .map(trimmed)
    .filter(({ words }) => words.length > 0);
  const last = survey.parsed.intents.at(-1);
  const asksForm = last !== undefined && isFeatureAct(last.act) && last.place.end === before.words.at(-1)?.end;
  const isForm = asksForm && isFeatureAct(last.act) && definitionOf(last.act).isForm === true;
  if (isForm && run.length > 1 && !run.some(startsWithVerb)) return readFormParts(survey, { run, taken: to - at });
  const like = run.filter((chunk) => isFieldLike(survey, chunk));
  if (like.length < 2 || like.length * 5 < run.length * 3) return readKinds(survey, { run, first, taken: to - at });
  if (asksForm) return readFormParts(survey, { run, taken: to - at });
  const { current } = survey;
  if (current === null) return 0;
  for (const chunk of run) {
    const noun = nounPhrase(chunk.words);
    const feature = findFeature(chunk.words);
    // A picture that nobody can upload is no text field, and nobody types a reminder.
    const ending = noun?.tokens.at(-1)?.one;
    if (lexicon.is(ending, "medium") || lexicon.is(ending, "notice")) {
      leave(survey, chunk.words);
      continue;
    }
    if (noun === null || (feature !== null && isFeatureAct(feature.act) && !isFieldLike(survey, chunk))) continue;
    survey.parsed.fields.push({
      of: current,
      noun,
      detail: chunk.aside.length === 0 ? [] : [chunk.aside],
      phrase: quote(survey.parsed.text, chunk.words),
    });
  }
  return to - at;
}
