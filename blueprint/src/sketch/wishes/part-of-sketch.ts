// Which part of a sketched app fulfils what the reader found in the request: the thing, the field, the capability or the feature of the
// same kind about the same thing. A part is found by what it is, or by its own name.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { slugOf } from "../../knowledge/field.ts";
import { isFeatureAct } from "../../reader/lexicon/acts.ts";
import type { FieldIntent, Intent, Mention } from "../../reader/parse/parsed-prompt.ts";
import { singularsIn } from "../../reader/text/content-words.ts";
import { entityIdOf } from "../../features/definition/entity-id-of.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Entity } from "../../schema/entity.ts";
import type { AnyFeature } from "../../schema/feature.ts";
import { plainName } from "../form/lenient.ts";

/** The entity that a mention of the prompt speaks of, by its name; undefined for none. */
export function entityOfMention({ entities }: Blueprint, { one, many }: Pick<Mention, "one" | "many">): Entity | undefined {
  const names = [one, many].map(plainName);
  return entities.find(({ name }) => names.includes(plainName(name.one)) || names.includes(plainName(name.many)));
}

/** The id of the field that the prompt names; undefined for none. */
export function fieldOf({ entities }: Blueprint, { of, noun }: Pick<FieldIntent, "of" | "noun">): string | undefined {
  const own = entities.find(({ name }) => name.one === of.one);
  const ids = [slugOf(noun.low), slugOf(noun.key)];
  for (const entity of own === undefined ? entities : [own, ...entities]) {
    const field = entity.fields.find(({ id }) => ids.includes(id));
    if (field !== undefined) return `${entity.id}.${field.id}`;
  }
  return undefined;
}

/** The ids of what fulfils an intent: of its kind, and about its thing where it names one; none where nothing does. */
export function partsOfIntent(blueprint: Blueprint, intent: Intent): string[] {
  const { act, of } = intent;
  const entity = of === null ? undefined : entityOfMention(blueprint, of);
  if (of !== null && entity === undefined && !isName(blueprint, of)) return [];
  if (isFeatureAct(act)) return featuresOf(blueprint, { act, entity });
  if (act === "unsupported") return [];
  const kind = act === "keep" ? "browse" : act;
  const about = (capability: Capability): boolean => entity === undefined || capability.entity === entity.id;
  const same = blueprint.capabilities.filter((capability) => capability.kind === kind && about(capability));
  const named = same.filter((capability) => namesField(blueprint, capability, intent));
  const [first] = same;
  const isOfField = kind === "filter" || kind === "chart" || kind === "total" || kind === "mark";
  if (isOfField) return named.map(({ id }) => id);
  return named.length > 0 ? named.map(({ id }) => id) : first === undefined ? [] : [first.id];
}

/** Whether a mention is only what the app is called: "household budget" of a Household Budget. */
function isName({ title }: Blueprint, { one }: Pick<Mention, "one">): boolean {
  const name = singularsIn(title);
  return singularsIn(one).every((word) => name.includes(word));
}

function featuresOf({ features, capabilities }: Blueprint, { act, entity }: { act: string; entity: Entity | undefined }): string[] {
  const fulfils = (feature: AnyFeature): boolean =>
    feature.kind === act || (act === "contact" && feature.kind === "form" && feature.id.startsWith("form-contact"));
  const same = features.filter(fulfils);
  // Figures and charts on a page are the dashboard that a sketch describes itself.
  if (act === "dashboard" && same.length === 0) {
    const about = capabilities.filter((capability) => capability.kind === "chart" || capability.kind === "total");
    return about.filter((capability) => entity === undefined || capability.entity === entity.id).map(({ id }) => id);
  }
  const about = same.filter((feature) => entity !== undefined && (entityIdOf(feature) === entity.id || feature["rows"] === entity.id));
  if (about.length > 0) return about.map(({ id }) => id);
  return same.filter((feature) => entity === undefined || entityIdOf(feature) === null).map(({ id }) => id);
}

/** Whether the words of an intent name the field that a capability is about, or none at all. */
function namesField({ entities, title }: Blueprint, capability: Capability, { words, object, after }: Intent): boolean {
  const entity = entities.find(({ id }) => id === capability.entity);
  const used = new Set(Object.values(capability).flat());
  const labels = (entity?.fields ?? []).filter(({ id }) => used.has(id)).flatMap(({ label, options = [] }) => [label, ...options]);
  const known = new Set(labels.flatMap(singularsIn));
  const own = new Set([entity?.name.one ?? "", entity?.name.many ?? "", title].flatMap(singularsIn));
  const nouns = [object, ...after.values()].flatMap((noun) => noun?.tokens ?? []).map(({ one }) => one);
  const said = nouns.filter((one) => !own.has(one) && !lexicon.is(one, "period"));
  return said.length === 0 || said.some((one) => known.has(one)) || words.some((word) => known.has(word));
}

/** The part whose own name says all of some words: the label of a field or a fact, a row, a heading, the title of a page; undefined for none. */
export function partNamed({ entities, features, pages }: Blueprint, words: readonly string[]): string | undefined {
  const says = (name: unknown): boolean => typeof name === "string" && words.every((word) => singularsIn(name).includes(word));
  if (words.length === 0) return undefined;
  for (const { id, name, fields, titleField, samples } of entities) {
    if (says(name.one) || says(name.many)) return id;
    // "The order total": the total of an order.
    const own = singularsIn(`${name.one} ${name.many}`);
    const rest = words.filter((word) => !own.includes(word));
    const isOwn = (label: string): boolean => rest.length > 0 && rest.every((word) => singularsIn(label).includes(word));
    const field = fields.find(
      ({ label, type, options = [] }) => says(`${label} ${type}`) || isOwn(`${label} ${type}`) || options.some(says),
    );
    if (field !== undefined) return `${id}.${field.id}`;
    if (samples.some((row) => says(row[titleField]))) return id;
  }
  for (const feature of features) {
    const fact = namesIn(feature["facts"], "label").find(says);
    if (fact !== undefined) return `${feature.id}.${fact.toLowerCase().replaceAll(",", " ").replaceAll(" ", "-")}`;
    const names = [
      feature["title"],
      ...["offers", "pictures", "fields", "questions"].flatMap((list) => namesIn(feature[list], "name", "title", "label", "question")),
    ];
    if (names.some(says)) return feature.id;
  }
  const page = pages.find(({ title }) => says(title));
  return page === undefined ? undefined : `page.${page.id}`;
}

/** The names of the entries of a list of a feature's options. */
function namesIn(list: unknown, ...members: string[]): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const entries = typeof one === "object" && one !== null ? Object.entries(one) : [];
    return entries.flatMap(([member, value]) => (members.includes(member) && typeof value === "string" ? [value] : []));
  });
}
