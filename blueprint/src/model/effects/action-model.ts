// An action with the names of what it asks for.
import { partsOf } from "../formula/parts-of.ts";
import type { ActionRead } from "./read-actions.ts";
import type { EffectRead } from "./read-effects.ts";
import type { Entity } from "../../schema/entity.ts";
import type { FieldModel } from "../entity-model.ts";
import type { Formula } from "../formula/formula.ts";
import { camel, TakenNames } from "../names.ts";

/** An action as it is written and proven. */
export interface ActionModel extends Omit<ActionRead, "asks"> {
  asks: readonly FieldModel[];
  /** Whether it needs the name of the person. */
  isNamed: boolean;
}

/** Names what an action asks for. One that puts the profile of a person into a row is for those who have profiles, where nobody else is said. */
export function actionModel(entities: readonly Entity[], action: ActionRead): ActionModel {
  const keys = new TakenNames();
  const asks = action.asks.map((field) => ({ ...field, key: keys.take(camel(field.id)) }));
  const parts = [...(action.when === null ? [] : [action.when]), ...action.effects.flatMap(formulasOf)].flatMap(partsOf);
  const profile = parts.find((part) => part.kind === "profile");
  const owners = entities.find(({ id }) => id === profile?.entity)?.profileOf ?? null;
  const { by } = action;
  return { ...action, by: by === null || by === "everybody" ? (owners ?? by) : by, asks, isNamed: parts.some(({ kind }) => kind === "me") };
}

/** The formulas of an effect. */
export function formulasOf(effect: EffectRead): Formula[] {
  return effect.do === "new" ? effect.values.map(({ value }) => value) : [effect.value];
}
