import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../../../schema/entity.ts";
import { draftThings } from "../draft-things.ts";
import { anchorOf, daysIn } from "./days-in.ts";
import { areFractions, sampleValueOf } from "./sample-value-of.ts";
import { SketchThing } from "../sketch-thing.ts";
import { readThing } from "../read-thing.ts";

const of = (type: Field["type"], more: Partial<Field> = {}) => ({
  field: { id: "x", label: "X", type, required: false, ...more },
  anchor: 0,
  areFractions: false,
});

test("values are read in the forms in which models write them", () => {
  assert.deepEqual(
    ["1 h 30 min", "90", 45, "1:15", "2h"].map((written) => sampleValueOf(of("duration", { unit: "minutes" }), written)),
    [90, 90, 45, 75, 120],
  );
  assert.equal(sampleValueOf(of("duration", { unit: "hours" }), "90 min"), 1.5);
  assert.deepEqual(
    ["9:00", "9 am", "7.30 pm", "14:30", "noon"].map((written) => sampleValueOf(of("time"), written)),
    ["09:00", "09:00", "19:30", "14:30", null],
  );
  assert.deepEqual(sampleValueOf(of("lines"), "2 eggs, beaten; salt"), ["2 eggs, beaten", "salt"]);
  assert.deepEqual(sampleValueOf(of("lines"), ["flour", "milk"]), ["flour", "milk"]);
  assert.deepEqual(sampleValueOf(of("tags", { options: ["Red", "Blue"] }), "red, green"), ["Red"]);
  assert.equal(sampleValueOf(of("money"), "$1,250.50"), 1250.5);
  assert.equal(sampleValueOf(of("rating", { max: 10 }), "8/10"), 8);
  assert.equal(sampleValueOf(of("boolean"), "yes"), true);
  assert.equal(sampleValueOf(of("link"), "www.example.com"), "https://www.example.com");
  assert.equal(sampleValueOf(of("choice", { options: ["Oak"] }), "elm"), null);
});

test("percent is 15 for 15 %, also where a whole column is written as parts of one", () => {
  assert.equal(areFractions([0.15, 0.4, 1]), true);
  assert.equal(areFractions([0.5, 40]), false);
  assert.equal(areFractions([1, 0]), false);
  assert.equal(sampleValueOf({ ...of("percent"), areFractions: true }, 0.15), 15);
  assert.equal(sampleValueOf(of("percent"), "15 %"), 15);
});

test("a birthday is told in days, however many they are", () => {
  assert.deepEqual([daysIn(-32_100, 0), daysIn("-14200", 0), daysIn(90_000, 0)], [-32_100, -14_200, null]);
});

test("days are counted from the day of first use; days of the calendar keep their distances", () => {
  assert.deepEqual(
    [0, -3, "+14", "today", "tomorrow", "3 days ago", "in 2 weeks", "next week", "soon"].map((written) => daysIn(written, 0)),
    [0, -3, 14, 0, 1, -3, 14, 7, null],
  );
  const days = ["2025-05-01", "2025-05-11", "2025-05-21"];
  const anchor = anchorOf(days);
  assert.deepEqual(
    [...days, "May 23, 2025"].map((day) => daysIn(day, anchor)),
    [-20, -10, 0, 2],
  );
});

test("a thing has the model's fields and rows: years are plain, a name may be a reference, and a row without a name is none", () => {
  const read = (said: unknown) => SketchThing.parse(readThing(said, { isEnglish: true, problems: [] }));
  const things = [
    read({
      one: "singer",
      fields: ["name", { label: "Since", type: "number" }],
      rows: [
        ["Ada", 2018],
        [null, 2020],
        ["Tom", 2021],
      ],
    }),
    read({
      one: "attendance",
      fields: [
        { label: "Singer", type: "reference", of: "singers" },
        { label: "Status", type: "choice", options: ["Present", "Absent"] },
      ],
      rows: [
        { singer: "tom", status: "present" },
        { singer: "Nobody", status: "Absent" },
      ],
    }),
  ];
  const [singer, attendance] = draftThings(things);
  assert.deepEqual(singer?.samples, [
    { name: "Ada", since: 2018 },
    { name: "Tom", since: 2021 },
  ]);
  assert.equal(singer?.entity.fields[1]?.unit, "year");
  assert.deepEqual([attendance?.entity.titleField, attendance?.entity.fields[0]?.of], ["singer", "singer"]);
  assert.deepEqual(attendance?.samples[0], { singer: 1, status: "Present" });
});
