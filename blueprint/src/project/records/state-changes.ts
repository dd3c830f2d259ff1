// The states of rows as code: their transitions and what these change elsewhere.
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";
import type { TransitionRead } from "../../model/effects/read-transitions.ts";
import { pascal } from "../../model/names.ts";
import { fieldsAlong, ownedPath } from "../../model/people/owned-path.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import type { Audience } from "../../schema/entity.ts";
import { array, arrow, type Expression, type Part, imported, invoke, local, object, type Statement } from "../code/expression.ts";
import { variableIn } from "./computed-fields.ts";
import { effectsOf } from "./effects.ts";

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

/** Who may do something with rows of an entity: the references to rows of theirs by the names that these have in the app. */
export function audienceOn(project: Pick<ProjectModel, "entities">, entity: string, audience: Audience): Part {
  const named = [audience].flat().map((who) => {
    const path = ownedPath(who);
    return path === null || path === "" ? who : (`owner:${keysAlong(project, entity, path)}` as const);
  });
  const [only = "admin", ...more] = named;
  return audienceOf(more.length === 0 ? only : named);
}

/** A path of references by the names of the fields: `transaction.product`; empty for the row itself. */
export function keysAlong({ entities }: Pick<ProjectModel, "entities">, entity: string, path: string): string {
  const fieldsOf = (id: string): readonly FieldModel[] => entities.find((one) => one.entity.id === id)?.fields ?? [];
  return path === "" ? "" : (fieldsAlong(fieldsOf, entity, path) ?? []).map(({ key }) => key).join(".");
}

function transitionOf(project: ProjectModel, { entity, verb, from, to, by, effects }: TransitionRead, variableOf: VariableOf): Expression {
  return object({
    verb,
    from: array(from),
    to,
    by: by === null ? undefined : audienceOn(project, entity, by),
    effects: effects.length === 0 ? undefined : arrow("row", array(effectsOf({ project, entity, variableOf }, effects))),
  });
}
