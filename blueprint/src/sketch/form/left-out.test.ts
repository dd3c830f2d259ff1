import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

const seed = {
  one: "seed",
  fields: [
    { label: "Name", type: "text" },
    { label: "Weight", type: "number" },
  ],
  rows: [
    ["Red kuri", 25],
    ["Hokkaido", 40],
  ],
};

function draft(said: object) {
  const read = readSketch({ title: "Seed Swap", things: [seed], ...said });
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("An app for our seed swap", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return { ...drafted, problems: [...read.leftOut, ...drafted.problems] };
}

const fieldsOf = ({ blueprint }: ReturnType<typeof draft>, id: string): string[] =>
  (blueprint.entities.find((entity) => entity.id === id)?.fields ?? []).map((field) => `${field.id} ${field.type}`);

test("things are called what the model calls them: items, pages, and names with signs in them", () => {
  const { blueprint, problems } = draft({
    things: [
      { ...seed, one: "item" },
      { ...seed, one: "page" },
      { ...seed, one: "(seed) swap #2!" },
    ],
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(
    blueprint.entities.map(({ id, name }) => [id, name.one, name.many]),
    [
      ["item", "item", "items"],
      ["page", "page", "pages"],
      ["seed-swap-2", "seed swap 2", "seed swap 2s"],
    ],
  );
});

test("a wrong detail is left out alone and told: a field without a label with its values, a type that is none, a thing without a name", () => {
  const told = draft({
    things: [
      {
        ...seed,
        fields: [{ label: "Name", type: "text" }, { type: "number" }, { label: "Colour", type: "rainbow" }],
        rows: [["Red kuri", 25, "red"]],
      },
      { fields: seed.fields },
    ],
    pages: [{ title: "Home", sections: [{ thing: "seed" }, { heading: "Vote", poll: { question: "", options: ["Yes", "No"] } }] }],
  });
  assert.deepEqual(fieldsOf(told, "seed"), ["name text", "colour text"]);
  assert.deepEqual(told.blueprint.entities[0]?.samples, [{ name: "Red kuri", colour: "red" }]);
  assert.deepEqual(
    told.blueprint.pages.map(({ sections }) => sections.map(({ kind }) => kind)),
    [["collection"]],
  );
  assert.match(told.problems.join("\n"), /A field of “seed” has no label/);
  assert.match(told.problems.join("\n"), /The type “rainbow” of “Colour” of “seed” is none/);
  assert.match(told.problems.join("\n"), /A thing has no name/);
  assert.match(told.problems.join("\n"), /pages “Home”, sections “Vote”, poll, question/);
});

test("what is too much is cut at the end, and a sketch without a title is called by its things", () => {
  const pages = Array.from({ length: 14 }, (_, at) => ({ title: `Bed ${at + 1}`, text: "Full of seeds." }));
  const { blueprint, problems } = draft({ title: "", pages });
  assert.equal(blueprint.title, "Seeds");
  assert.deepEqual(blueprint.pages.map(({ title }) => title).slice(0, 3), ["Bed 1", "Bed 2", "Bed 3"]);
  assert.match(problems.join(), /pages: there are 14, and only the first 12 are used/);
});

test("a field whose formula is wrong is entered where the rows have values for it, and else left out, with what reads it", () => {
  const wrong = (label: string, formula: string) => ({ label, type: "number", formula });
  const told = draft({
    things: [
      {
        one: "seed",
        fields: [
          ...seed.fields,
          wrong("Worth", "weight * prise"),
          wrong("Price", "weights * 2"),
          wrong("Double", "price * 2"),
          wrong("Half", "weight / 2"),
        ],
        rows: [["Red kuri", 25, 7, null, null, 99]],
      },
    ],
  });
  assert.deepEqual(fieldsOf(told, "seed"), ["name text", "weight number", "worth number", "half number"]);
  assert.deepEqual(told.blueprint.entities[0]?.samples, [{ name: "Red kuri", weight: 25, worth: 7, half: null }]);
  assert.equal(told.problems.length, 3);
});

test("an ability in plain words may stand in a section", () => {
  const { blueprint } = draft({ pages: [{ title: "Home", sections: [{ thing: "seed" }, { abilities: ["play snake"] }] }] });
  assert.deepEqual(
    blueprint.features.map(({ kind }) => kind),
    ["snake"],
  );
});

test("values of which most cannot be read are reported with the form that they have", () => {
  const fields = [
    { label: "Name", type: "text" },
    { label: "Sown", type: "date" },
    { label: "Bed", type: "choice", options: ["North", "South"] },
  ];
  const rows = [
    ["Red kuri", "when it is warm", "North"],
    ["Hokkaido", "later", "East"],
    ["Sweet dumpling", 3, "South"],
  ];
  const { problems, blueprint } = draft({ things: [{ one: "seed", fields, rows }] });
  assert.deepEqual(problems, [
    "The values of “Sown” of seeds, such as “when it is warm”, cannot be read: each is days from today (-3, 14).",
  ]);
  assert.deepEqual(
    blueprint.entities[0]?.samples.map(({ sown, bed }) => [sown, bed]),
    [
      [null, "North"],
      [null, null],
      [3, "South"],
    ],
  );
});

test("a small model's plain sketch works: kinds and types in other words, options that only the rows say, abilities by their action", () => {
  const { problems, blueprint } = draft({
    kind: "Website",
    things: [
      {
        name: "class",
        fields: ["name", { name: "level", type: "select" }, { name: "room", type: "location" }],
        rows: [{ name: "Yoga", level: "easy", room: "Attic" }, ["Spin", "hard", "Cellar"]],
      },
    ],
    abilities: [{ action: "comment on a class" }, { type: "reservation", entity: "classes" }, { feature: "polka" }],
  });
  assert.deepEqual(problems, []);
  assert.equal(blueprint.kind, "site");
  assert.deepEqual(blueprint.entities[0]?.fields[1]?.options, ["Easy", "Hard"]);
  assert.deepEqual(
    blueprint.entities[0].samples.map(({ level, room }) => [level, room]),
    [
      ["Easy", "Attic"],
      ["Hard", "Cellar"],
    ],
  );
  assert.deepEqual(
    blueprint.features.filter(({ kind }) => kind === "comment" || kind === "book").map(({ id }) => id),
    ["comment-class", "book-class"],
  );
});

test("a text that is too long ends with a whole word, and a unit of several words is kept", () => {
  const { blueprint } = draft({
    tagline:
      "Swap the seeds that you have with gardeners who live near you, see who grows what, and find out in spring which of them came up",
    things: [{ ...seed, fields: [seed.fields[0], { label: "Rate", type: "number", unit: "per 1,000 residents" }] }],
  });
  assert.equal(blueprint.entities[0]?.fields[1]?.unit, "per 1,000 residents");
  assert.match(blueprint.tagline, / which of them$/);
});
