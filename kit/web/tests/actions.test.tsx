import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  cleanup();
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

test("what each person does once is done for all rows of one subject, by account, and what is drawn is one of the rows", async () => {
  const { products, row } = await open();
  const { defineAction, performAction } = await import("@/lib/actions");
  const { setIn } = await import("@/lib/changes");
  const { drawn } = await import("@/lib/draw");
  const { once } = await import("@/lib/once");
  const { openSampleAccount, logOut } = await import("@/lib/accounts");
  const { wholeOf } = await import("@/lib/entity");
  wholeOf(products).add({ name: "Coin", stock: 9 });
  wholeOf(products).add({ name: "Note", stock: 9 });
  const [note, coin] = products.rows.all();
  if (note === undefined || coin === undefined) throw new Error("There are no products.");
  const vote = defineAction(products, {
    verb: "Vote",
    once: once(products, "vote", "name"),
    effects: (doing) => [setIn(products, doing.row.id, "stock", 1)],
  });
  const does = (one: typeof row) => performAction(products, vote, { row: one, asked: {} }) !== null;
  openSampleAccount("Ada");
  expect([row, coin, note].map(does)).toEqual([true, false, true]);
  logOut();
  openSampleAccount("Ben", "coach");
  expect([coin, row].map(does)).toEqual([true, false]);
  const { rowNamed } = await import("@/lib/row-named");
  expect(rowNamed(products, "Nothing of the kind")).toBeUndefined();
  for (const { name } of products.rows.all()) expect(rowNamed(products, name)?.name).toBe(name);
  const names = Array.from({ length: 60 }, () => drawn(products)?.id);
  expect(new Set(names)).toEqual(new Set(products.rows.all().map(({ id }) => id)));
});

test("own rows are those that the account added, and a stranger is asked to log in", async () => {
  const { orders } = await open();
  const { OwnRows } = await import("@/components/resource/own-rows");
  const { openSampleAccount, logOut } = await import("@/lib/accounts");
  openSampleAccount("Ada");
  orders.rows.add({ name: "Mine", buyer: "Ada", paid: 1 });
  logOut();
  const list = <OwnRows entity={orders} title="My orders" isTitled />;
  render(<MemoryRouter>{list}</MemoryRouter>);
  const region = within(screen.getByRole("region", { name: "My orders" }));
  expect(region.getByRole("link", { name: "Log in" })).toBeDefined();
  act(() => openSampleAccount("Ada"));
  expect(region.getByText("Mine")).toBeDefined();
  act(() => {
    logOut();
    openSampleAccount("Ben", "coach");
  });
  expect(region.queryByText("Mine")).toBeNull();
});

async function openPoll() {
  const { defineEntity } = await import("@/lib/entity");
  const { defineAction } = await import("@/lib/actions");
  const { addTo } = await import("@/lib/changes");
  const { once } = await import("@/lib/once");
  const field = await import("@/lib/fields");
  const options = defineEntity({
    name: "option",
    noun: { one: "option", many: "options" },
    home: { path: "/", title: "Polls" },
    rowPath: "/options",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      poll: field.text({ label: "Poll" }),
      isOpen: field.flag({ label: "Open" }),
      votes: field.number({ label: "Votes" }),
    },
    samples: () => [
      { name: "Fern", poll: "Plants", isOpen: true, votes: 1 },
      { name: "Moss", poll: "Plants", isOpen: true, votes: 2 },
      { name: "Owl", poll: "Birds", isOpen: false, votes: 3 },
    ],
  });
  const vote = defineAction(options, {
    verb: "Vote",
    when: ({ row }) => row.isOpen,
    otherwise: "This poll is closed.",
    once: once(options, "vote", "poll"),
    effects: ({ row }) => [addTo(options, row.id, "votes", 1)],
  });
  const { ActionButtons } = await import("@/components/resource/action-buttons");
  const buttons = (isShort: boolean) => (
    <MemoryRouter>
      <ul>
        {options.rows.all().map((row) => (
          <li key={row.id} aria-label={row.name}>
            <ActionButtons entity={options} actions={[vote]} row={row} isShort={isShort} />
          </li>
        ))}
      </ul>
    </MemoryRouter>
  );
  const buttonOf = (name: string) => within(screen.getByRole("listitem", { name })).getByRole<HTMLButtonElement>("button");
  return { buttons, buttonOf };
}

test("of what each person does once among several rows, the one with which they did it is marked, and no other is offered", async () => {
  const { buttons, buttonOf } = await openPoll();
  render(buttons(true));
  fireEvent.click(buttonOf("Moss"));
  const moss = within(screen.getByRole("listitem", { name: "Moss" }));
  expect(moss.getByText("You did this: Vote")).toBeDefined();
  expect(moss.queryByRole("button")).toBeNull();
  expect([buttonOf("Fern").disabled, buttonOf("Fern").title]).toEqual([true, "You can do this only once."]);
});

test("what is not possible is not offered, and the page of the row says why", async () => {
  const { buttons, buttonOf } = await openPoll();
  const { unmount } = render(buttons(true));
  expect([buttonOf("Owl").disabled, buttonOf("Owl").title]).toEqual([true, "This poll is closed."]);
  expect(screen.queryByText("This poll is closed.")).toBeNull();
  unmount();
  render(buttons(false));
  expect(buttonOf("Fern").disabled).toBe(false);
  expect(within(screen.getByRole("listitem", { name: "Owl" })).getByText("This poll is closed.")).toBeTruthy();
});

test("whoever is not logged in is led there by what anybody with an account may do, and is not offered what others do", async () => {
  const { products, row } = await open();
  const { defineAction } = await import("@/lib/actions");
  const { addTo } = await import("@/lib/changes");
  const { ActionButtons } = await import("@/components/resource/action-buttons");
  const actBy = (verb: string, by: "members" | "admin") =>
    defineAction(products, {
      verb,
      by,
      effects: () => [addTo(products, row.id, "stock", 1)],
    });
  const actions = [actBy("Return", "members"), actBy("Restock", "admin")];
  render(
    <MemoryRouter>
      <ActionButtons entity={products} actions={actions} row={row} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Return"]);
});

test("a list without rows leads to where all of them are, unless that is its own page", async () => {
  const { orders } = await open();
  const { NoneYet } = await import("@/components/resource/none-yet");
  const linksAt = (path: string) => {
    cleanup();
    render(
      <MemoryRouter initialEntries={[path]}>
        <NoneYet entity={orders} />
      </MemoryRouter>,
    );
    return screen.queryAllByRole("link").map(({ textContent }) => textContent);
  };
  expect(linksAt("/mine")).toEqual(["All orders"]);
  expect(linksAt("/")).toEqual([]);
});

test("what is drawn is seen on a wheel that turns to it, and said when it stops; at once where less motion is wanted", async () => {
  const { products, vaults, row } = await open();
  const { defineAction } = await import("@/lib/actions");
  const { addTo } = await import("@/lib/changes");
  const { drawn } = await import("@/lib/draw");
  const { shownToast } = await import("@/lib/toast");
  const { ActionButtons } = await import("@/components/resource/action-buttons");
  vaults.whole?.add({ name: "Vault of gold", balance: 0 });
  const spin = defineAction(products, {
    verb: "Spin",
    draws: () => vaults,
    effects: () => [addTo(vaults, String(drawn(vaults)?.id), "balance", 5)],
    done: "It has stopped.",
  });
  const button = <ActionButtons entity={products} actions={[spin]} row={row} />;
  const wants = (less: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: less, addEventListener() {}, removeEventListener() {} }));
  wants(true);
  render(<MemoryRouter>{button}</MemoryRouter>);
  fireEvent.click(screen.getByRole("button", { name: "Spin" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shownToast.get()?.message).toBe("It has stopped.");
  cleanup();
  wants(false);
  vi.useFakeTimers();
  const before = new Map(vaults.rows.all().map(({ id, balance }) => [id, balance]));
  render(<MemoryRouter>{button}</MemoryRouter>);
  fireEvent.click(screen.getByRole("button", { name: "Spin" }));
  const won = vaults.rows.all().find(({ id, balance }) => balance !== before.get(id));
  expect(within(screen.getByRole("dialog")).getByRole("status").textContent).toBe("");
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("status").textContent).toBe(won?.name);
  expect(dialog.getByRole("img").getAttribute("aria-label")).toContain(won?.name);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
