import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Entity, Field } from "../../schema/entity.ts";
import { fits, soundEntities } from "./sound-entities.ts";

const title: Field = { id: "name", label: "Name", type: "text", required: true };

function entityWith(fields: Field[], samples: Entity["samples"], id = "tool"): Entity {
  return { id, name: { one: id, many: `${id}s` }, icon: "Box", fields: [title, ...fields], titleField: "name", phrase: null, samples };
}

const soundOf = (...entities: Entity[]): Entity[] => soundEntities(entities);

describe("entities that can be written and used", () => {
  it("have labels, options and names that differ in more than case", () => {
    const status: Field = { id: "status", label: "status", type: "choice", required: false, options: ["Open", "open", " Done "] };
    const [sound, other] = soundOf(entityWith([status, { ...status, id: "state", label: "Status" }], []), {
      ...entityWith([], [], "device"),
      name: { one: "Tool", many: "devices" },
    });
    assert.deepEqual(
      sound?.fields.map(({ label }) => label),
      ["Name", "status", "Status 2"],
    );
    assert.deepEqual(sound?.fields[1]?.options, ["Open", "Done"]);
    assert.equal(other?.name.one, "Tool 2");
  });

  it("have words that can be seen, in one line", () => {
    const [sound] = soundOf(entityWith([{ id: "size", label: "\u202esize\tin\ncm\u200b", type: "number", required: false }], []));
    assert.equal(sound?.fields[1]?.label, "size in cm");
  });

  it("have only values that their form accepts", () => {
    const fields: Field[] = [
      { id: "amount", label: "Amount", type: "number", required: false, min: 1, max: 9 },
      { id: "site", label: "Site", type: "link", required: false },
    ];
    const [sound] = soundOf(
      entityWith(fields, [
        { name: "Saw", amount: 12, site: "example.org/saws" },
        { name: "Axe", amount: 3, site: "not an address" },
      ]),
    );
    assert.deepEqual(sound?.samples, [
      { name: "Saw", amount: null, site: "https://example.org/saws" },
      { name: "Axe", amount: 3, site: null },
    ]);
  });

  it("have each tag once, no share beyond a hundred, no day that nobody meant, and states that can be told apart", () => {
    const fields: Field[] = [
      { id: "tags", label: "Tags", type: "tags", required: false, options: ["new", "old"] },
      { id: "share", label: "Share", type: "percent", required: false },
      { id: "day", label: "Day", type: "date", required: false },
      { id: "lent", label: "Lent", type: "boolean", required: false, mark: { verb: "Lend", on: "Lent", off: "Lent" } },
    ];
    const [sound] = soundOf(entityWith(fields, [{ name: "Saw", tags: ["new", "new"], share: 120, day: -2_000_000_000, lent: true }]));
    assert.deepEqual(sound?.samples, [{ name: "Saw", tags: ["new"], share: null, day: null, lent: true }]);
    assert.deepEqual(sound?.fields.at(-1)?.mark, { verb: "Lend", on: "Lent", off: "Not Lent" });
  });

  it("have texts without spaces around them, as a form keeps them", () => {
    const [sound] = soundOf(
      entityWith([{ id: "note", label: "Note", type: "paragraph", required: false }], [{ name: "Saw", note: " a\n b " }]),
    );
    assert.equal(sound?.samples[0]?.["note"], "a\n b");
  });

  it("leave out rows without a name, and references still point at the rows they meant", () => {
    const tools = entityWith([], [{ name: "Saw" }, { name: null }, { name: "Axe" }]);
    const loans = entityWith(
      [{ id: "of", label: "Tool", type: "reference", required: true, of: "tool" }],
      [
        { name: "First", of: 2 },
        { name: "Second", of: 1 },
      ],
      "loan",
    );
    const [sound, lent] = soundOf(tools, loans);
    assert.deepEqual(sound?.samples, [{ name: "Saw" }, { name: "Axe" }]);
    assert.deepEqual(
      lent?.samples.map((row) => row["of"]),
      [1, null],
    );
  });

  it("have no unit, limits or words of a switch that their type has no use for", () => {
    const mark = { verb: "Lend", on: "Lent", off: "Here" };
    const [sound] = soundOf(entityWith([{ id: "stars", label: "Stars", type: "rating", required: false, unit: "kg", max: 4, mark }], []));
    assert.deepEqual(sound?.fields[1], { id: "stars", label: "Stars", type: "rating", required: false, max: 4 });
  });
});

describe("whether a value fits a field", () => {
  const cases: readonly (readonly [Partial<Field>, Entity["samples"][number][string], boolean])[] = [
    [{ type: "time" }, "14:30", true],
    [{ type: "time" }, "half past two", false],
    [{ type: "email" }, "ada@example.com", true],
    [{ type: "email" }, "ada", false],
    [{ type: "email" }, "ada@home", false],
    [{ type: "phone" }, "+49 30 1234567", true],
    [{ type: "phone" }, "Ask Ada", false],
    [{ type: "rating", max: 4 }, 5, false],
    [{ type: "reference", of: "other" }, 3, false],
    [{ type: "tags", options: ["red"] }, ["blue"], false],
    [{ type: "tags" }, ["blue"], true],
    [{ type: "date" }, "2026-02-01", true],
    [{ type: "boolean" }, null, true],
  ];
  for (const [field, value, expected] of cases) {
    it(`${JSON.stringify(value)} ${expected ? "fits" : "does not fit"} ${field.type}`, () => {
      assert.equal(
        fits({ ...title, ...field }, value, () => 3),
        expected,
      );
    });
  }
});
