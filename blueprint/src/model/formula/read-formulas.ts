// All formulas of an app, parsed, in the order in which none reads a field that is not worked out yet.
import type { Entity } from "../../schema/entity.ts";
import { fieldsRead } from "./fields-read.ts";
import type { FieldPlace, Formula } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";

/** A computed field and its formula. */
export interface ComputedField extends FieldPlace {
  formula: Formula;
}

/** The formulas of an app, and what is wrong with those that cannot be worked out. */
export interface FormulasRead {
  /** Those that others read come first. */
  computed: ComputedField[];
  /** A sentence for each mistake. */
  problems: string[];
}

/** Reads the formulas of all computed fields. */
export function readFormulas(entities: readonly Entity[]): FormulasRead {
  const all = entities.flatMap((entity) =>
    entity.fields.filter(({ formula }) => formula !== undefined).map((field) => ({ entity, field })),
  );
  const readings = all.map(({ entity, field }) => ({ entity, field, reading: parseFormula(entities, entity, field) }));
  const problems = readings.flatMap(({ reading }) => ("problem" in reading ? [reading.problem] : []));
  const parsed = readings.flatMap(({ entity, field, reading }) =>
    "formula" in reading ? [{ entity: entity.id, field: field.id, formula: reading.formula }] : [],
  );
  const { computed, circular } = inOrder(parsed);
  const named = circular.map((place) => all.find(({ entity, field }) => entity.id === place.entity && field.id === place.field));
  const titles = all.filter(({ entity, field }) => field.id === entity.titleField);
  return {
    computed,
    problems: [
      ...problems,
      ...titles.map(({ entity, field }) => `“${field.label}” names the ${entity.name.many} and cannot be worked out.`),
      ...named.flatMap((one) => (one === undefined ? [] : [`“${one.field.label}” of ${one.entity.name.many} is worked out from itself.`])),
    ],
  };
}

/** The entities without formulas that are wrong: their fields are then entered. */
export function withoutBrokenFormulas(entities: readonly Entity[]): Entity[] {
  const { computed } = readFormulas(entities);
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map(({ formula, ...field }) =>
      formula !== undefined && field.id !== entity.titleField && computed.some((one) => isSame(one, { entity: entity.id, field: field.id }))
        ? { ...field, formula }
        : field,
    ),
  }));
}

const isSame = (one: FieldPlace, other: FieldPlace): boolean => one.entity === other.entity && one.field === other.field;

function inOrder(parsed: readonly ComputedField[]): { computed: ComputedField[]; circular: ComputedField[] } {
  const computed: ComputedField[] = [];
  let left = [...parsed];
  for (;;) {
    const isFree = ({ formula }: ComputedField): boolean =>
      !fieldsRead(formula).some((place) => left.some((other) => isSame(other, place)));
    const free = left.filter(isFree);
    if (free.length === 0) return { computed, circular: left };
    computed.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
}
