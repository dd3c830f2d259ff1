// Which rows a list shows, and what they amount to.
import { type Entity, type Fields, type RowOf, fieldOf, titleOf } from "./entity";

/** The settings of a list, by name: `search`, `sort`, and the value that a field is filtered by. */
export type ListSettings = ReadonlyMap<string, string>;

/** Whether every word of the search occurs in the row, without regard to case or accents. */
export function matchesSearch<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  search: string,
): boolean {
  const texts = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.searchTexts(row[name]),
  );
  return hasWords([titleOf(entity, row), ...texts], search);
}

/** Whether every word of the search occurs in the texts, without regard to case or accents. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const text = folded(texts.join(" "));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The rows that match the search and the filters, in the chosen order; without one, in the order in which they are stored. */
export function selectRows<F extends Fields>(
  entity: Entity<F>,
  {
    rows,
    settings,
    filters,
    orders = [],
  }: {
    rows: readonly RowOf<F>[];
    settings: ListSettings;
    filters: readonly (keyof F & string)[];
    /** Orders by what no field says. */
    orders?: readonly ListOrder<RowOf<F>>[];
  },
): readonly RowOf<F>[] {
  const shown = rows
    .filter((row) => matchesSearch(entity, row, settings.get("search") ?? ""))
    .filter((row) =>
      filters.every((name) => {
        const wanted = settings.get(name) ?? "";
        return wanted === "" || (fieldOf(entity, name).filter?.matches(row[name], wanted) ?? true);
      }),
    );
  const order = [...orders, ...listOrders(entity, Object.keys(entity.fields))].find(
    ({ value }) => value === settings.get("sort"),
  );
  return order === undefined ? shown : shown.toSorted(order.compare);
}

/** An order of rows: `value` is its name in the URL. */
export interface ListOrder<Row> {
  value: string;
  label: string;
  compare: (left: Row, right: Row) => number;
}

/** The orders by some fields. */
export function listOrders<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[],
): ListOrder<RowOf<F>>[] {
  return names.flatMap((name) => {
    const { label, orders } = fieldOf(entity, name);
    return orders.map((order) => ({
      value: `${name}${order.suffix}`,
      label: `${label}: ${order.label}`,
      compare: (left: RowOf<F>, right: RowOf<F>) => order.compare(left[name], right[name]),
    }));
  });
}

/** The text without accents and in lower case, to be compared. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
