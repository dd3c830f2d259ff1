// Computed fields: the browser enters what they are worked out from, and sees what comes out.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const orders = recordApp(
  [
    {
      one: "order",
      view: "table",
      fields: [
        { label: "Number", type: "text" },
        { label: "Due", type: "date" },
        { label: "Discount", type: "percent" },
        { label: "Net", type: "money", formula: "sum(lines.amount)" },
        { label: "To pay", type: "money", formula: "net * (1 - discount / 100)" },
        { label: "Size", type: "choice", options: ["Small", "Large"], formula: 'if(net > 200, "Large", "Small")' },
        { label: "Days left", type: "number", unit: "days", formula: "due - today" },
      ],
      rows: [
        ["A-1", 4, 10],
        ["A-2", 9, 0],
        ["A-3", -2, null],
      ],
    },
    {
      one: "product",
      isPlain: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Price", type: "money", min: 0 },
        { label: "Stock", type: "number" },
        { label: "Left", type: "number", formula: "stock - sum(lines.quantity where not returned)" },
      ],
      rows: [
        ["Chair", 40, 30],
        ["Table", 120.5, 4],
      ],
    },
    {
      one: "line",
      isPlain: true,
      fields: [
        { label: "Note", type: "text" },
        { label: "Order", type: "reference", of: "order", required: true },
        { label: "Product", type: "reference", of: "product", required: true },
        { label: "Quantity", type: "number", required: true },
        { label: "Returned", type: "boolean" },
        { label: "Amount", type: "money", formula: "quantity * product.price" },
      ],
      rows: [
        ["Front", 0, 0, 2, false],
        ["Back", 0, 1, 1, false],
        ["Spare", 1, 0, 4, true],
      ],
    },
  ],
  {
    capabilities: [
      { id: "sort-order", kind: "sort", entity: "order", fields: ["net", "days-left"], phrase: null },
      { id: "total-order", kind: "total", entity: "order", measure: "sum", field: "to-pay", label: "To be paid", phrase: null },
      { id: "total-line", kind: "total", entity: "line", measure: "sum", field: "amount", label: "All amounts", phrase: null },
      {
        id: "chart-order",
        kind: "chart",
        entity: "order",
        by: "size",
        measure: "sum",
        field: "net",
        shape: "bars",
        label: "Net by size",
        phrase: null,
      },
    ],
  },
);

describe("computed fields", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("are worked out from fields, rows that belong to a row and rows that it refers to, and the checks see where they are not", async () => {
    await proveAndBreak(prover, orders, [
      { check: /“Amount” of lines is worked out/, file: "entities/lines.ts", words: "row.quantity,", instead: "1," },
      {
        check: /worked out from their lines/,
        file: "lib/formula.ts",
        words: "leadsTo?.(row[name], id, of)",
        instead: "!leadsTo?.(row[name], id, of)",
      },
      { check: /“Left” of products/, file: "entities/products.ts", words: "not(child.returned)", instead: "child.returned === true" },
      {
        check: /“Days left”/,
        file: "lib/formula.ts",
        words: "end.getTime() - start.getTime()",
        instead: "start.getTime() - end.getTime()",
      },
    ]);
  });
});
