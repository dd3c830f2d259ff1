import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "@/components/board/board";
import { columnOf, goalOf } from "@/lib/board-columns";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("a row without a known state stands in the first column", () => {
  const options = ["To do", "In progress", "Done"];
  expect(["Done", "", "Gone", undefined].map((value) => columnOf(options, value))).toEqual(["Done", "To do", "To do", "To do"]);
  expect(columnOf([], "Done")).toBe("");
});

test("the goal is the last column that is not a way out", () => {
  expect(goalOf(["New", "Won", "Lost"])).toBe("Won");
  expect(goalOf(["Open", "Closed", "Cancelled", "Archived"])).toBe("Closed");
  expect(goalOf(["Lost"])).toBe("");
});

test("a card that is sent to another column stands there and is counted", () => {
  const deals = defineEntity({
    name: "deal",
    noun: { one: "deal", many: "deals" },
    home: { path: "/", title: "Deals" },
    rowPath: "/deals",
    title: "name",
    fields: { name: field.text({ label: "Name" }), stage: field.choice({ label: "Stage", options: ["New", "Won", "Lost"] }) },
    samples: () => [{ name: "Roof" }, { name: "Garden", stage: "Won" }],
  });
  render(<Board entity={deals} field="stage" />);
  expect(within(screen.getByRole("list", { name: "New" })).getByText("Roof")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  fireEvent.change(screen.getByRole("combobox", { name: "Move Roof" }), { target: { value: "Won" } });
  expect(within(screen.getByRole("list", { name: "Won" })).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
  expect(deals.rows.all().map(({ stage }) => stage)).toEqual(["Won", "Won"]);
});

test("a board without rows shows its columns, and no progress", () => {
  const bids = defineEntity({
    name: "bid",
    noun: { one: "bid", many: "bids" },
    home: { path: "/bids", title: "Bids" },
    rowPath: "/bids",
    title: "name",
    fields: { name: field.text({ label: "Name" }), stage: field.choice({ label: "Stage", options: ["New", "Won"] }) },
    samples: () => [],
  });
  render(<Board entity={bids} field="stage" />, { wrapper: MemoryRouter });
  expect(screen.getAllByText("No bids here.")).toHaveLength(2);
  expect(screen.queryByRole("progressbar")).toBeNull();
});
