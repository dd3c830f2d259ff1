// Lines of a row: the browser enters them in its form, and sees them and their totals on its page.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const whole = recordApp([
  {
    one: "order",
    view: "table",
    fields: [
      { label: "Number", type: "text" },
      { label: "Customer", type: "text" },
      { label: "Total", type: "money", formula: "sum(lines.amount)" },
    ],
    rows: [
      ["A-1", "Harbour Books"],
      ["A-2", "Northline Cycles"],
    ],
  },
  {
    one: "product",
    fields: [
      { label: "Name", type: "text" },
      { label: "Price", type: "money" },
    ],
    rows: [
      ["Chair", 40],
      ["Table", 120.5],
    ],
  },
  {
    one: "line",
    isPlain: true,
    fields: [
      { label: "Product", type: "reference", of: "product", required: true },
      { label: "Order", type: "reference", of: "order", required: true, isPart: true },
      { label: "Note", type: "text" },
      { label: "Quantity", type: "number", required: true, min: 1 },
      { label: "Packed", type: "boolean" },
      { label: "Amount", type: "money", formula: "quantity * product.price" },
    ],
    rows: [
      [0, 0, "Front", 2, true],
      [1, 0, null, 1, false],
    ],
  },
]);

/** Lines have no page of their own. */
const orders = {
  ...whole,
  pages: whole.pages.filter(({ id }) => id !== "lines"),
  capabilities: whole.capabilities.filter(({ entity }) => entity !== "line"),
};

const check = /^Lines are entered in the form of an order/;

describe("lines of a row", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("are entered in its form and shown on its page with totals, and the check sees where they are not", async () => {
    await proveAndBreak(prover, orders, [
      { check, file: "lib/row-lines.ts", words: '(by, parent) }, "last")', instead: "(by, parent) })" },
      { check, file: "lib/row-lines.ts", words: "entity.rows.remove(id);", instead: "" },
      { check, file: "components/resource/line-table.tsx", words: "sum + Number(row[name] ?? 0)", instead: "sum - Number(row[name] ?? 0)" },
      { check, file: "components/resource/line-table.tsx", words: "changeOf<F>(name, isOn)", instead: "changeOf<F>(name, !isOn)" },
      { check, file: "components/resource/lines-input.tsx", words: "setShown(rows);", instead: "setShown(rows.slice(1));" },
    ]);
  });
});
