// What people do with rows by buttons of their own, an action or the steps of a state, and the rules that rows keep. An app can do without
// one of them and keep its rows.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity, Field } from "../../schema/entity.ts";

/** An action, a state with steps, or a rule. `id` is that of its entity and its own, with a dot between them; `check` is the id of the check that performs it. */
export interface DoingPart {
  id: string;
  check: string;
  /** Inside a sentence: "“Reserve” of boats", "the steps of the state of repairs", "a rule of bookings". */
  called: string;
}

/** All of them. */
export function doingParts({ entities }: Pick<Blueprint, "entities">): DoingPart[] {
  return entities.flatMap(({ id: entity, name, actions = [], fields, rules = [] }) => [
    ...rules.map(({ id }) => ({ id: `${entity}.${id}`, check: `${id}-${entity}`, called: `a rule of ${name.many}` })),
    ...actions.map(({ id, verb }) => ({ id: `${entity}.${id}`, check: `action-${entity}-${id}`, called: `“${verb}” of ${name.many}` })),
    ...fields
      .filter(({ transitions }) => transitions !== undefined)
      .map(({ id, label }) => ({
        id: `${entity}.${id}`,
        check: `states-${entity}-${id}`,
        called: `the steps of the ${label.toLowerCase()} of ${name.many}`,
      })),
  ]);
}

/** The ids of the rules of entities: a row that a check enters may break one where nobody foresaw it. */
export function rulesOf(entities: readonly Entity[]): string[] {
  return entities.flatMap(({ id, rules = [] }) => rules.map((rule) => `${id}.${rule.id}`));
}

/** The entities without those of these ids: without the action or the rule, and with a state that is simply chosen. */
export function withoutDoing(entities: Entity[], ids: ReadonlySet<string>): Entity[] {
  if (!doingParts({ entities }).some(({ id }) => ids.has(id))) return entities;
  return entities.map((entity) => {
    const isLeft = ({ id }: { id: string }): boolean => ids.has(`${entity.id}.${id}`);
    const { actions = [], rules = [], ...rest } = entity;
    const kept = actions.filter((action) => !isLeft(action));
    const ruled = rules.filter((rule) => !isLeft(rule));
    const fields = entity.fields.map((field) => (isLeft(field) ? withoutSteps(field) : field));
    return { ...rest, fields, ...(kept.length > 0 && { actions: kept }), ...(ruled.length > 0 && { rules: ruled }) };
  });
}

function withoutSteps({ transitions: _steps, ...field }: Field): Field {
  return field;
}
