// Orders, and how a cart becomes one.
import { formatMoney } from "../format";
import type { Stored } from "../store";
import { type CartLine, cart, formatTotal, totalOf } from "./cart";
import type { Contact } from "./contact";
import { type Entry, createEntries, newEntry } from "./entries";

/** The orders of the person. */
export const orders = createEntries("orders");

/** Keeps these lines of the cart as an order, and takes them out of the cart. */
export function placeOrder(
  lines: readonly Stored<CartLine>[],
  { name, email, address, payment }: Contact & { address: string; payment: string },
): Stored<Entry> {
  const entry = newEntry("OR", {
    about: "",
    title: "",
    status: "Placed",
    name,
    email,
    details: [
      ...lines.map((line) => ({
        label: line.title,
        value: `${line.quantity} × ${formatMoney(line.price, line.currency)}`,
      })),
      { label: "Total", value: formatTotal(lines) },
      { label: "Payment", value: payment },
      { label: "Address", value: address },
    ],
    amount: totalOf(lines),
  });
  const order = orders.add({ ...entry, title: `Order ${entry.number}` });
  for (const line of lines) cart.remove(line.id);
  return order;
}
