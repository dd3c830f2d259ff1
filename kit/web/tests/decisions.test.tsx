import { webcrypto } from "node:crypto";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("crypto", webcrypto);
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

/** Matters that some put up and others adopt or turn down, and who put them up carries them out. */
async function openMatters(states: readonly ("Draft" | "On the agenda" | "Adopted" | "Turned down" | "Begun")[]) {
  const { DecisionList } = await open();
  const { defineEntity } = await import("@/lib/entity");
  const { defineTransitions } = await import("@/lib/transitions");
  const { recordDecisions } = await import("@/lib/decisions");
  const { restrict } = await import("@/lib/access");
  const { openSampleAccount, signUp, logOut } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const options = ["Draft", "On the agenda", "Adopted", "Turned down", "Begun"] as const;
  const matters = defineEntity({
    name: "matter",
    noun: { one: "matter", many: "matters" },
    home: { path: "/", title: "Matters" },
    rowPath: "/matters",
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }), state: field.state({ label: "State", options }) },
    samples: () => states.map((state, at) => ({ name: `Matter ${at + 1}`, state })),
  });
  const of = recordDecisions(
    defineTransitions(matters, "state", [
      { verb: "Put up", from: ["Draft"], to: "On the agenda", by: ["owner", "admin"] },
      { verb: "Adopt", from: ["On the agenda"], to: "Adopted", by: "admin" },
      { verb: "Turn down", from: ["On the agenda"], to: "Turned down", by: "admin" },
      { verb: "Begin", from: ["Adopted"], to: "Begun", by: ["owner", "admin"] },
    ]),
  );
  restrict(matters, { see: "everybody", change: "owner" });
  const scope = { waiting: ["On the agenda"], verbs: ["Adopt", "Turn down"] };
  const shown = (isAlone = false) =>
    render(
      <MemoryRouter>
        <DecisionList of={of} {...scope} isAlone={isAlone} />
      </MemoryRouter>,
    );
  return { matters, shown, openSampleAccount, signUp, logOut };
}

const namesIn = (list: string) =>
  screen.queryAllByRole("list", { name: list }).flatMap((one) =>
    within(one)
      .getAllByRole("listitem")
      .map((item) => /Matter \d/.exec(item.textContent ?? "")?.[0]),
  );

test("only decisions are waited for, and what goes on after one was decided", async () => {
  const { shown, openSampleAccount } = await openMatters(["Draft", "On the agenda", "Adopted", "Begun", "Turned down"]);
  openSampleAccount("Ada");
  shown();
  expect(namesIn("Matters: Waiting for a decision")).toEqual(["Matter 2"]);
  expect(namesIn("Matters: Decided")).toEqual(["Matter 3", "Matter 4", "Matter 5"]);
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Adopt", "Turn down"]);
});

test("people who can decide nothing do not see what others decide", async () => {
  const { matters, shown, openSampleAccount, signUp, logOut } = await openMatters(["On the agenda", "Adopted"]);
  openSampleAccount("Ada");
  logOut();
  await signUp({ name: "Ida", email: "ida@example.com", password: "harbour-lights" });
  await signUp({ name: "Ben", email: "ben@example.com", password: "harbour-lights" });
  matters.rows.add({ name: "Matter 3", state: "Draft" });
  const { container } = shown();
  expect(container.innerHTML).toBe("");
  shown(true);
  expect(screen.getByText("Nothing waits for you.")).toBeTruthy();
  expect(screen.queryByText("Matter 1")).toBeNull();
});

test("who may decide is told that nothing waits where there is nothing yet, and others are not", async () => {
  const { shown, openSampleAccount } = await openMatters([]);
  expect(shown().container.innerHTML).toBe("");
  cleanup();
  openSampleAccount("Ada");
  shown();
  expect(screen.getByText("Nothing waits for you.")).toBeTruthy();
});

test("what waits for somebody else is not among what was decided", async () => {
  const { matters, shown, signUp } = await openMatters(["On the agenda", "Adopted"]);
  const { restrict } = await import("@/lib/access");
  await signUp({ name: "Ada", email: "ada@example.com", password: "harbour-lights" });
  restrict(matters, { see: "everybody", change: "admin" });
  const isAdmin = matters.isOneOf;
  // Somebody else decides on the first one.
  matters.isOneOf = (people, row) => row.name !== "Matter 1" && isAdmin?.(people, row) === true;
  shown();
  expect(namesIn("Matters: Waiting for a decision")).toEqual([]);
  expect(namesIn("Matters: Decided")).toEqual(["Matter 2"]);
});
