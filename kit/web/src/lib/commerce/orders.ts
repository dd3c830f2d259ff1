// Orders, and how a cart becomes one. What is counted in stock is taken from it, and put back when an order is cancelled.
import { formatMoney } from "../format";
import { type SavedObject, isSavedObject, readNumber, readText } from "../saved";
import { type Stored, createCollection } from "../store";
import { type CartLine, cart, formatTotal, totalOf } from "./cart";
import type { Contact } from "./contact";
import { CANCELLED, type Entry, newEntry, readEntry } from "./entries";
import { type SoldLine, type Stock, putBackInStock, takeFromStock } from "./stock";
import * as commerceWords from "../../words/commerce";

/** An order, with what was bought. */
export interface Order extends Entry {
  lines: readonly SoldLine[];
}

/** The orders of the person. */
export const orders = createCollection<Order>({
  name: "orders",
  read: readOrder,
});

function readOrder(saved: SavedObject): Order | null {
  const entry = readEntry(saved);
  const lines: readonly unknown[] = Array.isArray(saved["lines"]) ? saved["lines"] : [];
  return entry === null ? null : { ...entry, lines: lines.filter(isSavedObject).map(readLine) };
}

function readLine(saved: SavedObject): SoldLine {
  return { link: readText(saved["link"]), quantity: readNumber(saved["quantity"]) ?? 0 };
}

/** Keeps these lines of the cart as an order, and takes them out of the cart and the stocks. */
export function placeOrder(
  lines: readonly Stored<CartLine>[],
  { name, email, address, payment }: Contact & { address: string; payment: string },
  stocks: readonly Stock[] = [],
): Stored<Order> {
  const entry = newEntry("OR", {
    status: commerceWords.placed,
    name,
    email,
    details: [
      ...lines.map((line) => ({
        label: line.title,
        value: `${line.quantity} × ${formatMoney(line.price, line.currency)}`,
      })),
      { label: commerceWords.total, value: formatTotal(lines) },
      { label: commerceWords.payment, value: payment },
      { label: commerceWords.address, value: address },
    ],
    amount: totalOf(lines),
  });
  const sold = lines.map(({ link, quantity }) => ({ link, quantity }));
  const order = orders.add({
    ...entry,
    title: commerceWords.orderWithNumber({ number: entry.number }),
    lines: sold,
  });
  for (const line of lines) cart.remove(line.id);
  takeFromStock(stocks, sold);
  return order;
}

/** Calls an order off; what was taken from the stocks is put back once. */
export function cancelOrder({ id, status, lines }: Stored<Order>, stocks: readonly Stock[]) {
  if (status === CANCELLED) return;
  orders.update(id, { status: CANCELLED });
  putBackInStock(stocks, lines);
}
