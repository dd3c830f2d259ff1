// A piece with a verb: "mark items as out of stock", "filter by genre", "see a chart of stock by category".
import type { Acting, Shape, Content } from "./piece-shape.ts";
import { readOwned } from "./read-item.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { type Act, isFeatureAct, strengthOf } from "../../lexicon/acts.ts";
import { isUnsupported, makesUnsupported } from "../../lexicon/unsupported.ts";
import { featureOf, type NamedFeature } from "../../text/feature-of.ts";
import { givens } from "../../lexicon/nouns.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { firstMentioned, isGeneric, mention, mentioned } from "./things/mention.ts";
import { readHead, isContainer } from "./openings/read-head.ts";
import type { ParserState } from "./statements/parser-state.ts";
import type { Statement } from "./statements/statement.ts";

/** "See a chart of …", "view monthly totals": a verb of looking with a noun that asks for a capability. */
function featureAct(act: Act, noun: NounPhrase): NamedFeature | null {
  if (act !== "browse" && act !== "keep" && act !== "add") return null;
  const feature = featureOf(noun.tokens);
  if (feature === null || feature.act === "browse" || (act === "keep" && isFeatureAct(feature.act))) return null;
  return feature;
}

/** Whether a noun is a field of the thing in question rather than a thing of its own. */
function isFieldOf(current: Mention | null, noun: NounPhrase): boolean {
  if (current === null) return false;
  return knownField(current, noun) !== null || (isFieldNoun(noun) && knownThing(noun) === null);
}

/** What an act is about, and the field of it that the object is. */
interface ActObject {
  of: Mention | null;
  fields: Statement[];
}

function readObject(state: ParserState, act: Act, noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>, chunk: Shape): ActObject {
  const owner = after.get("of");
  const fieldOf = (of: Mention): Statement[] => [{ kind: "field", of, noun, said: chunk }];
  // "Track the circulation path of products": the path is a field of the product.
  if (owner !== undefined && (act === "keep" || act === "browse" || act === "edit")) {
    const of = mention(state.parsed, owner, 1);
    if (of !== null) return { of, fields: !isContainer(noun.tokens, noun) && knownThing(noun) === null ? fieldOf(of) : [] };
  }
  const { current } = state;
  if (isFieldOf(current, noun) && mentioned(state.parsed, noun) === null) {
    const listing = act === "keep" || act === "add" || act === "browse" || act === "edit";
    if (!listing || current === null) return { of: current, fields: [] };
    state.mode = act === "edit" || act === "browse" ? state.mode : "fields";
    return { of: current, fields: fieldOf(current) };
  }
  const found = mention(state.parsed, noun, strengthOf(act));
  if (found !== null) state.current = found;
  return { of: found ?? current, fields: [] };
}

function beyond(act: Act, chunk: Shape, noun: NounPhrase | null): boolean {
  if (isFeatureAct(act)) return chunk.words.some((token) => makesUnsupported(token.low));
  if (act === "unsupported" || (act === "send" && chunk.words.some((token) => lexicon.is(token.low, "message-recipient")))) return true;
  const known = noun !== null && knownThing(noun) !== null;
  return !known && chunk.words.some((token) => isUnsupported(token.low));
}

/** Reads a piece that begins with a known verb, before its object. */
export function readAct(state: ParserState, { chunk, verb, object }: Acting): Statement[] {
  const { head, headNoun: noun, after } = object;
  state.act = verb.act;
  state.preposition = [...after.keys()].at(-1) ?? null;
  if (beyond(verb.act, chunk, noun)) {
    // What is dragged about or imported is what the app holds all the same.
    if (noun?.plural === true && knownThing(noun) !== null) state.current = mention(state.parsed, noun, verb.verb === "drag" ? 2.5 : 1);
    return [{ kind: "nothing", words: chunk.words }];
  }
  const built = (verb.act === "add" || verb.act === "keep") && isContainer(head, noun) ? readHead(state, object) : null;
  if (built !== null) return built;
  const to = verb.act === "send" || verb.act === "add" ? (after.get("to") ?? after.get("onto")) : undefined;
  if (to !== undefined && knownThing(to) !== null) mention(state.parsed, to, 2);
  if (verb.act === "browse" && noun !== null && /^(?:revenue|profit|spending|turnover|earnings?|balance)$/.test(noun.tokens[0]?.low ?? ""))
    return [{ kind: "ask", act: "total", said: chunk, of: state.current, object: noun, after }];
  const feature = noun === null ? null : featureAct(verb.act, noun);
  if (feature !== null) {
    const of = firstMentioned(state.parsed, [after.get("of"), after.get("for"), feature.about]) ?? state.current;
    state.act = feature.act;
    return [{ kind: "ask", act: feature.act, said: chunk, of, object: feature.about, after }];
  }
  const content = noun !== null && !isGeneric(noun) && !head.every((token) => givens.has(token.low)) && !isPeriod(head);
  const { of, fields } = content
    ? readObject(state, verb.act, noun, after, chunk)
    : { of: objectOfSearch(state, after) ?? state.current, fields: [] };
  // Verbs without an object take that of the next verb in the list.
  const waiting = noun === null && after.size === 0 ? "waits" : "gives";
  return [...fields, { kind: "ask", act: verb.act, said: chunk, of, object: noun, after, waiting }];
}

/** Reads a piece without a verb in a list of acts: it goes on with the last one ("books, authors"), or is something unknown. */
export function readFurther(state: ParserState, chunk: Content): Statement[] {
  const { act } = state;
  const { acting, unknown } = chunk;
  if (chunk.lead !== "list" && acting !== null) return readAct(state, acting);
  const nothing: Statement = { kind: "nothing", words: chunk.words };
  if (unknown !== undefined) return unknown === null ? [nothing] : [{ kind: "thing", noun: unknown, strength: 0.8 }, nothing];
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
    if (noun !== null && !noun.plural && chunk.known === null && (act === "keep" || act === "add" || act === "browse")) {
      const { current } = state;
      const isPart =
        current !== null && (fieldWithChoice(current, noun) !== null || knownField(current, noun) !== null || isFieldNoun(noun));
      return [isPart ? { kind: "field", of: current, noun, said: chunk } : nothing];
    }
    return readAct(state, { chunk, verb: { words: [], verb: "", act, gerund: false }, object: chunk });
  }
  if (chunk.words[0]?.speech === "verb" && chunk.lead !== "which") return [nothing];
  state.mode = "features";
  return readOwned(state, chunk);
}

function isPeriod(tokens: readonly Token[]): boolean {
  return tokens.every((token) => lexicon.is(token.low, "period-question"));
}

/** "Search for books": the thing is behind the preposition. */
function objectOfSearch(state: ParserState, after: ReadonlyMap<string, NounPhrase>): Mention | null {
  const noun = after.get("for") ?? after.get("through") ?? after.get("of");
  return noun === undefined || isGeneric(noun) ? null : mention(state.parsed, noun, 1);
}
