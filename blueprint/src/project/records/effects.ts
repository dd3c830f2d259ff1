// Effects as code: calls of the kit's `lib/changes.ts`.
import { type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import type { AddedRead, ChangeRead, EffectRead } from "../../model/effects/read-effects.ts";
import type { Formula } from "../../model/formula/formula.ts";
import { ASKED } from "../../model/formula/formula-scope.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import { array, arrow, type Expression, imported, invoke, local, member, object } from "../code/expression.ts";
import { FormulaWriter } from "./computed-fields.ts";

/** Where effects are written: the entity of the row, how entities are named there, and what was asked for. */
export interface EffectPlace {
  project: ProjectModel;
  entity: string;
  variableOf: (model: EntityModel) => Expression;
  asked?: readonly FieldModel[];
}

const kit = (name: string): Expression => imported("@/lib/changes", name);

/** The changes as expressions over `row`, and over `asked`. */
export function effectsOf(place: EffectPlace, effects: readonly EffectRead[]): Expression[] {
  return effects.map((effect) => (effect.do === "new" ? added(place, effect) : changed(place, effect)));
}

/** `addTo(products, row.product, "stock", minus(0, row.quantity))`, for each line where it is made for lines. */
function changed({ project, entity, variableOf, asked = [] }: EffectPlace, { each, of, target, do: act, value }: ChangeRead): Expression {
  const row = each === null ? "row" : "line";
  const model = entityOf(project, target.entity);
  const source = of?.entity === ASKED ? asked.find(({ id }) => id === of.field) : of && fieldOf(entityOf(project, of.entity), of.field);
  const id = member(local(of?.entity === ASKED ? "asked" : row), source?.key ?? "id");
  const written = new FormulaWriter(project, each?.entity ?? entity, variableOf, asked).valueOf(value, row);
  const call = invoke(kit(act === "set" ? "setIn" : "addTo"), variableOf(model), id, fieldOf(model, target.field).key, written);
  if (each === null) return call;
  const lines = entityOf(project, each.entity);
  const rows = invoke(imported("@/lib/formula", "rowsOf"), variableOf(lines), fieldOf(lines, each.field).key, member(local("row"), "id"));
  return invoke(member(rows, "map"), arrow("line", call));
}

/** `newRow(loans, { tool: row.id, borrower: person.get().name })`. */
function added({ project, entity, variableOf, asked = [] }: EffectPlace, { entity: id, values }: AddedRead): Expression {
  const model = entityOf(project, id);
  const writer = new FormulaWriter(project, entity, variableOf, asked);
  const entries = values.map(({ field, value }) => {
    const target = fieldOf(model, field);
    return [target.key, inField(target, { entity: rowEntity(project, value, asked), value, written: writer.valueOf(value) })] as const;
  });
  return invoke(kit("newRow"), variableOf(model), object(Object.fromEntries(entries)));
}

/** A value as the field stores it: rows by their ids, with the name of their entity where there are several; now as a moment. */
function inField({ type }: FieldModel, { entity, value, written }: { entity: string; value: Formula; written: Expression }): Expression {
  if (value.type === "whole") return written;
  if (type === "references") return array([written]);
  if (type === "anyReference" && value.type === "row") return invoke(imported("@/lib/formula", "joined"), `${entity}/`, written);
  return type === "datetime" && value.kind === "today" ? invoke(imported("@/lib/format", "presentMoment")) : written;
}

/** The entity of a row that a value is; empty for another value. */
function rowEntity(project: ProjectModel, value: Formula, asked: readonly FieldModel[]): string {
  if ("entity" in value) return value.entity;
  const last = value.kind === "field" && value.type === "row" ? value.path.at(-1) : undefined;
  if (last === undefined) return "";
  const field = last.entity === ASKED ? asked.find(({ id }) => id === last.field) : fieldOf(entityOf(project, last.entity), last.field);
  return field?.of ?? "";
}
