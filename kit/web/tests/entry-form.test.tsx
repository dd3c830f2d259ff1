import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});

/** Enquiries about products: anybody sends one, and only the administrator reads them. */
async function open(change: "everybody" | "members") {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const field = await import("@/lib/fields");
  const name = field.text({ label: "Name", required: true });
  const options = { home: { path: "/", title: "" }, rowPath: "/x", title: "name" } as const;
  const products = defineEntity({
    ...options,
    name: "product",
    noun: { one: "product", many: "products" },
    fields: { name },
    samples: () => [{ name: "Honey" }],
  });
  const enquiries = defineEntity({
    ...options,
    name: "enquiry",
    noun: { one: "enquiry", many: "enquiries" },
    fields: { name, product: field.reference({ label: "Product", to: (): Entity => products }) },
    samples: () => [],
  });
  restrict(enquiries, { see: "admin", change });
  return { products, enquiries };
}

test("a form in a page is sent by a stranger, who is thanked, sees no rows, and may fill in another one", async () => {
  const { enquiries } = await open("everybody");
  const { EntryForm } = await import("@/components/resource/entry-form");
  const { wholeOf } = await import("@/lib/entity");
  render(
    <MemoryRouter>
      <EntryForm entity={enquiries} title="Write to us" isHandedIn isLink />
    </MemoryRouter>,
  );
  const part = within(screen.getByRole("region", { name: "Write to us" }));
  fireEvent.click(part.getByRole("button", { name: "Send" }));
  expect(part.getByText("Fill this in: name.")).toBeTruthy();
  expect(part.queryByRole("status")).toBeNull();
  fireEvent.change(part.getByLabelText("Name"), { target: { value: "Ann" } });
  fireEvent.click(part.getByRole("button", { name: "Send" }));
  expect(part.getByRole("status").textContent).toMatch(/^Thank you/);
  expect(part.queryByText("Ann")).toBeNull();
  expect(
    wholeOf(enquiries)
      .all()
      .map((row) => row.name),
  ).toEqual(["Ann"]);
  fireEvent.click(part.getByRole("button", { name: "Fill in another one" }));
  expect(part.getByLabelText<HTMLInputElement>("Name").value).toBe("");
});

test("whoever has to log in first is told so in place of the form", async () => {
  const { enquiries } = await open("members");
  const { EntryForm } = await import("@/components/resource/entry-form");
  render(
    <MemoryRouter>
      <EntryForm entity={enquiries} title="Write to us" isTitled />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "Write to us" })).toBeTruthy();
  expect(screen.getByText("Log in to add enquiries")).toBeTruthy();
  expect(screen.queryByLabelText("Name")).toBeNull();
});

test("below a row nobody is told that there are none of the rows which are for others", async () => {
  const { products, enquiries } = await open("everybody");
  const { ChildRows } = await import("@/components/resource/child-rows");
  const [honey] = products.rows.all();
  const rows = () => (
    <MemoryRouter>
      <ChildRows entity={enquiries} by={["product"]} parent={honey?.id ?? ""} of={products} hasAddLink />
    </MemoryRouter>
  );
  const { unmount } = render(rows());
  expect(screen.queryByRole("heading", { name: "Enquiries" })).toBeNull();
  unmount();
  const { signUp } = await import("@/lib/accounts");
  await signUp({ name: "Ada", email: "ada@example.com", password: "harbour-lights" });
  render(rows());
  expect(screen.getByRole("heading", { name: "Enquiries" })).toBeTruthy();
});

test("what is made by an action is told by what it refers to, and one's own rows begin with a way to add one", async () => {
  const { products, enquiries } = await open("members");
  const { newRow, toldChanges } = await import("@/lib/changes");
  const { OwnRows } = await import("@/components/resource/own-rows");
  const { signUp } = await import("@/lib/accounts");
  await signUp({ name: "Ada", email: "ada@example.com", password: "harbour-lights" });
  const own = render(
    <MemoryRouter>
      <OwnRows entity={enquiries} title="Mine" hasForm />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Add enquiry" })).toBeTruthy();
  own.unmount();
  const [honey] = products.rows.all();
  const told = (values: object) => toldChanges(() => newRow(enquiries, values)());
  expect(told({ name: "Ada", product: honey?.id })).toEqual(["Product: Honey"]);
  expect(told({ name: "Ada" })).toEqual(["Added “Ada”."]);
});

test("whoever may not open the list of rows is led to the page of their own", async () => {
  const { enquiries } = await open("members");
  const { leadElsewhere } = await import("@/lib/access");
  const { signUp } = await import("@/lib/accounts");
  leadElsewhere(enquiries, "admin", { path: "/mine", title: "Mine" });
  expect(enquiries.home).toEqual({ path: "/mine", title: "Mine" });
  await signUp({ name: "Ada", email: "ada@example.com", password: "harbour-lights" });
  expect(enquiries.home.path).toBe("/");
});
