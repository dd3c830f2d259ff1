// The transitions of all states of an app, with what they change elsewhere.
import type { Audience, Entity, Field, Transition, TransitionEffect } from "../../schema/entity.ts";
import type { FieldPlace, Formula } from "./formula.ts";
import { valueTypeOf } from "./formula-scope.ts";
import { parseExpression } from "./parse-formula.ts";

/** A change of a field, as it is made in the app. */
export interface EffectRead {
  /** The rows for each of which it is made: their reference leads to the row that changes its state. Null for that row itself. */
  each: FieldPlace | null;
  /** The reference that leads to the row that is changed; null where it is the row itself. */
  of: FieldPlace | null;
  target: FieldPlace;
  do: TransitionEffect["do"];
  value: Formula;
}

/** A transition of a state field. */
export interface TransitionRead extends FieldPlace {
  verb: string;
  from: readonly string[];
  to: string;
  /** Who makes it; null for whoever may change the row. */
  by: Audience | null;
  effects: readonly EffectRead[];
}

/** Reads the transitions; what is wrong with one is a sentence. */
export function readTransitions(entities: readonly Entity[]): { transitions: TransitionRead[]; problems: string[] } {
  const readings = entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      (field.transitions ?? []).map((transition) => readTransition(entities, { entity, field }, transition)),
    ),
  );
  return {
    transitions: readings.flatMap((reading) => ("problem" in reading ? [] : [reading])),
    problems: readings.flatMap((reading) => ("problem" in reading ? [reading.problem] : [])),
  };
}

/** The entities without transitions and effects that are wrong. A choice of which none is left is entered. */
export function withoutBrokenTransitions(entities: readonly Entity[]): Entity[] {
  const isSound = (entity: Entity, field: Field, transition: Transition): boolean =>
    !("problem" in readTransition(entities, { entity, field }, transition));
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      if (field.transitions === undefined) return field;
      const { transitions, ...plain } = field;
      const kept = transitions
        .map((transition) => {
          const effects = transition.effects?.filter((effect) => isSound(entity, field, { ...transition, effects: [effect] }));
          return effects === undefined ? transition : { ...transition, effects };
        })
        .filter((transition) => isSound(entity, field, transition));
      return kept.length === 0 ? plain : { ...plain, transitions: kept };
    }),
  }));
}

interface StateField {
  entity: Entity;
  field: Field;
}

function readTransition(
  entities: readonly Entity[],
  { entity, field }: StateField,
  { verb, from, to, by, effects = [] }: Transition,
): TransitionRead | { problem: string } {
  const named = `“${verb}” of ${entity.name.many}`;
  const states = field.type === "choice" ? (field.options ?? []) : [];
  const unknown = [to, ...(from ?? [])].find((state) => !states.includes(state));
  if (unknown !== undefined) return { problem: `${named}: “${unknown}” is no state of “${field.label}”.` };
  const read = effects.map((effect) => readEffect(entities, entity, effect));
  const wrong = read.find((effect) => "problem" in effect);
  if (wrong !== undefined && "problem" in wrong) return { problem: `${named}: ${wrong.problem}` };
  return {
    entity: entity.id,
    field: field.id,
    verb,
    from: from ?? states.filter((state) => state !== to),
    to,
    by: by ?? null,
    effects: read.flatMap((effect) => ("problem" in effect ? [] : [effect])),
  };
}

function readEffect(entities: readonly Entity[], entity: Entity, effect: TransitionEffect): EffectRead | { problem: string } {
  const { each: eachId, of: ofId, field: id } = effect;
  const each = eachId === undefined ? null : (entities.find((one) => one.id === eachId) ?? null);
  const by = each?.fields.find(({ type, of }) => type === "reference" && of === entity.id);
  if (eachId !== undefined && (each === null || by === undefined))
    return { problem: `no rows of ${eachId} belong to ${entity.name.many}.` };
  const own = each ?? entity;
  const reference = ofId === undefined ? null : own.fields.find((field) => field.id === ofId && field.type === "reference");
  if (reference === undefined) return { problem: `${own.name.many} have no reference “${ofId ?? ""}”.` };
  const target = reference === null ? own : entities.find((one) => one.id === reference.of);
  const field = target?.fields.find((one) => one.id === id);
  if (target === undefined || field === undefined) return { problem: `${target?.name.many ?? "they"} have no field “${id}”.` };
  if (field.formula !== undefined) return { problem: `“${field.label}” is worked out and cannot be changed.` };
  const value = parseExpression(entities, own, effect.value);
  if ("problem" in value) return value;
  const problem = valueProblem(field, effect, value);
  if (problem !== null) return { problem };
  return {
    each: each === null || by === undefined ? null : { entity: each.id, field: by.id },
    of: reference === null ? null : { entity: own.id, field: reference.id },
    target: { entity: target.id, field: field.id },
    do: effect.do,
    value,
  };
}

/** Why the field cannot hold the value; null where it can. */
function valueProblem({ type, label, options = [] }: Field, effect: TransitionEffect, value: Formula): string | null {
  const wanted = type === "datetime" ? null : valueTypeOf(type);
  if (wanted !== value.type || wanted === "row") return `“${label}” cannot be changed to ${effect.value}.`;
  if (effect.do === "add" && wanted !== "number") return `nothing can be added to “${label}”.`;
  const isOption = type !== "choice" || value.kind !== "constant" || options.includes(String(value.value));
  return isOption ? null : `${effect.value} is no option of “${label}”.`;
}
