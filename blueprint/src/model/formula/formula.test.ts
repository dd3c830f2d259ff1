import assert from "node:assert/strict";
import { test } from "node:test";
import { Entity, type Field } from "../../schema/entity.ts";
import { parseFormula } from "./parse-formula.ts";
import { printFormula } from "./print-formula.ts";
import { readFormulas, withoutBrokenFormulas } from "./read-formulas.ts";
import { type SampleRow, workOut } from "./working/work-out.ts";

const field = (id: string, type: Field["type"], more: Partial<Field> = {}): Field => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " "),
  type,
  required: false,
  ...more,
});

const entity = (id: string, fields: Field[], samples: SampleRow[] = []): Entity =>
  Entity.parse({ id, name: { one: id, many: `${id}s` }, icon: "Box", titleField: fields[0]?.id ?? "name", phrase: null, fields, samples });

const product = entity(
  "product",
  [field("name", "text"), field("price", "money"), field("stock", "number")],
  [
    { name: "Chair", price: 40, stock: 3 },
    { name: "Table", price: 120, stock: null },
  ],
);
const order = entity(
  "order",
  [field("number", "text"), field("unit-price", "money"), field("due", "date"), field("paid", "boolean"), field("stars", "rating")],
  [
    { number: "A-1", "unit-price": 2.5, due: 4, paid: true, stars: 0 },
    { number: "A-2", "unit-price": null, due: null, paid: false, stars: 4 },
  ],
);
const line = entity(
  "line",
  [
    field("text", "text"),
    field("order", "reference", { of: "order" }),
    field("item", "reference", { of: "product" }),
    field("quantity", "number"),
  ],
  [
    { text: "a", order: 0, item: 0, quantity: 2 },
    { text: "b", order: 0, item: 1, quantity: 1 },
    { text: "c", order: 1, item: 0, quantity: null },
  ],
);
const entities = [product, order, line];

/** What a formula comes to in each row of an entity. */
function values(of: Entity, formula: string, type: Field["type"] = "number"): unknown[] {
  const computed = field("worked-out", type, { formula });
  const all = entities.map((one) => (one === of ? { ...one, fields: [...one.fields, computed] } : one));
  const read = readFormulas(all);
  assert.deepEqual(read.problems, []);
  const worked = workOut(
    all.map(({ id, fields, samples }) => ({ id, fields, rows: samples })),
    read.computed,
  );
  return (worked.rows.get(of.id) ?? []).map((row) => row["worked-out"]);
}

function problem(of: Entity, formula: string, type: Field["type"] = "number"): string {
  const reading = parseFormula(entities, of, field("total", type, { formula }));
  return "problem" in reading ? reading.problem : "none";
}

test("in a call over rows their fields are meant, also where a field of the row is called like the rows", () => {
  const counted = { ...order, fields: [...order.fields, field("lines", "number", { formula: "count(lines)" })] };
  const total: Field = field("total", "number", { formula: "sum(lines.quantity)" });
  const all = [product, { ...counted, fields: [...counted.fields, total] }, line];
  const { computed, problems } = readFormulas(all);
  assert.deepEqual(problems, []);
  const worked = workOut(
    all.map(({ id, fields, samples }) => ({ id, fields, rows: samples })),
    computed,
  );
  assert.deepEqual(
    worked.rows.get("order")?.map((row) => [row["lines"], row["total"]]),
    [
      [2, 3],
      [1, 0],
    ],
  );
});

test("products bind closer than sums, names have spaces, hyphens or underscores, and references lead on", () => {
  assert.deepEqual(values(order, "1 + 2 * 3 - (4 - 2) / 2"), [6, 6]);
  for (const name of ["Unit price", "unit-price", "unit_price", "unitPrice"]) assert.deepEqual(values(order, `${name} * 2`), [5, null]);
  assert.deepEqual(values(order, "= unit price - 1"), [1.5, -1]);
  assert.deepEqual(values(line, "quantity × item.price"), [80, 120, null]);
  assert.deepEqual(values(line, "product.price * 19%"), [7.6, 22.8, 7.6]);
});

test("rows that belong to a row are added up, counted and compared", () => {
  assert.deepEqual(values(order, "sum(lines.quantity)"), [3, 0]);
  assert.deepEqual(values(order, "sum(lines.quantity * lines.item.price)"), [200, 0]);
  assert.deepEqual(values(order, "sum(lines, quantity * item.price) + unit price"), [202.5, 0]);
  assert.deepEqual(values(order, "count(lines)"), [2, 1]);
  assert.deepEqual(values(order, "COUNT(lines.quantity)"), [2, 0]);
  assert.deepEqual(values(order, "average(lines.quantity)"), [1.5, null]);
  assert.deepEqual(values(order, "max(lines.quantity) - min(lines.quantity)"), [1, null]);
  assert.deepEqual(values(product, "stock - sum(lines.quantity)"), [1, -1]);
});

test("fields of rows that refer to others of their own kind are those of the rows themselves", () => {
  const step = entity(
    "step",
    [
      field("name", "text"),
      field("order", "reference", { of: "order" }),
      field("after", "reference", { of: "step" }),
      field("hours", "number"),
    ],
    [
      { name: "Saw", order: 0, after: null, hours: 3 },
      { name: "Plane", order: 0, after: 0, hours: 5 },
    ],
  );
  const total = { ...order, fields: [...order.fields, field("work", "number", { formula: "sum(step, step.hours)" })] };
  const { computed, problems } = readFormulas([total, step]);
  assert.deepEqual(problems, []);
  const sources = [total, step].map(({ id, fields, samples }) => ({ id, fields, rows: samples }));
  assert.equal(workOut(sources, computed).rows.get("order")?.[0]?.["work"], 8);
});

test("of the rows that belong to a row only those are meant for which a condition holds", () => {
  assert.deepEqual(values(order, "count(lines where quantity > 1)"), [1, 0]);
  assert.deepEqual(values(order, 'sum(lines.quantity where lines.item.name = "Table")'), [1, 0]);
  assert.deepEqual(values(order, 'sum(lines, quantity * item.price where item.name = "Chair")'), [80, 0]);
  assert.deepEqual(values(order, "average(lines.quantity where quantity < 2 and not empty(item))"), [1, null]);
  assert.deepEqual(values(order, "max(lines.quantity where quantity < stars)"), [null, null]);
  assert.deepEqual(values(order, "min(lines.quantity where unit price > 1)"), [1, null]);
  assert.deepEqual(values(order, "count(lines if quantity > 1) * 2"), [2, 0]);
  assert.deepEqual(values(order, "sum(lines.quantity, lines.quantity > 1)"), [2, 0]);
  assert.match(
    problem(order, "sum(lines.quantity where quantity)"),
    /“where” needs a condition that is yes or no for each row, not a number\.$/,
  );
  assert.match(problem(order, "sum(unit price where paid)"), /“where” needs rows before it, as in “sum\(lines where …\)”\.$/);
  assert.match(problem(order, "count(lines where colour = 1)"), /there is no “colour”\./);
  assert.match(problem(order, "count(lines where)"), /is not expected|ends too early/);
});

test("rows that belong to the one that a reference leads to are worked with, and those of many rows are not", () => {
  assert.deepEqual(values(line, "max(order.lines.quantity)"), [2, 2, null]);
  assert.deepEqual(values(line, "count(order.lines)"), [2, 2, 1]);
  assert.deepEqual(values(line, 'if(quantity < max(order.lines, quantity), "less", "most")', "text"), ["most", "less", "most"]);
  assert.deepEqual(values(line, "quantity / sum(order.lines.quantity where quantity > 1)"), [1, 0.5, null]);
  const most = parseFormula(entities, line, field("total", "number", { formula: "max(order.lines, quantity where item.price > 1)" }));
  assert.ok("formula" in most);
  assert.deepEqual(parseFormula(entities, line, field("total", "number", { formula: printFormula(most.formula) })), most);
  assert.match(problem(line, "order.lines.quantity"), /“order\.lines” are many rows: say sum, count/);
  const shop = entity("shop", [field("name", "text")]);
  const orders = { ...order, fields: [...order.fields, field("shop", "reference", { of: "shop" })] };
  const read = parseFormula([shop, orders, line], shop, field("total", "number", { formula: "sum(orders.lines.quantity)" }));
  assert.match("problem" in read ? read.problem : "", /each of the orders has many of these rows: add them up in a field of orders/);
});

test("names of several words, with signs or with numbers are read in every spelling", () => {
  const account = entity(
    "account",
    [field("name", "text"), field("brought-in", "money"), field("price-net", "money", { label: "Price (net)" })],
    [{ name: "Till", "brought-in": 5, "price-net": 2 }],
  );
  const entry = {
    ...entity(
      "account-entry",
      [
        field("words", "text"),
        field("account", "reference", { of: "account" }),
        field("change-24h", "number", { label: "24h change" }),
        field("drivers-share", "money", { label: "Driver’s share" }),
      ],
      [{ words: "a", account: 0, "change-24h": 3, "drivers-share": 4 }],
    ),
    name: { one: "account entry", many: "account entries" },
  };
  const value = (formula: string): unknown => {
    const whole = { ...account, fields: [...account.fields, field("worked-out", "number", { formula })] };
    const { computed, problems } = readFormulas([whole, entry]);
    assert.deepEqual(problems, [], formula);
    const sources = [whole, entry].map((one) => ({ id: one.id, fields: one.fields, rows: one.samples }));
    return workOut(sources, computed).rows.get("account")?.[0]?.["worked-out"];
  };
  for (const name of ["brought in", "Brought in", "broughtIn", "brought_in", "brought-in", "BroughtIn", "[Brought in]", "`brought in`"])
    assert.equal(value(`${name} * 2`), 10, name);
  for (const name of ["Price (net)", "price net", "priceNet", "price_net"]) assert.equal(value(`1 + ${name} * 2`), 5, name);
  for (const rows of ["account entries", "accountEntries", "account_entries", "account-entries", "Account Entries", "account entry"])
    for (const name of ["driver's share", "Driver’s share", "driversShare", "drivers_share", '"Driver\'s share"'])
      assert.equal(value(`sum(${rows}.${name})`), 4, `${rows}.${name}`);
  assert.equal(value("sum(account entries.24h change) + 1"), 4);
  assert.equal(value('sum("account entries"."Driver’s share" where account entries.24h change > 2)'), 4);
});

test("conditions choose, days are counted, and what has no value stays empty", () => {
  assert.deepEqual(values(product, 'if(stock < 5, "Low", if(empty(stock), "Unknown", "Enough"))', "text"), ["Low", "Unknown"]);
  assert.deepEqual(values(order, "not paid and due < today + 7", "boolean"), [false, false]);
  assert.deepEqual(values(order, "due - today"), [4, null]);
  assert.deepEqual(values(order, "due + 14", "date"), [18, null]);
  assert.deepEqual(values(order, "stars * 2"), [null, 8]);
  assert.deepEqual(values(order, "round(unit price * 1.005, 2)"), [2.51, null]);
  assert.deepEqual(values(order, "max(1, unit price, 2)"), [2.5, 2]);
});

test("a label of several words may stand in quotes, and “days” before a difference says no more than the difference", () => {
  assert.deepEqual(values(order, '"Unit price" * 2'), [5, null]);
  assert.deepEqual(values(order, "days due - today + 1"), values(order, "due - today + 1"));
  assert.deepEqual(values(order, 'if("a text" = "a text", 1, 0)'), [1, 1]);
});

test("computed fields read each other, whatever their order", () => {
  const lines = { ...line, fields: [...line.fields, field("amount", "money", { formula: "quantity * item.price" })] };
  const orders = {
    ...order,
    fields: [...order.fields, field("tax", "money", { formula: "net * 0.2" }), field("net", "money", { formula: "sum(lines.amount)" })],
  };
  const { computed, problems } = readFormulas([product, orders, lines]);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    computed.map((one) => one.field),
    ["amount", "net", "tax"],
  );
});

test("what is wrong with a formula is said in a sentence", () => {
  assert.equal(
    problem(product, "prise * 2"),
    "The formula of “Total” of products is wrong: there is no “prise”. It may name “Name”, “Price”, “Stock”, rows of lines.",
  );
  assert.match(problem(order, "lines.quantity * 2"), /“lines” are many rows: say sum, count, average, min or max of them\.$/);
  assert.match(problem(order, "sum(lines.colour)"), /there is no “colour” of lines, which have “Text”, “Order”, “Item”, “Quantity”\.$/);
  assert.match(problem(order, "due + due"), /a date stands where a number is needed\.$/);
  assert.match(problem(order, "unit price = number", "boolean"), /a number cannot be compared with a text\.$/);
  assert.match(problem(order, "due"), /comes to a date, but the field is a number\.$/);
  assert.match(problem(order, "(1 + 2"), /“\)” is missing\.$/);
  assert.match(problem(order, "1 +"), /ends too early\.$/);
  assert.match(problem(order, "fetch(1)"), /there is no “fetch\(…\)”\.$/);
  assert.match(problem(order, "a ~ b"), /cannot be read from “~ b” on\.$/);
  assert.match(problem(order, "1", "rating"), /a rating cannot be worked out\.$/);
});

test("what is worked out from itself is refused", () => {
  const circular = {
    ...product,
    fields: [...product.fields, field("x", "number", { formula: "y + 1" }), field("y", "number", { formula: "x + 1" })],
  };
  assert.deepEqual(readFormulas([circular]).problems, [
    "“X” of products is worked out from itself.",
    "“Y” of products is worked out from itself.",
  ]);
});

test("a formula that is printed is read as the same one, also where fields are called otherwise", () => {
  const texts = [
    "sum(lines.quantity * lines.item.price) - unit price",
    "count(lines)",
    "if(not paid and due < today + 7, round(max(stars, 2) / 3, 1), days(due, today))",
    "sum(lines, quantity * unit price)",
    "count(lines where quantity > 1 and not paid) + sum(lines.quantity where item.price < unit price)",
  ];
  const renamed = entities.map((one) => ({ ...one, fields: one.fields.map((old) => ({ ...old, label: `New ${old.label}` })) }));
  for (const text of texts) {
    const read = parseFormula(entities, order, field("total", "number", { formula: text }));
    assert.ok("formula" in read);
    assert.deepEqual(parseFormula(renamed, order, field("total", "number", { formula: printFormula(read.formula) })), read);
  }
});

test("rows whose name begins like a field are distinguished from it, also in the text of the printed formula", () => {
  const parts = [product, order, { ...line, id: "order-line", name: { one: "order line", many: "order lines" } }];
  const read = parseFormula(parts, order, field("total", "number", { formula: "sum(order lines.quantity)" }));
  assert.ok("formula" in read);
  assert.deepEqual(parseFormula(parts, order, field("total", "number", { formula: printFormula(read.formula) })), read);
});

test("a field whose formula lost its ground is entered from then on", () => {
  const total = field("total", "number", { formula: "price * 2" });
  const [whole] = withoutBrokenFormulas([{ ...product, fields: [...product.fields, total] }]);
  assert.equal(whole?.fields.at(-1)?.formula, "price * 2");
  const [left] = withoutBrokenFormulas([{ ...product, fields: [...product.fields.filter(({ id }) => id !== "price"), total] }]);
  assert.deepEqual(left?.fields.at(-1), field("total", "number"));
});

test("a value that depends on the day of the visit is not predicted", () => {
  const dated = entity(
    "loan",
    [field("name", "text"), field("since", "date"), field("days", "number", { formula: "today - since" })],
    [{ name: "a", since: "2020-01-01" }],
  );
  const { computed } = readFormulas([dated]);
  assert.deepEqual([...workOut([{ id: "loan", fields: dated.fields, rows: dated.samples }], computed).unpredictable], ["loan.days"]);
});

test("of rows with days the earliest, the latest, and values of the first and the last row are known", () => {
  const boat = entity("boat", [field("name", "text")], [{ name: "Heron" }, { name: "Tern" }, { name: "Coot" }]);
  const visit = entity(
    "visit",
    [
      field("note", "text"),
      field("boat", "reference", { of: "boat" }),
      field("day", "date"),
      field("moment", "datetime"),
      field("hours", "number"),
    ],
    [
      { note: "Oiled", boat: 0, day: -3, moment: "2026-01-02T10:00", hours: 2 },
      { note: "Painted", boat: 0, day: 5, moment: "2026-01-01T10:00", hours: 7 },
      { note: "Towed", boat: 1, day: null, moment: null, hours: 1 },
    ],
  );
  const value = (formula: string, type: Field["type"]): unknown[] => {
    const whole = { ...boat, fields: [...boat.fields, field("worked-out", type, { formula })] };
    const { computed, problems } = readFormulas([whole, visit]);
    assert.deepEqual(problems, []);
    const [first] = computed;
    assert.ok(first !== undefined);
    assert.deepEqual(parseFormula([whole, visit], whole, field("again", type, { formula: printFormula(first.formula) })), {
      formula: first.formula,
    });
    const sources = [whole, visit].map((one) => ({ id: one.id, fields: one.fields, rows: one.samples }));
    return (workOut(sources, computed).rows.get("boat") ?? []).map((row) => row["worked-out"]);
  };
  assert.deepEqual(value("max(visits.day)", "date"), [5, null, null]);
  assert.deepEqual(value("min(visits.day)", "date"), [-3, null, null]);
  assert.deepEqual(value("max(visits.moment)", "date"), ["2026-01-02", null, null]);
  assert.deepEqual(value("last(visits.note)", "text"), ["Painted", null, null]);
  assert.deepEqual(value("last(visits.note, visits.moment)", "text"), ["Oiled", null, null]);
  assert.deepEqual(value("first(visits.hours)", "number"), [2, null, null]);
  const wrong = parseFormula([product, line], product, field("total", "number", { formula: "last(lines.quantity)" }));
  assert.match("problem" in wrong ? wrong.problem : "", /“last” needs a date of the rows by which they stand\.$/);
});

test("what every object has is no name of a formula, and a day that no calendar has is none", () => {
  for (const formula of ["__proto__", "constructor", "toString(price)"]) {
    const read = parseFormula([product], product, field("total", "number", { formula }));
    assert.ok("problem" in read, formula);
  }
  const far = entity(
    "far",
    [field("name", "text"), field("day", "date"), field("later", "date", { formula: "day + 1000000000000" })],
    [{ name: "A", day: "2030-01-31", later: null }],
  );
  const worked = workOut([{ id: far.id, fields: far.fields, rows: far.samples }], readFormulas([far]).computed);
  assert.equal(worked.rows.get("far")?.[0]?.["later"], null);
});
