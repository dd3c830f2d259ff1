// A row as something that is sold or booked.
import { type Entity, type Fields, type NamesOf, type RowOf, fieldOf, titleOf } from "../entity";
import { readNumber } from "../saved";

/** What is offered, and what it costs. */
export interface Offer {
  /** The id of the row; empty for what is no row. */
  about: string;
  /** The address of its page. */
  path: string;
  title: string;
  /** Null where it has no price. */
  price: number | null;
  /** An ISO 4217 code. */
  currency: string;
}

/** The properties of components that offer a row; `price` is the field with its price. */
export interface OfferProps<F extends Fields> {
  entity: Entity<F>;
  row: RowOf<F>;
  price: NamesOf<F, number | null>;
}

/** The row as an offer; without a field for its price it has none. */
export function offerOf<F extends Fields>({
  entity,
  row,
  price,
}: Omit<OfferProps<F>, "price"> & Partial<Pick<OfferProps<F>, "price">>): Offer {
  return {
    about: row.id,
    path: `${entity.rowPath}/${row.id}`,
    title: titleOf(entity, row),
    price: price === undefined ? null : readNumber(row[price]),
    currency: (price === undefined ? undefined : fieldOf(entity, price).unit) ?? "USD",
  };
}
