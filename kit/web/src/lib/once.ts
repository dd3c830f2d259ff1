// What each person does once: with one row, or once among all rows that refer to the same one.
import type { Entity, Fields, RowOf } from "./entity";
import { createMarks } from "./marks";
import { session } from "./session";

export interface Once<F extends Fields> {
  /** Whether whoever opens the app has done it, and with this row. */
  isDone(row: RowOf<F>): boolean;
  isDoneHere(row: RowOf<F>): boolean;
  /** Notes that they did it. */
  note(row: RowOf<F>): void;
  /** What says when the answers change, and what they depend on. */
  subscribe(listener: () => void): () => void;
  current(): unknown;
}

/** Notes who did what is called so with rows of an entity: each person once for a row, or once for what all rows refer to by `of`. */
export function once<F extends Fields>(
  entity: Entity<F>,
  name: string,
  of?: keyof F & string,
): Once<F> {
  const done = createMarks(`done-${entity.name}-${name}`);
  const subject = (row: RowOf<F>) => (of === undefined ? "" : String(row[of] ?? "")) || row.id;
  const isMarked = (id: string) =>
    done.all().some(({ about, by }) => about === id && by === session.get());
  return {
    isDone: (row) => isMarked(subject(row)),
    isDoneHere: (row) => isMarked(row.id),
    note: (row) => {
      const at = new Date().toISOString();
      for (const about of new Set([subject(row), row.id]))
        done.add({ about, at, by: session.get() });
    },
    subscribe: (listener) => {
      const ends = [done, session].map((one) => one.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    current: () => `${session.get()} ${done.all().length}`,
  };
}
