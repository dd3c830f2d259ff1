// Rows that are drawn at random: a prize, a winner, a recipe for tonight.
import { type Entity, type Fields, type RowOf, wholeOf } from "./entity";
import { below, openRandom } from "./games/random";

const random = openRandom();

/** One of the rows of an entity, each as likely as the others; undefined where there is none. */
export function drawn<F extends Fields>(entity: Entity<F>): RowOf<F> | undefined {
  const rows = wholeOf(entity).all();
  return rows[below(rows.length, random)];
}
