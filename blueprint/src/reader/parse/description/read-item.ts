// A piece of a list without a verb: a capability ("ratings"), a field ("year"), or another thing ("a shopping list").
// The same words mean different things by what they are part of, so the order of the questions is the rule.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { ThingField } from "../../../knowledge/field.ts";
import { fieldNoun, isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { thingsByNoun } from "../../../knowledge/things.ts";
import { isFeatureAct } from "../../lexicon/acts.ts";
import { isBeyond, isFarBeyond } from "../../lexicon/beyond.ts";
import { type Feature, featureIn } from "../../lexicon/features.ts";
import { givens, relatives } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { isProductPart } from "../product-kinds/product-named.ts";
import type { Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import { knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { isGeneric, mention, mentioned } from "./things/mention.ts";
import { leaveUnread, phraseOf, type Walk, wish } from "./walk.ts";

/** Parts a noun phrase at its prepositions: what it is, and what comes after each. */
export function prepositionsOf(tokens: readonly Token[]): { head: Token[]; after: Map<string, NounPhrase> } {
  const head: Token[] = [];
  const after = new Map<string, NounPhrase>();
  let name: string | null = null;
  let part: Token[] = [];
  const close = (): void => {
    const noun = name === null ? null : nounPhrase(part);
    if (name !== null && noun !== null && !after.has(name)) after.set(name, noun);
  };
  for (const token of tokens) {
    if (name === null && head.length > 0 && lexicon.is(token.low, "clause-opener")) {
      name = "which";
      part = [];
    } else if (lexicon.is(token.low, "preposition") && !(name === "as" && part.length === 0)) {
      close();
      name = token.low;
      part = [];
    } else if (name === null) head.push(token);
    else part.push(token);
  }
  close();
  return { head, after };
}

/** The words of a bracket, parted at commas, slashes and "or". */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (lexicon.is(token.low, "choice-joint")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Notes that a thing has a field, with whatever says more about it. */
export function field(walk: Walk, of: Mention, noun: NounPhrase, chunk: Chunk, detail: readonly Token[] = []): void {
  const said = detail.length === 0 ? [] : [[...detail]];
  walk.brief.fields.push({ of, noun, detail: [...partsOf(chunk.aside), ...said], phrase: phraseOf(walk, chunk) });
}

/** In a list of fields "rating" and "tags" are fields, and a total is a number that somebody types. */
function isFieldHere(walk: Walk, noun: NounPhrase, feature: Feature, words: number): boolean {
  if (walk.mode !== "fields" || walk.current === null || /^(?:export|search|filter)$/.test(feature.act)) return false;
  if (feature.act === "total" && lexicon.is(noun.tokens[0]?.low, "period-adjective")) return false;
  if (/^(?:number|count|amount)$/.test(noun.key)) return true;
  return feature.act === "rate" || feature.act === "tag" || feature.length < words || knownField(walk.current, noun) !== null;
}

function readFeature(walk: Walk, chunk: Chunk, noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>): boolean {
  const words = noun.tokens.map((token) => token.one);
  const feature = featureIn(words) ?? featureIn(noun.tokens.map((token) => token.low));
  if (feature === null) return false;
  const isBarred = isFeatureAct(feature.act) || feature.act === "beyond" ? isFarBeyond : isBeyond;
  if (chunk.words.some((token) => isBarred(token.low))) return false;
  if (isFieldHere(walk, noun, feature, words.length)) return false;
  if ((isFeatureAct(feature.act) || feature.act === "beyond") && (walk.current === null || knownThing(noun) !== null)) return false;
  const rest = feature.at === "end" ? noun.tokens.slice(0, -feature.length) : noun.tokens.slice(feature.length);
  const about = nounPhrase(rest);
  const of = aboutOf(walk, about, after);
  wish(walk, feature.act, chunk, { of, object: about, after });
  return true;
}

function aboutOf(walk: Walk, about: NounPhrase | null, after: ReadonlyMap<string, NounPhrase>): Mention | null {
  for (const noun of [after.get("of"), after.get("for"), after.get("on"), about]) {
    const found = noun === undefined || noun === null ? null : mentioned(walk.brief, noun);
    if (found !== null) return found;
  }
  return walk.current;
}

function readThing(walk: Walk, noun: NounPhrase, certain: boolean): boolean {
  const known = knownThing(noun);
  if (!certain && known === null) return false;
  if (known !== null && !known.byApp && !noun.plural && !certain) return false;
  const found = mention(walk.brief, noun, certain ? 2.5 : 2);
  if (found !== null && walk.mode === "things") walk.current = found;
  return found !== null;
}

/** "A meal planner with recipes": the plural of another thing is that thing, unless the field is a list itself. */
function isAnotherThing(noun: NounPhrase, known: ThingField): boolean {
  return noun.plural && /^(?:reference|choice|text)$/.test(known.type) && knownThing(noun) !== null;
}

/** "Characters (name, class, level)": a plural with fields in its bracket is a thing. */
function readThingWithFields(walk: Walk, noun: NounPhrase, chunk: Chunk): boolean {
  const parts = partsOf(chunk.aside).map((part) => ({ part, said: nounPhrase(part) }));
  const telling = parts.filter(({ said }) => said !== null && isFieldNoun(said));
  if (!noun.plural || telling.length < 2 || telling.length * 2 < parts.length) return false;
  const of = mention(walk.brief, noun, 2.5);
  if (of === null) return false;
  for (const { part, said } of parts) if (said !== null) field(walk, of, said, { ...chunk, words: part, aside: [] });
  return true;
}

/** A piece of a list of fields: of the thing in question, unless it names another thing by its plural. */
function readField(walk: Walk, current: Mention, noun: NounPhrase, chunk: Chunk): void {
  const { after } = prepositionsOf(chunk.words);
  const detail = detailOf(after, chunk);
  const other = mentioned(walk.brief, noun);
  const whole = nounPhrase(chunk.words) ?? noun;
  if (other !== null && other !== current) return field(walk, current, noun, chunk);
  // A picture that nobody can upload is no text field.
  if (lexicon.is(noun.tokens.at(-1)?.one, "medium")) return leaveUnread(walk, chunk.words);
  const type = fieldNoun(noun.key)?.type ?? "";
  const isList = type === "lines" ? current.thing !== null : /^(?:paragraph|tags|text)$/.test(type);
  if (noun.plural && !isList && thingsByNoun.has(noun.key) && readThing(walk, noun, false)) return;
  if (isFieldNoun(noun) || !readThing(walk, noun, false)) field(walk, current, detail.length > 0 ? noun : whole, chunk, detail);
}

/** Reads a piece of a list that has no verb. */
export function readItem(walk: Walk, chunk: Chunk): void {
  const { head, after } = prepositionsOf(chunk.words);
  const noun = nounPhrase(head) ?? nounPhrase(chunk.words);
  if (noun === null) return;
  const { current } = walk;
  const known = current === null ? null : knownField(current, noun);
  const listed =
    walk.mode === "fields" && (known !== null || isFieldNoun(noun) || !chunk.words.some((token) => lexicon.is(token.low, "pointing-word")));
  // "For me and my wife": who uses the app is no part of it.
  if (known === null && walk.mode !== "things" && relatives.has(noun.key)) return;
  if (!listed && known === null && (isGeneric(noun) || chunk.words.every((token) => givens.has(token.low)))) return;
  if (current !== null && chunk.lead !== "start" && isProductPart(head)) return leaveUnread(walk, chunk.words);
  if (readThingWithFields(walk, noun, chunk) || readFeature(walk, chunk, noun, after)) return;
  if (known !== null && isAnotherThing(noun, known) && readThing(walk, noun, false)) return;
  if (known !== null && !noun.plural && walk.mode === "things") walk.mode = "fields";
  if (current !== null && walk.mode !== "things" && known !== null) return field(walk, current, noun, chunk, detailOf(after, chunk));
  if (current !== null && walk.mode === "fields") return readField(walk, current, noun, chunk);
  if (readThing(walk, noun, walk.mode === "things")) return;
  if (chunk.words.some((token) => isBeyond(token.low))) return leaveUnread(walk, chunk.words);
  const bare = chunk.lead === "with" || chunk.lead === "list";
  if (
    current !== null &&
    (isFieldNoun(noun) || (walk.mode === "features" && bare && !noun.plural && noun.article === null && noun.tokens.length <= 2))
  ) {
    if (bare) walk.mode = "fields";
    return field(walk, current, noun, chunk, detailOf(after, chunk));
  }
  if (walk.mode === "features" && noun.plural && mention(walk.brief, noun, 1.2) !== null) return;
  leaveUnread(walk, chunk.words);
}

function detailOf(after: ReadonlyMap<string, NounPhrase>, chunk: Chunk): Token[] {
  const at = chunk.words.findIndex((token, place) => /^(?:out|from|in)$/.test(token.low) && place > 0);
  return at > 0 && (after.has("of") || after.has("from") || after.has("in")) ? chunk.words.slice(at) : [];
}
