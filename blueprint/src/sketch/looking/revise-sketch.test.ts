import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { reviseSketch, SketchChange } from "./revise-sketch.ts";

const SKETCH = {
  title: "Ferry log",
  things: [
    {
      one: "crossing",
      fields: [
        { label: "Name", type: "text" },
        { label: "Cars", type: "number" },
        { label: "Port", type: "text" },
      ],
      rows: [
        ["First boat", 12, "Skagen"],
        ["Night boat", 40, "Hals"],
      ],
    },
    { one: "note", fields: [{ label: "Text", type: "text" }], rows: [] },
  ],
  abilities: ["chart cars", { wish: "count the notes", kind: "total" }],
  pages: [{ title: "Home", sections: [{ heading: "Welcome", text: "Old." }, { kind: "hero" }, { kind: "faq" }] }],
};

/** The sketch after changes that could all be made. */
function revised(...changes: unknown[]): typeof SKETCH {
  const { sketch, problems } = reviseSketch(
    SKETCH,
    changes.map((change) => SketchChange.parse(change)),
  );
  assert.deepEqual(problems, []);
  // Safe because the changes of these tests keep its form.
  return sketch as typeof SKETCH;
}

describe("changes of a sketch", () => {
  test("find a value by names: of a thing, of a row and of its field", () => {
    const { things } = revised({ at: ["things", "crossing", "rows", "night boat", "Cars"], to: 38 });
    assert.deepEqual(things[0]?.rows, [
      ["First boat", 12, "Skagen"],
      ["Night boat", 38, "Hals"],
    ]);
    assert.equal(SKETCH.things[0]?.rows[1]?.[1], 40, "the given sketch is as it was");
  });

  test("find parts of pages by headings, kinds and positions", () => {
    const { pages } = revised(
      { at: ["pages", "Home", "sections", "Welcome", "text"], to: "New." },
      { at: ["pages", 0, "sections", "faq", "heading"], to: "Asked often" },
    );
    assert.deepEqual(pages[0]?.sections, [{ heading: "Welcome", text: "New." }, { kind: "hero" }, { kind: "faq", heading: "Asked often" }]);
  });

  test("keep positions while parts are removed", () => {
    const { pages, abilities } = revised(
      { at: ["pages", "Home", "sections", 0], remove: true },
      { at: ["pages", "Home", "sections", 1, "title"], to: "Boats" },
      { at: ["abilities", "chart cars"], remove: true },
      { at: ["abilities", "+"], to: "sort by cars" },
    );
    assert.deepEqual(pages[0]?.sections, [{ kind: "hero", title: "Boats" }, { kind: "faq" }]);
    assert.deepEqual(abilities, [{ wish: "count the notes", kind: "total" }, "sort by cars"]);
  });

  test("remove the values of a field with it", () => {
    const { things } = revised({ at: ["things", "crossing", "fields", "Cars"], remove: true });
    assert.deepEqual(things[0]?.rows, [
      ["First boat", "Skagen"],
      ["Night boat", "Hals"],
    ]);
    assert.deepEqual(
      things[0]?.fields.map(({ label }) => label),
      ["Name", "Port"],
    );
  });

  test("give rows the value of a field that they add", () => {
    const { things } = revised(
      { at: ["things", "crossing", "fields", "+"], to: { label: "Captain", type: "text" } },
      { at: ["things", "crossing", "rows", "First boat", "Captain"], to: "Ane" },
    );
    assert.deepEqual(things[0]?.rows[0], ["First boat", 12, "Skagen", "Ane"]);
  });

  test("set a member that was not there, and remove one", () => {
    const { things } = revised(
      { at: ["things", "note", "access"], to: { see: "owner" } },
      { at: ["things", "note", "rows"], remove: true },
    );
    assert.deepEqual(things[1], { one: "note", fields: [{ label: "Text", type: "text" }], access: { see: "owner" } });
  });

  test("say which place there is not, and make the others", () => {
    const { sketch, problems } = reviseSketch(SKETCH, [
      { at: ["things", "ship", "rows"], to: [] },
      { at: ["__proto__"], to: { title: "x" } },
      { at: ["title"], to: "Boats" },
    ]);
    assert.deepEqual(problems, ['Nothing is at ["things","ship","rows"].', 'Nothing is at ["__proto__"].']);
    assert.deepEqual(sketch, { ...SKETCH, title: "Boats" });
  });
});
