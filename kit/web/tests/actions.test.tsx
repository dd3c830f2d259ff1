import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function open(vault = "vault-1") {
  const { defineEntity } = await import("@/lib/entity");
  const { defineAction } = await import("@/lib/actions");
  const { addTo, newRow } = await import("@/lib/changes");
  const { person } = await import("@/lib/person");
  const { restrict } = await import("@/lib/access");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Shop" }, rowPath: "/shop", title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const vaults = defineEntity({
    ...options,
    name: "vault",
    noun: { one: "vault", many: "vaults" },
    fields: { name, balance: field.number({ label: "Balance" }) },
    samples: () => [{ name: "Vault", balance: 1 }],
  });
  const orders = defineEntity({
    ...options,
    name: "order",
    noun: { one: "order", many: "orders" },
    fields: { name, buyer: field.text({ label: "Buyer" }), paid: field.number({ label: "Paid" }) },
    samples: () => [],
  });
  const products = defineEntity({
    ...options,
    name: "product",
    noun: { one: "product", many: "products" },
    fields: { name, stock: field.number({ label: "Stock" }) },
    samples: () => [{ name: "Coin", stock: 3 }],
  });
  const buy = defineAction(products, {
    verb: "Buy",
    asks: { amount: field.number({ label: "Amount", required: true }) },
    isNamed: true,
    when: ({ row, asked }) => (asked.amount ?? 0) <= (row.stock ?? 0),
    otherwise: "There are not so many.",
    effects: ({ row, asked }) => [
      addTo(products, row.id, "stock", -(asked.amount ?? 0)),
      newRow(orders, { name: row.name, buyer: person.get().name, paid: asked.amount }),
      addTo(vaults, vault, "balance", asked.amount),
    ],
    done: "It is yours.",
  });
  restrict(products, { see: "everybody", change: "admin" });
  restrict(orders, { see: "owner", change: "owner" });
  const [row] = products.rows.all();
  if (row === undefined) throw new Error("There is no product.");
  return { products, orders, vaults, buy, row };
}

test("an action asks for a name once, says where it is not possible, and changes and adds what its person could not", async () => {
  const { products, orders, vaults, buy, row } = await open();
  const { ActionButtons } = await import("@/components/resource/action-buttons");
  const { openSampleAccount, logOut } = await import("@/lib/accounts");
  const { shownToast } = await import("@/lib/toast");
  openSampleAccount("Ada", "coach");
  const { person } = await import("@/lib/person");
  person.update({ name: "" });
  const button = <ActionButtons entity={products} actions={[buy]} row={row} />;
  render(<MemoryRouter>{button}</MemoryRouter>);
  fireEvent.click(screen.getByRole("button", { name: "Buy" }));
  const form = within(screen.getByRole("form", { name: "Buy" }));
  const enter = (label: string, value: string) => {
    fireEvent.input(form.getByRole("textbox", { name: label }), { target: { value } });
    fireEvent.click(form.getByRole("button", { name: "Buy" }));
  };
  enter("Amount", "4");
  expect(orders.rows.all()).toEqual([]);
  enter("Your name", "Robin");
  expect(form.getByRole("alert").textContent).toBe("There are not so many.");
  enter("Amount", "2");
  expect(shownToast.get()).toMatchObject({
    message: "It is yours.",
    description: "Coin: stock 1 · Added “Coin”. · Vault: balance 3",
  });
  expect(orders.rows.all()).toMatchObject([{ name: "Coin", buyer: "Robin", paid: 2 }]);
  expect([products.rows.all()[0]?.stock, vaults.rows.all()[0]?.balance]).toEqual([1, 3]);
  expect(() => products.rows.update(row.id, { stock: 9 })).toThrow();
  logOut();
  expect(orders.rows.all()).toEqual([]);
});

test("of an action of which one change cannot be made nothing is made", async () => {
  const { products, orders, buy, row } = await open("gone");
  const { performAction } = await import("@/lib/actions");
  const { wholeOf } = await import("@/lib/entity");
  const stored = Object.entries(localStorage);
  expect(performAction(products, buy, { row, asked: { amount: 1 } })).toBeNull();
  expect([products.rows.all()[0]?.stock, wholeOf(orders).all()]).toEqual([3, []]);
  for (const [key, value] of stored) expect(localStorage.getItem(key)).toBe(value);
});
