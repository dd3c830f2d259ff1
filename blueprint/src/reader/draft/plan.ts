// The working state of drafting: entities with the mention and the knowledge that each came from.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { ThingField } from "../../knowledge/field.ts";
import type { AnyFeature } from "../../schema/feature.ts";
import type { Place } from "../../features/definition/define-feature.ts";
import { entityIdOf } from "../../features/definition/entity-id-of.ts";
import { definitionOf } from "../../features/feature.ts";
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import { type Capability, fieldsOfCapability } from "../../schema/capability.ts";
import type { Entity, Field } from "../../schema/entity.ts";
import type { ParsedPrompt, Mention, Unread } from "../parse/parsed-prompt.ts";
import { knownField } from "../parse/description/things/known-field.ts";
import type { NounPhrase } from "../text/noun-phrase.ts";
import { slugOf } from "../../knowledge/field.ts";
import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { isDayName } from "../text/compound-name.ts";
import { iconOfKind } from "../text/noun-kind.ts";
import { draftField, labelOf, refineField } from "./draft-field.ts";
import type { Token } from "../text/token.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import { seedOf } from "../../knowledge/words/seed.ts";

/** An entity in the making. */
export interface DraftEntity {
  mention: Mention;
  thing: EntityTemplate | null;
  /** The thing with the rows, and the sorts, that fit whose it is. */
  known: EntityTemplate | null;
  id: string;
  fields: Field[];
  titleField: string;
}

/** The account of a prompt: what each phrase became, and the places that nothing came of. */
export interface Account {
  became: Map<string, Set<string>>;
  unread: Unread[];
}

/** The blueprint in the making, with the account of the prompt. */
export interface Plan {
  /** The BCP 47 tag of the app's language; English where none is said. */
  language?: string;
  parsed: ParsedPrompt;
  account: Account;
  /** The main entity is the first. */
  entities: DraftEntity[];
  capabilities: Capability[];
  features: AnyFeature[];
  /** The entities that somebody keeps in the app: "manage products". Where visitors only look, all others are not changed by them. */
  managed: Set<string>;
  /** Where the blocks of the features stand. */
  places: { feature: string; place: Place }[];
}

/** Notes that a phrase became the entity, field or capability of this id. */
export function note(account: Account, phrase: string | null, id: string): void {
  if (phrase === null || phrase === "") return;
  const ids = account.became.get(phrase) ?? new Set();
  account.became.set(phrase, ids.add(id));
}

const fieldsMax = 16;

/** The field without what only knowledge needs. */
export function plainField(field: ThingField): Field {
  const { words: _words, presence: _presence, ...plain } = field;
  return plain;
}

/** A slug that is not taken: it, or it with a number. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** Adds a field, unless one of its id is there; returns the one that is there afterwards, or null where the entity is full. */
export function addField(entity: DraftEntity, field: Field): Field | null {
  const there = entity.fields.find((other) => other.id === field.id || isSameInNumber(other, field));
  if (there !== undefined) return there;
  if (entity.fields.length >= fieldsMax) return null;
  entity.fields.push(field);
  return field;
}

/** "Mileage" and "mileages" are one field. */
function isSameInNumber(one: Field, other: Field): boolean {
  return one.type === other.type && singularWord(one.id) === singularWord(other.id);
}

/** A yes or no that a choice of the same thing already says: "done" beside a status with "Done". */
export function isStatedTwice(entity: DraftEntity, field: Field): boolean {
  const on = field.mark?.on.toLowerCase();
  return (
    on !== undefined &&
    entity.fields.some((other) => other.type === "choice" && (other.options ?? []).some((option) => option.toLowerCase() === on))
  );
}

/** Whether a capability or a feature that is drafted needs the field. */
export function isUsed({ capabilities, features }: Plan, entity: DraftEntity, { id }: Field): boolean {
  const optionsOf = ({ kind }: AnyFeature): string[] => Object.keys(definitionOf(kind).fieldOptions ?? {});
  return (
    capabilities.some((capability) => capability.entity === entity.id && fieldsOfCapability(capability).includes(id)) ||
    features.some((feature) => entityIdOf(feature) === entity.id && optionsOf(feature).some((option) => feature[option] === id))
  );
}

/** The field that a noun means: one of the entity's, or one that its thing knows. */
export function findField(entity: DraftEntity, noun: NounPhrase): { field: Field; there: boolean } | null {
  const ids = [slugOf(noun.low), slugOf(noun.key)];
  const own = entity.fields.find((field) => ids.includes(field.id));
  if (own !== undefined) return { field: own, there: true };
  const known = knownField(entity.mention, noun);
  if (known !== null) {
    const there = entity.fields.find((field) => field.id === known.id);
    return { field: there ?? plainField(known), there: there !== undefined };
  }
  // Of a list of all fields, each is one of its own: "pickup day", "due day".
  if (entity.mention.isWhole === true || lexicon.is(noun.tokens[0]?.low, "clause-question")) return null;
  const last = noun.tokens.at(-1)?.one ?? "";
  // "Adopted on" is not "born on", and "hand in date" not "sign off date".
  if (lexicon.is(last, "preposition") || isDayName(noun.tokens)) return null;
  // "Arrival time" is not "departure time".
  const isAlone = noun.tokens.length === 1;
  const byEnd = entity.fields.find((field) => field.id === slugOf(last) || (isAlone && field.id.endsWith(`-${slugOf(last)}`)));
  return byEnd === undefined ? null : { field: byEnd, there: true };
}

/** A field under the name that the prompt gives it; a yes or no keeps the words of its states. */
export function asCalled(field: Field, noun: NounPhrase, entity: DraftEntity): Field {
  const many = noun.low.includes(" of ") || /^(?:lines|tags|paragraph|number|duration|rating)$/.test(field.type);
  const called = labelOf(noun.plural && !many ? noun.key : noun.low);
  const label = field.label.toLowerCase();
  const same = label.includes(noun.key) || label.includes(noun.low) || noun.key.includes(entity.mention.one);
  if (same || field.type === "boolean" || field.id === entity.titleField || called.length > 30) return field;
  // A distance that is called "Miles" is in miles.
  const unit = (fieldNoun(noun.key) ?? fieldNoun(noun.low))?.unit;
  return { ...field, label: called, ...(field.unit !== undefined && unit !== undefined && { unit }) };
}

/** The field that a noun means, added to the entity if need be. Nouns that are no usual field are refused unless `anyNoun`. */
export function fieldFor(entity: DraftEntity, noun: NounPhrase, detail: readonly Token[][] = [], anyNoun = true): Field | null {
  const found = findField(entity, noun);
  if (found !== null) {
    const refined = refineField(found.field, detail);
    if (found.there) entity.fields = entity.fields.map((field) => (field.id === refined.id ? refined : field));
    return found.there ? refined : addField(entity, refined);
  }
  if (!anyNoun && fieldNoun(noun.key) === null && fieldNoun(noun.low) === null) return null;
  return addField(entity, draftField(noun, detail));
}

/** The entity's schema form, without its samples. */
export function entityOf(entity: DraftEntity): Omit<Entity, "samples"> {
  return {
    id: entity.id,
    name: { one: entity.mention.one, many: entity.mention.many },
    icon: entity.thing?.icon ?? iconOfKind(entity.mention.one),
    fields: entity.fields,
    titleField: entity.titleField,
    phrase: entity.mention.phrase,
  };
}

/** An id that is not too long: a long one keeps its beginning and ends in a number made of all of it. */
export function fittedId(id: string): string {
  return id.length <= 48 ? id : `${id.slice(0, 38).replace(/-+$/, "")}-${seedOf(id).toString(36)}`;
}

type WithoutId<Kind> = Kind extends unknown ? Omit<Kind, "id"> : never;
/** A capability as it is asked for: its id is made of what it is. */
export type AskedCapability = WithoutId<Capability>;

/** What distinguishes a capability from others of its kind and entity. */
function apartIn(asked: AskedCapability): string[] {
  if (asked.kind === "filter" || asked.kind === "mark") return [asked.field];
  if (asked.kind === "send") return [asked.to];
  if (asked.kind === "export") return [asked.format];
  if (asked.kind === "chart") return asked.field === null ? [asked.by] : [asked.by, asked.field];
  if (asked.kind !== "total") return [];
  return [
    asked.field ?? "count",
    ...(asked.measure === "average" ? ["average"] : []),
    ...(asked.where === undefined ? [] : [slugOf(asked.where)]),
  ];
}

/** The id of a capability: its kind, its entity and what else distinguishes it. */
export function capabilityId(asked: AskedCapability): string {
  return fittedId([asked.kind, asked.entity, ...apartIn(asked)].join("-"));
}

/** Adds a capability, or gives its phrase to the one that is there. */
export function addCapability(plan: Plan, asked: AskedCapability): void {
  const id = capabilityId(asked);
  const there = plan.capabilities.find((other) => other.id === id);
  if (there === undefined) plan.capabilities.push({ id, ...asked });
  else there.phrase ??= asked.phrase;
  note(plan.account, asked.phrase, id);
}
