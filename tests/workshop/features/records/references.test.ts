// References: several of one thing to another, several to the same thing under labels of their own, and to one of several things.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const school = recordApp(
  [
    {
      one: "course",
      view: "table",
      fields: [
        { label: "Name", type: "text" },
        { label: "Teachers", type: "references", of: "teacher" },
        { label: "Hours", type: "number" },
      ],
      rows: [
        ["Sailing", ["teacher/0", "teacher/2"], 12],
        ["Rowing", ["teacher/1"], 8],
        ["Knots", [], 2],
      ],
    },
    {
      one: "teacher",
      fields: [
        { label: "Name", type: "text" },
        { label: "Teaches", type: "number", formula: "sum(courses.hours)" },
      ],
      rows: [["Ada"], ["Ben"], ["Cleo"]],
    },
    {
      one: "boat",
      fields: [
        { label: "Name", type: "text" },
        { label: "Booked", type: "number", formula: "count(bookings)" },
      ],
      rows: [["Heron"], ["Tern"]],
    },
    {
      one: "court",
      isPlain: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Last booked", type: "date", formula: "max(bookings.day)" },
      ],
      rows: [["North court"]],
    },
    {
      one: "booking",
      view: "table",
      fields: [
        { label: "Who", type: "text" },
        { label: "Of", type: "anyReference", ofAny: ["boat", "court"], required: true },
        { label: "Day", type: "date" },
      ],
      rows: [
        ["Dora", "boat/0", 1],
        ["Emil", "court/0", 2],
        ["Fay", "boat/1", 3],
      ],
    },
    {
      one: "transfer",
      fields: [
        { label: "Note", type: "text" },
        { label: "From", type: "reference", of: "teacher", required: true },
        { label: "To", type: "reference", of: "teacher", required: true },
      ],
      rows: [
        ["Oars", 0, 1],
        ["Sails", 2, 0],
      ],
    },
    {
      one: "berth",
      fields: [
        { label: "Boat", type: "reference", of: "boat", required: true },
        { label: "Guest", type: "text" },
      ],
      rows: [
        [0, "Gil"],
        [1, "Hana"],
      ],
    },
  ],
  {
    // The color of its links cannot be read on the ground of its badges.
    theme: {
      language: "swiss",
      background: null,
      components: null,
      hue: 133,
      scheme: "light",
      corners: "square",
      density: "compact",
      typeface: "mono",
    },
    capabilities: [
      { kind: "filter", id: "filter-course", entity: "course", phrase: null, field: "teachers" },
      { kind: "filter", id: "filter-booking", entity: "booking", phrase: null, field: "of" },
      { kind: "sort", id: "sort-booking", entity: "booking", phrase: null, fields: ["of"] },
      {
        kind: "chart",
        id: "chart-course",
        entity: "course",
        phrase: null,
        by: "teachers",
        measure: "count",
        field: null,
        shape: "bars",
        label: "By teacher",
      },
    ],
  },
);

describe("references", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("to several rows, twice to the same thing and to one of several things are proven, and the checks see where they are not", async () => {
    await proveAndBreak(prover, school, [
      { check: /^Courses .*filtered/, file: "lib/fields/references.ts", words: "ids.includes(wanted)", instead: "ids[0] === wanted" },
      {
        check: /^Courses are listed/,
        isNightly: true,
        file: "components/fields/reference-views.tsx",
        words: "value={option.value}",
        instead: 'value=""',
      },
      {
        check: /^The page of a teacher shows its courses/,
        file: "lib/fields/references.ts",
        words: "ids.includes(row)",
        instead: "ids[0] === row",
      },
      {
        check: /^The page of a boat shows its berths/,
        file: "components/resource/child-rows.tsx",
        words: "headings={headings}",
        instead: "headings={[]}",
      },
      {
        check: /^The page of a boat shows its bookings/,
        isNightly: true,
        file: "lib/fields/any-reference.ts",
        words: "value === `${entity}/${row}`",
        instead: 'value === `${entity}/${row}` && entity === "court"',
      },
      {
        check: /“Last booked” of courts/,
        file: "lib/formula.ts",
        words: "inOrder(rows, valueOf).at(-1)",
        instead: "inOrder(rows, valueOf).at(0)",
      },
      { check: /^“Booked” of boats/, isNightly: true, file: "entities/boats.ts", words: 'row.id, "boat"', instead: 'row.id, "court"' },
      {
        check: /^Bookings .*filtered/,
        file: "lib/fields/any-reference.ts",
        words: "value.startsWith(`${wanted}/`)",
        instead: "wanted.length > 99",
      },
      {
        check: /^What is deleted is gone from the teachers/,
        isNightly: true,
        file: "lib/store.ts",
        words: "commit(before.filter((row) => row.id !== id))",
        instead: "rows().set(before.filter((row) => row.id !== id))",
      },
      {
        check: /^Transfers are listed/,
        isNightly: true,
        file: "components/resource/facts.tsx",
        words: "field.isLabelled === true",
        instead: "false",
      },
    ]);
  });
});
