import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import type { AcceptanceCheck } from "../../schema/check.ts";
import { planChecks } from "../plan-checks.ts";

function checksOf(thing: { one: string }, abilities: readonly unknown[] = []): AcceptanceCheck[] {
  const sketch = {
    title: "Ledger",
    kind: "tool",
    things: [thing],
    abilities: [{ kind: "account", wish: "accounts" }, ...abilities],
    pages: [{ title: "Start", sections: [{ thing: thing.one, as: "table" }, ...(abilities.length > 0 ? [{ abilities }] : [])] }],
  };
  return planChecks(draftedSketch("A ledger with accounts and a total", sketch).blueprint);
}

const fields = [
  { label: "Note", type: "text" },
  { label: "Amount", type: "money", unit: "EUR" },
];

test("whoever performs a check of rows that only their owner sees is logged in, also where the page is called like that of the account", () => {
  for (const one of ["account entry", "ledger entry"]) {
    const thing = { one, fields, rows: [], access: { see: "owner", change: "owner" } };
    const checks = checksOf(thing, [{ kind: "total", thing: one, field: "Amount", wish: "a total" }]);
    const total = checks.find(({ id }) => id.startsWith("total-"));
    assert.deepEqual(total?.steps[0], { do: "open", path: "/account?form=sign-up" }, one);
  }
});

test("the cells of a row are counted only where nothing can be done with it in the table", () => {
  const thing = { one: "offer", fields, rows: [["Oats", 12]], access: { see: "everybody", change: "owner" } };
  const withAction = { ...thing, actions: [{ verb: "Order", effects: ["amount += 1"] }] };
  const counts = [thing, withAction].map((one) =>
    checksOf(one).some(({ steps }) => steps.some((step) => step.do === "expectCount" && step.target.role === "cell")),
  );
  assert.deepEqual(counts, [true, false]);
});

test("a check in which several people take part opens no account twice, on a page for some people too", () => {
  const { blueprint } = draftedSketch("Employees hand in claims, managers decide, and people get notifications", {
    title: "Claims",
    kind: "community",
    roles: ["employee", "manager"],
    things: [
      {
        one: "claim",
        access: { see: ["owner", "manager"], change: "owner" },
        fields: [
          { label: "Reason", type: "text" },
          {
            label: "State",
            type: "choice",
            options: ["Sent", "Paid"],
            transitions: [{ verb: "Pay", from: ["Sent"], to: "Paid", by: ["manager", "admin"] }],
          },
        ],
        rows: [["Taxi to the fair", "Sent"]],
      },
    ],
    abilities: [
      { wish: "people get notifications", kind: "notify", thing: "claim", when: "State", to: "owner", title: "News about your claim" },
    ],
    pages: [
      { title: "Welcome", sections: [{ text: "Hand in what you paid." }] },
      { title: "My claims", for: ["employee"], sections: [{ thing: "claim" }] },
    ],
  });
  const checks = planChecks(blueprint);
  assert.ok(checks.some(({ id }) => id.startsWith("notify-")));
  for (const { id, steps } of checks) {
    const opened = steps.flatMap((step) =>
      step.do === "fill" && step.target.label === "E-mail address" && step.target.within?.name === "Sign up" ? [step.value] : [],
    );
    assert.equal(new Set(opened).size, opened.length, id);
  }
});

test("nobody adds a row below one that is somebody else's, where only the owner of that may", () => {
  const company = { one: "company", many: "companies", fields: [{ label: "Name", type: "text" }], rows: [["Granite Hill"]] };
  const job = (change: string) => ({
    one: "job",
    fields: [
      { label: "Title", type: "text" },
      { label: "Company", type: "reference", of: "company" },
    ],
    rows: [["Welder", "Granite Hill"]],
    access: { see: "everybody", change },
  });
  const added = (change: string): boolean => {
    const { blueprint } = draftedSketch("Jobs of companies, with accounts", {
      title: "Jobs",
      kind: "community",
      things: [company, job(change)],
      abilities: [{ kind: "account", wish: "accounts" }],
      pages: [
        { title: "Start", sections: [{ thing: "company" }] },
        { title: "Jobs", sections: [{ thing: "job" }] },
      ],
    });
    const access = planChecks(blueprint).find(({ id }) => id === "access-job");
    return access?.steps.some((step) => step.do === "fill" && step.value === "My new job") === true;
  };
  assert.deepEqual([added("owner"), added("owner of company")], [true, false]);
});
