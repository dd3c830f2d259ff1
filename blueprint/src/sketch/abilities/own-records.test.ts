import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint, planChecks, writeProject } from "../../index.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

const workshop = {
  one: "workshop",
  access: { see: "everybody", change: "admin" },
  fields: [
    { label: "Title", type: "text" },
    { label: "Day", type: "date" },
    { label: "Places", type: "number" },
  ],
  rows: [
    ["Basket weaving", 5, 8],
    ["Bread ovens", 12, 6],
  ],
};
const registration = {
  one: "registration",
  access: { see: "owner", change: "owner" },
  fields: [
    { label: "Name", type: "text" },
    { label: "Workshop", type: "reference", of: "workshop" },
    { label: "Arrives", type: "time" },
    {
      label: "State",
      type: "choice",
      options: ["Asked", "Confirmed"],
      transitions: [{ verb: "Confirm", from: ["Asked"], to: "Confirmed", by: "admin" }],
    },
    { label: "Sent", type: "datetime", formula: "now" },
  ],
  rows: [],
};
const apply = { wish: "people register for them", kind: "apply", thing: "workshop", capacity: "Places" };
const guild = {
  title: "Craft Guild",
  kind: "site",
  things: [workshop, registration],
  abilities: [apply, { wish: "with an account", kind: "account" }],
  pages: [
    { title: "Workshops", sections: [{ thing: "workshop", as: "cards", abilities: [apply] }] },
    { title: "My registrations", sections: [{ thing: "registration", mine: true }] },
  ],
};

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A site for our guild: people register for them, with an account", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  assert.ok(writeProject(Blueprint.parse(drafted.blueprint)).size > 5);
  assert.ok(planChecks(drafted.blueprint).length > 0);
  return drafted;
}

const kindsOf = ({ blueprint }: ReturnType<typeof draft>): string[] => blueprint.features.map(({ kind }) => kind);

test("applying adds the rows that the sketch names for it, by a button that asks for what they say", () => {
  const drafted = draft(guild);
  assert.ok(!kindsOf(drafted).includes("apply"));
  const [{ actions = [] } = {}] = drafted.blueprint.entities;
  const [action] = actions;
  assert.equal(action?.verb, "Register");
  assert.deepEqual(
    action.asks?.map(({ label }) => label),
    ["Name", "Arrives"],
  );
  assert.match(action.when ?? "", /count\(registration\) < places/);
  assert.deepEqual(drafted.problems, []);
  assert.deepEqual(
    drafted.blueprint.pages.filter(({ title }) => /enrol|application/i.test(title)),
    [],
  );
});

test("without rows of one's own, applying and booking stay as they are", () => {
  const visited = { ...registration, access: null, rows: [["Ada", "Basket weaving", "10:00", "Asked", "-2 10:00"]] };
  assert.ok(kindsOf(draft({ ...guild, pages: [], things: [workshop, visited] })).includes("apply"));
  assert.ok(kindsOf(draft({ ...guild, pages: [], things: [workshop] })).includes("apply"));
});

test("rows that are booked for a price go through the cart", () => {
  const priced = { ...workshop, fields: [...workshop.fields.slice(0, 2), { label: "Fee", type: "money", unit: "EUR" }] };
  const book = { wish: "people book them", kind: "book", thing: "workshop", price: "Fee" };
  assert.ok(kindsOf(draft({ ...guild, things: [priced, registration], abilities: [book] })).includes("book"));
});

test("what people add by itself is not what comes of joining", () => {
  const resource = {
    one: "resource",
    access: { see: "everybody", change: "owner" },
    fields: [
      { label: "Title", type: "text" },
      { label: "Workshop", type: "reference", of: "workshop" },
    ],
    rows: [],
  };
  const share = { wish: "share resources", kind: "add", thing: "resource" };
  const drafted = draft({ ...guild, things: [workshop, resource], pages: [], abilities: [...guild.abilities, share] });
  assert.ok(kindsOf(drafted).includes("apply"));
  assert.deepEqual(drafted.blueprint.entities[0]?.actions ?? [], []);
});
