// Fields that are worked out from other values. Rows that are read have them; what is stored does not.
import { type Entity, type Fields, type RowOf, fieldOf, wholeOf } from "./entity";
import { localDate } from "./format";
import type { Collection } from "./store";

interface Computing<F extends Fields> {
  /** What a computed field holds, from the row. What the field cannot hold is empty. */
  formulas: { readonly [Name in keyof F]?: (row: RowOf<F>) => unknown };
  /** The other entities whose rows the formulas read. */
  sources?: () => readonly Entity[];
}

/** The rows of entities as they are stored. */
const storedRows = new WeakMap<object, Pick<Collection<unknown>, "all" | "subscribe">>();

/** Never those that a person sees: who sees a row may depend on the very rows that its formulas read. */
const storedOf = (entity: Entity) => storedRows.get(entity) ?? wholeOf(entity);

/** Gives the computed fields of an entity their values, which follow every row that their formulas read. */
export function computeFields<F extends Fields>(
  entity: Entity<F>,
  { formulas, sources = () => [] }: Computing<F>,
) {
  const stored = entity.rows;
  let from: readonly unknown[] = [];
  let rows: readonly RowOf<F>[] = [];
  storedRows.set(entity, stored);

  // A value is worked out when it is read, so that entities may read each other's computed fields.
  function withValues(row: RowOf<F>): RowOf<F> {
    const whole = { ...row };
    for (const [name, formula] of Object.entries(formulas)) {
      let worked: { value: unknown } | null = null;
      Object.defineProperty(whole, name, {
        enumerable: true,
        get: () => {
          worked ??= { value: fieldOf(entity, name).revive(tidied(formula?.(whole))) };
          return worked.value;
        },
      });
    }
    return whole;
  }

  entity.preview = withValues;
  entity.rows = {
    ...stored,
    all: () => {
      // The days that formulas count from change, too.
      const now = [localDate(), stored.all(), ...sources().map((source) => storedOf(source).all())];
      if (now.length !== from.length || now.some((part, at) => part !== from[at])) {
        from = now;
        rows = stored.all().map(withValues);
      }
      return rows;
    },
    subscribe: (listener) => {
      const ends = [stored, ...sources().map(storedOf)].map((source) => source.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** A number without the smallest digits, in which 0.1 + 0.2 is not 0.3. */
function tidied(value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1e10) / 1e10 : value;
}
