// Whose a row is beside whoever added it: the owner of a row that it refers to, `owner:product`, or over two references
// `owner:transaction.product`.
import type { Audience, Entity, Field, Who } from "../../schema/entity.ts";
import { refersTo } from "../../schema/row-places.ts";

/** The path of references to the row whose owner is meant: an empty text for the row itself. Null for other people. */
export function ownedPath(who: Who): string | null {
  if (who === "owner") return "";
  return who.startsWith("owner:") ? who.slice("owner:".length) : null;
}

/** The paths of references in audiences, without that of the row itself. */
export const pathsIn = (audiences: readonly Audience[]): string[] => audiences.flat().flatMap((who: Who) => ownedPath(who) || []);

/** The references that a path names, one after another, from rows of an entity on; null where there is no such way. */
export function fieldsAlong<F extends Pick<Field, "id" | "type" | "of" | "ofAny">>(
  fieldsOf: (entity: string) => readonly F[],
  entity: string,
  path: string,
): F[] | null {
  const along: F[] = [];
  let at: string | undefined = entity;
  for (const id of path.split(".")) {
    const fields: readonly F[] = at === undefined ? [] : fieldsOf(at);
    const field = fields.find((one) => one.id === id && refersTo(one).length > 0);
    if (field === undefined) return null;
    along.push(field);
    at = field.of;
  }
  return along;
}

/** The entities whose rows it matters who added, for what audiences of the rows of an entity say. */
export function entitiesOwned(
  entities: readonly Pick<Entity, "id" | "fields">[],
  entity: string,
  audiences: readonly Audience[],
): string[] {
  const fieldsOf = (id: string): readonly Field[] => entities.find((one) => one.id === id)?.fields ?? [];
  return pathsIn(audiences).flatMap((path) => {
    const last = fieldsAlong(fieldsOf, entity, path)?.at(-1);
    return last === undefined ? [] : refersTo(last);
  });
}

/** What is said of who sees, changes and does something with the rows of an entity. */
export function audiencesOf({ access, actions = [], fields }: Pick<Entity, "access" | "actions" | "fields">): Audience[] {
  const both = [access, ...fields.map((field) => field.access)].flatMap((one) => (one === undefined ? [] : [one.see, one.change]));
  const by = [...actions, ...fields.flatMap(({ transitions = [] }) => transitions)].flatMap((one) =>
    one.by === undefined ? [] : [one.by],
  );
  return [...both, ...by];
}
