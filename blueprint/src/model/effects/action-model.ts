// An action with the names of what it asks for.
import { partsOf } from "../formula/parts-of.ts";
import type { ActionRead } from "./read-actions.ts";
import type { EffectRead } from "./read-effects.ts";
import type { Audience, Entity } from "../../schema/entity.ts";
import type { FieldModel } from "../entity-model.ts";
import type { Formula } from "../formula/formula.ts";
import { camel, TakenNames } from "../names.ts";

/** An action as it is written and proven. */
export interface ActionModel extends Omit<ActionRead, "asks"> {
  asks: readonly FieldModel[];
  /** Whether it needs the name of the person. */
  isNamed: boolean;
  /** Whether nobody does it with their own profile: it adds a row of whoever does it and of somebody else. */
  isOfOthers: boolean;
}

/** Names what an action asks for. One that puts the profile of a person into a row is for those who have profiles, where nobody else is said. */
export function actionModel(entities: readonly Entity[], action: ActionRead): ActionModel {
  const keys = new TakenNames();
  const asks = action.asks.map((field) => ({ ...field, key: keys.take(camel(field.id)) }));
  const parts = [...(action.when === null ? [] : [action.when]), ...action.effects.flatMap(formulasOf)].flatMap(partsOf);
  const profile = parts.find((part) => part.kind === "profile");
  const ownersOf = (id: string): Audience | undefined => entities.find((one) => one.id === id)?.profileOf;
  const by = action.by === null || action.by === "everybody" ? (ownersOf(profile?.entity ?? "") ?? action.by) : action.by;
  const isNamed = parts.some(({ kind }) => kind === "me");
  const isOfOthers = ownersOf(action.entity) !== undefined && ![by].flat().includes("owner") && action.effects.some(joinsWithMe);
  return { ...action, by, asks, isNamed, isOfOthers };
}

/** Whether an effect adds a row that belongs to the row of the button and to whoever presses it. */
function joinsWithMe(effect: EffectRead): boolean {
  if (effect.do !== "new") return false;
  const kinds = effect.values.map(({ value }) => value.kind);
  return kinds.includes("this") && kinds.some((kind) => kind === "me" || kind === "profile");
}

/** The formulas of an effect. */
export function formulasOf(effect: EffectRead): Formula[] {
  return effect.do === "new" ? effect.values.map(({ value }) => value) : [effect.value];
}
