import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

/** A shop with an escrow, as a model may write it. */
const shop = {
  title: "Coin desk",
  kind: "shop",
  things: [
    {
      one: "product",
      fields: [
        { label: "Name", type: "text" },
        { label: "Price", type: "money", unit: "USD" },
        { label: "Stock", type: "number" },
      ],
      rows: [
        ["One ether", 2900, 2],
        ["Litecoin bundle", 1650, 0],
      ],
      actions: [
        {
          verb: "buy",
          asks: ["Vault", "Amount: number"],
          when: "stock >= amount",
          otherwise: "There are not so many.",
          effects: [
            "add transaction: Product = this, Buyer = me, Paid = price * amount, Opened = today",
            "stock -= amount",
            "vault.balance += price * amount",
            "nothing.at all = 1",
          ],
          done: "It is in escrow.",
        },
      ],
    },
    {
      one: "transaction",
      fields: [
        { label: "Reference", type: "text" },
        { label: "Product", type: "reference", of: "product" },
        { label: "Buyer", type: "text" },
        { label: "Vault", type: "reference", of: "vault" },
        { label: "Paid", type: "money", unit: "USD" },
        { label: "Opened", type: "date" },
      ],
      rows: [["TX-1", "One ether", "Juno", "Ether vault", 2900, -2]],
    },
    {
      one: "vault",
      fields: [
        { label: "Name", type: "text" },
        { label: "Balance", type: "money", unit: "USD" },
      ],
      rows: [["Ether vault", 2900]],
    },
  ],
};

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A shop for coins with an escrow", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted;
}

test("an action asks, has a condition, adds a row and changes others, and what is wrong with it is left out alone", () => {
  const { blueprint, problems } = draft(shop);
  assert.equal(problems.length, 1, problems.join("\n"));
  assert.match(problems[0] ?? "", /“buy” of products: “nothing\.at all = 1”: there is no “nothing\.at all”/);
  const [action] = blueprint.entities.find(({ id }) => id === "product")?.actions ?? [];
  assert.deepEqual(
    action?.asks?.map(({ id, type, required }) => [id, type, required]),
    [
      ["vault", "reference", true],
      ["amount", "number", true],
    ],
  );
  assert.equal(action?.when, "(amount <= stock)");
  assert.deepEqual(action?.effects, [
    {
      adds: "transaction",
      values: [
        { field: "reference", value: "name" },
        { field: "product", value: "this" },
        { field: "buyer", value: "me" },
        { field: "paid", value: "(price * amount)" },
        { field: "opened", value: "today" },
        { field: "vault", value: "vault" },
      ],
    },
    { field: "stock", do: "add", value: "(0 - amount)" },
    { of: "vault", field: "balance", do: "add", value: "(price * amount)" },
  ]);
});

test("its code adds the row and changes the others by formulas, and asks with the fields of the new row", () => {
  const file = writeProject(draft(shop).blueprint).get("src/entities/products.ts") ?? "";
  for (const part of [
    'verb: "Buy"',
    "isNamed: true",
    "atMost(asked.amount, row.stock)",
    "newRow(transactions, { reference: row.name, product: row.id, buyer: person.get().name",
    'addTo(products, row.id, "stock", minus(0, asked.amount))',
    'addTo(vaults, asked.vault, "balance", times(row.price, asked.amount))',
  ])
    assert.ok(file.replaceAll(/\s+/g, " ").includes(part), `${part}\n${file}`);
});

test("its check does it with what is possible, finds the result where it is shown, and is refused with what is not", () => {
  const check = planChecks(draft(shop).blueprint).find(({ id }) => id === "action-product-buy");
  const steps = (check?.steps ?? []).map((step) => JSON.stringify(step));
  const at = (part: string): number => steps.findIndex((step) => step.includes(part));
  assert.ok(at("There are not so many.") >= 0 && at("There are not so many.") < at("It is in escrow."), steps.join("\n"));
  assert.ok(at("Stock 0") > at("It is in escrow."), steps.join("\n"));
  assert.ok(at("$8,700") > at("It is in escrow."), steps.join("\n"));
  assert.ok(
    steps.some((step) => step.includes("Robin Vale") && step.includes("Transactions")),
    steps.join("\n"),
  );
});

test("what is asked for and belongs to the added row is in it, with who added it and when, and the condition and changes see it", () => {
  const flight = {
    one: "flight",
    fields: [
      { label: "Name", type: "text" },
      { label: "Free seats", type: "number" },
    ],
    rows: [
      ["GL 12", 40],
      ["GL 90", 1],
    ],
    actions: [
      {
        verb: "Book",
        asks: ["passengerName", "Quantity"],
        when: "quantity <= freeSeats",
        effects: ["add seat booking", "free_seats -= quantity"],
      },
    ],
  };
  const booking = {
    one: "seat booking",
    fields: [
      { label: "Passenger name", type: "text" },
      { label: "Flight", type: "reference", of: "flight" },
      { label: "Quantity", type: "number" },
      { label: "Booked by", type: "text", formula: "me" },
      { label: "Booked on", type: "datetime", formula: "now" },
    ],
    rows: [],
  };
  for (const abilities of [[], [{ kind: "account" }]]) {
    const { blueprint, problems } = draft({ title: "Glide", kind: "tool", things: [flight, booking], abilities });
    assert.deepEqual(problems, []);
    const [action] = blueprint.entities.find(({ id }) => id === "flight")?.actions ?? [];
    assert.deepEqual(
      action?.asks?.map(({ id, type }) => [id, type]),
      [
        ["passenger-name", "text"],
        ["quantity", "number"],
      ],
    );
    assert.deepEqual(action.effects[0], {
      adds: "seat-booking",
      values: [
        { field: "passenger-name", value: "passenger-name" },
        { field: "quantity", value: "quantity" },
        { field: "flight", value: "this" },
        { field: "booked-by", value: "me" },
        { field: "booked-on", value: "today" },
      ],
    });
    const check = planChecks(blueprint).find(({ id }) => id === "action-flight-book");
    assert.match(check?.title ?? "", /and nothing where it is not possible/);
  }
});

test("who has to be logged in to add a row by hand has to be so for an action that adds it", () => {
  const { blueprint } = draft({
    ...shop,
    things: shop.things.map((thing) => (thing.one === "transaction" ? { ...thing, access: { see: "members", change: "owner" } } : thing)),
  });
  assert.equal(blueprint.entities.find(({ id }) => id === "product")?.actions?.[0]?.by, "members");
  assert.ok((writeProject(blueprint).get("src/entities/products.ts") ?? "").includes("restrict(products"));
});

const voting = (once: unknown, features: object = {}): object => ({
  title: "Show of hands",
  kind: "community",
  things: [
    { one: "poll", readOnly: true, fields: [{ label: "Question", type: "text" }], rows: [["Which soup?"], ["Which tree?"]] },
    {
      one: "option",
      readOnly: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Poll", type: "reference", of: "poll" },
        { label: "Votes", type: "number" },
      ],
      actions: [{ verb: "Vote", once, effects: ["votes += 1"] }],
      rows: [
        ["Pumpkin", "Which soup?", 3],
        ["Lentil", "Which soup?", 5],
        ["Maple", "Which tree?", 1],
      ],
    },
  ],
  ...features,
});

test("what each person does once is noted, for a row or for all rows that refer to the same one, and its check finds it done", () => {
  const onceOf = (said: unknown): unknown => draft(voting(said)).blueprint.entities.find(({ id }) => id === "option")?.actions?.[0]?.once;
  assert.deepEqual([true, "yes", "per person", "option"].map(onceOf), [true, true, true, true]);
  assert.deepEqual(["Poll", "per poll", "polls"].map(onceOf), ["poll", "poll", "poll"]);
  assert.deepEqual([false, undefined, "no"].map(onceOf), [undefined, undefined, undefined]);
  assert.match(draft(voting("season")).problems.join(""), /“Vote” of options: it is done once for each “season”/);
  const { blueprint } = draft(voting("poll"));
  const file = (writeProject(blueprint).get("src/entities/options.ts") ?? "").replaceAll(/\s+/g, " ");
  assert.ok(file.includes('once: once(options, "vote", "poll")'), file);
  const steps = planChecks(blueprint).find(({ id }) => id === "action-option-vote")?.steps ?? [];
  const said = steps.findIndex((step) => step.do === "expectVisible" && step.target.text === "You did this: Vote");
  const [told, left] = steps.slice(said);
  assert.deepEqual([told?.do, left?.do], ["expectVisible", "expectHidden"], JSON.stringify(steps));
  const known = draft(voting("poll", { abilities: [{ kind: "account", wish: "an account" }] })).blueprint;
  assert.equal(known.entities.find(({ id }) => id === "option")?.actions?.[0]?.by, "members");
});

test("a row is drawn at random for a reference, and its name for a text; the check finds one that could be drawn", () => {
  const wheel = (effect: string): object => ({
    title: "Lucky spin",
    things: [
      { one: "wheel", fields: [{ label: "Name", type: "text" }], rows: [["Big wheel"]], actions: [{ verb: "Spin", effects: [effect] }] },
      { one: "prize", fields: [{ label: "Name", type: "text" }], rows: [["Headphones"], ["Sticker"]] },
      {
        one: "win",
        fields: [
          { label: "Player", type: "text" },
          { label: "Prize", type: "reference", of: "prize" },
          { label: "Said", type: "text" },
        ],
        rows: [],
      },
    ],
  });
  const { blueprint, problems } = draft(wheel("add win: player = me, prize = random(prizes), said = random(prizes)"));
  assert.deepEqual(problems, []);
  const file = (writeProject(blueprint).get("src/entities/wheels.ts") ?? "").replaceAll(/\s+/g, " ");
  assert.ok(file.includes("prize: drawn(prizes)?.id, said: drawn(prizes)?.name"), file);
  const steps = planChecks(blueprint).find(({ id }) => id === "action-wheel-spin")?.steps ?? [];
  const drawn = steps.filter((step) => step.do === "expectAnyText").map(({ anyOf }) => anyOf);
  assert.deepEqual(drawn, [
    ["Headphones", "Sticker"],
    ["Headphones", "Sticker"],
  ]);
  const told = (effect: string): string => draft(wheel(effect)).problems.join(" ");
  assert.match(told("add win: player = me, prize = random(clouds)"), /“random” needs a thing from whose rows one is drawn, not “clouds”/);
  assert.match(told("add win: player = me, prize = random(wheels)"), /“Prize” cannot be random/);
});

test("an action insists on what names the row it adds and on what every row has, but on no further words that the sketch does not insist on", () => {
  const request = {
    one: "request",
    fields: [
      { label: "Title", type: "text" },
      { label: "Nights", type: "number" },
      { label: "Room", type: "text" },
      { label: "Remarks", type: "paragraph" },
      { label: "Reason", type: "paragraph", required: true },
    ],
    rows: [
      ["A week in May", 7, null, "By train", "A rest"],
      ["Two nights", 2, "Blue", "With a dog", "A wedding"],
    ],
  };
  const house = {
    one: "house",
    fields: [{ label: "Name", type: "text" }],
    rows: [["Lakeside"]],
    actions: [{ verb: "Ask", asks: ["Title", "Nights", "Room", "Remarks", "Reason"], effects: ["add request"] }],
  };
  const read = readSketch({ title: "Stays", kind: "site", things: [house, request] });
  assert.ok("sketch" in read);
  const { blueprint } = draftSketch("Houses for holidays", read.sketch) ?? assert.fail();
  const asks = blueprint.entities[0]?.actions?.[0]?.asks ?? [];
  assert.deepEqual(
    asks.filter(({ required }) => required).map(({ label }) => label),
    ["Title", "Nights", "Reason"],
  );
});
