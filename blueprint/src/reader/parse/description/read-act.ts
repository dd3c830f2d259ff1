// A piece with a verb: "mark items as out of stock", "filter by genre", "see a chart of stock by category".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { type Act, isFeatureAct, type RowAct, type VerbForm } from "../../lexicon/acts.ts";
import { isBeyond, isFarBeyond } from "../../lexicon/beyond.ts";
import { featureIn } from "../../lexicon/features.ts";
import { givens } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import { knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { isGeneric, mention, mentioned } from "./things/mention.ts";
import { field, prepositionsOf } from "./read-item.ts";
import { readHead, isContainer } from "./read-head.ts";
import { leaveUnread, type Walk, wish } from "./walk.ts";

/** How sure it is that the object of an act is kept in the app. */
const strengths: Record<RowAct, number> = {
  keep: 2.5,
  add: 2,
  edit: 1.5,
  delete: 1.5,
  browse: 1.2,
  search: 1.2,
  filter: 1,
  sort: 1,
  mark: 1.2,
  rate: 1.2,
  tag: 1,
  total: 0.5,
  chart: 0.5,
  export: 0.7,
  send: 0.5,
  beyond: 0,
};

/** What a feature is about is kept more often than not: "book a room". */
function strengthOf(act: Act): number {
  return isFeatureAct(act) ? 1.8 : strengths[act];
}

/** "See a chart of …", "view monthly totals": a verb of looking with a noun that asks for a capability. */
function featureAct(act: Act, noun: NounPhrase): { act: Act; rest: NounPhrase | null } | null {
  if (act !== "browse" && act !== "keep" && act !== "add") return null;
  const feature = featureIn(noun.tokens.map((token) => token.one)) ?? featureIn(noun.tokens.map((token) => token.low));
  if (feature === null || feature.act === "browse" || (act === "keep" && isFeatureAct(feature.act))) return null;
  const rest = feature.at === "end" ? noun.tokens.slice(0, -feature.length) : noun.tokens.slice(feature.length);
  return { act: feature.act, rest: nounPhrase(rest) };
}

function firstMentioned(walk: Walk, nouns: readonly (NounPhrase | null | undefined)[]): Mention | null {
  for (const noun of nouns) {
    const found = noun === null || noun === undefined ? null : mentioned(walk.brief, noun);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a noun is a field of the thing in question rather than a thing of its own. */
function isFieldOf(current: Mention | null, noun: NounPhrase): boolean {
  if (current === null) return false;
  return knownField(current, noun) !== null || (isFieldNoun(noun) && knownThing(noun) === null);
}

function readObject(walk: Walk, act: Act, noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>, chunk: Chunk): Mention | null {
  const owner = after.get("of");
  // "Track the circulation path of products": the path is a field of the product.
  if (owner !== undefined && (act === "keep" || act === "browse" || act === "edit")) {
    const of = mention(walk.brief, owner, 1);
    if (of !== null && !isContainer(noun.tokens) && knownThing(noun) === null) field(walk, of, noun, chunk);
    if (of !== null) return of;
  }
  if (isFieldOf(walk.current, noun) && mentioned(walk.brief, noun) === null) {
    const listing = act === "keep" || act === "add" || act === "browse" || act === "edit";
    if (listing && walk.current !== null) {
      field(walk, walk.current, noun, chunk);
      walk.mode = act === "edit" || act === "browse" ? walk.mode : "fields";
    }
    return walk.current;
  }
  const found = mention(walk.brief, noun, strengthOf(act));
  if (found !== null) walk.current = found;
  return found ?? walk.current;
}

function beyond(act: Act, chunk: Chunk, noun: NounPhrase | null): boolean {
  if (isFeatureAct(act)) return chunk.words.some((token) => isFarBeyond(token.low));
  if (act === "beyond" || (act === "send" && chunk.words.some((token) => lexicon.is(token.low, "message-recipient")))) return true;
  const known = noun !== null && knownThing(noun) !== null;
  return !known && chunk.words.some((token) => isBeyond(token.low));
}

/** Reads a piece that begins with a known verb. */
export function readAct(walk: Walk, chunk: Chunk, verb: VerbForm): void {
  const rest = chunk.words.slice(verb.words.length);
  const { head, after } = prepositionsOf(rest);
  const noun = nounPhrase(head);
  walk.act = verb.act;
  walk.preposition = [...after.keys()].at(-1) ?? null;
  if (beyond(verb.act, chunk, noun)) {
    // What is dragged about or imported is what the app holds all the same.
    if (noun?.plural === true && knownThing(noun) !== null) walk.current = mention(walk.brief, noun, verb.verb === "drag" ? 2.5 : 1);
    return leaveUnread(walk, chunk.words);
  }
  if ((verb.act === "add" || verb.act === "keep") && isContainer(head) && readHead(walk, { ...chunk, words: rest })) return;
  if (
    verb.act === "browse" &&
    noun !== null &&
    /^(?:revenue|profit|spending|turnover|earnings?|balance)$/.test(noun.tokens[0]?.low ?? "")
  ) {
    return wish(walk, "total", chunk, { object: noun, after });
  }
  const overTime = verb.act === "browse" && after.get("over")?.low === "time";
  const to = verb.act === "send" || verb.act === "add" ? (after.get("to") ?? after.get("onto")) : undefined;
  if (to !== undefined && knownThing(to) !== null) mention(walk.brief, to, 2);
  const feature = overTime ? { act: "chart" as const, rest: noun } : noun === null ? null : featureAct(verb.act, noun);
  if (feature !== null) {
    const of = firstMentioned(walk, [after.get("of"), after.get("for"), feature.rest]) ?? walk.current;
    walk.act = feature.act;
    return wish(walk, feature.act, chunk, { of, object: feature.rest, after });
  }
  const telling = noun !== null && !isGeneric(noun) && !head.every((token) => givens.has(token.low)) && !isPeriod(head);
  const of = telling ? readObject(walk, verb.act, noun, after, chunk) : (objectOfSearch(walk, after) ?? walk.current);
  wish(walk, verb.act, chunk, { of, object: noun, after });
  shareObject(walk, noun === null && after.size === 0, of);
}

/** Verbs without an object take that of the next verb in the list. */
function shareObject(walk: Walk, bare: boolean, of: Mention | null): void {
  const last = walk.brief.wishes.at(-1);
  if (bare) {
    if (last !== undefined) walk.waiting.push(last);
    return;
  }
  for (const earlier of walk.waiting) {
    if (of !== null && earlier.of !== of) of.strength += strengthOf(earlier.act);
    earlier.of = of;
  }
  walk.waiting = [];
}

function isPeriod(tokens: readonly Token[]): boolean {
  return tokens.every((token) => lexicon.is(token.low, "period-question"));
}

/** "Search for books": the thing is behind the preposition. */
function objectOfSearch(walk: Walk, after: ReadonlyMap<string, NounPhrase>): Mention | null {
  const noun = after.get("for") ?? after.get("through") ?? after.get("of");
  return noun === undefined || isGeneric(noun) ? null : mention(walk.brief, noun, 1);
}
