// The actions of rows, with the condition on which they are possible and what they change.
import type { Action, Audience, Entity, Field } from "../../schema/entity.ts";
import type { Formula } from "../formula/formula.ts";
import { parseExpression } from "../formula/parse-expression.ts";
import { type EffectRead, readEffects } from "./read-effects.ts";

/** An action of the rows of an entity, as it is done in the app. */
export interface ActionRead {
  entity: string;
  id: string;
  verb: string;
  /** Who may; null for everybody who sees the row. */
  by: Audience | null;
  asks: readonly Field[];
  when: Formula | null;
  /** What is said where `when` does not hold; null for the kit's own words. */
  otherwise: string | null;
  /** Whether each person does it once: with a row, or with those whose reference of this id leads to the same one. Null for as often as they like. */
  once: true | string | null;
  effects: readonly EffectRead[];
  done: string | null;
}

/** Reads the actions; what is wrong with one is a sentence. */
export function readActions(entities: readonly Entity[]): { actions: ActionRead[]; problems: string[] } {
  const readings = entities.flatMap((entity) => (entity.actions ?? []).map((action) => readAction(entities, entity, action)));
  return {
    actions: readings.flatMap((reading) => ("problem" in reading ? [] : [reading])),
    problems: readings.flatMap((reading) => ("problem" in reading ? [reading.problem] : [])),
  };
}

/** The entities without actions and effects that are wrong, and a sentence for each of them. An action whose condition is wrong is none. */
export function soundActions(entities: readonly Entity[]): { entities: Entity[]; problems: string[] } {
  const problems: string[] = [];
  const sound = entities.map((entity) => {
    const { actions = [], ...plain } = entity;
    const kept = actions.flatMap((action): Action[] => {
      const effects = action.effects.filter((effect) => {
        const read = readAction(entities, entity, { ...action, effects: [effect] });
        if ("problem" in read) problems.push(read.problem);
        return !("problem" in read);
      });
      return effects.length === 0 ? [] : [{ ...action, effects }];
    });
    return kept.length === 0 ? plain : { ...plain, actions: kept };
  });
  return { entities: sound, problems: [...new Set(problems)] };
}

function readAction(entities: readonly Entity[], entity: Entity, action: Action): ActionRead | { problem: string } {
  const { id, verb, by = null, asks = [], otherwise = null, done = null } = action;
  const named = `“${verb}” of ${entity.name.many}`;
  const doing = { asks };
  const when = action.when === undefined ? null : parseExpression(entities, entity, { formula: action.when, doing });
  if (when !== null && "problem" in when) return { problem: `${named}: its condition is wrong: ${when.problem}` };
  if (when !== null && when.type !== "boolean") return { problem: `${named}: its condition has to say yes or no.` };
  const effects = readEffects(entities, entity, { effects: action.effects, doing });
  if ("problem" in effects) return { problem: `${named}: ${effects.problem}` };
  const once = action.once === undefined ? null : entity.fields.some((one) => one.id === action.once) ? action.once : true;
  return { entity: entity.id, id, verb, by, asks, when, otherwise, once, effects, done };
}
