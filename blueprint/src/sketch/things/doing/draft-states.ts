// The states of drafted things: their transitions in the form of the blueprint.
import { capital } from "../../../reader/draft/draft-field.ts";
import { withoutBrokenTransitions } from "../../../model/effects/read-transitions.ts";
import type { Entity, Field, Transition } from "../../../schema/entity.ts";
import { draftAudience, type Naming, type Roles } from "../../roles/draft-roles.ts";
import type { SketchField } from "../sketch-field.ts";
import { readEffect } from "./read-effect.ts";

/** An entity with the fields of its thing. */
export interface ToldEntity {
  entity: Entity;
  written: readonly SketchField[];
}

/** The fields of the entities with their transitions; a sentence for each change that cannot be made. `roles` are those that steps may name. */
export function draftStates(all: readonly ToldEntity[], roles: Roles): { fields: Field[][]; problems: string[] } {
  const entities = all.map(({ entity }) => entity);
  const problems: string[] = [];
  const drafted = all.map(({ entity, written }) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      const naming: Naming = { roles, rows: { entity, entities }, problems };
      const own = written.find(({ label }) => label.toLowerCase() === field.label.toLowerCase());
      const isNaming = field.id === entity.titleField || field.isPart === true;
      const access = own === undefined || own.access === null || isNaming ? null : own.access;
      const told: Field =
        access === null
          ? field
          : { ...field, access: { see: draftAudience(access.see, naming), change: draftAudience(access.change, naming) } };
      const transitions = (own?.transitions ?? []).map(({ verb, from, to, by, effects: said }): Transition => {
        const effects = said.map((one) => readEffect(entities, entity, { said: one }));
        problems.push(...effects.flatMap((effect) => ("problem" in effect ? [`“${verb}” of ${entity.name.many}: ${effect.problem}`] : [])));
        const kept = effects.flatMap((effect) => ("problem" in effect ? [] : [effect]));
        const states = from.map((state) => optionOf(field, state));
        return {
          verb: capital(verb),
          to: optionOf(field, to),
          ...(states.length > 0 && { from: states }),
          ...(by !== null && { by: draftAudience(by, naming) }),
          ...(kept.length > 0 && { effects: kept }),
        };
      });
      return field.type !== "choice" || transitions.length === 0 ? told : { ...told, transitions };
    }),
  }));
  return { fields: withoutBrokenTransitions(drafted).map(({ fields }) => fields), problems };
}

function optionOf({ options = [] }: Field, state: string): string {
  return options.find((option) => option.toLowerCase() === state.toLowerCase()) ?? state;
}
