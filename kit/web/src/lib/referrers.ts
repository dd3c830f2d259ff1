// Which rows refer to a row: whoever deletes it is told before.
import { type Entity, type Fields, fieldOf, wholeOf } from "./entity";
import type { Noun } from "./words";

/** An entity, and its fields that refer to the rows of another one. */
export interface Referrer {
  entity: Entity;
  by: readonly string[];
}

/** Notes which entities refer to the rows of this one. */
export function referredBy<F extends Fields>(
  entity: Entity<F>,
  referrers: () => readonly Referrer[],
) {
  entity.referrers = referrers;
}

/** How many rows refer to the one with this id, by what they are called; nothing of those of which there are none. */
export function countReferring<F extends Fields>(
  { name, referrers = () => [] }: Pick<Entity<F>, "name" | "referrers">,
  id: string,
): readonly { noun: Noun; count: number }[] {
  return referrers().flatMap(({ entity, by }) => {
    const count = wholeOf(entity)
      .all()
      .filter((row) =>
        by.some((field) => fieldOf(entity, field).leadsTo?.(row[field], id, name) === true),
      ).length;
    return count === 0 ? [] : [{ noun: entity.noun, count }];
  });
}
