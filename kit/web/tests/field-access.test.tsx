import { webcrypto } from "node:crypto";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
});
afterEach(cleanup);

/** Staff whose pay only the administrator sees, and whose desk everybody sees and only the administrator fills in. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const { openSampleAccount, logOut } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const staff = defineEntity({
    name: "person",
    noun: { one: "person", many: "people" },
    home: { path: "/", title: "Staff" },
    rowPath: "/staff",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      pay: field.number({ label: "Pay" }),
      desk: field.text({ label: "Desk" }),
    },
    samples: () => [{ name: "Ada", pay: 4200, desk: "North" }],
  });
  restrict(staff, {
    see: "everybody",
    change: "everybody",
    fields: { pay: { see: "admin", change: "admin" }, desk: { see: "everybody", change: "admin" } },
  });
  return { staff, openSampleAccount, logOut };
}

test("a field that somebody does not see is empty for every reader, and can be written by nobody else", async () => {
  const { staff, openSampleAccount } = await open();
  const { sum } = await import("@/lib/metrics");
  const { matchesSearch } = await import("@/lib/rows");
  const [row] = staff.rows.all();
  if (row === undefined) throw new Error("There is no row.");
  expect(row).toMatchObject({ name: "Ada", pay: null, desk: "North" });
  expect(sum(staff, staff.rows.all(), "pay")).toBe(0);
  expect(matchesSearch(staff, row, "4200")).toBe(false);
  expect(() => staff.rows.update(row.id, { pay: 1 })).toThrow();
  expect(() => staff.rows.update(row.id, { desk: "South" })).toThrow();
  expect(() => staff.rows.add({ name: "Ben", pay: 1, desk: "" })).toThrow();
  staff.rows.update(row.id, { name: "Ada L." });
  expect(staff.whole?.all()[0]).toMatchObject({ name: "Ada L.", pay: 4200 });
  staff.rows.add({ name: "Ben", pay: null, desk: "" });
  openSampleAccount("Somebody");
  expect(staff.rows.all()[1]?.pay).toBe(4200);
  staff.rows.update(row.id, { pay: 4300 });
  expect(staff.rows.all()[1]?.pay).toBe(4300);
});

test("a new row begins in its first state, also where whoever hands it in does not see that", async () => {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const field = await import("@/lib/fields");
  const leads = defineEntity({
    name: "lead",
    noun: { one: "lead", many: "leads" },
    home: { path: "/", title: "Leads" },
    rowPath: "/leads",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      state: field.state({ label: "State", options: ["New", "Closed"] }),
    },
    samples: () => [{ name: "First lead" }],
  });
  restrict(leads, {
    see: "admin",
    change: "everybody",
    fields: { state: { see: "admin", change: "admin" } },
  });
  const { id } = leads.rows.add({ name: "Mine", state: "New" });
  expect(leads.rows.all()).toEqual([]);
  expect(leads.whole?.all().map((row) => row.name)).toEqual(["Mine", "First lead"]);
  expect(() => leads.rows.add({ name: "Done already", state: "Closed" })).toThrow();
  expect(() => leads.rows.update(id, { name: "Changed" })).toThrow();
  expect(() => leads.rows.remove("lead-1")).toThrow();
});

test("the facts of a row leave it out, also where it could be changed in place", async () => {
  const { staff } = await open();
  const { Facts } = await import("@/components/resource/facts");
  const [row] = staff.rows.all();
  if (row === undefined) throw new Error("There is no row.");
  render(<Facts entity={staff} row={row} names={["pay", "desk"]} editable={["pay"]} />, { wrapper: MemoryRouter });
  expect(screen.getByTitle("Desk")).toBeDefined();
  expect(screen.queryByTitle("Pay")).toBeNull();
});

test("forms, tables and pages leave it out, and saving keeps what was not asked for", async () => {
  const { staff, openSampleAccount } = await open();
  const { ResourceForm } = await import("@/components/resource/resource-form");
  const { TableList } = await import("@/components/resource/table-list");
  const { enteredValues, emptyValues, seenFields } = await import("@/lib/entity");
  const shown = () => {
    cleanup();
    render(
      <MemoryRouter>
        <ResourceForm entity={staff} submitLabel="Save" cancelTo="/" onSubmit={() => {}} />
        <TableList entity={staff} filters={["desk", "pay"]} sort={["pay"]} table={{ columns: ["pay", "desk"] }} />
      </MemoryRouter>,
    );
    return {
      boxes: screen.getAllByRole("textbox").map((box) => box.getAttribute("name")),
      heads: screen.getAllByRole("columnheader").map((head) => head.textContent),
    };
  };
  expect(shown()).toEqual({ boxes: ["name"], heads: ["Name", "Desk", "Actions"] });
  expect(screen.queryByText(/^Pay/)).toBe(null);
  expect(screen.queryAllByLabelText(/pay/i)).toEqual([]);
  expect(enteredValues(staff, { ...emptyValues(staff.fields), name: "Ada L." })).toEqual({ name: "Ada L." });
  expect(seenFields(staff).map(([name]) => name)).toEqual(["name", "desk"]);
  openSampleAccount("Somebody");
  expect(shown()).toEqual({ boxes: ["name", "pay", "desk"], heads: ["Name", "Pay", "Desk", "Actions"] });
});
