// Reads a prompt into a brief: name and look first, then sentence by sentence and piece by piece.
// A piece goes on in the manner of the one before it until a joining phrase or a verb says otherwise.
import { isFieldNoun } from "../../knowledge/field-nouns.ts";
import { type Act, isNounToo, leadingVerb, type VerbForm } from "../lexicon/acts.ts";
import { actors, builders, containers, fillers } from "../lexicon/nouns.ts";
import { type Chunk, chunksOf } from "../text/chunk.ts";
import { nounPhrase } from "../text/noun-phrase.ts";
import { readableEnd, sentencesOf, type Token } from "../text/token.ts";
import { type Brief, emptyBrief } from "./brief.ts";
import { mention } from "./mention.ts";
import { readAct } from "./read-act.ts";
import { isContainer, readHead } from "./read-head.ts";
import { readItem } from "./read-item.ts";
import { readLook } from "./read-look.ts";
import { readBan, readChoices, readRelation } from "./read-rest.ts";
import { readTitle } from "./read-title.ts";
import { leaveUnread, type Mode, phraseOf, type Walk } from "./walk.ts";

const subjectLeads: ReadonlySet<Chunk["lead"]> = new Set(["has", "can", "belongs"]);

/** Drops politeness and filler before the telling words: "please also", "users quickly". */
function trimmed(chunk: Chunk): Chunk {
  let from = 0;
  if (chunk.words[0]?.low === "how" && /^(?:many|much|often|long|far)$/.test(chunk.words[1]?.low ?? "")) return chunk;
  while (from < chunk.words.length && fillers.has(chunk.words[from]?.low ?? "") && leadingVerb(lowsFrom(chunk, from)) === null) from += 1;
  let to = chunk.words.length;
  while (to > from && /^(?:pls|plz|please|thanks|thx|asap|too|etc|as|well|now|ok)$/.test(chunk.words[to - 1]?.low ?? "")) to -= 1;
  return from === 0 && to === chunk.words.length ? chunk : { ...chunk, words: chunk.words.slice(from, to) };
}

function lowsFrom(chunk: Chunk, from: number): string[] {
  return chunk.words.slice(from, from + 6).map((token) => token.low);
}

/** The verb of a piece, unless the piece is a noun that only looks like one: "order date", "record label". */
function verbOf(walk: Walk, chunk: Chunk): VerbForm | null {
  const verb = leadingVerb(lowsFrom(chunk, 0));
  if (verb === null) return null;
  const next = chunk.words[verb.words.length];
  const whole = nounPhrase(chunk.words);
  if (walk.mode === "fields" && chunk.words.length === 2 && whole !== null && isFieldNoun(whole)) return null;
  if (isNounToo(verb.verb) && chunk.lead === "start" && /^(?:for|of|with)$/.test(next?.low ?? "")) return null;
  const verbal = chunk.lead === "can" || chunk.lead === "to" || chunk.lead === "for" || chunk.lead === "which";
  if (verbal || walk.mode === "actions" || verb.words.length > 1 || (!isNounToo(verb.verb) && !verb.words[0]?.endsWith("ed"))) return verb;
  const clear =
    next !== undefined &&
    (/^(?:a|an|the|my|our|their|all|new|by|as|to|them|it|items?|which|what|each|every|how|when|if|out)$/.test(next.low) ||
      next.one !== next.low);
  if (clear) return verb;
  return walk.mode === "fields" || next?.speech === "noun"
    ? null
    : chunk.lead === "start" || chunk.bullet
      ? next === undefined
        ? null
        : verb
      : null;
}

const modeOfLead: Partial<Record<Chunk["lead"], Mode>> = { can: "actions", to: "actions", for: "actions", without: "bans" };

/** "Fields:" and "columns:" say what the list after them is. */
function announcesFields(before: Chunk | undefined): boolean {
  return before !== undefined && /^(?:fields?|columns?|attributes?|properties|details|data)$/.test(before.words.at(-1)?.low ?? "");
}

function enter(walk: Walk, chunk: Chunk, before: Chunk | undefined): void {
  const subject = before !== undefined && subjectLeads.has(chunk.lead);
  const mode = modeOfLead[chunk.lead];
  if (mode !== undefined) walk.mode = mode;
  else if (chunk.lead === "colon" && walk.current !== null && announcesFields(before)) walk.mode = "fields";
  else if (chunk.lead === "with" || chunk.lead === "colon")
    walk.mode = walk.mode === "features" || walk.current === null ? "features" : "fields";
  else if (chunk.lead === "has" && !subject) walk.mode = walk.current === null ? "features" : "fields";
  else if (chunk.lead === "which") walk.mode = "actions";
  if (chunk.lead !== "list") {
    walk.act = null;
    walk.preposition = null;
  }
}

/** "Each plant has …", "users can …", "the app should …": who or what the next piece is about. */
function readSubject(walk: Walk, chunk: Chunk, next: Chunk): void {
  const telling = trimmed(chunk).words;
  const noun = nounPhrase(telling);
  const last = telling.at(-1);
  walk.mode = next.lead === "can" ? "actions" : "fields";
  const person = noun === null || last === undefined || (telling.length <= 2 && actors.has(last.one));
  if (person && next.lead === "can") return;
  if (noun === null || (actors.has(noun.key) && noun.article === null && !noun.plural))
    walk.mode = next.lead === "can" ? "actions" : "things";
  else if (isContainer(telling) && (containers.has(noun.key) || walk.brief.kind !== null))
    walk.mode = next.lead === "can" ? "actions" : "features";
  else if (next.lead !== "can") walk.current = mention(walk.brief, noun, 3) ?? walk.current;
}

function isBuilding(words: readonly Token[]): boolean {
  return words.length > 1 && builders.has(words[0]?.low ?? "");
}

/** "Build me an app", "I want a recipe box": the piece that says what is to be built. */
function readBuilding(walk: Walk, chunk: Chunk): boolean {
  const { words } = chunk;
  let from = 0;
  while (from < words.length && (builders.has(words[from]?.low ?? "") || /^(?:me|us|a|an|the|for|please)$/.test(words[from]?.low ?? "")))
    from += 1;
  return readHead(walk, { ...chunk, words: words.slice(from) });
}

function readPiece(walk: Walk, piece: Chunk): void {
  const chunk = trimmed(piece);
  if (chunk.words.length === 0) return;
  const hangsOn = walk.lost && (chunk.lead === "with" || chunk.lead === "which" || (chunk.lead === "list" && walk.mode === "fields"));
  walk.lost = false;
  const articled = /^(?:a|an|the|my|our|its|their)$/.test(piece.words[0]?.low ?? "");
  const verb = articled ? null : verbOf(walk, chunk);
  if (hangsOn && verb === null) return extendUnread(walk, chunk);
  if (walk.mode === "bans") return readBan(walk, chunk);
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
  if (chunk.lead === "list" && act !== null) {
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
    return readAct(walk, chunk, { words: [], verb: "", act, gerund: false });
  }
  if (chunk.words[0]?.speech === "verb" && chunk.lead !== "which") return leaveUnread(walk, chunk.words);
  walk.mode = "features";
  readItem(walk, chunk);
}

/** "(Lets) hikers record trails": the verb comes after the people who do it. */
function verbAfterActor(chunk: Chunk): { chunk: Chunk; verb: VerbForm } | null {
  for (const at of [1, 2]) {
    const verb = leadingVerb(lowsFrom(chunk, at));
    if (verb !== null && !verb.gerund && chunk.words[at - 1]?.low !== chunk.words[at - 1]?.one)
      return { chunk: { ...chunk, words: chunk.words.slice(at) }, verb };
  }
  return null;
}

/** "Configuring policies", "summarise findings": a verb that means nothing to us, with its object. */
function isUnknownVerb(chunk: Chunk): boolean {
  const [first, second] = chunk.words;
  return (
    first !== undefined &&
    second !== undefined &&
    first.speech === "verb" &&
    (first.low.endsWith("ing") || (first.one === first.low && !/(?:ed|en)$/.test(first.low)))
  );
}

/** "I'm a teacher", "we run a small bakery": who is speaking, which asks for nothing. */
function isContext(chunk: Chunk): boolean {
  const [first, second] = chunk.words.map((token) => token.low);
  if (/^(?:i'm|im|we're)$/.test(first ?? "")) return chunk.words.length > 1 && second !== "looking";
  return (
    /^(?:i|we)$/.test(first ?? "") &&
    /^(?:am|are|run|own|work|love|like|enjoy|teach|live|study)$/.test(second ?? "") &&
    chunk.words[2]?.low !== "looking"
  );
}

/** "For each repair we note the fault": the noun is the thing, and what follows are its fields. */
function readForEach(walk: Walk, chunk: Chunk): Chunk | null {
  const lows = chunk.words.map((token) => token.low);
  const at = lows.findIndex((word, place) => word === "for" && /^(?:each|every)$/.test(lows[place + 1] ?? ""));
  if (at !== 0) return null;
  const stop = lows.findIndex((word, place) => place > 2 && /^(?:i|we|you|they|it)$/.test(word));
  const noun = nounPhrase(chunk.words.slice(2, stop < 0 ? undefined : stop));
  const found = noun === null ? null : mention(walk.brief, noun, 3);
  if (found === null) return null;
  walk.current = found;
  walk.mode = "fields";
  const rest = stop < 0 ? [] : chunk.words.slice(stop + 1);
  const verb = leadingVerb(rest.map((token) => token.low));
  return { ...chunk, words: verb === null ? rest : rest.slice(verb.words.length) };
}

/** "Books I | have read": the next piece only says more about the noun. */
function endsInRelative(chunk: Chunk, next: Chunk | undefined): boolean {
  const last = chunk.words.at(-1)?.low ?? "";
  return (
    next !== undefined &&
    chunk.words.length > 1 &&
    subjectLeads.has(next.lead) &&
    /^(?:i|we|you|they)$/.test(last) &&
    chunk.words[0]?.speech === "noun"
  );
}

function readChunks(walk: Walk, chunks: readonly Chunk[]): void {
  chunks.forEach((chunk, index) => {
    const next = chunks[index + 1];
    const subject = next !== undefined && subjectLeads.has(next.lead);
    if (readChoices(walk, chunk) || walk.relative) {
      walk.relative = false;
      return;
    }
    const rest = index === 0 ? readForEach(walk, chunk) : null;
    if (rest !== null) return rest.words.length === 0 ? undefined : readItem(walk, rest);
    if (index === 0 && isContext(chunk)) {
      const noun = nounPhrase(chunk.words.slice(2));
      if (noun !== null) mention(walk.brief, noun, 0.4);
      return;
    }
    if (endsInRelative(chunk, next)) {
      walk.relative = true;
      chunk.words.pop();
      return readPiece(walk, chunk);
    }
    enter(walk, chunk, chunks[index - 1]);
    const fields = walk.brief.fields.length;
    walk.choosing = false;
    if (chunk.lead === "belongs") readRelation(walk, chunk);
    else if (subject && (verbOf(walk, trimmed(chunk)) === null || chunk.lead === "start")) readSubject(walk, chunk, next);
    else readPiece(walk, chunk);
    walk.field = walk.brief.fields.length > fields ? (walk.brief.fields.at(-1) ?? null) : null;
  });
}

/** Reads a cleaned prompt into a brief. */
export function readBrief(text: string): Brief {
  const brief = emptyBrief(text);
  const walk: Walk = {
    brief,
    mode: "things",
    current: null,
    act: null,
    preposition: null,
    field: null,
    choosing: false,
    lost: false,
    relative: false,
    waiting: [],
  };
  sentencesOf(text).forEach((sentence, number) => {
    const rest = readLook(readTitle(sentence, brief), brief);
    // A line of a list goes on with what the line before the list began.
    if (!sentence.bullet) walk.mode = brief.mentions.length === 0 ? "things" : "features";
    walk.act = null;
    walk.preposition = null;
    walk.field = null;
    walk.choosing = false;
    walk.lost = false;
    walk.waiting = [];
    readChunks(walk, chunksOf(rest, number));
  });
  const end = readableEnd(text);
  if (end < text.length) brief.unread.push({ start: end, end: text.length });
  return brief;
}
