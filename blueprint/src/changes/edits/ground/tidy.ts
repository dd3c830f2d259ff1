// What remains whole after something was taken away: no capability without its field, no section without its figures,
// no page without a section, no sample that points at a row that is gone. The first page is the home page.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Blueprint, Page, Section } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import { fits } from "../../../model/sound-entities.ts";
import type { Entity, Field, FieldType, SampleValue } from "../../../schema/entity.ts";
import { grounded } from "./grounded.ts";

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
      return typeOf(capability.field) !== undefined;
    case "mark":
      return typeOf(capability.field) === "boolean";
    case "rate":
      return typeOf(capability.field) === "rating";
    case "tag":
      return typeOf(capability.field) === "tags";
    case "sort":
      return capability.fields.length > 0;
    case "total":
      return isMeasured(capability.measure, capability.field);
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

function tidySections(blueprint: Blueprint, sections: readonly Section[]): Section[] {
  const isKept = (id: string): boolean => blueprint.capabilities.some((capability) => capability.id === id);
  return sections.flatMap((section): Section[] => {
    if (section.kind === "feature") return blueprint.features.some(({ id }) => id === section.feature) ? [section] : [];
    if (section.kind !== "figures") return blueprint.entities.some((entity) => entity.id === section.entity) ? [section] : [];
    const capabilities = section.capabilities.filter(isKept);
    return capabilities.length === 0 ? [] : [{ ...section, capabilities }];
  });
}

function tidyPages(blueprint: Blueprint): Page[] {
  // A page that was empty before stays: it is the one of an app that nothing is known of yet.
  return blueprint.pages
    .map((page) => ({ page: { ...page, sections: tidySections(blueprint, page.sections) }, wasEmpty: page.sections.length === 0 }))
    .flatMap(({ page, wasEmpty }) => (wasEmpty || page.sections.length > 0 ? [page] : []))
    .map((page, at) => (at === 0 && page.path !== "/" ? { ...page, path: "/", intro: null } : page));
}

function tidySamples(entities: readonly Entity[], entity: Entity): Entity {
  const rowsOf = (field: Field): number => entities.find((other) => other.id === field.of)?.samples.length ?? 0;
  const samples = entity.samples.map((sample) =>
    Object.fromEntries(
      entity.fields.map((field): [string, SampleValue] => {
        const value = sample[field.id] ?? null;
        return [field.id, fits(field, value, rowsOf(field)) ? value : null];
      }),
    ),
  );
  return { ...entity, samples };
}

/** The blueprint without what lost its ground. */
export function tidy(blueprint: Blueprint): Blueprint {
  const features = blueprint.features.flatMap((feature) => grounded(blueprint.entities, feature) ?? []);
  const kept = { ...blueprint, features, capabilities: tidyCapabilities(blueprint) };
  return { ...kept, pages: tidyPages(kept), entities: kept.entities.map((entity) => tidySamples(kept.entities, entity)) };
}
