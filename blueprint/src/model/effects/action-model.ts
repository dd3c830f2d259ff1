// An action with the names of what it asks for.
import { partsOf } from "../formula/parts-of.ts";
import type { ActionRead } from "./read-actions.ts";
import type { EffectRead } from "./read-effects.ts";
import type { FieldModel } from "../entity-model.ts";
import type { Formula } from "../formula/formula.ts";
import { camel, TakenNames } from "../names.ts";

/** An action as it is written and proven. */
export interface ActionModel extends Omit<ActionRead, "asks"> {
  asks: readonly FieldModel[];
  /** Whether it needs the name of the person. */
  isNamed: boolean;
}

/** Names what an action asks for. */
export function actionModel(action: ActionRead): ActionModel {
  const keys = new TakenNames();
  const asks = action.asks.map((field) => ({ ...field, key: keys.take(camel(field.id)) }));
  const formulas = [...(action.when === null ? [] : [action.when]), ...action.effects.flatMap(formulasOf)];
  return { ...action, asks, isNamed: formulas.some((formula) => partsOf(formula).some(({ kind }) => kind === "me")) };
}

/** The formulas of an effect. */
export function formulasOf(effect: EffectRead): Formula[] {
  return effect.do === "new" ? effect.values.map(({ value }) => value) : [effect.value];
}
