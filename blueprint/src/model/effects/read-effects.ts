// What a step or an action changes: fields of rows, and rows that are added.
import type { Effect, Entity, Field, FieldEffect, RowEffect } from "../../schema/entity.ts";
import { refersTo } from "../../schema/row-places.ts";
import type { FieldPlace, Formula } from "../formula/formula.ts";
import { type Doing, FormulaScope, valueTypeOf } from "../formula/formula-scope.ts";
import { parseExpression } from "../formula/parse-expression.ts";

/** A change of a field, as it is made in the app. */
export interface ChangeRead {
  do: FieldEffect["do"];
  /** The rows for each of which it is made: their reference leads to the row of the button. Null for that row itself. */
  each: FieldPlace | null;
  /** The reference that leads to the row that is changed, of the row or of what was asked for; null where it is the row itself. */
  of: FieldPlace | null;
  target: FieldPlace;
  value: Formula;
}

/** A row that is added, with its values. */
export interface AddedRead {
  do: "new";
  entity: string;
  values: readonly { field: string; value: Formula }[];
}

/** What happens to the rows of an app. */
export type EffectRead = ChangeRead | AddedRead;

/** Effects on behalf of a row, and of a person where they are doing something. */
interface Told {
  effects: readonly Effect[];
  doing?: Doing;
}

/** Reads the effects that the rows of an entity have; a mistake is given as the end of a sentence. */
export function readEffects(
  entities: readonly Entity[],
  entity: Entity,
  { effects, doing = { asks: [] } }: Told,
): EffectRead[] | { problem: string } {
  const read: EffectRead[] = [];
  for (const effect of effects) {
    const scope = new FormulaScope(entities, entity, doing);
    const one = "adds" in effect ? readAdded(entities, scope, effect) : readChange(entities, scope, effect);
    if ("problem" in one) return one;
    read.push(one);
  }
  return read;
}

type Part<Read> = Read | { problem: string };

function readAdded(entities: readonly Entity[], scope: FormulaScope, { adds, values }: RowEffect): Part<AddedRead> {
  const target = scope.byId(adds);
  if (target === null) return { problem: `there are no rows of “${adds}”.` };
  const read: AddedRead["values"][number][] = [];
  for (const { field: id, value: written } of values) {
    const field = target.fields.find((one) => one.id === id);
    if (field === undefined || field.formula !== undefined)
      return { problem: `${target.name.many} have no field “${id}” that can be filled in.` };
    const whole = scope.wholeOf(written, field) ?? scope.profileAs(written, field);
    const value = whole ?? parseExpression(entities, scope.entity, { formula: written, doing: scope.doing });
    if ("problem" in value) return value;
    const problem = whole !== null ? null : valueProblem(withAsked(entities, scope), field, { written, value });
    if (problem !== null) return { problem };
    read.push({ field: id, value });
  }
  const title = read.find(({ field }) => field === target.titleField);
  return title === undefined
    ? { problem: `the new ${target.name.one} has no name: say what is in its first field.` }
    : { do: "new", entity: adds, values: read };
}

function readChange(entities: readonly Entity[], scope: FormulaScope, effect: FieldEffect): Part<ChangeRead> {
  const { entity, asked } = scope;
  const { each: eachId, of: ofId, field: id } = effect;
  const each = eachId === undefined ? null : scope.byId(eachId);
  const by = each?.fields.find(({ type, of }) => type === "reference" && of === entity.id);
  if (eachId !== undefined && (each === null || by === undefined))
    return { problem: `no rows of ${eachId} belong to ${entity.name.many}.` };
  const own = each ?? entity;
  const isNamed = (field: Field): boolean => field.id === ofId && field.type === "reference";
  const source = each === null && asked?.fields.some(isNamed) === true ? asked : own;
  const reference = ofId === undefined ? null : source.fields.find(isNamed);
  if (reference === undefined) return { problem: `${own.name.many} have no reference “${ofId ?? ""}”.` };
  const target = reference === null ? own : entities.find((one) => one.id === reference.of);
  const field = target?.fields.find((one) => one.id === id);
  if (target === undefined || field === undefined) return { problem: `${target?.name.many ?? "they"} have no field “${id}”.` };
  if (field.formula !== undefined) return { problem: `“${field.label}” is worked out and cannot be changed.` };
  const value = scope.profileAs(effect.value, field) ?? parseExpression(entities, own, { formula: effect.value, doing: scope.doing });
  if ("problem" in value) return value;
  if (effect.do === "add" && valueTypeOf(field.type) !== "number") return { problem: `nothing can be added to “${field.label}”.` };
  const problem = valueProblem(withAsked(entities, scope), field, { written: effect.value, value });
  if (problem !== null) return { problem };
  return {
    do: effect.do,
    each: each === null || by === undefined ? null : { entity: each.id, field: by.id },
    of: reference === null ? null : { entity: source.id, field: reference.id },
    target: { entity: target.id, field: field.id },
    value,
  };
}

const withAsked = (entities: readonly Entity[], { asked }: FormulaScope): readonly Entity[] =>
  asked === null ? entities : [...entities, asked];

/** Why the field cannot hold the value; null where it can. */
function valueProblem(entities: readonly Entity[], field: Field, { written, value }: { written: string; value: Formula }): string | null {
  const { type, label, options = [] } = field;
  const wrong = `“${label}” cannot be ${written}.`;
  if (value.type === "row") return refersTo(field).includes(entityOfRow(entities, value) ?? "") ? null : wrong;
  if (type === "datetime" || type === "time") return value.kind === "today" && type === "datetime" ? null : wrong;
  if (valueTypeOf(type) !== value.type) return wrong;
  const isOption = type !== "choice" || value.kind !== "constant" || options.includes(String(value.value));
  return isOption ? null : `${written} is no option of “${label}”.`;
}

/** The entity of which a value is a row; null where that is not said. */
function entityOfRow(entities: readonly Entity[], value: Formula): string | null {
  if ("entity" in value) return value.entity;
  if (value.kind !== "field") return null;
  const last = value.path.at(-1);
  const fields = entities.find(({ id }) => id === last?.entity)?.fields ?? [];
  return fields.find(({ id, type }) => id === last?.field && type === "reference")?.of ?? null;
}
