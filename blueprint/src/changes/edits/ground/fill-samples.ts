// Values for sample rows that lack them: the thing's own where the row is one that it knows, believable ones elsewhere.
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import { ownValue } from "../../../reader/draft/samples/draft-samples.ts";
import { sampleValue } from "../../../reader/draft/samples/sample-value.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity, Field, SampleValue } from "../../../schema/entity.ts";
import { fits } from "../../../model/sound-entities.ts";

/** A field of a sample row that is to be filled. */
export interface Gap {
  entity: Entity;
  thing: EntityTemplate | null;
  field: Field;
  row: number;
}

function targetRows(blueprint: Blueprint, field: Field): number {
  return blueprint.entities.find((entity) => entity.id === field.of)?.samples.length ?? 0;
}

/** A believable value for a gap. */
export function valueFor(blueprint: Blueprint, { entity, thing, field, row }: Gap): SampleValue {
  const rows = targetRows(blueprint, field);
  if (field.type === "reference") return rows === 0 ? null : (row + (seedOf(field.id) % 3)) % rows;
  const title = entity.samples[row]?.[entity.titleField];
  const known = thing?.rows.findIndex((values) => values[0] === title) ?? -1;
  const own = thing === null || known < 0 ? undefined : ownValue(thing, field, known);
  return own !== undefined && fits(field, own, rows) ? own : sampleValue(field, row);
}

/** The entity with a value in each of its samples for the given fields, where there is none that fits. */
export function filled(
  blueprint: Blueprint,
  { entity, thing, fields }: { entity: Entity; thing: EntityTemplate | null; fields: readonly Field[] },
): Entity {
  const samples = entity.samples.map((sample, row) => ({
    ...sample,
    ...Object.fromEntries(
      fields.map((field): [string, SampleValue] => {
        const there = sample[field.id];
        const stays = there !== undefined && there !== null && fits(field, there, targetRows(blueprint, field));
        return [field.id, stays ? there : valueFor(blueprint, { entity, thing, field, row })];
      }),
    ),
  }));
  return { ...entity, samples };
}
