// States of rows: the browser makes their steps, and looks at the rows that these change.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const library = recordApp([
  {
    one: "loan",
    fields: [
      { label: "Borrower", type: "text" },
      { label: "Tool", type: "reference", of: "tool", required: true },
      { label: "Hours", type: "number" },
      {
        label: "Status",
        type: "choice",
        options: ["Out", "Back", "Lost"],
        transitions: [
          {
            verb: "Return",
            from: ["Out"],
            to: "Back",
            effects: [
              { of: "tool", field: "state", do: "set", value: '"In the shed"' },
              { of: "tool", field: "hours-used", do: "add", value: "hours" },
              { field: "returned", do: "set", value: "true" },
            ],
          },
          { verb: "Report as lost", to: "Lost", effects: [{ of: "tool", field: "state", do: "set", value: '"Gone"' }] },
        ],
      },
      { label: "Returned", type: "boolean" },
    ],
    rows: [
      ["Ada", 0, 3, "Out", false],
      ["Ben", 1, 2, "Back", true],
      ["Cleo", 2, 5, "Out", false],
    ],
  },
  {
    one: "tool",
    isPlain: true,
    fields: [
      { label: "Name", type: "text" },
      { label: "State", type: "choice", options: ["In the shed", "With somebody", "Gone"] },
      { label: "Hours used", type: "number" },
    ],
    rows: [
      ["Drill", "With somebody", 12],
      ["Ladder", "In the shed", 1],
      ["Saw", "With somebody", null],
    ],
  },
]);

const check = /^The status of a loan changes only by its steps/;

/** Orders that take what is on their lines from the stock. */
const shop = recordApp([
  {
    one: "order",
    fields: [
      { label: "Number", type: "text" },
      {
        label: "State",
        type: "choice",
        options: ["Open", "Sent"],
        transitions: [
          { verb: "Send", to: "Sent", effects: [{ each: "line", of: "product", field: "stock", do: "add", value: "-quantity" }] },
        ],
      },
    ],
    rows: [
      ["A-1", "Open"],
      ["A-2", "Sent"],
    ],
  },
  {
    one: "product",
    fields: [
      { label: "Name", type: "text" },
      { label: "Stock", type: "number" },
      { label: "Liked", type: "number" },
    ],
    rows: [
      ["Chair", 10, 2],
      ["Table", 4, 1],
    ],
    more: {
      actions: [
        {
          id: "order",
          verb: "Order",
          asks: [{ id: "amount", label: "Amount", type: "number", required: true }],
          when: "stock - amount > 4",
          otherwise: "We keep four of each.",
          effects: [
            { adds: "order", values: [{ field: "number", value: "name" }] },
            { field: "stock", do: "add", value: "-amount" },
          ],
        },
        { id: "like", verb: "Like", once: true, effects: [{ field: "liked", do: "add", value: "1" }] },
      ],
    },
  },
  {
    one: "line",
    isPlain: true,
    fields: [
      { label: "Product", type: "reference", of: "product", required: true },
      { label: "Order", type: "reference", of: "order", required: true, isPart: true },
      { label: "Quantity", type: "number" },
    ],
    rows: [
      [0, 0, 3],
      [1, 0, 1],
    ],
  },
]);

describe("states of rows", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("change by their steps and change rows that are referred to, and the check sees where they do not", async () => {
    await proveAndBreak(prover, library, [
      { check, file: "lib/transitions.ts", words: "step?.effects?.(row)", instead: "step?.effects?.(entity.rows.all()[1] ?? row)" },
      {
        check,
        file: "lib/transitions.ts",
        words: "return steps.filter(\n    (step) => step.from.includes(",
        instead: "return steps.filter(\n    (step) => step.from.concat(String(row[name])).includes(",
      },
      { check, file: "entities/loans.ts", words: "row.hours", instead: "1" },
    ]);
  });

  it("change the rows that lines refer to, and actions change and add rows or nothing", async () => {
    const action = /^“Order” of a product/;
    await proveAndBreak(prover, shop, [
      { check: action, file: "lib/actions.ts", words: "action.when?.(now) === false", instead: "action.when?.(now) === null" },
      {
        check: action,
        file: "lib/changes.ts",
        words: "wholeOf(entity).add(row)",
        instead: 'wholeOf(entity).all()[0] ?? { id: "" }',
        isNightly: true,
      },
      {
        check: /^“Like” of a product/,
        file: "components/resource/action-buttons.tsx",
        words: "{words.youDid({ verb })}",
        instead: "{verb}",
      },
      { check: /^The state of an order changes/, file: "entities/orders.ts", words: "line.quantity", instead: "1" },
    ]);
  });
});
