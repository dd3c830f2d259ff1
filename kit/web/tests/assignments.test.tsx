import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AssignmentList } from "@/components/assignments/assignment-list";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const claimsOf = () =>
  defineEntity({
    name: "claim",
    noun: { one: "claim", many: "claims" },
    home: { path: "/", title: "Claims" },
    rowPath: "/claims",
    title: "name",
    fields: {
      name: field.text({ label: "Name" }),
      status: field.choice({ label: "Status", options: ["Submitted", "Granted", "Denied", "Paid"] }),
      assignedTo: field.text({ label: "Assigned to" }),
    },
    samples: () => [
      { name: "Train", status: "Submitted", assignedTo: "Ada" },
      { name: "Hotel", status: "Denied" },
      { name: "Taxi", status: "Paid" },
      { name: "Lunch", assignedTo: "Ada" },
    ],
  });

test("rows are assigned by a name, and each name says how much it has", () => {
  const claims = claimsOf();
  render(
    <MemoryRouter>
      <AssignmentList entity={claims} field="assignedTo" />
    </MemoryRouter>,
  );
  const workload = () => screen.getByRole("list", { name: "Workload" }).textContent;
  expect(workload()).toBe("Ada: 2");
  fireEvent.change(screen.getByRole("combobox", { name: "Assign Taxi to" }), { target: { value: "Grace" } });
  expect(workload()).toBe("Ada: 2Grace: 1");
  fireEvent.change(screen.getByRole("combobox", { name: "Assign Train to" }), { target: { value: "" } });
  expect(workload()).toBe("Ada: 1Grace: 1");
});
