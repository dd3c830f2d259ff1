import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Blueprint, changeBlueprint, planChecks, shellOf, writeProject } from "../index.ts";
import { draftSketch } from "./draft-sketch.ts";
import { AbilityKindName } from "./abilities/ability-kinds.ts";
import { readSketch } from "./read-sketch.ts";

const lichens = {
  title: "Lichen Survey",
  tagline: "Sightings from the field",
  things: [
    {
      one: "sighting",
      many: "sightings",
      fields: [
        { label: "Title", type: "text", options: [], of: null },
        { label: "Lichen", type: "reference", options: [], of: "lichen" },
        { label: "Tree", type: "choice", options: ["oak", "birch", "ash"], of: null },
        { label: "Cover", type: "percent", options: [], of: null },
      ],
      rows: [
        ["Mossy oak by the gate", "Old man's beard", "oak", 40],
        ["Birch at the pond", "Oak moss", "birch", "10 %"],
        ["Ash on the hill", "Unheard of", "elm", null],
      ],
    },
    {
      one: "lichen",
      many: "lichens",
      fields: [{ label: "Name", type: "text", options: [], of: null }],
      rows: [["Oak moss"], ["Old man's beard"], ["Common orange"]],
    },
  ],
  abilities: ["search sightings", "comment on sightings"],
  background: "ivory",
  components: null,
};

function draft(prompt: string, said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const reading = draftSketch(prompt, read.sketch);
  if (reading === null) throw new Error("nothing came of the sketch");
  return reading;
}

test("what a sketch knows of the subject is in the app: things, fields, rows that point at each other, name, colour and abilities", () => {
  const { blueprint } = draft("An app for our lichen survey", lichens);
  assert.deepEqual(
    [blueprint.title, blueprint.tagline, blueprint.theme.background?.hex],
    ["Lichen Survey", "Sightings from the field", "#fffff0"],
  );
  const [sighting, lichen] = ["sighting", "lichen"].map((id) => blueprint.entities.find((entity) => entity.id === id));
  assert.deepEqual(
    sighting?.fields.map(({ id, type }) => `${id} ${type}`),
    ["title text", "lichen reference", "tree choice", "cover percent"],
  );
  assert.deepEqual(sighting?.samples.slice(0, 2), [
    { title: "Mossy oak by the gate", lichen: 1, tree: "Oak", cover: 40 },
    { title: "Birch at the pond", lichen: 0, tree: "Birch", cover: 10 },
  ]);
  assert.deepEqual(
    lichen?.samples.map(({ name }) => name),
    ["Oak moss", "Old man's beard", "Common orange"],
  );
  assert.ok(blueprint.features.some(({ id }) => id === "comment-sighting"));
  assert.ok(blueprint.capabilities.some(({ id }) => id === "search-sighting"));
});

test("a value that does not fit is left empty: nothing is made up in its place", () => {
  const row = draft("An app for our lichen survey", lichens).blueprint.entities.find(({ id }) => id === "sighting")?.samples[2];
  assert.deepEqual(row, { title: "Ash on the hill", lichen: null, tree: null, cover: null });
});

test("the person's own words come first: their colour stays, and only their phrases are accounted for", () => {
  const { blueprint, understood, notUnderstood } = draft("Keep a list of my lichens. Make the background navy.", lichens);
  assert.equal(blueprint.theme.background?.hex, "#000080");
  for (const phrase of [...understood.map((one) => one.phrase), ...notUnderstood])
    assert.ok("Keep a list of my lichens. Make the background navy.".includes(phrase), phrase);
});

test("a sketch in another form is taken for what it means", () => {
  const { blueprint } = draft("A website for a climbing gym", {
    name: "Crux Hall",
    entities: [
      {
        name: "course",
        fields: ["name", { name: "price", type: "currency" }, { name: "level", type: "enum", options: "beginner, advanced" }, "start_date"],
        samples: [
          { Name: "First steps", price: "$40", level: "Beginner" },
          ["Lead climbing", 90, "advanced"],
          { name: "Falling", price: 55 },
        ],
      },
    ],
    features: [{ name: "book courses" }, "send a message"],
  });
  const course = blueprint.entities.find(({ id }) => id === "course");
  assert.equal(blueprint.title, "Crux Hall");
  assert.deepEqual(
    course?.fields.map(({ id, type }) => `${id} ${type}`),
    ["name text", "price money", "level choice", "start-date date"],
  );
  assert.deepEqual(
    course?.samples.map(({ name, price }) => [name, price]),
    [
      ["First steps", 40],
      ["Lead climbing", 90],
      ["Falling", 55],
    ],
  );
  assert.ok(blueprint.features.some(({ id }) => id === "book-course"));
});

test("objects in the place of lists are read with the names of their members", () => {
  const { blueprint } = draft("A page for our dog Bruno with a guestbook", {
    title: "Remembering Bruno",
    things: {
      entry: {
        many: "guestbook",
        fields: { Name: "text", Words: "paragraph", Day: { type: "date" } },
        rows: [{ name: "Rosa", words: "A friend.", day: "yesterday" }],
      },
    },
    pages: {
      Home: { sections: [{ title: "His life", facts: { Born: "March 2011", "First sea": ["August 2013", "at noon"] } }] },
      Guestbook: { thing: "guestbook" },
    },
  });
  const [entry] = blueprint.entities;
  assert.deepEqual(
    entry?.fields.map(({ id, type }) => `${id} ${type}`),
    ["name text", "words paragraph", "day date"],
  );
  assert.deepEqual(entry?.samples, [{ name: "Rosa", words: "A friend.", day: -1 }]);
  assert.deepEqual(blueprint.features[0]?.["facts"], [
    { label: "Born", lines: ["March 2011"] },
    { label: "First sea", lines: ["August 2013", "at noon"] },
  ]);
  assert.deepEqual(
    blueprint.pages.map(({ title, sections }) => [title, sections.map(({ kind }) => kind)]),
    [
      ["Home", ["feature"]],
      ["Guestbook", ["collection"]],
    ],
  );
});

test("what cannot be a sketch is told in sentences", () => {
  assert.deepEqual(readSketch("hello"), { problems: ["The answer has to be one JSON object."] });
  assert.deepEqual(readSketch({ title: "Nothing" }), {
    problems: ["The sketch names neither things nor abilities nor pages: name what the app keeps and what people can do."],
  });
});

test("whatever a model says, what is read as a sketch is an app that can be written", () => {
  const words = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom("name", "constructor", "__proto__", "id", "${x}", "</script>", "a`b", "День", "🙂", "status", "items"),
  );
  const field = fc.oneof(
    words,
    fc.record({
      label: words,
      type: fc.constantFrom("text", "choice", "reference", "money", "date", "boolean", "rating", "tags", "lines", "odd"),
      options: fc.array(words, { maxLength: 4 }),
      of: fc.option(words),
    }),
  );
  const value = fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(words, { maxLength: 2 }));
  const thing = fc.record({
    one: words,
    many: fc.option(words),
    fields: fc.array(field, { maxLength: 5 }),
    rows: fc.array(fc.array(value, { maxLength: 5 }), { maxLength: 5 }),
  });
  const ability = fc.record({
    wish: fc.option(words),
    kind: fc.constantFrom(...AbilityKindName.options),
    thing: fc.option(words),
    field: fc.option(words),
    by: fc.option(words),
    measure: fc.constantFrom("sum", "odd", null),
  });
  const section = fc.record({
    heading: fc.option(words),
    text: fc.option(words),
    thing: fc.option(words),
    abilities: fc.array(ability, { maxLength: 2 }),
    facts: fc.array(fc.record({ label: words, lines: fc.array(words, { maxLength: 2 }) }), { maxLength: 2 }),
    questions: fc.array(fc.record({ question: words, answer: words }), { maxLength: 2 }),
    offers: fc.array(fc.record({ name: words, price: fc.oneof(words, fc.integer()) }), { maxLength: 2 }),
    form: fc.oneof(words, fc.record({ fields: fc.array(field, { maxLength: 3 }) })),
    calculator: fc.record({
      inputs: fc.array(fc.record({ name: words, value: value }), { maxLength: 3 }),
      results: fc.array(fc.record({ label: words, formula: fc.oneof(words, fc.constantFrom("name * 2", "1 / 0", "id + status")) }), {
        maxLength: 2,
      }),
    }),
    quiz: fc.array(fc.record({ question: words, answers: fc.array(words, { maxLength: 3 }), right: words }), { maxLength: 3 }),
    cards: fc.array(fc.record({ front: words, back: words }), { maxLength: 3 }),
    pictures: fc.array(words, { maxLength: 3 }),
    poll: fc.oneof(words, fc.record({ question: words, options: fc.array(words, { maxLength: 3 }) })),
  });
  const sketch = fc.record({
    title: words,
    kind: fc.option(fc.constantFrom("site", "shop", "tool", "odd")),
    pages: fc.array(fc.record({ title: words, sections: fc.array(section, { maxLength: 3 }) }), { maxLength: 3 }),
    tagline: words,
    things: fc.array(thing, { maxLength: 3 }),
    abilities: fc.array(fc.oneof(words, fc.constantFrom("book a room", "comment on items", "play snake"), ability), { maxLength: 4 }),
    background: fc.option(words),
  });
  fc.assert(
    fc.property(sketch, (said) => {
      const read = readSketch(said);
      if ("problems" in read) return;
      const reading = draftSketch("An app for my things", read.sketch);
      if (reading === null) return;
      const blueprint = Blueprint.parse(reading.blueprint);
      assert.ok(writeProject(blueprint).size > 5);
      assert.ok(planChecks(blueprint).length > 0);
    }),
    { numRuns: 150, seed: 7 },
  );
});

test("the prompt adds no thing, no field, no row and no page to what the sketch names", () => {
  const stars = {
    title: "Stars",
    things: [{ one: "observation", fields: ["object", { name: "kind", options: ["planet", "galaxy"] }], rows: [] }],
    abilities: ["search observations"],
  };
  const prompt =
    "A website for our stargazing club with members, events and a shop: track observations with observer, rating and telescope";
  const { blueprint } = draft(prompt, stars);
  assert.deepEqual(
    blueprint.entities.map(({ id, fields, samples }) => [id, fields.map((field) => field.id).join(" "), samples]),
    [["observation", "object kind", []]],
  );
  assert.deepEqual(
    blueprint.pages.map(({ title, path }) => [title, path]),
    [["Observations", "/"]],
  );
});

test("nothing comes of a sketch that keeps nothing, names no page and has no feature; a game is enough", () => {
  const nothing = readSketch({ ...lichens, title: "Breathing Coach", tagline: "", things: [], abilities: ["breathe with a circle"] });
  assert.ok("sketch" in nothing);
  assert.equal(draftSketch("Calm breathing with a growing circle, in teal", nothing.sketch), null);
  const game = readSketch({ ...lichens, title: "Snake", things: [], abilities: ["play snake"] });
  assert.ok("sketch" in game);
  assert.equal(draftSketch("A snake game", game.sketch)?.blueprint.features.length, 1);
});

test("the shell can be changed like any app", () => {
  const shell = shellOf({ title: "Breathing Coach", look: null });
  for (const words of ["Make it dark", "Add a list of sessions with date and minutes"]) {
    const change = changeBlueprint(shell, words);
    assert.ok(change.outcome !== "unclear", words);
    assert.ok(Blueprint.safeParse(change.blueprint).success, words);
    assert.ok(change.blueprint.pages[0]?.path === "/" && writeProject(change.blueprint).has("src/pages/home-page.tsx"), words);
  }
});
