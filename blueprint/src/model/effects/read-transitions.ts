// The transitions of all states of an app, with what they change elsewhere.
import type { Audience, Entity, Field, Transition } from "../../schema/entity.ts";
import type { FieldPlace } from "../formula/formula.ts";
import { type EffectRead, readEffects } from "./read-effects.ts";

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
  const read = readEffects(entities, entity, { effects });
  if ("problem" in read) return { problem: `${named}: ${read.problem}` };
  return {
    entity: entity.id,
    field: field.id,
    verb,
    from: from ?? states.filter((state) => state !== to),
    to,
    by: by ?? null,
    effects: read,
  };
}
