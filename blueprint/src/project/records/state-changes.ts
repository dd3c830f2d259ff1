// The states of rows as code: their transitions and what these change elsewhere.
import { type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import type { EffectRead, TransitionRead } from "../../model/formula/read-transitions.ts";
import { pascal } from "../../model/names.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Audience } from "../../schema/entity.ts";
import { array, arrow, type Expression, type Part, imported, invoke, local, member, object, type Statement } from "../code/expression.ts";
import { FormulaWriter, variableIn } from "./computed-fields.ts";

type VariableOf = (model: EntityModel) => Expression;

const kit = (name: string): Expression => imported("@/lib/transitions", name);

/** The fields of an entity that are states. */
export function stateFields({ fields }: EntityModel): FieldModel[] {
  return fields.filter(({ transitions }) => transitions !== undefined);
}

/** The name of the constant with the transitions of a field. */
export function transitionsName({ one }: EntityModel, { id }: FieldModel): string {
  return `${one}${pascal(id)}Transitions`;
}

/** The constants with the transitions of an entity's states; none where it has none. */
export function transitionConstants(project: ProjectModel, model: EntityModel, variableOf: VariableOf): Statement[] {
  return stateFields(model).map((field) => {
    const own = project.transitions.filter((one) => one.entity === model.entity.id && one.field === field.id);
    const list = array(own.map((one) => transitionOf(project, one, variableIn(model, variableOf))));
    return {
      kind: "constant",
      name: transitionsName(model, field),
      value: invoke(kit("defineTransitions"), local(model.many), field.key, list),
    };
  });
}

/** Who may do something, as the kit has it. */
export const audienceOf = (audience: Audience): Part => (typeof audience === "string" ? audience : array(audience));

function transitionOf(project: ProjectModel, { verb, from, to, by, effects }: TransitionRead, variableOf: VariableOf): Expression {
  const changes = effects.map((effect) => effectOf(project, effect, variableOf));
  return object({
    verb,
    from: array(from),
    to,
    by: by === null ? undefined : audienceOf(by),
    effects: changes.length === 0 ? undefined : arrow("row", array(changes)),
  });
}

/** `addTo(products, row.product, "stock", minus(0, row.quantity))`, for each line where it is made for lines. */
function effectOf(project: ProjectModel, { each, of, target, do: act, value }: EffectRead, variableOf: VariableOf): Expression {
  const row = each === null ? "row" : "line";
  const changed = entityOf(project, target.entity);
  const id = of === null ? member(local(row), "id") : member(local(row), fieldOf(entityOf(project, of.entity), of.field).key);
  const written = new FormulaWriter(project, (each ?? target).entity, variableOf).valueOf(value, row);
  const call = invoke(kit(act === "set" ? "setIn" : "addTo"), variableOf(changed), id, fieldOf(changed, target.field).key, written);
  if (each === null) return call;
  const lines = entityOf(project, each.entity);
  const rows = invoke(imported("@/lib/formula", "rowsOf"), variableOf(lines), fieldOf(lines, each.field).key, member(local("row"), "id"));
  return invoke(member(rows, "map"), arrow("line", call));
}
