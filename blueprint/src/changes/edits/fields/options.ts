// The values that a choice or tags offer: one goes, or is called something else.
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import type { Edited, EditOf, FieldPlace } from "../edit.ts";
import { entityOf, fieldOf, lower, withEntity, withField } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";

/** The blueprint with other values to choose, and with what has become of those that the samples hold. */
function withValues(
  blueprint: Blueprint,
  { options, ...place }: FieldPlace & { options: string[] },
  change: (values: readonly string[]) => string[],
): Blueprint {
  const offered = withField(blueprint, place, (field) => ({ ...field, options }));
  const changed = (value: SampleValue): SampleValue => {
    if (Array.isArray(value)) return change(value);
    return typeof value === "string" ? (change([value])[0] ?? null) : value;
  };
  const samples = entityOf(offered, place.entity).samples.map((sample) => ({
    ...sample,
    [place.field]: changed(sample[place.field] ?? null),
  }));
  return tidy(withEntity(offered, place.entity, (entity) => ({ ...entity, samples })));
}

/** Stops offering a value of a choice or of tags. */
export function removeOption(blueprint: Blueprint, { entity: id, field: fieldId, option }: EditOf<"remove-option">): Edited {
  const entity = entityOf(blueprint, id);
  const field = fieldOf(entity, fieldId);
  const options = (field.options ?? []).filter((other) => other !== option);
  if (options.length < 2) return { refused: `“${field.label}” of ${entity.name.many} needs at least two values, so “${option}” stays.` };
  const next = withValues(blueprint, { entity: id, field: fieldId, options }, (tags) => tags.filter((tag) => tag !== option));
  return {
    blueprint: next,
    said: `“${field.label}” of ${entity.name.many} no longer offers “${option}”.`,
    became: [`-${id}.${fieldId}=${option}`],
  };
}

/** Calls a value of a choice or of tags something else, in the samples too. */
export function renameOption(blueprint: Blueprint, { entity: id, field: fieldId, option, to }: EditOf<"rename-option">): Edited {
  const entity = entityOf(blueprint, id);
  const field = fieldOf(entity, fieldId);
  if (option === to) return { refused: `“${field.label}” of ${entity.name.many} calls it “${to}” already.` };
  if ((field.options ?? []).some((other) => other !== option && other.toLowerCase() === to.toLowerCase()))
    return { refused: `“${field.label}” of ${entity.name.many} offers “${to}” already, so “${option}” keeps its name.` };
  const named = (values: readonly string[]): string[] => values.map((value) => (value === option ? to : value));
  const next = withValues(blueprint, { entity: id, field: fieldId, options: named(field.options ?? []) }, named);
  const stored =
    field.type === "tags"
      ? `Rows that are stored already keep “${option}” until they are edited.`
      : `Rows that are stored already with “${option}” have no ${lower(field.label)} until one is chosen.`;
  return {
    blueprint: next,
    said: `“${field.label}” of ${entity.name.many} now says “${to}” instead of “${option}”. ${stored}`,
    became: [`${id}.${fieldId}=${to}`],
  };
}
