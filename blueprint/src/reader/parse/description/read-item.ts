// A piece of a list without a verb: a capability ("ratings"), a field ("year"), or another thing ("a shopping list").
// The same words mean different things by what they are part of, so the order of the questions is the rule.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { ThingField } from "../../../knowledge/field.ts";
import { fieldNoun, isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { thingsByNoun } from "../../../knowledge/things.ts";
import { firstGameIn, isFeatureKind } from "../../../features/feature.ts";
import { isFeatureAct, leadingVerb } from "../../lexicon/acts.ts";
import { isBeyond, isFarBeyond } from "../../lexicon/beyond.ts";
import { foreignServices } from "../../lexicon/foreign-companies.ts";
import { type Feature, featureIn } from "../../lexicon/features.ts";
import { actors, givens, relatives } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { gameKinds } from "../../genres/game-kinds.ts";
import { isProductPart } from "../product-kinds/product-named.ts";
import type { Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";
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

/** "An arcade with snake": the name of a game that is also the name of something else, where no known thing has it. */
function gameIn({ current, mode }: Walk, noun: NounPhrase): ReturnType<typeof featureIn> {
  const kind = mode !== "things" && (current === null || current.thing === null) ? firstGameIn(noun.low) : null;
  return kind !== null && isFeatureKind(kind) && noun.tokens.length === 1 ? { act: kind, length: 1, at: "end" } : null;
}

function readFeature(walk: Walk, chunk: Chunk, noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>): boolean {
  const words = noun.tokens.map((token) => token.one);
  const feature = featureIn(words) ?? featureIn(noun.tokens.map((token) => token.low)) ?? gameIn(walk, noun);
  if (feature === null || (walk.current === null && noun.plural && walk.mode === "things")) return false;
  const isBarred = isFeatureAct(feature.act) || feature.act === "beyond" ? isFarBeyond : isBeyond;
  if (chunk.words.some((token) => isBarred(token.low))) return false;
  if (isFieldHere(walk, noun, feature, words.length)) return false;
  const isPart = isFeatureAct(feature.act) || feature.act === "beyond";
  if (isPart && !gameKinds.has(feature.act) && (walk.current === null || knownThing(noun) !== null)) return false;
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

/** "Searchable by ingredient" asks for a search; any other adjective names no field. */
function readAdjective(walk: Walk, chunk: Chunk, { tokens }: NounPhrase, after: ReadonlyMap<string, NounPhrase>): void {
  const last = tokens.at(-1)?.low ?? "";
  const verb = lexicon.is(last, "row-ability") ? leadingVerb([last.replace(/able$/, "")]) : null;
  if (verb === null) leaveUnread(walk, chunk.words);
  else wish(walk, verb.act, chunk, { after });
}

/** A piece of a list of fields: of the thing in question, unless it names another thing by its plural. */
function readField(walk: Walk, current: Mention, noun: NounPhrase, chunk: Chunk): void {
  const { after } = prepositionsOf(chunk.words);
  const detail = detailOf(after, chunk);
  const other = mentioned(walk.brief, noun);
  const whole = nounPhrase(chunk.words) ?? noun;
  if (other !== null && other !== current) return field(walk, current, noun, chunk);
  // A picture that nobody can upload is no text field.
  if (lexicon.is(noun.tokens.at(-1)?.one, "medium")) {
    leaveUnread(walk, chunk.words);
    walk.lost = false;
    return;
  }
  const type = fieldNoun(noun.key)?.type ?? "";
  const isList = type === "lines" ? current.thing !== null : /^(?:paragraph|tags|text)$/.test(type);
  if (noun.plural && !isList && thingsByNoun.has(noun.key) && readThing(walk, noun, false)) return;
  if (isFieldNoun(noun)) return field(walk, current, detail.length > 0 ? noun : whole, chunk, detail);
  if (noun.tokens.at(-1)?.speech === "adjective") return readAdjective(walk, chunk, noun, after);
  if (!readThing(walk, noun, false)) field(walk, current, detail.length > 0 ? noun : whole, chunk, detail);
}

/** "A hall of fame", "a wheel of fortune": one of something abstract is a name, and no list of the first noun. */
function isFigure(noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>): boolean {
  const of = after.get("of");
  return (
    of !== undefined &&
    of.article === null &&
    of.tokens.length === 1 &&
    !of.plural &&
    !noun.plural &&
    !isFieldNoun(noun) &&
    !isFieldNoun(of)
  );
}

/** "Who deals with it", "when to drink them", "whether they are paid": what a list of fields asks of each row. */
function readClause(walk: Walk, chunk: Chunk): void {
  const sure = walk.brief.mentions.filter(({ strength }) => strength >= 2);
  const current = walk.current === null || sure.includes(walk.current) ? walk.current : (sure.at(-1) ?? walk.current);
  const isHollow = ({ low }: Token): boolean =>
    lexicon.is(low, "pointing-word") || lexicon.is(low, "clause-word") || lexicon.is(low, "clause-opener") || low === "whether";
  const from = chunk.words[0]?.low === "whether" ? chunk.words.findIndex((token) => !isHollow(token)) : 0;
  const last = chunk.words.findLastIndex(({ low }) => !lexicon.is(low, "pointing-word"));
  const isBound = chunk.words[last]?.low === "with" || lexicon.is(chunk.words[last]?.low, "preposition");
  const tokens = chunk.words.slice(Math.max(0, from), isBound ? undefined : last + 1);
  const low = tokens.map((token) => token.low).join(" ");
  if (current === null || tokens.length === 0) return leaveUnread(walk, chunk.words);
  walk.mode = "fields";
  field(walk, current, { tokens, key: low, low, plural: false, article: null }, chunk);
}

/** Reads a piece of a list that has no verb. */
export function readItem(walk: Walk, chunk: Chunk): void {
  if (chunk.clause) return readClause(walk, chunk);
  const { head, after } = prepositionsOf(chunk.words);
  const noun = nounPhrase(head) ?? nounPhrase(chunk.words);
  if (noun === null) return;
  if (isFigure(noun, after)) return leaveUnread(walk, chunk.words);
  if (noun.tokens.some(({ low }) => foreignServices.has(low))) return leaveUnread(walk, chunk.words);
  const { current } = walk;
  const known = current === null ? null : knownField(current, noun);
  const listed =
    walk.mode === "fields" && (known !== null || isFieldNoun(noun) || !chunk.words.some((token) => lexicon.is(token.low, "pointing-word")));
  // "For me and my wife": who uses the app is no part of it.
  const isCompany = chunk.lead === "with" && /^(?:the|my|our)$/.test(noun.article ?? "") && actors.has(noun.key);
  if (known === null && walk.mode !== "things" && (isCompany || relatives.has(noun.key))) return;
  if (!listed && known === null && (isGeneric(noun) || chunk.words.every((token) => givens.has(token.low)))) return;
  if (current !== null && chunk.lead !== "start" && isProductPart(head)) return leaveUnread(walk, chunk.words);
  if (readThingWithFields(walk, noun, chunk) || readFeature(walk, chunk, noun, after)) return;
  if (known !== null && isAnotherThing(noun, known) && readThing(walk, noun, false)) return;
  if (known !== null && !noun.plural && walk.mode === "things") walk.mode = "fields";
  if (current !== null && walk.mode !== "things" && known !== null) return field(walk, current, noun, chunk, detailOf(after, chunk));
  if (current !== null && !noun.plural && fieldWithChoice(current, noun) !== null) return field(walk, current, noun, chunk);
  if (walk.mode === "things" && current !== null && chunk.lead === "list" && !noun.plural && isFieldNoun(noun) && knownThing(noun) === null)
    walk.mode = "fields";
  if (current !== null && walk.mode === "fields") return readField(walk, current, noun, chunk);
  if (readThing(walk, noun, walk.mode === "things")) return;
  if (chunk.words.some((token) => isBeyond(token.low))) return leaveUnread(walk, chunk.words);
  if (noun.tokens.at(-1)?.speech === "adjective" && !isFieldNoun(noun)) return readAdjective(walk, chunk, noun, after);
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
