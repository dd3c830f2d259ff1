// The profile of whoever is logged in, for rows that are theirs: it is made when it is first needed.
import { type Entity, type Fields, emptyValues, fieldOf, wholeOf } from "./entity";

/** Lets the rows of others refer to the profile of a person before they have made it; `mayHave`: whether whoever uses the app can have one. */
export function lendProfile<F extends Fields>(entity: Entity<F>, mayHave: () => boolean) {
  const begun = () => ({ ...emptyValues(entity.fields), ...entity.beginning?.() });
  /** A profile without its name would be no row. */
  const isNamed = () => !fieldOf(entity, entity.title).isEmpty(begun()[entity.title]);
  entity.lacksOwnRow = () => entity.ownRow?.() === undefined && mayHave() && isNamed();
  entity.makeOwnRow = () =>
    entity.lacksOwnRow?.() === true ? wholeOf(entity).add(begun()) : entity.ownRow?.();
}

/** The id of that profile, as a reference has it; an empty text for somebody who has none. */
export function ownProfile(entity: Pick<Entity, "makeOwnRow">): string {
  return entity.makeOwnRow?.()?.id ?? "";
}
