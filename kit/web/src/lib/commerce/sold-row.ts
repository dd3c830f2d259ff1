// A row as something that can be put into the cart.
import type { Fields, NamesOf } from "../entity";
import { readNumber } from "../saved";
import type { CartItem } from "./cart";
import { type OfferProps, offerOf } from "./offer";

/** A row that is sold; `stock` is the field that counts how many there are. */
export interface SoldRow<F extends Fields> extends OfferProps<F> {
  stock?: NamesOf<F, number | null>;
}

/** What goes into the cart; null for a row without a price. */
export function itemOf<F extends Fields>({ stock, ...offered }: SoldRow<F>): CartItem | null {
  const { path, title, price, currency } = offerOf(offered);
  if (price === null) return null;
  return { link: path, title, price, currency, stock: stock === undefined ? null : readNumber(offered.row[stock]) };
}
