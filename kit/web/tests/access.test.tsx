import { webcrypto } from "node:crypto";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Audience } from "@/lib/audience";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});

/** Orders that only some see and change, their lines, and products that everybody sees and nobody but the administrator changes. */
async function open({ see, change }: { see: Audience; change: Audience }) {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict, restrictLines } = await import("@/lib/access");
  const { ownLines } = await import("@/lib/row-lines");
  const { addTo } = await import("@/lib/changes");
  const { defineTransitions } = await import("@/lib/transitions");
  const { signUp, logOut } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Orders" }, rowPath: "/orders", title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const products = defineEntity({
    ...options,
    name: "product",
    noun: { one: "product", many: "products" },
    fields: { name, stock: field.number({ label: "Stock" }) },
    samples: () => [{ name: "Chair", stock: 5 }],
  });
  const orders = defineEntity({
    ...options,
    name: "order",
    noun: { one: "order", many: "orders" },
    fields: { name, state: field.state({ label: "State", options: ["Open", "Sent"] }) },
    samples: () => [{ name: "A-1" }],
  });
  const lines = defineEntity({
    ...options,
    name: "line",
    noun: { one: "line", many: "lines" },
    fields: { name, order: field.reference({ label: "Order", to: (): Entity => orders }) },
    samples: () => [{ name: "Two chairs", order: "order-1" }],
  });
  ownLines(orders, () => [{ entity: lines, by: "order" }]);
  const states = defineTransitions(orders, "state", [
    { verb: "Send", from: ["Open"], to: "Sent", effects: () => [addTo(products, "product-1", "stock", -2)] },
  ]);
  restrict(orders, { see, change });
  restrictLines(lines, { by: "order", parent: (): Entity => orders });
  restrict(products, { see: "everybody", change: "admin" });
  const enter = async (who: string) => {
    logOut();
    await signUp({ name: who, email: `${who}@example.com`, password: "harbour-lights" });
  };
  return { products, orders, lines, states, enter, logOut };
}

const REFUSED = /^You may not change these/;

test("rows that somebody may not see are neither read nor changed through the data layer", async () => {
  const { orders, lines, enter } = await open({ see: "admin", change: "admin" });
  const whole = orders.whole?.all();
  for (const who of ["stranger", "member"]) {
    if (who === "member") {
      await enter("first");
      expect(orders.rows.all()).toHaveLength(1);
      await enter("second");
    }
    expect(orders.rows.all()).toEqual([]);
    expect(lines.rows.all()).toEqual([]);
    expect(() => orders.rows.add({ name: "A-2", state: "Open" })).toThrow(REFUSED);
    expect(() => orders.rows.update("order-1", { name: "Mine" })).toThrow(REFUSED);
    expect(() => orders.rows.remove("order-1")).toThrow(REFUSED);
    expect(() => lines.rows.add({ name: "A table", order: "order-1" })).toThrow(REFUSED);
    expect(() => lines.rows.update("line-1", { name: "Ten chairs" })).toThrow(REFUSED);
    expect(() => lines.rows.remove("line-1")).toThrow(REFUSED);
  }
  expect(orders.whole?.all()).toEqual(whole);
});

test("a formula of a row may read the lines that are seen with this row", async () => {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict, restrictLines } = await import("@/lib/access");
  const { computeFields } = await import("@/lib/computed");
  const { countOf, rowsOf } = await import("@/lib/formula");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "" }, rowPath: "/x", title: "name" } as const;
  const name = field.text({ label: "Name", required: true });
  const orders = defineEntity({
    ...options,
    name: "order",
    noun: { one: "order", many: "orders" },
    fields: { name, lines: field.number({ label: "Lines", isComputed: true }) },
    samples: () => [{ name: "A-1" }],
  });
  const lines = defineEntity({
    ...options,
    name: "line",
    noun: { one: "line", many: "lines" },
    fields: { name, order: field.reference({ label: "Order", to: (): Entity => orders }) },
    samples: () => [{ name: "Two chairs", order: "order-1" }],
  });
  computeFields(orders, {
    formulas: { lines: (row) => countOf(rowsOf(lines, "order", row.id), (line) => line.name) },
    sources: () => [lines],
  });
  restrict(orders, { see: "everybody", change: "admin" });
  restrictLines(lines, { by: "order", parent: (): Entity => orders });
  expect(orders.rows.all().map((row) => row.lines)).toEqual([1]);
  expect(lines.rows.all().map((row) => row.name)).toEqual(["Two chairs"]);
});

test("references leave out rows that are not seen", async () => {
  const { orders, lines, enter } = await open({ see: "members", change: "members" });
  expect(lines.fields.order.format("order-1")).toBe("");
  expect(lines.fields.order.targets?.()).toEqual([]);
  await enter("member");
  expect(lines.fields.order.format("order-1")).toBe("A-1");
  expect(orders.rows.all()).toHaveLength(1);
});

test("who added a row may change it, and nobody else; what the app does itself is not refused", async () => {
  const { products, orders, lines, states, enter } = await open({ see: "everybody", change: "owner" });
  const { makeStep } = await import("@/lib/transitions");
  await enter("first");
  await enter("owner");
  const own = orders.rows.add({ name: "A-2", state: "Open" });
  const line = lines.rows.add({ name: "A chair", order: own.id });
  const [step] = states.steps;
  if (step === undefined) throw new Error("There is no step.");
  await enter("other");
  expect(() => makeStep(states, own, step)).toThrow(REFUSED);
  expect(() => lines.rows.update(line.id, { name: "Ten chairs" })).toThrow(REFUSED);
  expect(products.rows.all()[0]?.stock).toBe(5);
  const { logIn } = await import("@/lib/accounts");
  await logIn({ email: "owner@example.com", password: "harbour-lights" });
  makeStep(states, own, step);
  expect(products.rows.all()[0]?.stock).toBe(3);
  expect(() => products.rows.update("product-1", { stock: 9 })).toThrow(REFUSED);
  const putBack = orders.rows.remove(own.id);
  expect(lines.whole?.all()).toHaveLength(1);
  putBack();
  expect(lines.rows.all().map(({ name }) => name)).toContain("A chair");
});

test("a board moves no card that may not be changed, and a form behind an address is not found", async () => {
  const { orders } = await open({ see: "everybody", change: "admin" });
  const { Board } = await import("@/components/board/board");
  const { EditPage } = await import("@/components/resource/form-pages");
  render(
    <MemoryRouter initialEntries={["/orders/order-1/edit"]}>
      <Board entity={orders} field="state" />
      <Routes>
        <Route path="/orders/:id/edit" element={<EditPage entity={orders} />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText("A-1").closest("li")?.draggable).toBe(false);
  expect(screen.queryByRole("combobox")).toBe(null);
  expect(screen.queryByRole("heading", { name: "Page not found" })).not.toBe(null);
});

test("a refusal that no control prevented is told", async () => {
  const { orders } = await open({ see: "everybody", change: "admin" });
  const { shownToast } = await import("@/lib/toast");
  render(<button onClick={() => orders.rows.update("order-1", { name: "Mine" })}>Take</button>);
  fireEvent.click(screen.getByText("Take"));
  expect(shownToast.get()).toMatchObject({ kind: "error", message: "You may not change these orders." });
});

test("the sample account opens an app to look around, and the first person's account takes its place as the administrator's", async () => {
  const { orders, products, enter, logOut } = await open({ see: "admin", change: "admin" });
  const { openSampleAccount, logIn } = await import("@/lib/accounts");
  expect(orders.rows.all()).toEqual([]);
  orders.locked?.()?.visits?.[0]?.run();
  expect(orders.rows.all().map(({ name }) => name)).toEqual(["A-1"]);
  expect(products.mayAdd?.()).toBe(true);
  logOut();
  expect(await logIn({ email: "sample@account.example", password: "none" })).not.toBeNull();
  await enter("ada");
  expect(orders.rows.all()).toHaveLength(1);
  logOut();
  openSampleAccount("Sample visitor");
  expect(orders.rows.all()).toEqual([]);
});

test("one entrance stands for all rows that a stranger does not see, says what there is, and opens all of them", async () => {
  const { orders, products } = await open({ see: "members", change: "admin" });
  const { LockedRows, Unlocked } = await import("@/components/account/locked-rows");
  const parts = [{ title: "Archive", text: "Orders of last year", to: "/archive" }];
  render(
    <MemoryRouter>
      <LockedRows entities={[orders, products]} parts={parts} />
      <Unlocked entity={orders}>
        <p>All orders</p>
      </Unlocked>
      <Unlocked entity={products}>
        <p>All products</p>
      </Unlocked>
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "Log in to see orders" })).not.toBe(null);
  expect(screen.getByRole("link", { name: "Archive" })).toHaveProperty("pathname", "/archive");
  expect(screen.queryByText("All orders")).toBe(null);
  expect(screen.queryByText("All products")).not.toBe(null);
  fireEvent.click(screen.getByRole("button", { name: "Look around with a sample account" }));
  expect(screen.queryByText("All orders")).not.toBe(null);
  expect(screen.queryByRole("heading", { name: "Log in to see orders" })).toBe(null);
});

test("a stranger is told to log in where rows are added by members", async () => {
  const { orders, enter } = await open({ see: "everybody", change: "owner" });
  const { AddLink } = await import("@/components/resource/row-controls");
  expect(orders.beforeAdding?.()).toEqual({ label: "Log in to add orders", path: "/account" });
  render(
    <MemoryRouter>
      <AddLink entity={orders} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Log in to add orders" })).toHaveProperty("pathname", "/account");
  await enter("ada");
  expect(orders.beforeAdding?.()).toBeNull();
});

test("a role sees and steps as it is said, whoever else is logged in", async () => {
  const { defineApp } = await import("@/lib/define-app");
  vi.doMock("@/app", () => ({
    app: defineApp({
      key: "team",
      title: "Team",
      tagline: "",
      audience: "owner",
      roles: [
        { id: "coach", name: "Coach", isOpen: true },
        { id: "parent", name: "Parent", isOpen: true },
      ],
    }),
  }));
  const { orders, enter, logOut } = await open({ see: ["role:coach", "role:parent"], change: "role:parent" });
  const { defineTransitions, makeStep, possibleSteps } = await import("@/lib/transitions");
  const { accounts, administrator, giveRole, openSampleAccount } = await import("@/lib/accounts");
  const { session } = await import("@/lib/session");
  // A step of its own, as a coach makes it.
  const whole = { ...orders, rows: orders.whole ?? orders.rows };
  const seal = defineTransitions(whole, "state", [{ verb: "Seal", from: ["Open"], to: "Sent", by: "role:coach" }]);
  orders.states = (whole.states ?? []).slice(-1);
  const own = { ...seal, entity: orders };
  const [step] = seal.steps;
  const [row] = orders.whole?.all() ?? [];
  if (step === undefined || row === undefined) throw new Error("There is no step of a row.");
  expect(orders.locked?.()?.title).toBe("Log in to see orders");

  openSampleAccount("Parent", "parent");
  expect(administrator()).toBe(undefined);
  expect(orders.rows.all()).toHaveLength(1);
  expect(possibleSteps(own, row)).toEqual([]);
  expect(() => makeStep(own, row, step)).toThrow(REFUSED);
  expect(() => orders.rows.add({ name: "A-9", state: "Sent" })).toThrow(REFUSED);
  orders.rows.update(row.id, { name: "A-1b" });

  logOut();
  openSampleAccount("Coach", "coach");
  expect(() => orders.rows.update(row.id, { name: "Mine" })).toThrow(REFUSED);
  expect(possibleSteps(own, row)).toEqual([step]);
  makeStep(own, row, step);
  expect(orders.rows.all()[0]?.state).toBe("Sent");

  await enter("first");
  expect(administrator()?.id).toBe(session.get());
  await enter("second");
  expect(orders.rows.all()).toEqual([]);
  expect(orders.locked?.()?.title).toBe("Only these roles see orders: coach and parent");
  const [second] = accounts.all();
  giveRole(second?.id ?? "", "coach");
  expect(orders.rows.all()).toHaveLength(1);
  vi.doUnmock("@/app");
});

test("on a public site the administrator is a sample account, and whoever signs up is an ordinary member", async () => {
  const { defineApp } = await import("@/lib/define-app");
  vi.doMock("@/app", () => ({ app: defineApp({ key: "club", title: "Club", tagline: "", audience: "visitors" }) }));
  const { orders, enter, logOut } = await open({ see: "admin", change: "admin" });
  const { accounts, administrator, isSample } = await import("@/lib/accounts");
  const { session } = await import("@/lib/session");
  const visits = () => orders.locked?.()?.visits ?? [];
  expect(visits().map(({ label }) => label)).toEqual(["Look around as: Administrator"]);

  await enter("first");
  expect(administrator()).toBe(undefined);
  expect(orders.rows.all()).toEqual([]);
  expect(orders.locked?.()?.title).toBe("Only the administrator sees orders");

  logOut();
  visits()[0]?.run();
  expect(administrator()?.id).toBe(session.get());
  expect(orders.rows.all()).toHaveLength(1);
  orders.rows.update("order-1", { name: "A-1b" });
  logOut();
  visits()[0]?.run();
  expect(accounts.all().filter(isSample)).toHaveLength(1);
  expect(orders.rows.all()[0]?.name).toBe("A-1b");
  vi.doUnmock("@/app");
});

test("nobody is asked to log in for what only staff may add", async () => {
  const { orders } = await open({ see: "everybody", change: ["role:teacher", "admin"] });
  expect(orders.beforeAdding?.()).toBeNull();
  vi.resetModules();
  const { orders: ownOrders } = await open({ see: "everybody", change: ["role:teacher", "owner"] });
  expect(ownOrders.beforeAdding?.()).not.toBeNull();
});

test("of rows that only the owner of what they refer to may add, some are known to be theirs", async () => {
  const { orders, lines, enter } = await open({ see: "everybody", change: "owner" });
  const { restrict } = await import("@/lib/access");
  restrict(lines, { see: "everybody", change: "owner:order" });
  await enter("first");
  await enter("other");
  const own = orders.rows.add({ name: "A-2", state: "Open" });
  expect(lines.mayAdd?.()).toBe(true);
  expect(lines.mayAdd?.({ order: own.id })).toBe(true);
  expect(lines.mayAdd?.({ order: "order-1" })).toBe(false);
});
