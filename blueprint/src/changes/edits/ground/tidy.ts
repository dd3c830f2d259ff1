// What remains whole after something was taken away: no capability without its field, no section without its figures,
// no page without a section, no sample that points at a row that is gone. The first page is the home page.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import { withoutBrokenFormulas } from "../../../model/formula/read-formulas.ts";
import { readCondition } from "../../../model/effects/read-condition.ts";
import { withoutBrokenRules } from "../../../model/entered/read-rules.ts";
import { soundActions } from "../../../model/effects/read-actions.ts";
import { withoutBrokenTransitions } from "../../../model/effects/read-transitions.ts";
import { fits } from "../../../model/sound/sound-entities.ts";
import type { Entity, FieldType, SampleValue } from "../../../schema/entity.ts";
import { withoutFigures } from "./find.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import { definitionOf, Feature } from "../../../features/feature.ts";

const measurable: ReadonlySet<FieldType> = new Set(["number", "money", "percent", "duration", "rating"]);

/** Whether something can be drawn in groups by such a field. */
export function groups(type: FieldType): boolean {
  return lexicon.is(type, "groupable-type");
}

/** Whether a line of text names a row: else it cannot be sent there. */
function isNamedByText({ fields, titleField }: Entity): boolean {
  return fields.some(({ id, type }) => id === titleField && (type === "text" || type === "paragraph"));
}

function stands(entities: readonly Entity[], capability: Capability): boolean {
  const entity = entities.find((candidate) => candidate.id === capability.entity);
  if (entity === undefined) return false;
  const typeOf = (id: string | null): FieldType | undefined => entity.fields.find((field) => field.id === id)?.type;
  const isMeasured = (measure: string, id: string | null): boolean => measure === "count" || measurable.has(typeOf(id) ?? "text");
  switch (capability.kind) {
    case "filter":
      return typeOf(capability.field) !== undefined && typeOf(capability.field) !== "picture";
    case "mark":
      return typeOf(capability.field) === "boolean";
    case "rate":
      return typeOf(capability.field) === "rating";
    case "tag":
      return typeOf(capability.field) === "tags";
    case "sort":
      return capability.fields.length > 0;
    case "total":
      return isMeasured(capability.measure, capability.field) && !("problem" in readCondition(entities, capability));
    case "chart":
      return isMeasured(capability.measure, capability.field) && groups(typeOf(capability.by) ?? "link");
    case "send":
      return typeOf(capability.field) === "lines" && entities.some((other) => other.id === capability.to && isNamedByText(other));
    default:
      return true;
  }
}

function tidyCapabilities({ entities, capabilities }: Blueprint): Capability[] {
  return capabilities
    .map((capability) => {
      if (capability.kind !== "sort") return capability;
      const fields = entities.find((entity) => entity.id === capability.entity)?.fields ?? [];
      const kept = capability.fields.filter((id) => fields.some((field) => field.id === id));
      if (kept.length === capability.fields.length) return capability;
      const { begins, ...plain } = { ...capability, fields: kept };
      return begins !== undefined && kept.includes(begins.replace(/-down$/, "")) ? { ...plain, begins } : plain;
    })
    .filter((capability) => stands(entities, capability));
}

function tidySections({ capabilities, features, entities }: Blueprint, sections: readonly Section[]): Section[] {
  const has = (all: readonly { id: string }[], id: string): boolean => all.some((one) => one.id === id);
  return withoutFigures(sections, (id) => !has(capabilities, id)).filter((section) => {
    if (section.kind === "figures") return true;
    if (section.kind === "notice" || section.kind === "recent") return !("problem" in readCondition(entities, section));
    return section.kind === "feature" ? has(features, section.feature) : has(entities, section.entity);
  });
}

function tidyPages(blueprint: Blueprint): Page[] {
  return blueprint.pages
    .flatMap((page) => {
      const sections = tidySections(blueprint, page.sections);
      // A page that was empty before stays: it is the one of an app that nothing is known of yet.
      return sections.length > 0 || page.sections.length === 0 ? [{ ...page, sections }] : [];
    })
    .map((page, at) => (at === 0 && page.path !== "/" ? { ...page, path: "/", intro: null } : page));
}

function tidySamples(entities: readonly Entity[], entity: Entity): Entity {
  const rowsOf = (id: string): number => entities.find((other) => other.id === id)?.samples.length ?? 0;
  const samples = entity.samples.map((sample) =>
    Object.fromEntries(
      entity.fields.map((field): [string, SampleValue] => {
        const value = sample[field.id] ?? null;
        return [field.id, fits(field, value, rowsOf) ? value : null];
      }),
    ),
  );
  return { ...entity, samples };
}

/** The blueprint without what lost its ground. */
export function tidy(blueprint: Blueprint): Blueprint {
  const features = blueprint.features.flatMap((feature) => grounded(blueprint.entities, feature) ?? []);
  const kept = { ...blueprint, features, capabilities: tidyCapabilities(blueprint) };
  const whole = withoutBrokenTransitions(withoutBrokenFormulas(kept.entities.map((entity) => tidySamples(kept.entities, entity))));
  const { entities } = soundActions(whole);
  return { ...kept, pages: tidyPages(kept), entities: withoutBrokenRules(entities) };
}

/** The options that name an entity beside `entity`. */
export const entityOptions = ["rows", "main"] as const;

function optionOf(feature: AnyFeature, option: string): string | null {
  const value: unknown = Reflect.get(feature, option);
  return typeof value === "string" ? value : null;
}

function without(feature: AnyFeature, option: string): AnyFeature | null {
  const freed = Feature.safeParse({ ...feature, [option]: null });
  return freed.success ? freed.data : null;
}

/**
 * The feature as it stands on these entities, and on fields of them that its options name: one that lost its field does without
 * it where it can. Null where it cannot.
 */
export function grounded(entities: readonly Entity[], feature: AnyFeature): AnyFeature | null {
  const isThere = (id: string): boolean => entities.some((entity) => entity.id === id);
  let kept: AnyFeature | null = feature;
  for (const option of ["entity", ...entityOptions]) {
    const id = kept === null ? null : optionOf(kept, option);
    // What was about one thing is not about anything else: without it, it goes.
    if (id !== null && !isThere(id)) kept = option === "entity" || kept === null ? null : without(kept, option);
  }
  if (kept === null) return null;
  const own = optionOf(kept, "entity") ?? optionOf(kept, "rows");
  const fields = entities.find(({ id }) => id === own)?.fields ?? [];
  for (const [option, types] of Object.entries(definitionOf(kept.kind).fieldOptions ?? {})) {
    const id: string | null = kept === null ? null : optionOf(kept, option);
    if (kept === null || id === null) continue;
    const field = fields.find((candidate) => candidate.id === id);
    if (field === undefined || !types.includes(field.type)) kept = without(kept, option);
  }
  return kept;
}
