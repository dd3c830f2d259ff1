// Audiences without people whom nobody can be any more: the owners of rows that are no longer referred to.
import type { Audience, Entity, Field, Who } from "../../schema/entity.ts";
import { fieldsAlong, ownedPath } from "../people/owned-path.ts";

/** The entities with audiences that name only references that there are; where nobody is left, it is the administrator. */
export function soundAudiences(entities: readonly Entity[]): Entity[] {
  const fieldsOf = (id: string): readonly Field[] => entities.find((one) => one.id === id)?.fields ?? [];
  return entities.map((entity) => {
    const sound = (audience: Audience): Audience => {
      const [only = "admin", ...more] = [audience].flat().filter((who) => isSound(fieldsOf, entity, who));
      return more.length === 0 ? only : [only, ...more];
    };
    const both = ({ see, change }: { see: Audience; change: Audience }): { see: Audience; change: Audience } => ({
      see: sound(see),
      change: sound(change),
    });
    const by = <Act extends { by?: Audience | undefined }>(act: Act): Act => (act.by === undefined ? act : { ...act, by: sound(act.by) });
    return {
      ...entity,
      ...(entity.access && { access: both(entity.access) }),
      ...(entity.actions && { actions: entity.actions.map(by) }),
      fields: entity.fields.map((field) => ({
        ...field,
        ...(field.access && { access: both(field.access) }),
        ...(field.transitions && { transitions: field.transitions.map(by) }),
      })),
    };
  });
}

/** A list of somebody's own rows with the owners whom there can be. */
export function soundOwners<Own extends { entity: string; of?: Who[] | undefined }>(entities: readonly Entity[], section: Own): Own {
  const fieldsOf = (id: string): readonly Field[] => entities.find((one) => one.id === id)?.fields ?? [];
  const of = section.of?.filter((who) => isSound(fieldsOf, { id: section.entity }, who)) ?? [];
  return section.of === undefined ? section : { ...section, of: of.length === 0 ? ["owner"] : of };
}

/** Whether somebody can be one of these people. */
function isSound(fieldsOf: (entity: string) => readonly Field[], { id }: Pick<Entity, "id">, who: Who): boolean {
  const path = ownedPath(who);
  return path === null || path === "" || fieldsAlong(fieldsOf, id, path) !== null;
}
