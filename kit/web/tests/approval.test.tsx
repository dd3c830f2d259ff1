import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApprovalList } from "@/components/approval/approval-list";
import { decide, defineApproval, verdictOf } from "@/lib/approval";
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
    },
    samples: () => [
      { name: "Train", status: "Submitted" },
      { name: "Hotel", status: "Denied" },
      { name: "Taxi", status: "Paid" },
      { name: "Lunch" },
    ],
  });

const state = { field: "status", options: { Pending: "Submitted", Approved: "Granted", Rejected: "Denied" } } as const;

test("a state with words for all verdicts says how rows stand; one beyond them was approved", () => {
  const claims = claimsOf();
  const approval = defineApproval({ name: "approve", entity: claims, state });
  expect(claims.rows.all().map((row) => verdictOf(approval, row, []))).toEqual(["Pending", "Rejected", "Approved", "Pending"]);
});

test("without a state the latest decision says it, and a state follows the decision", () => {
  const claims = claimsOf();
  const [train] = claims.rows.all();
  if (train === undefined) throw new Error("There is no sample.");
  const plain = defineApproval({ name: "plain", entity: claims });
  decide(plain, train.id, { verdict: "Rejected", reason: "Too late", by: "Robin" });
  decide(plain, train.id, { verdict: "Approved", reason: "", by: "Robin" });
  expect(verdictOf(plain, train, plain.decisions.all())).toBe("Approved");
  expect(plain.decisions.all().map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ["Approved", ""],
    ["Rejected", "Too late"],
  ]);
  decide(defineApproval({ name: "approve", entity: claims, state }), train.id, { verdict: "Approved", reason: "", by: "" });
  expect(claims.rows.all()[0]?.status).toBe("Granted");
});

test("stored decisions without a known verdict are dropped", () => {
  const rows = [
    { id: "a", about: 7, verdict: "Approved", by: null },
    { id: "b", verdict: "Maybe" },
  ];
  localStorage.setItem("recipe-box/approve", JSON.stringify({ version: 1, rows }));
  const { decisions } = defineApproval({ name: "approve", entity: claimsOf() });
  expect(decisions.all()).toEqual([{ id: "a", about: "7", verdict: "Approved", reason: "", by: "", at: "" }]);
});

test("a row is rejected only with a reason", () => {
  const approval = defineApproval({ name: "approve", entity: claimsOf(), state });
  render(<ApprovalList approval={approval} />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole("button", { name: "Reject Train" }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm rejection" }));
  expect(screen.getByText("Give a reason.")).toBeTruthy();
  expect(approval.decisions.all()).toHaveLength(0);
  fireEvent.change(screen.getByRole("textbox", { name: "Reason" }), { target: { value: "No receipt" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm rejection" }));
  fireEvent.click(screen.getByRole("button", { name: "Rejected claims" }));
  expect(screen.getByText("No receipt")).toBeTruthy();
});
