// What is in the cart: one for everything that the app sells. A line keeps the price at which it was put there.
import type { Fields, NamesOf } from "../entity";
import { formatMoney } from "../format";
import { type SavedObject, readNumber, readText } from "../saved";
import { createCollection } from "../store";
import { toast } from "../toast";
import { type OfferProps, offerOf } from "./offer";
import * as commerceWords from "../../words/commerce";

/** What can be put into the cart. */
export interface CartItem {
  /** The address of its page, which tells it from all else. */
  link: string;
  title: string;
  price: number;
  /** An ISO 4217 code. */
  currency: string;
  /** How many there are to sell; null where they are not counted. */
  stock: number | null;
}

/** So many of an item. */
export interface CartLine extends CartItem {
  quantity: number;
}

/** How many of an item can be ordered at once where its stock is not counted. */
const MOST = 99;

/** The lines of the cart. */
export const cart = createCollection<CartLine>({ name: "own.cart", read: readLine });

function readLine(saved: SavedObject): CartLine | null {
  const price = readNumber(saved["price"]);
  const quantity = readNumber(saved["quantity"]);
  const link = readText(saved["link"]);
  if (price === null || quantity === null || quantity < 1 || link === "") return null;
  return {
    link,
    title: readText(saved["title"]),
    price,
    currency: readText(saved["currency"]) || "USD",
    stock: readNumber(saved["stock"]),
    quantity: Math.round(quantity),
  };
}

/** Puts so many of an item into the cart, to those that are there already. */
export function addToCart(item: CartItem, quantity = 1) {
  const line = cart.all().find(({ link }) => link === item.link);
  if (line === undefined) cart.add({ ...item, quantity });
  else cart.update(line.id, { ...item, quantity: line.quantity + quantity });
  toast(commerceWords.addedToCart({ title: item.title }));
}

/** How many items there are, in all or of one. */
export function countItems(lines: readonly CartLine[], link?: string): number {
  return lines
    .filter((line) => link === undefined || line.link === link)
    .reduce((count, { quantity }) => count + quantity, 0);
}

/** How many of an item can be in the cart. */
export function mostOf({ stock }: CartItem): number {
  return stock ?? MOST;
}

/** What the lines cost. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

/** What the lines cost, in the currency of the first. */
export function formatTotal(lines: readonly CartLine[]): string {
  return formatMoney(totalOf(lines), lines[0]?.currency ?? "USD");
}

/** A row that is sold; `stock` is the field that counts how many there are. */
export interface SoldRow<F extends Fields> extends OfferProps<F> {
  stock?: NamesOf<F, number | null>;
}

/** What goes into the cart; null for a row without a price. */
export function itemOf<F extends Fields>({ stock, ...offered }: SoldRow<F>): CartItem | null {
  const { path, title, price, currency } = offerOf(offered);
  if (price === null) return null;
  return {
    link: path,
    title,
    price,
    currency,
    stock: stock === undefined ? null : readNumber(offered.row[stock]),
  };
}
