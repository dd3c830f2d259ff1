// A piece of a list without a verb: a capability ("ratings"), a field ("year"), or another thing ("a shopping list").
// The same words mean different things by what they are part of, so the order of the questions is the rule.
import type { Shape } from "./piece-shape.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { ThingField } from "../../../knowledge/field.ts";
import { fieldNoun, isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { isFeatureKind } from "../../../features/feature.ts";
import { isFeatureAct, leadingVerb } from "../../lexicon/acts.ts";
import { isUnsupported, makesUnsupported } from "../../lexicon/unsupported.ts";
import { foreignServices } from "../../lexicon/foreign-companies.ts";
import { featureOf, type NamedFeature } from "../../text/feature-of.ts";
import { actors, givens, relatives } from "../../lexicon/nouns.ts";
import { nounOf, nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { gameKinds } from "../../genres/game-kinds.ts";
import { isProductPart } from "../product-kinds/product-named.ts";
import { scaleStart } from "../../text/compound-name.ts";
import { placeOf, type Token } from "../../text/token.ts";
import type { Mention } from "../parsed-prompt.ts";
import { readCount } from "./read-count.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";
import { knownThing } from "./things/known-thing.ts";
import { firstMentioned, isGeneric, mention, mentioned, PEOPLE_LISTED } from "./things/mention.ts";
import type { ParserState } from "./statements/parser-state.ts";
import { partsOf } from "./statements/settle.ts";
import type { Statement } from "./statements/statement.ts";

/** In a list of fields "rating" and "tags" are fields, and a total is a number that somebody types. */
function isFieldHere(state: ParserState, noun: NounPhrase, feature: NamedFeature): boolean {
  if (state.mode !== "fields" || state.current === null || /^(?:export|search|filter)$/.test(feature.act)) return false;
  const isComputed = noun.tokens.some(({ low }) => lexicon.is(low, "period-adjective") || lexicon.is(low, "computed-adjective"));
  if (feature.act === "total" && isComputed) return false;
  if (/^(?:number|count|amount)$/.test(noun.key)) return true;
  // "Year, value and total value", "hours totals": the total of a field that is stated, and totals of one that is known, are computed.
  const { about } = feature;
  const isStated = about !== null && state.parsed.fields.some(({ noun: stated }) => stated.key === about.key);
  if (feature.act === "total" && about !== null && (isStated || (noun.plural && knownField(state.current, about) !== null))) return false;
  return feature.act === "rate" || feature.act === "tag" || feature.length < noun.tokens.length || knownField(state.current, noun) !== null;
}

/** "An arcade with snake": the name of a game that is also the name of something else, where no known thing has it. */
function gameIn({ current, mode }: ParserState, noun: NounPhrase): NamedFeature | null {
  const kind = noun.low;
  const isFree = mode !== "things" && (current === null || current.thing === null);
  return isFree && isFeatureKind(kind) && gameKinds.has(kind) ? { act: kind, length: 1, about: null } : null;
}

function readFeature(state: ParserState, chunk: Shape, noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>): Statement[] | null {
  const feature = featureOf(noun.tokens) ?? gameIn(state, noun);
  if (feature === null || (state.current === null && noun.plural && state.mode === "things")) return null;
  const isBarred = isFeatureAct(feature.act) || feature.act === "unsupported" ? makesUnsupported : isUnsupported;
  if (chunk.words.some((token) => isBarred(token.low))) return null;
  if (isFieldHere(state, noun, feature)) return null;
  const isPart = isFeatureAct(feature.act) || feature.act === "unsupported";
  if (isPart && !gameKinds.has(feature.act) && (state.current === null || knownThing(noun) !== null)) return null;
  const of = firstMentioned(state.parsed, [after.get("of"), after.get("for"), after.get("on"), feature.about]) ?? state.current;
  return [{ kind: "ask", act: feature.act, said: chunk, of, object: feature.about, after }];
}

function readThing(state: ParserState, noun: NounPhrase, certain: boolean): boolean {
  const known = knownThing(noun);
  if (!certain && known === null) return false;
  if (known !== null && !known.byApp && !noun.plural && !certain) return false;
  const found = mention(state.parsed, noun, state.owning && noun.plural ? PEOPLE_LISTED : certain ? 2.5 : 2);
  if (found !== null && (state.mode === "things" || state.stated)) state.current = found;
  return found !== null;
}

/** "A meal planner with recipes": the plural of another thing is that thing, unless the field is a list itself or is called so ("players" of a board game). */
function isAnotherThing(noun: NounPhrase, known: ThingField): boolean {
  return (
    noun.plural && noun.low !== known.label.toLowerCase() && /^(?:reference|choice|text)$/.test(known.type) && knownThing(noun) !== null
  );
}

/** "Characters (name, class, level)": a plural with fields in its bracket is a thing. */
function readThingWithFields(state: ParserState, noun: NounPhrase, chunk: Shape): Statement[] | null {
  const parts = partsOf(chunk.aside).map((part) => ({ part, said: nounPhrase(part) }));
  const content = parts.filter(({ said }) => said !== null && isFieldNoun(said));
  if (!noun.plural || content.length < 2 || content.length * 2 < parts.length) return null;
  const of = mention(state.parsed, noun, 2.5);
  if (of === null) return null;
  return parts.flatMap(({ part, said }) =>
    said === null ? [] : [{ kind: "field", of, noun: said, said: { words: part, aside: [] } } as const],
  );
}

/** "Searchable by ingredient" asks for a search; any other adjective names no field. */
function readAdjective(state: ParserState, chunk: Shape, after: ReadonlyMap<string, NounPhrase>): Statement[] {
  const ability = chunk.words.find(({ low }) => lexicon.is(low, "row-ability"))?.low ?? "";
  const verb = leadingVerb([ability.replace(/able$/, "")]);
  if (verb === null) return [{ kind: "nothing", words: chunk.words }];
  return [{ kind: "ask", act: verb.act, said: chunk, of: state.current, after }];
}

/** A piece of a list of fields: of the thing in question, unless it names another thing by its plural. */
function readField(state: ParserState, current: Mention, noun: NounPhrase, chunk: Shape): Statement[] {
  const { after } = chunk;
  const detail = detailOf(after, chunk);
  const other = mentioned(state.parsed, noun);
  const whole = chunk.noun ?? noun;
  if (other !== null && other !== current) return [{ kind: "field", of: current, noun, said: chunk }];
  // A picture that nobody can upload is no text field.
  if (lexicon.is(noun.tokens.at(-1)?.one, "medium")) {
    return [{ kind: "nothing", words: chunk.words, isAlone: true }];
  }
  if (noun.tokens.length > 1 && lexicon.is(noun.tokens.at(-1)?.low, "pointing-word")) return [{ kind: "nothing", words: chunk.words }];
  const type = fieldNoun(noun.key)?.type ?? "";
  const isList = type === "lines" ? current.thing !== null : /^(?:paragraph|tags|text)$/.test(type);
  if (noun.plural && !isList && templatesByNoun.has(noun.key) && readThing(state, noun, false)) return [];
  if (isFieldNoun(noun)) return [{ kind: "field", of: current, noun: detail.length > 0 ? noun : whole, said: chunk, detail }];
  const last = noun.tokens.at(-1);
  if (last?.speech === "adjective" && lexicon.ends(last.low, "adjective-ending")) return readAdjective(state, chunk, after);
  if (readThing(state, noun, false)) return [];
  return [{ kind: "field", of: current, noun: detail.length > 0 ? noun : whole, said: chunk, detail }];
}

/** "A hall of fame", "a wheel of fortune": one of something abstract is a name, and no list of the first noun. */
function isFigure(noun: NounPhrase, after: ReadonlyMap<string, NounPhrase>): boolean {
  const of = after.get("of");
  return of?.article === null && of.tokens.length === 1 && ![noun, of].some((one) => one.plural || isFieldNoun(one));
}

/** "Name, salary and *a table*", "who won and *the table*": in a list of fields, one of what rows stand in is how they are shown. */
function isArrangement({ mode, current, parsed }: ParserState, { tokens }: NounPhrase): boolean {
  const isOne = /\b(?:an?|the) (?:[a-z]+ )?$/i.test(parsed.text.slice(0, tokens.at(-1)?.start));
  return mode === "fields" && current !== null && isOne && lexicon.is(tokens.at(-1)?.one, "arrangement");
}

function arrange({ key }: NounPhrase, { words }: Shape): Statement[] {
  const isTable = /^(?:table|sheet|spreadsheet|grid)$/.test(key);
  return [isTable ? { kind: "table", place: placeOf(words) } : { kind: "nothing", words, isAlone: true }];
}

/** "Who has what", "who feeds which cat": asked of each row, it is "who has it". */
const EACH = /^(who \p{L}+) (?:what|them|which\b.*)$/u;

/** "Who deals with it", "when to drink them", "whether they are paid": what a list of fields asks of each row. */
function readClause(state: ParserState, chunk: Shape): Statement[] {
  const sure = state.parsed.mentions.filter(({ strength }) => strength >= 2);
  const current = state.current === null || sure.includes(state.current) ? state.current : (sure.at(-1) ?? state.current);
  const asksWhether = chunk.words[0]?.low === "whether";
  const isHollow = ({ low }: Token): boolean =>
    (["pointing-word", "clause-word", "clause-opener"] as const).some((category) => lexicon.is(low, category)) ||
    /^(?:whether|they|(?:it|he|she|they|we)'(?:s|ve|re))$/.test(low);
  const from = asksWhether ? chunk.words.findIndex((token) => !isHollow(token)) : 0;
  const last = chunk.words.findLastIndex(({ low }) => !lexicon.is(low, "pointing-word"));
  const isBound = chunk.words[last]?.low === "with" || lexicon.is(chunk.words[last]?.low, "preposition");
  const tokens = chunk.words.slice(Math.max(0, from), isBound ? undefined : last + 1);
  const words = tokens.map((token) => token.low).join(" ");
  const said = last < chunk.words.length - 1 && /^who \p{L}+$/u.test(words) ? `${words} it` : words;
  const low = asksWhether && fieldNoun(said)?.type !== "boolean" ? `whether ${said}` : said.replace(EACH, "$1 it");
  if (current === null || tokens.length === 0) return [{ kind: "nothing", words: chunk.words }];
  state.mode = "fields";
  return [{ kind: "field", of: current, noun: nounOf(low, tokens), said: chunk }];
}

/** Reads a piece of a list that has no verb. */
export function readItem(state: ParserState, chunk: Shape): Statement[] {
  const count = readCount(state, chunk);
  if (count !== null) return count;
  if (chunk.clause) return readClause(state, chunk);
  const { head, after } = chunk;
  const noun = chunk.headNoun ?? chunk.noun;
  if (noun === null) return [];
  const scale = scaleStart(chunk.words);
  // "Marks out of 100" are a number of each row, and no list.
  if (scale > 0 && state.current !== null)
    return [{ kind: "field", of: state.current, noun, said: chunk, detail: chunk.words.slice(scale) }];
  if (isFigure(noun, after)) return [{ kind: "nothing", words: chunk.words }];
  const board = boardAs(state, chunk, after);
  return [...board, ...readNoun(state, chunk, { head, noun, after })];
}

/** "Tasks as a board": how the rows stand. */
function boardAs({ current }: ParserState, { aside }: Shape, after: ReadonlyMap<string, NounPhrase>): Statement[] {
  const as = after.get("as");
  if (as === undefined || featureOf(as.tokens)?.act !== "board") return [];
  return [{ kind: "ask", act: "board", said: { words: as.tokens, aside }, of: current, after }];
}

/** What a noun in a list is, by what the list is of. */
function readNoun(
  state: ParserState,
  chunk: Shape,
  { head, noun, after }: { head: readonly Token[]; noun: NounPhrase; after: ReadonlyMap<string, NounPhrase> },
): Statement[] {
  if (isArrangement(state, noun)) return arrange(noun, chunk);
  // "Bills with amount and a reminder": nobody types a reminder.
  if (state.current !== null && state.mode !== "things" && lexicon.is(noun.tokens.at(-1)?.one, "notice"))
    return [{ kind: "nothing", words: chunk.words, isAlone: true }];
  if (noun.tokens.some(({ low }) => foreignServices.has(low))) return [{ kind: "nothing", words: chunk.words }];
  const { current } = state;
  const known = current === null ? null : knownField(current, noun);
  const listed =
    state.mode === "fields" &&
    (known !== null || isFieldNoun(noun) || !chunk.words.some((token) => lexicon.is(token.low, "pointing-word")));
  // "Contracts with partner, start and cost": without a word before it, it is one of the fields.
  const isRelative = relatives.has(noun.key) && (state.mode !== "fields" || noun.article !== null || noun.plural);
  // "For me and my wife": who uses the app is no part of it.
  const isCompany = chunk.lead === "with" && /^(?:the|my|our)$/.test(noun.article ?? "") && actors.has(noun.key);
  if (known === null && state.mode !== "things" && (isCompany || isRelative)) return [];
  if (!listed && known === null && (isGeneric(noun) || chunk.words.every((token) => givens.has(token.low)))) return [];
  if (current !== null && chunk.lead !== "start" && isProductPart(head)) return [{ kind: "nothing", words: chunk.words }];
  const stated = readThingWithFields(state, noun, chunk) ?? readFeature(state, chunk, noun, after);
  if (stated !== null) return stated;
  if (known !== null && isAnotherThing(noun, known) && readThing(state, noun, false)) return [];
  if (known !== null && !noun.plural && state.mode === "things") state.mode = "fields";
  if (current !== null && state.mode !== "things" && known !== null)
    return [{ kind: "field", of: current, noun, said: chunk, detail: detailOf(after, chunk) }];
  if (current !== null && !noun.plural && fieldWithChoice(current, noun) !== null)
    return [{ kind: "field", of: current, noun, said: chunk }];
  if (
    state.mode === "things" &&
    current !== null &&
    chunk.lead === "list" &&
    (!noun.plural || /^(?:date|money|number|time|percent)$/.test(fieldNoun(noun.key)?.type ?? "")) &&
    isFieldNoun(noun) &&
    knownThing(noun) === null
  )
    state.mode = "fields";
  if (current !== null && state.mode === "fields") return readField(state, current, noun, chunk);
  if (readThing(state, noun, state.mode === "things")) return [];
  if (chunk.words.some((token) => isUnsupported(token.low))) return [{ kind: "nothing", words: chunk.words }];
  if (noun.tokens.at(-1)?.speech === "adjective" && !isFieldNoun(noun)) return readAdjective(state, chunk, after);
  const bare = chunk.lead === "with" || chunk.lead === "list" || chunk.lead === "colon";
  if (
    current !== null &&
    (isFieldNoun(noun) || (state.mode === "features" && bare && !noun.plural && noun.article === null && noun.tokens.length <= 2))
  ) {
    if (bare) state.mode = "fields";
    return [{ kind: "field", of: current, noun, said: chunk, detail: detailOf(after, chunk) }];
  }
  const many = state.mode === "features" && noun.plural ? mention(state.parsed, noun, state.stated ? 2.5 : 1.2) : null;
  if (many === null) return [{ kind: "nothing", words: chunk.words }];
  if (state.stated) state.current = many;
  return [];
}

function detailOf(after: ReadonlyMap<string, NounPhrase>, chunk: Shape): Token[] {
  const at = chunk.words.findIndex((token, place) => /^(?:out|from|in)$/.test(token.low) && place > 0);
  return at > 0 && (after.has("of") || after.has("from") || after.has("in")) ? chunk.words.slice(at) : [];
}

/** Reads a piece of a list that has no verb. A thing that is new in it belongs to the one before where the words say so. */
export function readOwned(state: ParserState, chunk: Shape): Statement[] {
  const { mentions } = state.parsed;
  const count = mentions.length;
  const owner = state.current ?? mentions.findLast(({ strength }) => strength >= 2);
  const stated = readItem(state, chunk);
  const [found, ...others] = mentions.slice(count);
  if (found === undefined || others.length > 0 || owner === undefined || found === owner || !isOwned(state, chunk)) return stated;
  return [...stated, { kind: "relation", from: found, to: owner, said: chunk }];
}

/** Whether the piece names its things as somebody's, or stands in a clause about each of the things before. */
function isOwned({ parsed }: ParserState, { words }: Shape): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const clause =
    parsed.text
      .slice(0, first.start)
      .split(/[.;:!?]/)
      .at(-1) ?? "";
  return /^(?:their|its)$/.test(first.low) || /\b(?:each|every)\b/i.test(clause);
}
