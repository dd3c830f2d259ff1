// The actions of rows as code.
import { type ActionModel, formulasOf } from "../../model/effects/action-model.ts";
import { type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { partsOf } from "../../model/formula/parts-of.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import {
  array,
  arrow,
  element,
  type Element,
  type Expression,
  imported,
  invoke,
  local,
  object,
  type Statement,
} from "../code/expression.ts";
import { namesIn } from "../code/names-in.ts";
import { FormulaWriter, variableIn } from "./computed-fields.ts";
import { effectsOf, type EffectPlace } from "./effects.ts";
import { audienceOn } from "./state-changes.ts";

/** How an action is written: how entities are named in its module, and the definition of a field that it asks for. */
export interface ActionWriting {
  variableOf: (model: EntityModel) => Expression;
  fieldOf: (field: FieldModel) => Expression;
}

/** The name of the constant with the actions of an entity. */
export const actionsName = ({ one }: EntityModel): string => `${one}Actions`;

/** The actions of the rows of an entity. */
export const actionsOf = ({ actions }: ProjectModel, { entity }: EntityModel): ActionModel[] =>
  actions.filter((action) => action.entity === entity.id);

/** The constant with the actions of an entity; none where it has none. */
export function actionConstants(project: ProjectModel, model: EntityModel, writing: ActionWriting): Statement[] {
  const own = actionsOf(project, model);
  if (own.length === 0) return [];
  const variableOf = variableIn(model, writing.variableOf);
  const written = own.map((action) =>
    invoke(kit("defineAction"), local(model.many), actionOf(project, action, { ...writing, variableOf })),
  );
  return [{ kind: "constant", name: actionsName(model), value: array(written) }];
}

const kit = (name: string): Expression => imported("@/lib/actions", name);

function actionOf(project: ProjectModel, action: ActionModel, { variableOf, fieldOf: definitionOf }: ActionWriting): Expression {
  const { entity, id, verb, by, asks, isNamed, isOfOthers, when, otherwise, once, effects, done } = action;
  const model = entityOf(project, entity);
  const random = effects.flatMap(formulasOf).flatMap(partsOf);
  const drawsFrom = random.flatMap((formula) => (formula.kind === "random" ? [formula.entity] : []))[0];
  const place: EffectPlace = { project, entity, variableOf, asked: asks };
  return object({
    verb,
    by: by === null ? undefined : audienceOn(project, entity, by),
    asks: asks.length === 0 ? undefined : object(Object.fromEntries(asks.map((field) => [field.key, definitionOf(field)]))),
    isNamed: isNamed ? true : undefined,
    isOfOthers: isOfOthers ? true : undefined,
    when: when === null ? undefined : ofDoing(new FormulaWriter(project, entity, variableOf, asks).valueOf(when)),
    otherwise: otherwise ?? undefined,
    draws: drawsFrom === undefined ? undefined : arrow(null, variableOf(entityOf(project, drawsFrom))),
    once:
      once === null
        ? undefined
        : invoke(imported("@/lib/once", "once"), local(model.many), id, ...(once === true ? [] : [fieldOf(model, once).key])),
    effects: ofDoing(array(effectsOf(place, effects))),
    done: done ?? undefined,
  });
}

/** A function of what is being done, which takes what it uses. */
function ofDoing(body: Expression): Expression {
  const used = namesIn(body);
  const names = ["row", "asked"].filter((name) => used.has(name));
  return arrow(names.length === 0 ? null : `{ ${names.join(", ")} }`, body);
}

/** The buttons of a row; none where it has no actions. */
export function actionButtons(
  project: ProjectModel,
  model: EntityModel,
  { isShort, module, variable }: { isShort?: true | undefined; module: string; variable: Expression },
): Element[] {
  if (actionsOf(project, model).length === 0) return [];
  const props = { entity: variable, actions: imported(module, actionsName(model)), row: local("row"), isShort };
  return [element(imported("@/components/resource/action-buttons", "ActionButtons"), props)];
}
