import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { addTo, setIn } = await import("@/lib/changes");
  const { defineTransitions } = await import("@/lib/transitions");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "Loans" }, rowPath: "/loans", title: "name" } as const;
  const tools = defineEntity({
    ...options,
    name: "tool",
    noun: { one: "tool", many: "tools" },
    fields: {
      name: field.text({ label: "Name", required: true }),
      used: field.number({ label: "Used" }),
      isFree: field.flag({ label: "Free" }),
    },
    samples: () => [{ name: "Drill" }, { name: "Saw", used: 4 }],
  });
  const loans = defineEntity({
    ...options,
    name: "loan",
    noun: { one: "loan", many: "loans" },
    fields: {
      name: field.text({ label: "Name", required: true }),
      tool: field.text({ label: "Tool" }),
      status: field.state({ label: "Status", options: ["Out", "Back"] }),
    },
    samples: () => [
      { name: "Ada", tool: "tool-2" },
      { name: "Ben", tool: "tool-1", status: "Back" },
    ],
  });
  const transitions = defineTransitions(loans, "status", [
    {
      verb: "Return",
      from: ["Out"],
      to: "Back",
      effects: (row) => [addTo(tools, row.tool, "used", 1.5), setIn(tools, row.tool, "isFree", true), setIn(tools, "gone", "used", 1)],
    },
  ]);
  return { loans, tools, transitions };
}

test("a new row is in the first state, and a step is made once, with what it changes elsewhere", async () => {
  const { loans, tools, transitions } = await open();
  const { TransitionButtons } = await import("@/components/resource/transition-buttons");
  const { useRows } = await import("@/hooks/use-rows");
  const { emptyValues } = await import("@/lib/entity");
  expect(loans.rows.all().map(({ status }) => status)).toEqual(["Out", "Back"]);
  const Buttons = () => useRows(loans).map((row) => <TransitionButtons key={row.id} of={transitions} row={row} />);
  render(<Buttons />);
  fireEvent.click(screen.getByRole("button", { name: "Return" }));
  const { shownToast } = await import("@/lib/toast");
  expect(shownToast.get()).toMatchObject({ message: "“Ada” is now: back", description: "Saw: used 5.5 · Saw: free Yes" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(tools.rows.all().map(({ used, isFree }) => [used, isFree])).toEqual([
    [null, false],
    [5.5, true],
  ]);
  loans.rows.update("loan-1", { status: "Back" });
  expect(tools.rows.all()[1]?.used).toBe(5.5);
  expect(loans.rows.add({ ...emptyValues(loans.fields), name: "Cleo" }).status).toBe("Out");
});

test("a form does not ask for a state, and leaves it as it is", async () => {
  const { loans } = await open();
  const { EditPage } = await import("@/components/resource/form-pages");
  render(
    <MemoryRouter initialEntries={["/loans/loan-2/edit"]}>
      <Routes>
        <Route path="/loans/:id/edit" element={<EditPage entity={loans} />} />
        <Route path="*" element={<p>saved</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.input(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Bob" } });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(loans.rows.all()[1]).toMatchObject({ name: "Bob", status: "Back" });
});

test("of two steps between the same states the one whose button was pressed changes what it says", async () => {
  const { loans, tools } = await open();
  const { addTo } = await import("@/lib/changes");
  const { defineTransitions, makeStep, possibleSteps } = await import("@/lib/transitions");
  const worn = (by: number) => ({ from: ["Back"], to: "Out", effects: () => [addTo(tools, "tool-1", "used", by)] });
  const steps = defineTransitions(loans, "status", [
    { verb: "Lend", ...worn(1) },
    { verb: "Lend for a month", ...worn(30) },
  ]);
  const [row] = loans.rows.all().filter(({ status }) => status === "Back");
  const month = row && possibleSteps(steps, row).find(({ verb }) => verb === "Lend for a month");
  if (row === undefined || month === undefined) throw new Error("The step is not possible.");
  makeStep(steps, row, month);
  expect(tools.rows.all().find(({ id }) => id === "tool-1")?.used).toBe(30);
});
