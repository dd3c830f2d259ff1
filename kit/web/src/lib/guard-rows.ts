// The one rule in front of the rows of an entity: every list, page, board, chart, total, search, download and reference reads
// through it, and what it does not allow is refused. It keeps people apart who use the app on one device; it does not protect
// against someone who holds the device, and so the storage.
import { type Entity, type Fields, type RowOf, type ValuesOf, wholeOf } from "./entity";
import { toast } from "./toast";
import * as words from "../words/community";

/** What whoever opens the app may do with the rows of an entity. */
export interface Rule<F extends Fields> {
  sees(row: RowOf<F>): boolean;
  /** Whether they may change or remove a row that they see. */
  changes(row: RowOf<F>): boolean;
  /** Whether they may add a row with these values; without values whether there are rows that they may add. */
  adds(values?: ValuesOf<F>): boolean;
  /** Why they see no row; null where they may see some. */
  locked: NonNullable<Entity<F>["locked"]>;
  /** What whoever may not add a row does first; null where there is nothing. */
  beforeAdding?(): { label: string; path: string } | null;
  /** What the answers depend on, apart from the rows themselves. */
  sources(): readonly Source[];
  /** Called with the id of a row that was added. */
  added?(id: string): void;
}

/** What changes, and says so. */
interface Source {
  current(): unknown;
  subscribe(listener: () => void): () => void;
}

/** Thrown where rows are to be changed by someone who may not. The person is told, and nothing is changed. */
export class AccessRefused extends Error {}

window.addEventListener("error", (event) => {
  if (!(event.error instanceof AccessRefused)) return;
  event.preventDefault();
  toast.error(event.error.message);
});

/**
 * Puts a rule in front of the rows of an entity: reading leaves out what it hides, and adding, changing or removing a row throws
 * `AccessRefused` where it does not allow that. What the app itself does with all rows goes through `wholeOf`.
 */
export function guardRows<F extends Fields>(entity: Entity<F>, rule: Rule<F>) {
  const whole = wholeOf(entity);
  const mayChange = (row: RowOf<F>) => rule.sees(row) && rule.changes(row);
  const refuse = () => {
    throw new AccessRefused(words.youMayNotChange({ many: entity.noun.many }));
  };
  /** A row that is gone needs no permission. */
  const requireChange = (id: string) => {
    const row = whole.all().find((candidate) => candidate.id === id);
    if (row !== undefined && !mayChange(row)) refuse();
  };

  let from: readonly unknown[] = [];
  let seen: readonly RowOf<F>[] = [];
  entity.whole = whole;
  entity.mayAdd = () => rule.adds();
  entity.mayChange = mayChange;
  entity.locked = rule.locked;
  if (rule.beforeAdding !== undefined) entity.beforeAdding = rule.beforeAdding;
  entity.rows = {
    all: () => {
      // Also rows that stay the same are read again where somebody else looks at them.
      const now = [whole.all(), ...rule.sources().map((source) => source.current())];
      if (now.length !== from.length || now.some((part, at) => part !== from[at])) {
        from = now;
        seen = whole.all().filter((row) => rule.sees(row));
      }
      return seen;
    },
    subscribe: (listener) => {
      const ends = [whole, ...rule.sources()].map((one) => one.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    add: (values, place) => {
      if (!rule.adds(values)) refuse();
      const row = whole.add(values, place);
      rule.added?.(row.id);
      return row;
    },
    update: (id, changes) => {
      requireChange(id);
      whole.update(id, changes);
    },
    remove: (id) => {
      requireChange(id);
      return whole.remove(id);
    },
  };
}
