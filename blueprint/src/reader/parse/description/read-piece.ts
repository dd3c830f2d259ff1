// Reads the pieces of a sentence one by one, each in the mode that the parser is in.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import type { VerbForm } from "../../lexicon/acts.ts";
import { builders } from "../../lexicon/nouns.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { isUnknownVerb, tellingPiece, verbAfterActor, verbOf, type Piece, pieceOf } from "./piece-shape.ts";
import { readAct } from "./read-act.ts";
import { readDeal } from "./openings/read-deal.ts";
import { readLending } from "./openings/read-lending.ts";
import { readHead } from "./read-head.ts";
import { readItem } from "./read-item.ts";
import { readBan } from "./read-rest.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { isMeasure, mention } from "./things/mention.ts";
import type { ParserState } from "./parser-state.ts";
import type { Statement } from "./statement.ts";

function isBuilding(words: readonly Token[]): boolean {
  return words.length > 1 && builders.has(words[0]?.low ?? "");
}

/** "Build me an app", "I want a recipe box": the piece that says what is to be built. */
function readBuilding(state: ParserState, chunk: Piece): Statement[] | null {
  const { words } = chunk;
  let from = 0;
  while (from < words.length && (builders.has(words[from]?.low ?? "") || lexicon.is(words[from]?.low, "build-object-filler"))) from += 1;
  return readHead(state, pieceOf({ ...chunk, words: words.slice(from) }));
}

/** Reads one piece of a sentence: a ban, what is to be built, an act, or an item of a list. */
export function readPiece(state: ParserState, piece: Piece): Statement[] {
  const chunk = tellingPiece(piece);
  if (chunk.words.length === 0) return [];
  const { noun } = chunk;
  const isNextField = noun !== null && isFieldNoun(noun);
  const goesOn = chunk.lead === "list" && state.mode === "fields" && !isNextField;
  const hangsOn = state.lost && (chunk.lead === "with" || chunk.lead === "which" || goesOn);
  state.lost = false;
  const articled = lexicon.is(piece.words[0]?.low, "determiner");
  const verb = articled ? null : verbOf(state.mode, chunk);
  if (hangsOn && verb === null) return [{ kind: "hanging", words: chunk.words }];
  if (state.mode === "bans") return readBan(chunk);
  if (chunk.clause) return readItem(state, chunk);
  if (noun !== null && isMeasure(noun)) return [{ kind: "nothing", words: chunk.words }];
  const opened = readOpening(state, chunk, verb);
  if (opened !== null) return opened;
  if (verb !== null) {
    if (verb.act !== "keep") state.mode = "actions";
    return readAct(state, chunk, verb);
  }
  if (state.mode === "actions") return readFurther(state, chunk);
  return readOwned(state, chunk);
}

/** What is to be built, booked or lent; null where the piece says nothing of that. */
function readOpening(state: ParserState, chunk: Piece, verb: VerbForm | null): Statement[] | null {
  const dealt = readDeal(state, chunk) ?? readLending(state, chunk);
  if (dealt !== null) return dealt;
  const built = isBuilding(chunk.words) ? readBuilding(state, chunk) : null;
  if (built !== null) return built;
  const isHead = (verb === null || verb.gerund) && chunk.lead === "start" && state.parsed.mentions.length === 0;
  return isHead ? readHead(state, chunk) : null;
}

/** A piece without a verb in a list of acts: it goes on with the last one ("books, authors"), or is something unknown. */
function readFurther(state: ParserState, chunk: Piece): Statement[] {
  const { act } = state;
  const later = chunk.lead === "list" ? null : verbAfterActor(chunk);
  if (later !== null) return readAct(state, pieceOf(later.chunk), later.verb);
  if (isUnknownVerb(chunk)) {
    const noun = nounPhrase(chunk.words.slice(1));
    if (noun !== null) mention(state.parsed, noun, 0.8);
    return [{ kind: "nothing", words: chunk.words }];
  }
  // "Filter by room and a chart by category": what says by what itself goes on with no verb.
  if (chunk.lead === "list" && act !== null && !chunk.after.has("by")) {
    const last = state.parsed.intents.at(-1);
    const { noun } = chunk;
    // "A score out of 10 and price": nobody rates a price.
    if (act === "rate" && noun !== null && isFieldNoun(noun) && state.current !== null)
      return [{ kind: "field", of: state.current, noun, said: chunk }];
    const isBy = /^(?:filter|sort|chart|total|search)$/.test(act);
    if (isBy && state.preposition !== null && last !== undefined && noun !== null)
      return [{ kind: "repeat", intent: last, after: new Map([[state.preposition, noun]]), said: chunk }];
    // "Track medication, morning and evening": one of something unknown is no list of its own.
    if (noun !== null && !noun.plural && knownThing(noun) === null && (act === "keep" || act === "add" || act === "browse")) {
      const { current } = state;
      const isPart =
        current !== null && (fieldWithChoice(current, noun) !== null || knownField(current, noun) !== null || isFieldNoun(noun));
      return [isPart ? { kind: "field", of: current, noun, said: chunk } : { kind: "nothing", words: chunk.words }];
    }
    return readAct(state, chunk, { words: [], verb: "", act, gerund: false });
  }
  if (chunk.words[0]?.speech === "verb" && chunk.lead !== "which") return [{ kind: "nothing", words: chunk.words }];
  state.mode = "features";
  return readOwned(state, chunk);
}

/** Reads a piece of a list that has no verb. A thing that is new in it belongs to the one before where the words say so. */
function readOwned(state: ParserState, chunk: Piece): Statement[] {
  const { mentions } = state.parsed;
  const count = mentions.length;
  const owner = state.current ?? mentions.findLast(({ strength }) => strength >= 2);
  const told = readItem(state, chunk);
  const [found, ...others] = mentions.slice(count);
  if (found === undefined || others.length > 0 || owner === undefined || found === owner || !isOwned(state, chunk)) return told;
  return [...told, { kind: "relation", from: found, to: owner, said: chunk }];
}

/** Whether the piece names its things as somebody's, or stands in a clause about each of the things before. */
function isOwned({ parsed }: ParserState, { words }: Piece): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const clause =
    parsed.text
      .slice(0, first.start)
      .split(/[.;:!?]/)
      .at(-1) ?? "";
  return /^(?:their|its)$/.test(first.low) || /\b(?:each|every)\b/i.test(clause);
}
