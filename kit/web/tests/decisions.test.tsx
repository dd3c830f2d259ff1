import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { defineTransitions } = await import("@/lib/transitions");
  const { setIn } = await import("@/lib/changes");
  const { decisions, recordDecisions } = await import("@/lib/decisions");
  const { person } = await import("@/lib/person");
  const { DecisionList } = await import("@/components/decisions/decision-list");
  const { DecisionHistory } = await import("@/components/decisions/decision-history");
  const field = await import("@/lib/fields");
  const requests = defineEntity({
    name: "request",
    noun: { one: "request", many: "requests" },
    home: { path: "/", title: "Requests" },
    rowPath: "/requests",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      state: field.state({ label: "State", options: ["Open", "Approved", "Rejected"] }),
    },
    samples: () => [{ name: "A week off" }, { name: "A chair" }, { name: "A lamp", state: "Approved" as const }],
  });
  const of = recordDecisions(
    defineTransitions(requests, "state", [
      { verb: "Approve", from: ["Open"], to: "Approved" },
      { verb: "Reject", from: ["Open"], to: "Rejected" },
    ]),
  );
  person.update({ name: "Ada" });
  return { requests, of, decisions, setIn, DecisionList, DecisionHistory };
}

test("what waits is decided with a comment, which stays with the decision and who made it", async () => {
  const { requests, of, DecisionList, DecisionHistory } = await open();
  render(
    <MemoryRouter>
      <DecisionList of={of} />
    </MemoryRouter>,
  );
  const waiting = () => screen.getByRole("list", { name: /: Waiting for a decision$/ });
  const decided = screen.getByRole("list", { name: /: Decided$/ });
  expect(within(waiting()).getAllByRole("listitem")).toHaveLength(2);
  expect(within(decided).getAllByRole("listitem")).toHaveLength(1);
  fireEvent.change(screen.getByRole("textbox", { name: "Comment on A chair" }), { target: { value: " Too dear " } });
  const item = within(waiting()).getAllByRole("listitem")[1];
  if (item === undefined) throw new Error("There is no second item.");
  fireEvent.click(within(item).getByRole("button", { name: "Reject" }));
  expect(within(waiting()).getAllByRole("listitem")).toHaveLength(1);
  expect(decided.textContent).toMatch(/A chair.*Rejected.*Ada.*Too dear/);
  const row = requests.rows.all().find(({ name }) => name === "A chair");
  if (row === undefined) throw new Error("The chair is gone.");
  render(<DecisionHistory entity={requests} row={row} />);
  expect(screen.getByRole("list", { name: "Decisions" }).textContent).toMatch(/Rejected.*Ada.*Too dear/);
});

test("a decision is remembered however the state changes, and without the comment on another one", async () => {
  const { requests, of, decisions, setIn } = await open();
  const { decide } = await import("@/lib/decisions");
  const [first] = requests.rows.all();
  const [step] = of.steps;
  if (first === undefined || step === undefined) throw new Error("Nothing can be decided.");
  decide(of, { row: first, step, said: "Enjoy it" });
  setIn(requests, "request-2", "state", "Rejected")();
  requests.rows.update("request-2", { name: "A red chair" });
  expect(decisions.all().map(({ row, to, comment }) => [row, to, comment])).toEqual([
    ["request/request-2", "Rejected", ""],
    ["request/request-1", "Approved", "Enjoy it"],
  ]);
});

test("what waits for somebody else is not among what was decided", async () => {
  const { DecisionList } = await open();
  const { defineEntity } = await import("@/lib/entity");
  const { defineTransitions } = await import("@/lib/transitions");
  const { recordDecisions } = await import("@/lib/decisions");
  const { restrict } = await import("@/lib/access");
  const field = await import("@/lib/fields");
  const matters = defineEntity({
    name: "matter",
    noun: { one: "matter", many: "matters" },
    home: { path: "/", title: "Matters" },
    rowPath: "/matters",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      state: field.state({ label: "State", options: ["Draft", "On the agenda", "Adopted"] }),
    },
    samples: () => [
      { name: "A bridge", state: "On the agenda" as const },
      { name: "A park", state: "Adopted" as const },
    ],
  });
  const steps = defineTransitions(matters, "state", [
    { verb: "Put up", from: ["Draft"], to: "On the agenda" },
    { verb: "Adopt", from: ["On the agenda"], to: "Adopted", by: "admin" },
  ]);
  restrict(matters, { see: "everybody", change: "admin" });
  render(
    <MemoryRouter>
      <DecisionList of={recordDecisions(steps)} />
    </MemoryRouter>,
  );
  const decided = within(screen.getByRole("list", { name: "Matters: Decided" }));
  expect(decided.getAllByRole("listitem").map((item) => item.textContent)).toHaveLength(1);
  expect(decided.getByText("A park")).toBeTruthy();
});
