import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AssignmentSheet } from "@/components/assignments/assignment-sheet";
import { assignmentFields, defineAssignments, isAssigned } from "@/lib/assignments";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const named = (one: string, titles: readonly string[]) =>
  defineEntity({
    name: one,
    noun: { one, many: `${one}s` },
    home: { path: `/${one}s`, title: `${one}s` },
    rowPath: `/${one}s`,
    title: "name",
    fields: { name: field.text({ label: "Name" }) },
    samples: () => titles.map((name) => ({ name })),
  });

const assignmentsOf = () =>
  defineAssignments({
    name: "assign",
    entity: named("job", ["Roof", "Garden"]),
    people: named("worker", ["Ada", "Ben", "Ada"]),
    whoLabel: "Worker",
    taskLabel: "Task",
    samples: () => [{ about: "job-1", who: "Ada", task: "", since: "2026-11-18" }],
  });

test("people are chosen by name, each once; without people names are typed", () => {
  const assignments = assignmentsOf();
  expect(assignmentFields(assignments).who.options).toEqual(["Ada", "Ben"]);
  expect(assignmentFields(assignments).who.parse([""])).toEqual({ error: "Choose the worker." });
  const { people: _, ...typed } = assignments;
  expect(assignmentFields(typed).who.parse(["Robin"])).toEqual({ value: "Robin" });
  expect(assignmentFields(typed).who.parse([""])).toEqual({ error: "Enter a name." });
});

test("someone is assigned to a row once", () => {
  const assignments = assignmentsOf();
  expect(isAssigned(assignments, { about: "job-1", who: "Ada" })).toBe(true);
  expect(isAssigned(assignments, { about: "job-2", who: "Ada" })).toBe(false);
});

test("the sheet assigns, refuses a repetition, and names what nobody does", () => {
  render(<AssignmentSheet assignments={assignmentsOf()} />, { wrapper: MemoryRouter });
  const form = screen.getByRole("form", { name: "Assign jobs" });
  const enter = (job: string, who: string) => {
    fireEvent.change(within(form).getByRole("combobox", { name: "Job" }), { target: { value: job } });
    fireEvent.change(within(form).getByRole("combobox", { name: "Worker" }), { target: { value: who } });
    fireEvent.click(within(form).getByRole("button", { name: "Assign" }));
  };
  expect(screen.getByRole("heading", { name: "Unassigned jobs" })).toBeTruthy();
  enter("job-1", "Ada");
  expect(screen.getByText("Ada is assigned already.")).toBeTruthy();
  enter("job-2", "Ben");
  const table = screen.getByRole("table", { name: "Assigned jobs" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  expect(screen.queryByRole("heading", { name: "Unassigned jobs" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Take Roof from Ada" }));
  expect(within(table).getAllByRole("row")).toHaveLength(2);
});
