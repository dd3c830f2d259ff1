// What is bought and booked, where there is nothing to buy, and where others have been before.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingForm } from "@/components/commerce/booking/booking-form";
import { TimeInputs } from "@/components/commerce/booking/time-inputs";
import { CartButton } from "@/components/commerce/cart/cart-button";
import { PurchasePanel } from "@/components/commerce/cart/purchase-panel";
import { createBookings } from "@/lib/commerce/booking/bookings";
import { type BookingTerms, placesLeft } from "@/lib/commerce/booking/times";
import { cart } from "@/lib/commerce/cart";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of cart.all()) cart.remove(id);
});

const lamps = defineEntity({
  name: "lamp",
  noun: { one: "lamp", many: "lamps" },
  home: { path: "/", title: "Lamps" },
  rowPath: "/lamps",
  title: "name",
  fields: {
    name: field.text({ label: "Name" }),
    price: field.money({ label: "Price", currency: "EUR" }),
    stock: field.number({ label: "Stock" }),
  },
  samples: () => [{ name: "Desk", price: 20, stock: 2 }, { name: "Floor" }, { name: "Wall", price: 5, stock: 0 }],
});

function sold(index: number) {
  const row = lamps.rows.all()[index];
  if (row === undefined) throw new Error("There are three lamps.");
  return { entity: lamps, row, price: "price", stock: "stock" } as const;
}

test("what has no price is not for sale, and what is sold out cannot be bought", () => {
  render(
    <>
      <PurchasePanel {...sold(1)} />
      <CartButton {...sold(1)} />
    </>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getAllByText("Not for sale online")).toHaveLength(2);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  render(<PurchasePanel {...sold(2)} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Sold out")).toBeTruthy();
  cleanup();
  render(<CartButton {...sold(2)} />, { wrapper: MemoryRouter });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sold out, Wall" }).disabled).toBe(true);
});

test("as much can be bought as is left", () => {
  render(<CartButton {...sold(0)} />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole("button", { name: "Add to cart, Desk" }));
  fireEvent.click(screen.getByRole("button", { name: "In cart: 1, Desk" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "In cart: 2, Desk" }).disabled).toBe(true);
  cleanup();
  render(<PurchasePanel {...sold(0)} />, { wrapper: MemoryRouter });
  expect(screen.getByText("All that is left is in your cart")).toBeTruthy();
});

const slot: BookingTerms = { unit: "booking", start: "Date", times: ["09:00", "10:00"] };
const chosen = { start: "2031-05-17", end: "", time: "" };
const taken = [{ start: "2031-05-17", end: "", time: "10:00" }];

test("a time that is taken cannot be chosen, unless many can share it", () => {
  const change = vi.fn();
  const { rerender } = render(<TimeInputs terms={slot} chosen={chosen} taken={taken} errors={{}} onChange={change} />);
  const isFree = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ disabled }) => !disabled);
  expect(isFree()).toEqual([true, false]);
  expect(screen.getByRole("radio", { name: /^10:00 AM\s*taken$/ })).toBeTruthy();
  rerender(<TimeInputs terms={{ ...slot, isShared: true }} chosen={chosen} taken={taken} errors={{}} onChange={change} />);
  expect(isFree()).toEqual([true, true]);
  expect(screen.queryByRole("radio", { name: /taken/ })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "9:00 AM" }));
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2031-05-18" } });
  expect(change.mock.calls).toEqual([[{ ...chosen, time: "09:00" }], [{ ...chosen, start: "2031-05-18" }]]);
});

test("the places of others at the same time are taken, not those of another time", () => {
  const booked = [
    { start: "2031-05-17", end: "", time: "10:00", people: 3 },
    { start: "2031-05-17", end: "", time: "09:00", people: 1 },
    { start: "", end: "", time: "", people: 4 },
  ];
  expect(placesLeft(5, { ...chosen, time: "10:00" }, booked)).toBe(2);
  expect(placesLeft(2, { ...chosen, time: "10:00" }, booked)).toBe(0);
  expect(placesLeft(5, { start: "", end: "", time: "" }, booked)).toBe(1);
});

test("it is said how many places are left, and there are no more to book than those", () => {
  const bookings = createBookings({ noun: { one: "booking", many: "bookings" }, verb: "Book", taken: [] });
  const offer = { about: "lamp-1", path: "/lamps/lamp-1", title: "Desk", price: 20, currency: "EUR" };
  const terms: BookingTerms = { unit: "person", people: "People", isShared: true };
  const form = (capacity: number) => (
    <BookingForm
      bookings={bookings}
      offer={offer}
      terms={terms}
      day=""
      capacity={capacity}
      draft={null}
      submitLabel="Confirm"
      onReady={() => undefined}
    />
  );
  const { rerender } = render(form(2));
  expect(screen.getByText("2 places left")).toBeTruthy();
  const more = screen.getByRole<HTMLButtonElement>("button", { name: "People: one more" });
  fireEvent.click(more);
  expect([more.disabled, screen.getByText("€20.00 × 2 people") !== null]).toEqual([true, true]);
  rerender(form(1));
  expect(screen.getByText("1 place left")).toBeTruthy();
  rerender(form(0));
  expect(screen.getByText("0 places left")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
});
