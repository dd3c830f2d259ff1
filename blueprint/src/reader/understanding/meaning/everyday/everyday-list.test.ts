import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Reading } from "../../../../schema/reading.ts";
import { readPrompt } from "../../../read-prompt.ts";
import { sentencesOf } from "../../../text/token.ts";
import { everydayOptions } from "./everyday-list.ts";
import { everydayThings } from "./everyday-things.ts";
import { thingsIn } from "./things-in.ts";

const read = (text: string, ...answers: { question: string; answer: string }[]): Reading => Reading.parse(readPrompt({ text, answers }));

describe("a thing that is only named", () => {
  for (const [text, row, labels] of [
    ["what's in the chest freezer", "frozen food", ["Food", "Portions", "Drawer", "Frozen on", "Use by", "Eaten"]],
    ["yarn stash please", "yarn", ["Yarn", "Colour", "Weight", "Fibre", "Balls", "Dye lot", "Where kept"]],
    ["Hive inspections", "hive inspection", ["Hive", "Date", "Queen seen", "Eggs seen", "Frames of brood", "Temper", "What was done"]],
  ] as const)
    test(`is kept as people keep it: ${text}`, () => {
      const reading = read(text);
      assert.ok(reading.outcome === "blueprint");
      const [entity, ...others] = reading.blueprint.entities;
      assert.deepEqual([entity?.name.one, entity?.fields.map(({ label }) => label), others], [row, labels, []]);
      assert.deepEqual(reading.notUnderstood, []);
      // Nothing that the person did not say counts as a wish of theirs.
      for (const { phrase } of reading.understood) assert.ok(text.includes(phrase), phrase);
    });

  test("has dates, numbers and choices where people write them", () => {
    const reading = read("what's in the chest freezer");
    assert.ok(reading.outcome === "blueprint");
    const types = new Map(reading.blueprint.entities[0]?.fields.map(({ label, type }) => [label, type]));
    assert.deepEqual(
      ["Portions", "Frozen on", "Use by", "Eaten"].map((label) => types.get(label)),
      ["number", "date", "date", "boolean"],
    );
  });

  test("is offered where it may be one of several, and built when it is chosen", () => {
    const text = "every pub I've drunk in";
    const asked = read(text);
    const [, second, ...others] = asked.outcome === "questions" ? (asked.questions[0]?.options ?? []) : [];
    assert.ok(second !== undefined && second.startsWith("A list of pub events with event, date, start time"), second);
    assert.deepEqual(others, []);
    const chosen = read(text, { question: "which-0", answer: second });
    assert.ok(chosen.outcome === "blueprint");
    assert.equal(chosen.blueprint.entities[0]?.name.one, "pub event");
  });

  test("is the likeliest of several where only its bare name would be built otherwise", () => {
    const reading = read("Mum's tablets, please");
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.entities[0]?.name.one, "medicine");
  });

  for (const text of [
    "a website for our nail salon",
    "tip calculator",
    "a countdown to the hen party",
    "what time does the tip shut",
    "We are a choir",
  ])
    test(`is no list where something else is asked for: ${text}`, () => {
      const reading = read(text);
      const rows = reading.outcome === "blueprint" ? reading.blueprint.entities.map(({ name }) => name.one) : [];
      const known = new Set(everydayThings().things.map(({ row }) => row));
      assert.deepEqual(
        rows.filter((row) => known.has(row)),
        [],
      );
    });

  for (const text of ["wine cellar keys", "a list of our yarn stash cupboards"])
    test(`is not what only belongs to another thing: ${text}`, () => {
      const reading = read(text);
      const rows = reading.outcome === "blueprint" ? reading.blueprint.entities.map(({ name }) => name.one) : [];
      assert.ok(!rows.includes("wine") && !rows.includes("yarn"), rows.join(", "));
    });

  test("names rows of its own where the text names its fields", () => {
    const reading = read("A freezer list with box number, what is in it and since when");
    assert.ok(reading.outcome === "blueprint");
    assert.ok(!reading.blueprint.entities[0]?.fields.some(({ label }) => label === "Drawer"));
  });
});

describe("the things of everyday life", () => {
  const { things } = everydayThings();

  test("are many, and each has fields with names of their own", () => {
    assert.ok(things.length > 2_000, `${things.length}`);
    for (const { thing, fields } of things) {
      const labels = fields.map((field) => field.replace(/ (?:yes\/no|\(.*\))$/, ""));
      assert.equal(new Set(labels).size, labels.length, `${thing}: ${fields.join(", ")}`);
    }
  });

  test("are found by their names, and drafted with all of their fields", () => {
    const sample = things.filter((_, at) => at % 40 === 0);
    const missed = sample.filter(({ thing }) => !thingsIn(sentencesOf(thing)).some((found) => found.thing.thing === thing));
    // "Museum collection": a word for any list is left out, and one word alone says too little.
    assert.ok(missed.length <= sample.length / 4, missed.map(({ thing }) => thing).join(", "));
    // Where no field can name a row, it has a name besides; what the reader has a better word for is called so.
    for (const { thing } of sample)
      for (const [option, { blueprint }] of everydayOptions(thing)) {
        const [entity] = blueprint.entities;
        const counts = things.filter(({ row }) => row === entity?.name.one).map(({ fields }) => fields.length);
        const count = entity?.fields.length ?? 0;
        assert.ok(count >= Math.min(...counts) - 1 && count <= Math.max(...counts) + 1, `${option}: ${count} of ${counts.join(", ")}`);
      }
  });
});
