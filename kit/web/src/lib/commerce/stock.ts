// How many there are of what is sold: a number field of its rows, which orders lower.
import { type Entity, type Fields, type NamesOf, changeOf, wholeOf } from "../entity";
import { readNumber } from "../saved";

/** The rows of an entity with the field that counts them. A row is told by the address of its page. */
export interface Stock {
  /** How many are left; null for what is no row of it or is not counted. */
  left: (link: string) => number | null;
  /** Adds so many, or takes them away where `by` is below zero. */
  change: (link: string, by: number) => void;
}

/** So many of what has this page. */
export interface SoldLine {
  link: string;
  quantity: number;
}

/** The stock that a field counts. */
export function stockOf<F extends Fields>(
  entity: Entity<F>,
  field: NamesOf<F, number | null>,
): Stock {
  const find = (link: string) =>
    wholeOf(entity)
      .all()
      .find(({ id }) => `${entity.rowPath}/${id}` === link);
  const left = (link: string) => readNumber(find(link)?.[field]);
  return {
    left,
    change: (link, by) => {
      const row = find(link);
      const count = left(link);
      if (row === undefined || count === null) return;
      wholeOf(entity).update(row.id, changeOf<F>(field, Math.max(0, count + by)));
    },
  };
}

/** Takes what was sold from the stocks. */
export function takeFromStock(stocks: readonly Stock[], lines: readonly SoldLine[]) {
  for (const { link, quantity } of lines) for (const stock of stocks) stock.change(link, -quantity);
}

/** Puts back into the stocks what was not sold after all. */
export function putBackInStock(stocks: readonly Stock[], lines: readonly SoldLine[]) {
  for (const { link, quantity } of lines) for (const stock of stocks) stock.change(link, quantity);
}

/** The first line with more than is left, with how many that are; null where there is enough of everything. */
export function shortLine<Line extends SoldLine>(
  stocks: readonly Stock[],
  lines: readonly Line[],
): { line: Line; left: number } | null {
  for (const line of lines)
    for (const stock of stocks) {
      const left = stock.left(line.link);
      if (left !== null && left < line.quantity) return { line, left };
    }
  return null;
}
