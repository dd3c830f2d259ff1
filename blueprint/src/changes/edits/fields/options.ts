// The values that a choice or tags offer: one goes, or is called something else.
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";
import { entityOf, fieldOf, lower, withEntity } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";

/** Stops offering a value of a choice or of tags. */
export function removeOption(blueprint: Blueprint, { entity: id, field: fieldId, option }: EditOf<"remove-option">): Edited {
  const entity = entityOf(blueprint, id);
  const field = fieldOf(entity, fieldId);
  const options = (field.options ?? []).filter((other) => other !== option);
  if (options.length < 2) return { refused: `“${field.label}” of ${entity.name.many} needs at least two values, so “${option}” stays.` };
  const next = tidy(
    withEntity(blueprint, id, (whole) => ({
      ...whole,
      fields: whole.fields.map((other) => (other.id === fieldId ? { ...other, options } : other)),
      samples: whole.samples.map((sample) => {
        const value = sample[fieldId];
        return Array.isArray(value) ? { ...sample, [fieldId]: value.filter((tag) => tag !== option) } : sample;
      }),
    })),
  );
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
  const named = (value: string): string => (value === option ? to : value);
  const next = withEntity(blueprint, id, (whole) => ({
    ...whole,
    fields: whole.fields.map((other) => (other.id === fieldId ? { ...other, options: (other.options ?? []).map(named) } : other)),
    samples: whole.samples.map((sample) => {
      const value = sample[fieldId];
      if (Array.isArray(value)) return { ...sample, [fieldId]: value.map(named) };
      return typeof value === "string" ? { ...sample, [fieldId]: named(value) } : sample;
    }),
  }));
  const stored =
    field.type === "tags"
      ? `Rows that are stored already keep “${option}” until they are edited.`
      : `Rows that are stored already with “${option}” have no ${lower(field.label)} until one is chosen.`;
  return {
    blueprint: tidy(next),
    said: `“${field.label}” of ${entity.name.many} now says “${to}” instead of “${option}”. ${stored}`,
    became: [`${id}.${fieldId}=${to}`],
  };
}
