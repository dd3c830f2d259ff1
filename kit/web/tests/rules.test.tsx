import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TransitionButtons } from "@/components/resource/transition-buttons";
import { ActionButtons } from "@/components/resource/action-buttons";
import { AddLine } from "@/components/resource/resource-form";
import { Toaster } from "@/components/ui/sonner";
import { defineAction } from "@/lib/actions";
import { addTo, newRow, setIn } from "@/lib/changes";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { defineTransitions } from "@/lib/transitions";
import { RuleBroken, keepRules, unlessBroken } from "@/lib/rules";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Bookings of rooms, of which those that were called off are in nobody's way. */
function open() {
  const bookings = defineEntity({
    name: `booking-${Math.random().toString(36).slice(2)}`,
    noun: { one: "booking", many: "bookings" },
    home: { path: "/", title: "Bookings" },
    rowPath: "/bookings",
    title: "guest",
    fields: {
      guest: field.text({ label: "Guest", required: true }),
      room: field.text({ label: "Room" }),
      from: field.date({ label: "From" }),
      to: field.date({ label: "To" }),
      off: field.flag({ label: "Off" }),
    },
    samples: () => [{ guest: "Ute", room: "Blue", from: "2031-05-01", to: "2031-05-04" }],
  });
  keepRules(bookings, [
    { fields: ["from", "to"], holds: ({ from, to }) => from <= to, otherwise: "To is before from." },
    { fields: ["room"], period: { from: "from", to: "to" }, where: ({ off }) => !off },
    { fields: ["guest"] },
  ]);
  const add = (guest: string, room: string, from: string, to: string, off = false) => {
    const outcome = unlessBroken(() => bookings.rows.add({ guest, room, from, to, off }));
    return outcome instanceof RuleBroken ? [outcome.field, outcome.message] : outcome.guest;
  };
  const [ute] = bookings.rows.all();
  if (ute === undefined) throw new Error("There is one booking.");
  return { bookings, add, ute };
}

test("a row that breaks a rule is not added, and what is wrong is said of a field", () => {
  const { bookings, add } = open();
  expect(add("Ben", "Blue", "2031-06-04", "2031-06-01")).toEqual(["to", "To is before from."]);
  expect(add(" ute", "Red", "2031-06-01", "2031-06-02")).toEqual(["guest", "There is one already: Ute."]);
  expect(add("Ben", "blue", "2031-05-03", "2031-05-05")).toEqual(["from", "This overlaps with Ute."]);
  expect(bookings.rows.all()).toHaveLength(1);
  expect(add("Ben", "Blue", "2031-05-04", "2031-05-05")).toBe("Ben");
  expect(add("Cleo", "Red", "2031-05-03", "2031-05-05")).toBe("Cleo");
  expect(add("Dora", "Blue", "2031-05-03", "2031-05-05", true)).toBe("Dora");
  expect(add("Emil", "", "2031-05-03", "2031-05-05")).toBe("Emil");
  expect(add("Fay", "Blue", "2031-05-03", "")).toBe("Fay");
});

test("a period of one day has that day", () => {
  const { add } = open();
  expect(add("Ben", "Red", "2031-05-03", "2031-05-03")).toBe("Ben");
  expect(add("Cleo", "Red", "2031-05-03", "2031-05-03")).toEqual(["from", "This overlaps with Ben."]);
  expect(add("Dora", "Red", "2031-05-01", "2031-05-03")).toBe("Dora");
});

test("a change where a row stands that breaks a rule is not made, and a notice says why", () => {
  const { bookings, ute } = open();
  render(<Toaster />);
  bookings.rows.update(ute.id, { to: "2031-04-01" });
  expect(bookings.rows.all()[0]).toMatchObject({ to: "2031-05-04" });
  return screen.findByText("To is before from.");
});

test("a form keeps what was entered and says what is wrong at the field, until it is mended", () => {
  const { bookings } = open();
  render(
    <MemoryRouter>
      <AddLine entity={bookings} />
    </MemoryRouter>,
  );
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Add booking" }));
  set("Guest", "Ben");
  set("Room", "Blue");
  set("From", "2031-05-02");
  set("To", "2031-05-03");
  send();
  expect(screen.getByText("This overlaps with Ute.")).toBeTruthy();
  expect(document.activeElement?.getAttribute("name")).toBe("from");
  expect(bookings.rows.all()).toHaveLength(1);
  set("Room", "Red");
  send();
  expect(bookings.rows.all()).toHaveLength(2);
  expect(screen.queryByText("This overlaps with Ute.")).toBe(null);
});

test("an action that would break a rule changes nothing and says why; one that keeps it in the end is done", () => {
  const { bookings, ute } = open();
  const values = { room: "Blue", from: "2031-05-02", to: "2031-05-03" };
  const again = defineAction(bookings, {
    verb: "Again",
    effects: ({ row }) => [
      setIn(bookings, row.id, "room", "Red"),
      setIn(bookings, row.id, "room", "Blue"),
      newRow(bookings, { guest: "Ben", ...values }),
    ],
  });
  const move = defineAction(bookings, {
    verb: "Move",
    effects: ({ row }) => [setIn(bookings, row.id, "from", "2031-07-01"), setIn(bookings, row.id, "to", "2031-07-02")],
  });
  render(
    <MemoryRouter>
      <Toaster />
      <ActionButtons entity={bookings} row={ute} actions={[again, move]} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  expect(screen.getByText(/^This overlaps with/)).toBeTruthy();
  expect(bookings.rows.all()).toEqual([ute]);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  expect(bookings.rows.all()[0]).toMatchObject({ from: "2031-07-01", to: "2031-07-02" });
});

test("a step whose effects would break a rule of other rows is not made at all, by its button or on a board", () => {
  const stock = defineEntity({
    name: `stock-${Math.random().toString(36).slice(2)}`,
    noun: { one: "stock", many: "stocks" },
    home: { path: "/", title: "Stocks" },
    rowPath: "/stocks",
    title: "name",
    fields: {
      name: field.text({ label: "Name" }),
      left: field.number({ label: "Left" }),
      state: field.state({ label: "State", options: ["Kept", "Sold"] }),
    },
    samples: () => [{ name: "Tea", left: 0 }],
  });
  const step = { verb: "Sell", from: ["Kept"], to: "Sold", effects: (row: { id: string }) => [addTo(stock, row.id, "left", -1)] };
  const steps = defineTransitions(stock, "state", [step]);
  keepRules(stock, [{ fields: ["left"], holds: ({ left }) => (left ?? 0) >= 0, otherwise: "There is none left." }]);
  const [tea] = stock.rows.all();
  if (tea === undefined) throw new Error("There is tea.");
  render(
    <MemoryRouter>
      <Toaster />
      <TransitionButtons of={steps} row={tea} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sell" }));
  expect(screen.getByText("There is none left.")).toBeTruthy();
  expect(screen.queryByText(/is now/)).toBe(null);
  stock.rows.update(tea.id, { state: "Sold" });
  expect(stock.rows.all()).toEqual([tea]);
});
