import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RowImport } from "@/components/import/row-import";
import { parseCsv } from "@/lib/csv";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { importFields, matchColumns, readLines } from "@/lib/import-rows";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const fields = {
  name: field.text({ label: "Name", required: true }),
  price: field.money({ label: "Price", currency: "EUR" }),
  madeOn: field.date({ label: "Made on" }),
  tags: field.tags({ label: "Tags" }),
  isNew: field.flag({ label: "New" }),
};

test("cells may have quotes, separators and line breaks in them", () => {
  expect(parseCsv('a,b\r\n"x, y","say ""hi"""\r\n\r\n"two\nlines",\r\n')).toEqual([
    ["a", "b"],
    ["x, y", 'say "hi"'],
    ["two\nlines", ""],
  ]);
  expect(parseCsv("a;b;c\n1,5; 2 ;")).toEqual([
    ["a", "b", "c"],
    ["1,5", "2", ""],
  ]);
  expect(parseCsv('a\tb\n"",unclosed "quote')).toEqual([["a", "b"], [",unclosed quote"]]);
  expect(parseCsv(" \n ")).toEqual([]);
});

test("columns are matched by label or name, whatever their case and accents", () => {
  expect(matchColumns(importFields(fields), ["PRICE", "madeon", "Náme", "Other"])).toEqual([2, 0, 1, -1, -1]);
});

test("cells are read as a form would read them, and errors are reported", () => {
  const columns = [0, 1, 2, 3, 4];
  const [right, wrong, empty] = readLines(
    fields,
    [
      ["Name", "Price"],
      ["Cup", "3,5", "2026-11-18", "red; blue", "yes"],
      ["Pot", "many", "18.11.2026"],
      ["", "1"],
    ],
    columns,
  );
  expect(right).toEqual({
    number: 2,
    problems: [],
    values: { name: "Cup", price: 3.5, madeOn: "2026-11-18", tags: ["red", "blue"], isNew: true },
  });
  expect(wrong?.problems).toEqual(["“many” in Price: enter a number.", "“18.11.2026” in Made on: enter a date."]);
  expect(empty?.problems).toEqual(["Enter the name."]);
});

test("right lines become rows, in their order", async () => {
  const cups = defineEntity({
    name: "cup",
    noun: { one: "cup", many: "cups" },
    home: { path: "/", title: "Cups" },
    rowPath: "/cups",
    title: "name",
    fields,
    samples: () => [],
  });
  render(<RowImport entity={cups} />, { wrapper: MemoryRouter });
  fireEvent.change(screen.getByLabelText(/Lines/), { target: { value: "Name,Price\nOne,1\nTwo,x\nThree,3" } });
  fireEvent.click(screen.getByRole("button", { name: "Preview" }));
  fireEvent.click(await screen.findByRole("button", { name: "Import 2 cups" }));
  expect(cups.rows.all().map(({ name, price }) => [name, price])).toEqual([
    ["One", 1],
    ["Three", 3],
  ]);
  expect(within(screen.getByRole("status")).getByRole("link", { name: "See the cups" })).toBeTruthy();
});
