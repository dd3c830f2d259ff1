import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LogSection } from "@/components/log/log-section";
import { defineEntity, readForm } from "@/lib/entity";
import * as field from "@/lib/fields";
import { amountsByRow, countHours, countMoney, defineLog, logFields, subjectOf, totalOf } from "@/lib/log";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const projectsOf = () =>
  defineEntity({
    name: "project",
    noun: { one: "project", many: "projects" },
    home: { path: "/", title: "Projects" },
    rowPath: "/projects",
    title: "name",
    fields: { name: field.text({ label: "Name" }) },
    samples: () => [{ name: "Roof" }, { name: "Garden" }],
  });

const hoursOf = () =>
  defineLog({
    name: "hours",
    entity: projectsOf(),
    noun: { one: "time entry", many: "work hours" },
    noteLabel: "What was done",
    amount: countHours(),
    samples: () => [
      { about: "project-1", day: "2026-11-18", amount: 2.5, note: "Preparation" },
      { about: "project-2", day: "2026-11-17", amount: 4, note: "" },
      { about: "gone", day: "2026-11-16", amount: 1, note: "" },
    ],
  });

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("hours are counted up to a day, and money is not limited", () => {
  const log = hoursOf();
  const about = { about: "project-1", day: "2026-11-18", note: "" };
  expect(readForm(logFields(log), formOf({ ...about, amount: "25" })).errors).toEqual({ amount: "Enter 24 or less." });
  expect(readForm(logFields(log), formOf({ day: "" })).errors).toEqual({
    about: "Choose the project.",
    day: "Choose the day.",
    amount: "Fill this in: hours.",
  });
  const money = { ...log, amount: countMoney("EUR") };
  expect(readForm(logFields(money), formOf({ ...about, amount: "2500" })).errors).toEqual({});
});

test("an entry that counts nothing needs its text instead", () => {
  const { amount: _, ...notes } = hoursOf();
  const read = readForm(logFields(notes), formOf({ about: "project-1", day: "2026-11-18" }));
  expect(read.errors).toEqual({ note: "Fill this in: what was done." });
});

test("amounts are added up by row, also those of a deleted one", () => {
  const log = hoursOf();
  const entries = log.entries.all();
  expect(totalOf(entries)).toBe(7.5);
  expect(entries.map((entry) => subjectOf(log, entry))).toEqual(["Roof", "Garden", "Deleted project"]);
  expect(amountsByRow(log, entries).map(({ label, value }) => [label, value])).toEqual([
    ["Garden", 4],
    ["Roof", 2.5],
    ["Deleted project", 1],
  ]);
});

test("stored entries are read whatever they are", () => {
  const rows = [
    { id: "a", about: "project-1", day: "yesterday", amount: "2", note: 7 },
    { id: "b", note: "about nothing" },
  ];
  localStorage.setItem("recipe-box/hours", JSON.stringify({ version: 1, rows }));
  expect(hoursOf().entries.all()).toEqual([{ id: "a", about: "project-1", day: "", amount: 2, note: "7" }]);
});

test("the section of a row has its own entries and adds to them", () => {
  render(<LogSection log={hoursOf()} about="project-1" />, { wrapper: MemoryRouter });
  const total = screen.getByRole("group", { name: "Total work hours" });
  expect(total.textContent).toContain("2.5 hours");
  fireEvent.change(screen.getByLabelText(/Hours/), { target: { value: "1" } });
  fireEvent.click(screen.getByRole("button", { name: "Add time entry" }));
  expect(total.textContent).toContain("3.5 hours");
  const list = screen.getByRole("list", { name: "Work hours" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Delete Preparation" }));
  expect(total.textContent).toContain("1 hour");
});
