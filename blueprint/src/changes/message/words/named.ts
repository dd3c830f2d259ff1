// What the words of a message name in the blueprint: its things, their fields, its pages.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { knownField } from "../../../reader/parse/description/things/known-field.ts";
import { knownThing } from "../../../reader/parse/description/things/known-thing.ts";
import { nounPhrase, type NounPhrase } from "../../../reader/text/noun-phrase.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Blueprint, Page } from "../../../schema/blueprint.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { FieldPlace } from "../../edits/edit.ts";
import type { ClauseContext } from "./clauses.ts";
import { mainEntity, pageOf, plainWords } from "../../edits/ground/find.ts";
import { kindNamed } from "../features/name-feature.ts";
import { mentionOf, thingOf } from "../../edits/ground/plan-of.ts";
import { lowText, plain } from "./tokens.ts";

/** The words in lower case and the singular: whole, and without a tail that only says what they name. */
function keysOf(tokens: readonly Token[]): string[] {
  const noun = nounPhrase(plain(tokens));
  const words = noun === null ? plain(tokens) : noun.tokens;
  const whole = plain(tokens).slice(lexicon.is(plain(tokens)[0]?.low, "determiner") ? 1 : 0);
  const untailed = (part: readonly Token[]): Token[] => part.slice(0, lexicon.is(part.at(-1)?.low, "structure-noun") ? -1 : undefined);
  const keys = [plain(tokens), whole, untailed(whole), words, untailed(words)];
  return [...new Set(keys.map((key) => plainWords(lowText(key))))].filter((key) => key !== "");
}

function titled(blueprint: Blueprint, entity: Entity): string[] {
  const page = pageOf(blueprint, entity.id);
  const alone = page !== undefined && page.sections.filter((section) => section.kind === "collection").length === 1;
  return [entity.name.one, entity.name.many, entity.id, ...(alone ? [page.title] : [])].map(plainWords);
}

/** The entity that these words name; null for none. */
export function entityNamed(blueprint: Blueprint, tokens: readonly Token[]): Entity | null {
  const keys = keysOf(tokens);
  const exact = keys.flatMap((key) => blueprint.entities.filter((entity) => titled(blueprint, entity).includes(key)));
  const [first] = exact;
  if (first !== undefined) return first;
  const noun = nounPhrase(plain(tokens));
  if (noun === null) return null;
  const known = knownThing(noun);
  const words = known === null ? [] : [plainWords(known.one), plainWords(known.thing.one)];
  const whole =
    known !== null && keys.some((key) => words.includes(key) || known.thing.words.includes(key) || known.thing.apps.includes(key));
  const same = whole ? blueprint.entities.find((entity) => thingOf(entity) === known.thing) : undefined;
  if (same !== undefined) return same;
  // A shorter way to say it: "records" for "vinyl records".
  const last = blueprint.entities.filter((entity) => keys.includes(plainWords(entity.name.one.split(" ").at(-1) ?? "")));
  return last.length === 1 ? (last[0] ?? null) : null;
}

/** Whether the words only point at the whole: "it", "the app", "everything". */
export function isApp(blueprint: Blueprint, tokens: readonly Token[]): boolean {
  const words = plain(tokens)
    .map((token) => token.low)
    .filter((word) => !lexicon.is(word, "this-one"))
    .join(" ");
  // "(Call) the app my day": what ends so has its noun still before it.
  if (/^(?:the|my|our|its|whole|entire)$/.test(plain(tokens).at(-1)?.low ?? "")) return false;
  const bare = words === "" && plain(tokens).some((token) => /^(?:this|that)$/.test(token.low));
  return bare || lexicon.is(words.replace(/\bthe /g, ""), "app-itself") || words === blueprint.title.toLowerCase();
}

function isCalled(field: Field, keys: readonly string[]): boolean {
  return keys.some((key) => plainWords(field.label) === key || plainWords(field.id) === key);
}

/** The noun of a field's name, without a tail such as "field". */
export function fieldNounOf(tokens: readonly Token[]): NounPhrase | null {
  const words = plain(tokens);
  const tail = /^(?:fields?|columns?|propert(?:y|ies)|attributes?|inputs?|box)$/;
  return nounPhrase(words.length > 1 && tail.test(words.at(-1)?.low ?? "") ? words.slice(0, -1) : words);
}

function fieldIn(entity: Entity, tokens: readonly Token[]): Field | null {
  const own = plainWords(entity.name.one);
  const keys = keysOf(tokens).flatMap((key) => (key.startsWith(`${own} `) ? [key, key.slice(own.length + 1)] : [key]));
  const exact = entity.fields.find((field) => isCalled(field, keys));
  if (exact !== undefined) return exact;
  const noun = fieldNounOf(tokens);
  const known = noun === null ? null : knownField(mentionOf(entity), noun);
  const meant = entity.fields.find((field) => field.id === known?.id);
  if (meant !== undefined) return meant;
  const typed = entity.fields.filter((field) => keys.some((key) => key === field.type || (field.type === "rating" && key === "star")));
  return typed.length === 1 ? (typed[0] ?? null) : null;
}

/** A field with its entity. */
export interface NamedField {
  entity: Entity;
  field: Field;
}

/** The ids of a field and its entity, as edits name them. */
export function placeOf({ entity, field }: NamedField): FieldPlace {
  return { entity: entity.id, field: field.id };
}

/** The field that was spoken of last; undefined where none was. */
export function lastField({ blueprint, last }: ClauseContext): NamedField | undefined {
  const entity = blueprint.entities.find(({ id }) => id === last.entity);
  const field = entity?.fields.find(({ id }) => id === last.field);
  return entity === undefined || field === undefined ? undefined : { entity, field };
}

/** The fields that these words name, in the given entity or in any; the main entity's first. */
export function fieldsNamed(blueprint: Blueprint, tokens: readonly Token[], within: Entity | null): NamedField[] {
  const main = mainEntity(blueprint);
  const entities = within === null ? [main, ...blueprint.entities.filter((entity) => entity !== main)] : [within];
  const found = entities.flatMap((entity): NamedField[] => {
    const field = fieldIn(entity, tokens);
    return field === null ? [] : [{ entity, field }];
  });
  const keys = keysOf(tokens);
  const exact = found.filter(({ field }) => isCalled(field, keys));
  return exact.length > 0 ? exact : found;
}

/** Whether these words name a thing of the app or a field of one. */
export function isNamed(blueprint: Blueprint, tokens: readonly Token[]): boolean {
  return entityNamed(blueprint, tokens) !== null || fieldsNamed(blueprint, tokens, null).length > 0;
}

/** The page that these words name: by its title, or by what it shows. */
export function pageNamed(blueprint: Blueprint, tokens: readonly Token[]): Page | null {
  const keys = keysOf(tokens);
  const exact = blueprint.pages.find((page) => keys.includes(plainWords(page.title)) || keys.includes(plainWords(page.id)));
  if (exact !== undefined) return exact;
  const entity = entityNamed(blueprint, tokens);
  const listing = entity === null ? undefined : pageOf(blueprint, entity.id);
  if (listing !== undefined) return listing;
  if (keys.some((key) => lexicon.is(key, "home-page"))) return blueprint.pages[0] ?? null;
  const feature = kindNamed(blueprint, tokens)?.kind;
  const of = blueprint.features.filter(({ kind }) => kind === feature).map(({ id }) => id);
  const ofFeature = blueprint.pages.find(({ sections }) => sections.every((one) => one.kind === "feature" && of.includes(one.feature)));
  if (ofFeature !== undefined) return ofFeature;
  const figures = blueprint.pages.filter((page) => page.sections.every((section) => section.kind === "figures"));
  return keys.some((key) => isStatistics(key)) ? (figures[0] ?? null) : null;
}

/** Whether a lower-case word speaks of figures as a whole. */
export function isStatistics(words: string): boolean {
  return lexicon.names(words, "metric-word");
}

/** Words with the entity that a preposition at their end names: "a rating to recipes". */
export function withTarget(blueprint: Blueprint, tokens: readonly Token[]): { head: Token[]; entity: Entity | null } {
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    if (!lexicon.is(tokens[at]?.low, "place-preposition")) continue;
    const rest = tokens.slice(at + 1).filter((token) => !lexicon.is(token.low, "determiner"));
    const entity = rest.length === 0 || rest.length > 4 ? null : entityNamed(blueprint, rest);
    if (entity !== null) return { head: tokens.slice(0, at), entity };
    // "Add it to the app" names no list.
    if (rest.length > 0 && isApp(blueprint, rest)) return { head: tokens.slice(0, at), entity: null };
  }
  return { head: [...tokens], entity: null };
}
