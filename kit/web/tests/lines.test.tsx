import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { ownLines } = await import("@/lib/row-lines");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Orders" }, rowPath: "/orders" };
  const orders = defineEntity({
    ...options,
    name: "order",
    noun: { one: "order", many: "orders" },
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }) },
    samples: () => [{ name: "A" }, { name: "B" }],
  });
  const lines = defineEntity({
    ...options,
    name: "line",
    noun: { one: "line", many: "lines" },
    title: "text",
    fields: {
      text: field.text({ label: "Text", required: true }),
      order: field.reference({ label: "Order", to: (): Entity => orders }),
      hours: field.number({ label: "Hours", min: 0 }),
      stars: field.rating({ label: "Stars" }),
      isDone: field.flag({ label: "Done" }),
    },
    samples: () => [
      { text: "a", order: "order-1", hours: 3 },
      { text: "b", order: "order-2", hours: 1 },
      { text: "c", order: "order-1", hours: 2 },
    ],
  });
  ownLines(orders, () => [{ entity: lines, by: "order" }]);
  return { orders, lines };
}

test("the lines of a row go with it, and come back where they were", async () => {
  const { orders, lines } = await open();
  const undo = orders.rows.remove("order-1");
  expect(lines.rows.all().map(({ text }) => text)).toEqual(["b"]);
  undo();
  expect(orders.rows.all().map(({ name }) => name)).toEqual(["A", "B"]);
  expect(lines.rows.all().map(({ text }) => text)).toEqual(["a", "b", "c"]);
});

test("a row that is none yet has no lines, also where lines belong to no row", async () => {
  const { lines } = await open();
  const { linesIn } = await import("@/lib/row-lines");
  lines.rows.add({ text: "d", order: "", hours: 1, stars: 0, isDone: false });
  expect(linesIn({ entity: lines, by: "order" }, "")).toEqual([]);
  expect(linesIn({ entity: lines, by: "order" }, "order-2").map(({ text }) => text)).toEqual(["b"]);
});

test("a form changes, adds and removes lines, says what is wrong with one, and leaves out blank ones", async () => {
  const { orders, lines } = await open();
  const { EditPage } = await import("@/components/resource/form-pages");
  const { linesOf } = await import("@/components/resource/lines-input");
  const { Route, Routes } = await import("react-router");
  render(
    <MemoryRouter initialEntries={["/orders/order-1/edit"]}>
      <Routes>
        <Route
          path="/orders/:id/edit"
          element={<EditPage entity={orders} parts={[linesOf({ entity: lines, by: "order", totals: ["hours"] })]} />}
        />
        <Route path="*" element={<p>saved</p>} />
      </Routes>
    </MemoryRouter>,
  );
  const line = (place: number) => within(screen.getByRole("group", { name: `Line ${place}` }));
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  expect(line(1).getByRole("textbox", { name: "Text" })).toHaveProperty("value", "a");
  press("Remove line 1");
  press("Add line");
  press("Add line");
  fireEvent.input(line(1).getByRole("textbox", { name: "Hours" }), { target: { value: "7" } });
  fireEvent.input(line(2).getByRole("textbox", { name: "Hours" }), { target: { value: "0.5" } });
  expect(screen.getByText("Hours: 7.5")).toBeTruthy();
  press("Save changes");
  expect(line(2).getByText("Fill this in: text.")).toBeTruthy();
  fireEvent.input(line(2).getByRole("textbox", { name: "Text" }), { target: { value: "d" } });
  press("Save changes");
  expect(screen.getByText("saved")).toBeTruthy();
  expect(lines.rows.all().map(({ text, order, hours }) => [text, order, hours])).toEqual([
    ["b", "order-2", 1],
    ["c", "order-1", 7],
    ["d", "order-1", 0.5],
  ]);
});

test("a yes or no of a line is switched on the page of its row by whoever may change the row", async () => {
  const { lines } = await open();
  const { LineTable } = await import("@/components/resource/line-table");
  const table = <LineTable entity={lines} by="order" parent="order-1" editable={["isDone"]} />;
  render(table);
  fireEvent.click(screen.getByRole("checkbox", { name: "Done: c" }));
  expect(lines.rows.all().map(({ isDone }) => isDone)).toEqual([false, false, true]);
  expect(screen.getByRole("checkbox", { name: "Done: c" })).toHaveProperty("checked", true);
  cleanup();
  lines.mayChange = () => false;
  render(table);
  expect(screen.queryByRole("checkbox")).toBe(null);
  expect(screen.getByText("Yes")).not.toBe(null);
});

test("what is done with a line stands beside it, and nothing beside the totals", async () => {
  cleanup();
  const { lines } = await open();
  const { LineTable } = await import("@/components/resource/line-table");
  const done: string[] = [];
  const controls = (row: { text: string }) => <button onClick={() => done.push(row.text)}>Vote</button>;
  render(<LineTable entity={lines} by="order" parent="order-1" totals={["hours"]} controls={controls} />);
  const [, first, second, total] = screen.getAllByRole("row");
  if (!first || !second || !total) throw new Error("There are too few rows.");
  fireEvent.click(within(second).getByRole("button", { name: "Vote" }));
  expect(done).toEqual(["c"]);
  expect(within(total).queryByRole("button")).toBeNull();
  expect([first, second, total].map((row) => row.children.length)).toEqual([5, 5, 5]);
  cleanup();
});

test("whoever sees none of the lines of others is not told that there are none, and fields that are for others are no columns", async () => {
  cleanup();
  const { lines } = await open();
  const { LineTable } = await import("@/components/resource/line-table");
  const of = (parent: string) => <LineTable entity={lines} by="order" parent={parent} />;
  lines.maySee = (name) => name !== "hours";
  render(of("order-1"));
  expect(screen.queryByRole("columnheader", { name: "Hours" })).toBeNull();
  expect(screen.getAllByRole("columnheader").length).toBeGreaterThan(1);
  cleanup();
  render(of("order-9"));
  expect(screen.getByRole("heading", { name: "Lines" })).toBeTruthy();
  cleanup();
  lines.locked = () => ({ title: "Log in to see lines" });
  render(of("order-9"));
  expect(screen.queryByRole("heading")).toBeNull();
  cleanup();
});

test("a drawing of which two shapes are the same is drawn without a complaint", async () => {
  const { Illustration } = await import("@/components/scenes/illustration");
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const shape = ["#201728", "M1 1h2v2z"] as const;
  render(
    <svg>
      <Illustration pictogram={{ shapes: [shape, shape] }} seed={1} width={320} height={180} />
    </svg>,
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
