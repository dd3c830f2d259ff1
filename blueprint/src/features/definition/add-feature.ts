// A feature comes into a blueprint that is there already: drafted by its definition, with the pages and fields that it needs.
import type { Blueprint, Page } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Field } from "../../schema/entity.ts";
import type { AnyFeature } from "../../schema/feature.ts";
import { definitionOf, type FeatureKind } from "../feature.ts";
import type { DraftedFeature, Place } from "./define-feature.ts";
import { entityIdOf } from "./entity-id-of.ts";
import { spokenIn } from "../../project/words/say.ts";
import { wordsIn } from "../../project/words/words-in.ts";

/** What is asked for: `entity` is the id of the entity that it is about, null for none. */
export interface AddFeatureRequest {
  kind: FeatureKind;
  entity: string | null;
  phrase: string | null;
  words: string;
  /** The noun it is about; the entity's name where none is given. */
  object?: string;
}

/** What a drafted feature is completed with: `asked` is the id that was asked for. */
interface Settling {
  kind: FeatureKind;
  phrase: string | null;
  asked: string;
  entities: readonly { id: string }[];
}

/**
 * The feature with the id that it keeps: one of no entity is called by its kind, unless its definition gave it another id
 * than the asked one. No entity has its id: timers as rows and a timer as a feature are two.
 */
export function settledFeature(drafted: DraftedFeature<AnyFeature>, { kind, phrase, asked, entities }: Settling): AnyFeature {
  const feature = { kind, id: asked, phrase, ...drafted };
  if (entityIdOf(feature) !== null || feature.id !== asked) return feature;
  return { ...feature, id: entities.some(({ id }) => id === kind) ? `${kind}-feature` : kind };
}

/** The blueprint with the feature; null where its definition can make nothing of what is asked. One that is there already gets what it lacks. */
export function addFeature(blueprint: Blueprint, { kind, entity: id, phrase, words, object }: AddFeatureRequest): Blueprint | null {
  const entity = blueprint.entities.find((candidate) => candidate.id === id);
  const asked = entity === undefined ? kind : `${kind}-${entity.id}`.slice(0, 48).replace(/-$/, "");
  const planned = definitionOf(kind).draft({
    id: asked,
    words,
    object: object ?? entity?.name.one ?? null,
    prompt: words,
    features: blueprint.features,
    title: blueprint.title,
    entity: entity === undefined ? null : { ...entity, one: entity.name.one, many: entity.name.many },
    about: blueprint.entities[0]?.name.one ?? "",
  });
  if (planned === null) return null;
  const drafted = spokenIn(planned, wordsIn(blueprint.language));
  const feature = settledFeature(drafted.feature, { kind, phrase, asked, entities: blueprint.entities });
  const there = blueprint.features.find((other) => other.id === feature.id);
  if (there !== undefined) {
    const extended = definitionOf(kind).extend?.(there, feature) ?? null;
    if (extended === null) return blueprint;
    const features = blueprint.features.map((other) => (other === there ? extended : other));
    return { ...blueprint, features, pages: withPlaces(blueprint.pages, { feature: there.id, places: drafted.places }) };
  }
  const own = entityIdOf(feature);
  const entities = blueprint.entities.map((candidate) => {
    if (candidate.id !== own) return candidate;
    const fresh = (drafted.fields ?? []).filter((field) => !candidate.fields.some((other) => other.id === field.id));
    const samples = candidate.samples.map((sample, at) => ({ ...chosenInTurn(fresh, at), ...sample }));
    return { ...candidate, fields: [...candidate.fields, ...fresh], samples };
  });
  const needed =
    own === null
      ? []
      : (["browse", "detail"] as const).map((act): Capability => ({ kind: act, id: `${act}-${own}`, phrase: null, entity: own }));
  const capabilities = [
    ...blueprint.capabilities,
    ...needed.filter(({ id: other }) => !blueprint.capabilities.some((capability) => capability.id === other)),
  ];
  const pages = withPlaces(blueprint.pages, { feature: feature.id, places: drafted.places });
  return { ...blueprint, entities, capabilities, features: [...blueprint.features, feature], pages };
}

/** What a sample row says in choices and dates that it was drafted without: one option after another, a day every three. */
function chosenInTurn(fields: readonly Field[], at: number): Record<string, string | number> {
  const choices = fields.flatMap(({ id, type, options = [] }, position): (readonly [string, string | number])[] => {
    if (type === "date") return [[id, at * 3 + position * 7]];
    const option = type === "choice" ? options[at % Math.max(1, options.length)] : undefined;
    return option === undefined ? [] : [[id, option]];
  });
  return Object.fromEntries(choices);
}

/** The pages with the blocks of the feature that do not stand on them yet. */
function withPlaces(pages: readonly Page[], { feature, places = [] }: { feature: string; places: readonly Place[] | undefined }): Page[] {
  const isThere = ({ block }: Place): boolean =>
    pages.some(({ sections }) =>
      sections.some((section) => section.kind === "feature" && section.feature === feature && section.block === block),
    );
  return places.filter((place) => !isThere(place)).reduce((all, place) => placed(all, { feature, place }), [...pages]);
}

const TITLE_MAX = 60;

function placed(pages: readonly Page[], { feature, place }: { feature: string; place: Place }): Page[] {
  const section = { kind: "feature", feature, block: place.block } as const;
  if (place.on === "home")
    return pages.map((page, at) => {
      if (at > 0) return page;
      return { ...page, sections: place.at === "top" ? [section, ...page.sections] : [...page.sections, section] };
    });
  const { id, title, icon, intro } = place.page;
  if (pages.some((page) => page.id === id))
    return pages.map((page) => (page.id === id ? { ...page, sections: [...page.sections, section] } : page));
  return [...pages, { id, path: `/${id}`, title: title.slice(0, TITLE_MAX), icon, intro: intro ?? null, sections: [section] }];
}
