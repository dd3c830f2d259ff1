// Formulas as code: calls of the kit's `lib/formula.ts` on the values of rows.
import type { FieldPlace, Formula } from "../../model/formula/formula.ts";
import { type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { ASKED } from "../../model/formula/formula-scope.ts";
import { comparesMoments, operandsOf } from "../../model/formula/parts-of.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import {
  arrow,
  array,
  type Expression,
  imported,
  invoke,
  local,
  member,
  object,
  optionalMember,
  type Statement,
} from "../code/expression.ts";

const formulas = (name: string): Expression => imported("@/lib/formula", name);

/** Gives the computed fields of an entity their formulas; nothing where it has none. */
export function computedFields(project: ProjectModel, model: EntityModel, variableOf: (model: EntityModel) => Expression): Statement[] {
  const own = project.computed.filter(({ entity }) => entity === model.entity.id);
  if (own.length === 0) return [];
  const writer = new FormulaWriter(project, model.entity.id, variableIn(model, variableOf));
  const written = own.map(({ field, formula }) => [fieldOf(model, field).key, writer.functionOf("row", formula)] as const);
  const sources = sourcesOf(project, model.entity.id).map((id) => variableOf(entityOf(project, id)));
  const call = invoke(
    imported("@/lib/computed", "computeFields"),
    local(model.many),
    object({ formulas: object(Object.fromEntries(written)), sources: sources.length === 0 ? undefined : arrow(null, array(sources)) }),
  );
  return [{ kind: "effect", call }];
}

/** How entities are named in the file of one: itself by its own constant. */
export function variableIn(
  { entity, many }: EntityModel,
  variableOf: (model: EntityModel) => Expression,
): (model: EntityModel) => Expression {
  return (model) => (model.entity.id === entity.id ? local(many) : variableOf(model));
}

/** The other entities whose rows the formulas of an entity read, directly or through further formulas. */
function sourcesOf({ computed }: ProjectModel, entity: string): string[] {
  const found = new Set([entity]);
  for (const id of found) {
    for (const { formula } of computed.filter((one) => one.entity === id)) for (const read of entitiesRead(formula)) found.add(read);
  }
  return [...found].slice(1);
}

/** The ids of the entities whose rows a formula reads. */
export function entitiesRead(formula: Formula): string[] {
  switch (formula.kind) {
    case "field":
      return formula.path.map(({ entity }) => entity);
    case "call":
      return formula.args.flatMap(entitiesRead);
    case "aggregate":
      return [...(formula.via ?? []).map(({ entity }) => entity), formula.child.entity, ...operandsOf(formula).flatMap(entitiesRead)];
    case "random":
    case "named":
    case "profile":
      return [formula.entity];
    default:
      return [];
  }
}

function readsOf(formula: Formula, of: "row" | "child"): boolean {
  switch (formula.kind) {
    case "this":
      return of === "row";
    case "field":
      return formula.of === of;
    case "call":
      return formula.args.some((arg) => readsOf(arg, of));
    case "aggregate":
      return of === "row";
    default:
      return false;
  }
}

/** Prints formulas as expressions over `row`, and in aggregates over `child`. */
export class FormulaWriter {
  private readonly project: ProjectModel;
  private readonly variableOf: (model: EntityModel) => Expression;
  /** The id of the entity whose rows the formulas are of. */
  private readonly entity: string;
  private readonly asked: readonly FieldModel[];

  constructor(project: ProjectModel, entity: string, variableOf: (model: EntityModel) => Expression, asked: readonly FieldModel[] = []) {
    this.project = project;
    this.entity = entity;
    this.variableOf = variableOf;
    this.asked = asked;
  }

  /** The expression; `row` is what the row is called where it stands. */
  valueOf(formula: Formula, row = "row"): Expression {
    switch (formula.kind) {
      case "constant":
        return { kind: "literal", value: formula.value };
      case "today":
        return invoke(imported("@/lib/format", "localDate"));
      case "this":
        return member(local(row), "id");
      case "random": {
        const model = entityOf(this.project, formula.entity);
        const chosen = invoke(imported("@/lib/draw", "drawn"), this.variableOf(model));
        return optionalMember(chosen, formula.field === null ? "id" : fieldOf(model, formula.field).key);
      }
      case "named": {
        const named = imported("@/lib/row-named", "rowNamed");
        return optionalMember(invoke(named, this.variableOf(entityOf(this.project, formula.entity)), formula.name), "id");
      }
      case "me":
        return member(invoke(member(imported("@/lib/person", "person"), "get")), "name");
      case "profile":
        return invoke(imported("@/lib/lend-profile", "ownProfile"), this.variableOf(entityOf(this.project, formula.entity)));
      case "own": {
        const { path, of } = formula.row;
        const led = entityOf(this.project, this.fieldAt(path.at(-1) ?? path[0]).of ?? this.entity);
        return invoke(imported("@/lib/owners", "isOwn"), this.variableOf(led), this.reached(local(of === "row" ? row : of), path));
      }
      case "field":
        if (formula.type === "whole") return member(local(formula.of), this.fieldAt(formula.path[0]).key);
        return this.reached(local(formula.of === "row" ? row : formula.of), formula.path);
      case "call": {
        const areMoments = comparesMoments(formula, (place) => this.fieldAt(place).type);
        const args = formula.args.map((arg) =>
          areMoments && arg.kind === "field"
            ? this.reached(local(arg.of === "row" ? row : arg.of), arg.path, { isMoment: true })
            : this.valueOf(arg, row),
        );
        return invoke(formulas(formula.name), ...args);
      }
      case "aggregate": {
        const { entity, field } = formula.child;
        const child = entityOf(this.project, entity);
        const by = fieldOf(child, field);
        const { via = [] } = formula;
        const last = via.at(-1);
        const of = by.type === "anyReference" ? [last === undefined ? this.entity : (this.fieldAt(last).of ?? "")] : [];
        const owner = last === undefined ? member(local(row), "id") : this.reached(local(row), via);
        const all = invoke(formulas("rowsOf"), this.variableOf(child), by.key, owner, ...of);
        const { where } = formula;
        const rows = where === undefined ? all : invoke(member(all, "filter"), this.functionOf("child", where, row));
        if (formula.value === null) return member(rows, "length");
        const order = formula.order === undefined ? [] : [this.functionOf("child", formula.order, row)];
        return invoke(formulas(formula.name), rows, this.functionOf("child", formula.value, row), ...order);
      }
    }
  }

  /** A formula as a function of a row; without a parameter where it reads none of the row. */
  functionOf(of: "row" | "child", formula: Formula, row = "row"): Expression {
    return arrow(readsOf(formula, of) ? of : null, this.valueOf(formula, row));
  }

  /** A field of the row, or of the rows that its references lead to. */
  private reached(row: Expression, path: readonly FieldPlace[], { isMoment = false } = {}): Expression {
    return path.reduce<Expression>((from, place, at) => {
      const { key, type } = this.fieldAt(place);
      const reached = (): Expression => invoke(formulas("rowIn"), this.variableOf(entityOf(this.project, place.entity)), from);
      const value = at === 0 ? member(from, key) : optionalMember(reached(), key);
      if (type === "datetime") return isMoment ? value : invoke(formulas("dayOf"), value);
      return type === "rating" ? invoke(formulas("rated"), value) : value;
    }, row);
  }

  private fieldAt({ entity, field }: FieldPlace): FieldModel {
    const asked = entity === ASKED ? this.asked.find(({ id }) => id === field) : undefined;
    return asked ?? fieldOf(entityOf(this.project, entity), field);
  }
}
