// Reads the pieces of a sentence one by one, each in the manner that the walk is in.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { type Act } from "../../lexicon/acts.ts";
import { builders } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { isUnknownVerb, trimmed, verbAfterActor, verbOf } from "./piece-shape.ts";
import { readAct } from "./read-act.ts";
import { readHead } from "./read-head.ts";
import { field, prepositionsOf, readItem } from "./read-item.ts";
import { readBan } from "./read-rest.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { mention } from "./things/mention.ts";
import { leaveUnread, phraseOf, type Walk } from "./walk.ts";

function isBuilding(words: readonly Token[]): boolean {
  return words.length > 1 && builders.has(words[0]?.low ?? "");
}

/** "Build me an app", "I want a recipe box": the piece that says what is to be built. */
function readBuilding(walk: Walk, chunk: Chunk): boolean {
  const { words } = chunk;
  let from = 0;
  while (from < words.length && (builders.has(words[from]?.low ?? "") || lexicon.is(words[from]?.low, "build-object-filler"))) from += 1;
  return readHead(walk, { ...chunk, words: words.slice(from) });
}

/** Reads one piece of a sentence: a ban, what is to be built, an act, or an item of a list. */
export function readPiece(walk: Walk, piece: Chunk): void {
  const chunk = trimmed(piece);
  if (chunk.words.length === 0) return;
  const hangsOn = walk.lost && (chunk.lead === "with" || chunk.lead === "which" || (chunk.lead === "list" && walk.mode === "fields"));
  walk.lost = false;
  const articled = lexicon.is(piece.words[0]?.low, "determiner");
  const verb = articled ? null : verbOf(walk.mode, chunk);
  if (hangsOn && verb === null) return extendUnread(walk, chunk);
  if (walk.mode === "bans") return readBan(walk, chunk);
  if (chunk.clause) return readItem(walk, chunk);
  if (isBuilding(chunk.words) && readBuilding(walk, chunk)) return;
  if ((verb === null || verb.gerund) && chunk.lead === "start" && walk.brief.mentions.length === 0 && readHead(walk, chunk)) return;
  if (verb !== null) {
    if (verb.act !== "keep") walk.mode = "actions";
    return readAct(walk, chunk, verb);
  }
  if (walk.mode === "actions") return readFurther(walk, chunk);
  readItem(walk, chunk);
}

/** "Log in *with Google*": what hangs on words that were left is left with them. */
function extendUnread(walk: Walk, chunk: Chunk): void {
  const last = walk.brief.unread.at(-1);
  if (last !== undefined) last.end = chunk.words.at(-1)?.end ?? last.end;
  walk.lost = true;
}

/** A piece without a verb in a list of acts: it goes on with the last one ("books, authors"), or is something unknown. */
function readFurther(walk: Walk, chunk: Chunk): void {
  const act: Act | null = walk.act;
  const later = chunk.lead === "list" ? null : verbAfterActor(chunk);
  if (later !== null) return readAct(walk, later.chunk, later.verb);
  if (isUnknownVerb(chunk)) {
    const noun = nounPhrase(chunk.words.slice(1));
    if (noun !== null) mention(walk.brief, noun, 0.8);
    return leaveUnread(walk, chunk.words);
  }
  // "Filter by room and a chart by category": what says by what itself goes on with no verb.
  if (chunk.lead === "list" && act !== null && !prepositionsOf(chunk.words).after.has("by")) {
    const last = walk.brief.wishes.at(-1);
    const noun = nounPhrase(chunk.words);
    if (
      walk.preposition !== null &&
      last !== undefined &&
      noun !== null &&
      (act === "filter" || act === "sort" || act === "chart" || act === "total" || act === "search")
    ) {
      walk.brief.wishes.push({ ...last, after: new Map([[walk.preposition, noun]]), phrase: phraseOf(walk, chunk) });
      return;
    }
    // "Track medication, morning and evening": one of something unknown is no list of its own.
    if (noun !== null && !noun.plural && knownThing(noun) === null && (act === "keep" || act === "add" || act === "browse")) {
      const { current } = walk;
      const isPart =
        current !== null && (fieldWithChoice(current, noun) !== null || knownField(current, noun) !== null || isFieldNoun(noun));
      return isPart ? field(walk, current, noun, chunk) : leaveUnread(walk, chunk.words);
    }
    return readAct(walk, chunk, { words: [], verb: "", act, gerund: false });
  }
  if (chunk.words[0]?.speech === "verb" && chunk.lead !== "which") return leaveUnread(walk, chunk.words);
  walk.mode = "features";
  readItem(walk, chunk);
}
