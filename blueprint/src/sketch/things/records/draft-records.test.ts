import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

/** Orders with their lines, as a model may write them. */
const orders = {
  title: "Joinery",
  things: [
    {
      one: "order",
      many: "orders",
      fields: [
        { label: "Number", type: "text" },
        { label: "Discount", type: "percent" },
        { label: "To pay", type: "money", unit: "EUR", formula: "sum(lines.amount) * (1 - discount / 100)" },
        { label: "Size", type: "text", formula: 'if(count(lines) > 1, "Large", "Small")' },
      ],
      rows: [
        ["A-1", 10, null, null],
        ["A-2", null, 99, null],
      ],
    },
    {
      one: "product",
      many: "products",
      fields: [
        { label: "Name", type: "text" },
        { label: "Unit price", type: "money", unit: "EUR" },
      ],
      rows: [
        ["Chair", 40],
        ["Table", 120],
      ],
    },
    {
      one: "line",
      many: "lines",
      linesOf: "orders",
      fields: [
        { label: "Product", type: "reference", of: "product" },
        { label: "Order", type: "reference", of: "order" },
        { label: "Quantity", type: "number" },
        { label: "Amount", type: "text", calculation: "quantity * product.unit price" },
      ],
      rows: [
        ["Chair", "A-1", 2, null],
        ["Table", "A-1", 1, null],
      ],
    },
  ],
};

test("what a condition leaves out of a sum is not in it, and the check enters a row that the condition is about", () => {
  const fields = [
    { label: "Name", type: "text" },
    { label: "Brought in", type: "money", formula: 'sum(entries.amount where kind = "Income" and cleared)' },
    { label: "Open", type: "number", formula: "count(entries where not cleared)" },
  ];
  const entry = {
    one: "entry",
    many: "entries",
    fields: [
      { label: "Words", type: "text" },
      { label: "Account", type: "reference", of: "account" },
      { label: "Kind", type: "choice", options: ["Income", "Expense"] },
      { label: "Amount", type: "money" },
      { label: "Cleared", type: "boolean" },
    ],
    rows: [
      ["Stall", "Till", "Income", 70, true],
      ["Bags", "Till", "Expense", 20, true],
      ["Tips", "Till", "Income", 5, false],
    ],
  };
  const { blueprint, problems } = draft({
    title: "Till",
    kind: "tool",
    things: [{ one: "account", many: "accounts", fields, rows: [["Till"]] }, entry],
  });
  assert.deepEqual(problems, []);
  assert.match(
    writeProject(blueprint).get("src/entities/accounts.ts") ?? "",
    /\.filter\(\(child\) => both\(equals\(child\.kind, "Income"\), child\.cleared\)\)/,
  );
  const checks = planChecks(blueprint).filter(({ id }) => id.startsWith("computed-by-entry"));
  assert.deepEqual(
    checks.map(({ also }) => also),
    [["account.open"], ["account.brought-in"]],
  );
  const enters = (words: string): boolean[] => checks.map(({ steps }) => JSON.stringify(steps).includes(words));
  assert.deepEqual(
    [enters("Income"), enters('"Cleared"')],
    [
      [false, true],
      [false, true],
    ],
  );
});

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("Orders of a joinery with their lines", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted;
}

test("formulas are kept by the ids of fields, with the type that they come to, and lines are a part of their row", () => {
  const { blueprint, problems } = draft(orders);
  assert.deepEqual(problems, []);
  const fieldsOf = (id: string) => blueprint.entities.find((entity) => entity.id === id)?.fields ?? [];
  assert.deepEqual(
    fieldsOf("order").map(({ id, type, formula }) => [id, type, formula]),
    [
      ["number", "text", undefined],
      ["discount", "percent", undefined],
      ["to-pay", "money", "(sum(line, line.amount) * (1 - (discount / 100)))"],
      ["size", "text", 'if((1 < count(line)), "Large", "Small")'],
    ],
  );
  assert.deepEqual(
    fieldsOf("line").map(({ id, type, isPart }) => [id, type, isPart]),
    [
      ["product", "reference", undefined],
      ["order", "reference", true],
      ["quantity", "number", undefined],
      ["amount", "number", undefined],
    ],
  );
  assert.deepEqual(blueprint.entities.find(({ id }) => id === "order")?.samples, [
    { number: "A-1", discount: 10, "to-pay": null, size: null },
    { number: "A-2", discount: null, "to-pay": null, size: null },
  ]);
  assert.ok(writeProject(blueprint).has("src/entities/lines.ts"));
});

test("lines have no page of their own, and nothing is done with them but in the form of their row", () => {
  const { blueprint } = draft(orders);
  assert.deepEqual(
    blueprint.pages.map(({ title }) => title),
    ["Orders", "Products"],
  );
  assert.ok(!blueprint.capabilities.some(({ entity, kind }) => entity === "line" && ["add", "edit", "delete", "detail"].includes(kind)));
  assert.ok(planChecks(blueprint).some(({ title }) => title === "Lines are entered in the form of an order, and its page shows each line"));
});

test("a date with a time is given in days from today, or as a day of the calendar", () => {
  const talk = {
    one: "talk",
    many: "talks",
    fields: [
      { label: "Title", type: "text" },
      { label: "Starts", type: "datetime" },
    ],
    rows: [
      ["a", "2 14:30"],
      ["b", "-1 9 am"],
      ["c", "tomorrow at 18:15"],
      ["d", 3],
      ["e", "soon"],
    ],
  };
  const { blueprint } = draft({ title: "Talks", things: [talk] });
  assert.deepEqual(
    blueprint.entities[0]?.samples.map((row) => row["starts"]),
    ["2T14:30", "-1T09:00", "1T18:15", "3T12:00", null],
  );
  const dated = draft({
    title: "Talks",
    things: [
      {
        ...talk,
        rows: [
          ["a", "2026-11-18T14:30:00Z"],
          ["b", "2026-11-20 08:00"],
        ],
      },
    ],
  });
  assert.deepEqual(
    dated.blueprint.entities[0]?.samples.map((row) => row["starts"]),
    ["0T08:00", "-2T14:30"],
  );
});

test("states are given by their steps, in objects or in words, with what they change", () => {
  const [order, product, line] = orders.things;
  const state = {
    label: "State",
    type: "text",
    steps: [
      { verb: "send", from: "open", to: "sent", changes: ["each line: product.stock -= quantity", "Discount = 5", "product.colour = red"] },
      "Reopen: Sent -> Open",
    ],
  };
  const stocked = { ...product, fields: [...(product?.fields ?? []), { label: "Stock", type: "number" }] };
  const { blueprint, problems } = draft({ ...orders, things: [{ ...order, fields: [...(order?.fields ?? []), state] }, stocked, line] });
  const field = blueprint.entities[0]?.fields.at(-1);
  assert.deepEqual([field?.type, field?.options], ["choice", ["Open", "Sent"]]);
  assert.deepEqual(field?.transitions, [
    {
      verb: "Send",
      to: "Sent",
      from: ["Open"],
      effects: [
        { each: "line", of: "product", field: "stock", do: "add", value: "(0 - quantity)" },
        { field: "discount", do: "set", value: "5" },
      ],
    },
    { verb: "Reopen", to: "Open", from: ["Sent"] },
  ]);
  assert.match(problems.join(), /“product.colour = red”: there is no “product.colour”/);
  assert.ok(planChecks(blueprint).some(({ title }) => title.startsWith("The state of an order changes only by its steps")));
});

test("who sees and changes rows is read as models say it, and the app then has accounts", () => {
  const [, product] = orders.things;
  const kept = (access: unknown) => {
    const { blueprint } = draft({ title: "Shop", kind: "site", things: [{ ...product, access }] });
    const can = blueprint.capabilities.some(({ kind }) => kind === "edit");
    return [blueprint.entities[0]?.access, blueprint.features.filter(({ kind }) => kind === "account").length, can];
  };
  assert.deepEqual(kept(undefined), [undefined, 0, false]);
  assert.deepEqual(kept("private"), [{ see: "owner", change: "owner" }, 1, true]);
  assert.deepEqual(kept({ view: "everyone", edit: "shop staff" }), [{ see: "everybody", change: "admin" }, 1, true]);
  assert.deepEqual(kept({ see: "signed in" }), [{ see: "members", change: "members" }, 1, true]);
});

test("what only some people add is no button of a visitor's, and the colours are looked for elsewhere", () => {
  const [, product] = orders.things;
  const colourSteps = (access: unknown) => {
    const { blueprint } = draft({ title: "Shop", kind: "tool", components: "teal", things: [{ ...product, access }] });
    return JSON.stringify(planChecks(blueprint).find(({ id }) => id === "colours"));
  };
  assert.match(colourSteps(undefined), /Add product/);
  assert.doesNotMatch(colourSteps("members"), /Add product/);
});

test("the first steps of a state stand where rows are listed, all of them on the row's page", () => {
  const [order] = orders.things;
  const state = { label: "State", steps: ["Send: Open -> Sent", "Reopen: Sent -> Open"] };
  const files = writeProject(draft({ ...orders, things: [{ ...order, fields: [order?.fields[0], state] }] }).blueprint);
  const buttons = [...files].flatMap(([path, text]) =>
    (/<TransitionButtons[^>]*>/.exec(text) ?? []).map((tag) => [path, tag.includes("isShort")]),
  );
  assert.deepEqual(buttons, [
    ["src/pages/order-page.tsx", false],
    ["src/pages/orders-page.tsx", true],
  ]);
});

test("visitors ask for rows that everybody sees as strangers, and for those that are kept from them as the administrator", () => {
  const [, product] = orders.things;
  const firstStep = (access: unknown) => {
    const abilities = [{ kind: "buy", thing: "product", price: "Unit price" }];
    const { blueprint } = draft({ title: "Shop", kind: "shop", things: [{ ...product, access }], abilities });
    const check = planChecks(blueprint).find(({ capability }) => capability === blueprint.features.find(({ kind }) => kind === "buy")?.id);
    return JSON.stringify(check?.steps[0]);
  };
  assert.doesNotMatch(firstStep({ see: "everybody", change: "admin" }), /account/);
  assert.match(firstStep({ see: "members", change: "admin" }), /account/);
});

test("a line without a reference gets one, and lines of nothing are a list of their own", () => {
  const [order, product, line] = orders.things;
  const bare = { ...line, fields: line?.fields.filter(({ label }) => label !== "Order"), rows: [] };
  const added = draft({ ...orders, things: [order, product, bare] });
  assert.deepEqual(added.blueprint.entities[2]?.fields.at(-1), {
    id: "order",
    label: "Order",
    type: "reference",
    of: "order",
    required: true,
    isPart: true,
  });
  const lost = draft({ ...orders, things: [order, product, { ...line, linesOf: "parcel" }] });
  assert.ok(lost.problems.includes("The lines are lines of “parcel”, which is no other thing of the sketch."));
  assert.ok(lost.blueprint.pages.some(({ title }) => title === "Lines"));
});

test("what is wrong with a formula is reported to the model, and its field is entered", () => {
  const [order, product, line] = orders.things;
  const wrong = {
    ...order,
    fields: [
      { label: "Number", type: "text" },
      { label: "Net", type: "money", formula: "sum(lines.price)" },
    ],
  };
  const { blueprint, problems } = draft({ ...orders, things: [wrong, product, line] });
  assert.match(problems.join(), /The formula of “Net” of orders is wrong: there is no “price” of lines/);
  assert.equal(blueprint.entities[0]?.fields[1]?.formula, undefined);
  assert.equal(writeProject(blueprint).has("src/pages/orders-page.tsx"), true);
});
