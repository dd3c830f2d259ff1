import { webcrypto } from "node:crypto";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});

const REFUSED = /^You may not change these/;

/** A market: sellers add products, buyers transactions of them, and both sides disputes of these. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const { defineTransitions } = await import("@/lib/transitions");
  const { signUp, logIn, logOut } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "" }, rowPath: "/x", title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const products = defineEntity({
    ...options,
    name: "product",
    noun: { one: "product", many: "products" },
    fields: { name },
    samples: () => [{ name: "Honey" }],
  });
  const transactions = defineEntity({
    ...options,
    name: "transaction",
    noun: { one: "transaction", many: "transactions" },
    fields: {
      name,
      product: field.reference({ label: "Product", to: (): Entity => products }),
      state: field.state({ label: "State", options: ["Paid", "Sent"] }),
    },
    samples: () => [{ name: "Sample sale", product: "product-1", state: "Paid" }],
  });
  const disputes = defineEntity({
    ...options,
    name: "dispute",
    noun: { one: "dispute", many: "disputes" },
    fields: {
      name,
      transaction: field.reference({ label: "Transaction", to: (): Entity => transactions }),
    },
    samples: () => [],
  });
  const steps = defineTransitions(transactions, "state", [{ verb: "Send", from: ["Paid"], to: "Sent", by: "owner:product" }]);
  restrict(products, { see: "everybody", change: "owner" });
  restrict(transactions, { see: ["owner", "owner:product"], change: "owner" });
  restrict(disputes, {
    see: ["owner", "owner:transaction.product"],
    change: ["owner:transaction", "owner:transaction.product"],
  });
  const enter = async (who: string) => {
    logOut();
    const email = `${who}@example.com`;
    const password = "harbour-lights";
    if ((await logIn({ email, password })) !== null) await signUp({ name: who, email, password });
  };
  return { products, transactions, disputes, steps, enter };
}

test("the owner of a row sees, steps and answers what refers to it, over two references too, and nobody else like them", async () => {
  const { products, transactions, disputes, steps, enter } = await open();
  const { possibleSteps, makeStep } = await import("@/lib/transitions");
  await enter("admin");
  await enter("seller");
  const honey = products.rows.add({ name: "Wild honey" });
  await enter("rival");
  products.rows.add({ name: "Other honey" });
  await enter("buyer");
  const sale = transactions.rows.add({ name: "A jar", product: honey.id, state: "Paid" });
  expect(possibleSteps(steps, sale)).toEqual([]);
  const dispute = disputes.rows.add({ name: "Broken jar", transaction: sale.id });
  await enter("rival");
  expect(transactions.rows.all()).toEqual([]);
  expect(disputes.rows.all()).toEqual([]);
  expect(() => disputes.rows.add({ name: "Not mine", transaction: sale.id })).toThrow(REFUSED);
  const [step] = steps.steps;
  if (step === undefined) throw new Error("There is no step.");
  expect(() => makeStep(steps, sale, step)).toThrow(REFUSED);
  await enter("seller");
  expect(transactions.rows.all().map((row) => row.name)).toEqual(["A jar"]);
  expect(disputes.rows.all().map((row) => row.id)).toEqual([dispute.id]);
  expect(possibleSteps(steps, sale).map(({ verb }) => verb)).toEqual(["Send"]);
  makeStep(steps, sale, step);
  expect(transactions.rows.all()[0]?.state).toBe("Sent");
  // Who sees a dispute follows what its transaction refers to.
  transactions.whole?.update(sale.id, { product: "product-1" });
  expect(disputes.rows.all()).toEqual([]);
});

test("a list of what concerns the person shows rows that refer to theirs", async () => {
  const { products, transactions, enter } = await open();
  const { OwnRows } = await import("@/components/resource/own-rows");
  await enter("admin");
  await enter("seller");
  const honey = products.rows.add({ name: "Wild honey" });
  await enter("buyer");
  transactions.rows.add({ name: "A jar", product: honey.id, state: "Paid" });
  const list = (
    <MemoryRouter>
      <OwnRows entity={transactions} title="My sales" of={["product"]} />
    </MemoryRouter>
  );
  const { unmount } = render(list);
  expect(screen.queryByText("A jar")).toBe(null);
  unmount();
  await enter("seller");
  render(list);
  expect(screen.getByText("A jar")).not.toBe(null);
  expect(screen.queryByText("Sample sale")).toBe(null);
});
