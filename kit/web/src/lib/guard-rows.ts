// The one rule in front of the rows of an entity: every list, page, board, chart, total, search, download and reference reads
// through it, and what it does not allow is refused. It keeps people apart who use the app on one device; it does not protect
// against someone who holds the device, and so the storage.
import type { Audience } from "./audience";
import {
  type Entity,
  type Fields,
  type RowOf,
  type ValuesOf,
  changeOf,
  fieldOf,
  wholeOf,
} from "./entity";
import { toast } from "./toast";
import * as words from "../words/community";

/** What whoever opens the app may do with the rows of an entity. */
export interface Rule<F extends Fields> {
  sees(row: RowOf<F>): boolean;
  /** Whether they may change or remove a row that they see. */
  changes(row: RowOf<F>): boolean;
  /** Whether they may add a row with these values; without values whether there are rows that they may add. */
  adds(values?: ValuesOf<F>): boolean;
  /** Whether they are one of these people, for a row. */
  isOneOf(people: Audience, row: RowOf<F>): boolean;
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
  /** Whether a row may have these values: a state is changed by whoever may make the step. */
  const mayHave = (row: RowOf<F>, changes: Partial<ValuesOf<F>>) => {
    const isState = (name: string) => entity.states?.some((state) => state.name === name) === true;
    const isStepped = entity.states?.every(
      ({ name, mayMove }) => !(name in changes) || mayMove(row, changes[name]),
    );
    return isStepped !== false && (Object.keys(changes).every(isState) || mayChange(row));
  };
  /** A row that is gone needs no permission. */
  const requireSeen = (id: string, isAllowed: (row: RowOf<F>) => boolean) => {
    const row = whole.all().find((candidate) => candidate.id === id);
    if (row !== undefined && !(rule.sees(row) && isAllowed(row))) refuse();
  };
  /** Whether a row may begin in its state. */
  const mayBegin = (values: ValuesOf<F>) =>
    entity.states?.every(({ name, mayMove }) => {
      const first = { ...values, ...changeOf<F>(name, fieldOf(entity, name).empty), id: "" };
      return mayMove(first, values[name]);
    }) !== false;

  let from: readonly unknown[] = [];
  let seen: readonly RowOf<F>[] = [];
  entity.whole = whole;
  entity.mayAdd = () => rule.adds();
  entity.mayChange = mayChange;
  entity.isOneOf = (people, row) => rule.sees(row) && rule.isOneOf(people, row);
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
      if (!rule.adds(values) || !mayBegin(values)) refuse();
      const row = whole.add(values, place);
      rule.added?.(row.id);
      return row;
    },
    update: (id, changes) => {
      requireSeen(id, (row) => mayHave(row, changes));
      whole.update(id, changes);
    },
    remove: (id) => {
      requireSeen(id, mayChange);
      return whole.remove(id);
    },
  };
}
