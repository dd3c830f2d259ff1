// The rows of several entities, as far as whoever opens the app sees them.
import type { Entities, Fields, RowOf } from "./entity";

type Rows = readonly (readonly RowOf<Fields>[])[];

/** The rows of each entity, the same lists until one of them changes, and what says when they do. */
export function allRows(entities: Entities): {
  current(): Rows;
  subscribe(listener: () => void): () => void;
} {
  let last: Rows = [];
  return {
    current: () => {
      const now = entities.map(({ rows }) => rows.all());
      if (now.length !== last.length || now.some((rows, at) => rows !== last[at])) last = now;
      return last;
    },
    subscribe: (listener) => {
      const ends = entities.map(({ rows }) => rows.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
