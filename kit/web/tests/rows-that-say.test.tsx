// What a row says of itself by its look: its color, and that it is behind one.
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FieldValue } from "@/components/fields/field-value";
import { ResourceCard } from "@/components/resource/resource-card";
import { ListRow } from "@/components/resource/row-list";
import { TableList } from "@/components/resource/table-list";
import { groupColor } from "@/lib/chart-color";
import { defineEntity, isDone } from "@/lib/entity";
import { choice, flag, text } from "@/lib/fields";

afterEach(cleanup);

const bins = defineEntity({
  name: "bins",
  noun: { one: "bin", many: "bins" },
  home: { path: "/", title: "Bins" },
  rowPath: "/bins",
  title: "name",
  fields: {
    name: text({ label: "Name" }),
    color: choice({ label: "Color", options: ["Purple", "Mixed"], colors: { Purple: "#800080" } }),
    emptied: flag({ label: "Emptied", meaning: "done" }),
    marked: flag({ label: "Marked" }),
  },
  samples: () => [
    { name: "First", color: "Purple", emptied: true },
    { name: "Second", color: "Mixed", marked: true },
  ],
});

test("an option that is the name of a color has it, in lists and in charts, and another one that of its place", () => {
  const { colors, options } = bins.fields.color;
  const dotOf = (value: string) =>
    render(<FieldValue field={bins.fields.color} value={value} />).container.querySelector<HTMLElement>("[aria-hidden]")?.style.background;
  expect(dotOf("Purple")).toMatch(/#800080|rgb\(128, 0, 128\)/);
  expect(dotOf("Mixed")).toBe("var(--chart-2)");
  expect(groupColor("Purple", { options, colors, index: 3 })).toBe("#800080");
  expect(groupColor("Mixed", { options, colors, index: 3 })).toBe("var(--chart-2)");
});

test("a row that is done stands back as a line, as a row of a table and as a card, and no other row does", () => {
  const rows = bins.rows.all();
  expect(rows.map((row) => isDone(bins, row))).toEqual([true, false]);
  const behind = (container: HTMLElement) => [...container.querySelectorAll("[data-done]")].map(({ textContent }) => textContent);
  const lines = rows.map((row) => <ListRow key={row.id} entity={bins} row={row} layout={{ actions: [] }} />);
  expect(behind(render(<MemoryRouter>{lines}</MemoryRouter>).container)).toEqual(["First"]);
  const cards = rows.map((row) => <ResourceCard key={row.id} entity={bins} row={row} layout={{ actions: [] }} />);
  expect(behind(render(<MemoryRouter>{cards}</MemoryRouter>).container)).toEqual(["First"]);
  cleanup();
  render(
    <MemoryRouter>
      <TableList entity={bins} table={{ columns: [], actions: [] }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("row", { name: /First/ }).dataset["done"]).toBe("true");
  expect(screen.getByRole("row", { name: /Second/ }).dataset["done"]).toBeUndefined();
});
