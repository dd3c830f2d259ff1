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
import type { Collection } from "./store";
import { toast } from "./toast";
import * as words from "../words/community";

/** What whoever opens the app may do with the rows of an entity. */
export interface Rule<F extends Fields> {
  sees(row: RowOf<F>): boolean;
  /** Whether they may change or remove a row that they see. */
  changes(row: RowOf<F>): boolean;
  /** Whether they may add a row with these values, as far as they are known; without values whether there are rows that they may add. */
  adds(values?: Partial<ValuesOf<F>>): boolean;
  /** Who sees and who fills in fields that not everybody does who sees and changes a row. */
  fields?: FieldAccess<F>;
  /** Whether there can be rows for which they are one of these people. */
  isPossible(people: Audience): boolean;
  /** Whether they are one of these people, for a row. */
  isOneOf(people: Audience, row: RowOf<F>): boolean;
  /** Why they see no row; null where they may see some. */
  locked: NonNullable<Entity<F>["locked"]>;
  /** What whoever may not add a row does first; null where there is nothing. */
  beforeAdding?(): { label: string; path: string } | null;
  /** What whoever may not do something with a row does first; null where there is nothing. */
  beforeDoing?(by: Audience): { label: string; path: string } | null;
  /** What the answers depend on, apart from the rows themselves. */
  sources(): readonly Source[];
  /** Called with the id of a row that was added. */
  added?(id: string): void;
}

/** Who sees and fills in fields, by their names. */
export type FieldAccess<F extends Fields> = {
  readonly [Name in keyof F]?: { see: Audience; change: Audience };
};

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

/** What a rule says of the fields of an entity. */
function fieldRules<F extends Fields>(entity: Entity<F>, rule: Rule<F>) {
  const access: Readonly<Record<string, { see: Audience; change: Audience } | undefined>> =
    rule.fields ?? {};
  const restricted = Object.entries(access);
  const mayFill = (name: string) => rule.isPossible(access[name]?.change ?? "everybody");
  return {
    mayFill,
    maySee: (name: string) => rule.isPossible(access[name]?.see ?? "everybody"),
    /** The row with nothing in the fields that the person does not see. */
    shown: (row: RowOf<F>): RowOf<F> => {
      const hidden = restricted.filter(
        ([, who]) => who !== undefined && !rule.isOneOf(who.see, row),
      );
      if (hidden.length === 0) return row;
      const empty = hidden.map(([name]) => [name, fieldOf(entity, name).empty]);
      return { ...row, ...Object.fromEntries(empty) };
    },
    /** Whether values leave the fields of a row as they are that the person may not fill in. */
    areKept: (row: RowOf<F>, changes: Partial<ValuesOf<F>>) =>
      restricted.every(
        ([name, who]) =>
          who === undefined ||
          !(name in changes) ||
          changes[name] === row[name] ||
          rule.isOneOf(who.change, row),
      ),
    /** Whether a new row has nothing in them, or what every new row has: its first state. */
    areEmpty: (values: ValuesOf<F>) =>
      restricted.every(([name]) => {
        const { empty, isEmpty } = fieldOf(entity, name);
        return mayFill(name) || isEmpty(values[name]) || values[name] === empty;
      }),
  };
}

/** What is said of the states of a row: they are changed by whoever may make the step. */
function stateRules<F extends Fields>(entity: Entity<F>) {
  const states = () => entity.states ?? [];
  return {
    isState: (name: string) => states().some((state) => state.name === name),
    mayHave: (row: RowOf<F>, changes: Partial<ValuesOf<F>>) =>
      states().every(({ name, mayMove }) => !(name in changes) || mayMove(row, changes[name])),
    mayBegin: (values: ValuesOf<F>) =>
      states().every(({ name, mayMove }) => {
        const first = { ...values, ...changeOf<F>(name, fieldOf(entity, name).empty), id: "" };
        return mayMove(first, values[name]);
      }),
  };
}

/** The rows of which each that is added is noted: also one that the app adds on behalf of somebody is theirs. */
function noting<F extends Fields>(rows: Collection<ValuesOf<F>>, { added }: Rule<F>) {
  const add: typeof rows.add = (values, place) => {
    const row = rows.add(values, place);
    added?.(row.id);
    return row;
  };
  return { ...rows, add };
}

/**
 * Puts a rule in front of the rows of an entity: reading leaves out what it hides, and adding, changing or removing a row throws
 * `AccessRefused` where it does not allow that. What the app itself does with all rows goes through `wholeOf`.
 */
export function guardRows<F extends Fields>(entity: Entity<F>, rule: Rule<F>) {
  const whole = noting(wholeOf(entity), rule);
  const mayChange = (row: RowOf<F>) => rule.sees(row) && rule.changes(row);
  const refuse = () => {
    throw new AccessRefused(words.youMayNotChange({ many: entity.noun.many }));
  };
  const fields = fieldRules(entity, rule);
  const states = stateRules(entity);
  const mayHave = (row: RowOf<F>, changes: Partial<ValuesOf<F>>) =>
    fields.areKept(row, changes) &&
    states.mayHave(row, changes) &&
    (Object.keys(changes).every(states.isState) || mayChange(row));
  /** A row that is gone needs no permission. */
  const requireSeen = (id: string, isAllowed: (row: RowOf<F>) => boolean) => {
    const row = whole.all().find((candidate) => candidate.id === id);
    if (row !== undefined && !(rule.sees(row) && isAllowed(row))) refuse();
  };

  let from: readonly unknown[] = [];
  let seen: readonly RowOf<F>[] = [];
  entity.whole = whole;
  entity.mayAdd = (known) => rule.adds(known);
  entity.mayChange = mayChange;
  entity.maySee = fields.maySee;
  entity.mayFill = fields.mayFill;
  entity.isOneOf = (people, row) => rule.sees(row) && rule.isOneOf(people, row);
  entity.canBeOneOf = rule.isPossible;
  entity.locked = rule.locked;
  if (rule.beforeDoing !== undefined) entity.beforeDoing = rule.beforeDoing;
  if (rule.beforeAdding !== undefined) entity.beforeAdding = rule.beforeAdding;
  entity.rows = {
    all: () => {
      // Also rows that stay the same are read again where somebody else looks at them.
      const now = [whole.all(), ...rule.sources().map((source) => source.current())];
      if (now.length !== from.length || now.some((part, at) => part !== from[at])) {
        from = now;
        seen = whole
          .all()
          .filter((row) => rule.sees(row))
          .map(fields.shown);
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
      if (!rule.adds(values) || !states.mayBegin(values) || !fields.areEmpty(values)) refuse();
      return whole.add(values, place);
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
