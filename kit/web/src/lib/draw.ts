// Rows that are drawn at random: a prize, a winner, a recipe for tonight.
import { type Entity, type Fields, type RowOf, wholeOf } from "./entity";
import { below, openRandom } from "./games/random";

const random = openRandom();
/** The ids of the rows that were drawn last. */
const last = new WeakMap<object, string>();

/** One of the rows of an entity, each as likely as the others; undefined where there is none. */
export function drawn<F extends Fields>(entity: Entity<F>): RowOf<F> | undefined {
  const rows = wholeOf(entity).all();
  const row = rows[below(rows.length, random)];
  if (row !== undefined) last.set(entity, row.id);
  return row;
}

/** The id of the row of an entity that was drawn last; undefined before the first draw. */
export const lastDrawn = (entity: object): string | undefined => last.get(entity);
