import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const named = (one: string, many: string, ...rows: string[]) => ({
  one,
  many,
  fields: [{ label: "Name", type: "text" }],
  rows: rows.map((row) => [row]),
});

/** A club, as a model may write it: lists of names as one text, a kind before a name, names of types of its own. */
const club = {
  title: "Bay Club",
  things: [
    {
      one: "course",
      many: "courses",
      fields: [
        { label: "Name", type: "text" },
        { label: "Teachers", type: "many to many", of: "teachers" },
        { label: "Helpers", type: "references", of: "teacher" },
        { label: "Sponsor", type: "references", of: "sponsor" },
      ],
      rows: [
        ["Sailing", ["Ada", "Cleo", "Nobody"], "Ben, Cleo", "The bank"],
        ["Rowing", null, [], null],
      ],
    },
    named("teacher", "teachers", "Ada", "Ben", "Cleo"),
    named("boat", "boats", "Heron", "North"),
    named("court", "courts", "North", "South"),
    {
      one: "booking",
      many: "bookings",
      fields: [
        { label: "Who", type: "text" },
        { label: "Of", type: "reference", of: ["boat", "courts"] },
        { label: "Beside", type: "reference", of: ["court", "lake"] },
      ],
      rows: [
        ["Dora", "Heron", "South"],
        ["Emil", "Court: North", null],
        ["Fay", "Nowhere", "North"],
      ],
    },
  ],
};

function draft() {
  const read = readSketch(club);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A club with courses, boats and courts to book", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted.blueprint;
}

test("several references and references to one of several things become rows by their names", () => {
  const { entities } = draft();
  const of = (id: string) => entities.find((entity) => entity.id === id);
  assert.deepEqual(
    of("course")?.fields.map(({ type, of: target }) => [type, target]),
    [
      ["text", undefined],
      ["references", "teacher"],
      ["references", "teacher"],
      ["tags", undefined],
    ],
  );
  const [sailing, rowing] = of("course")?.samples ?? [];
  assert.deepEqual(sailing?.["teachers"], ["teacher/0", "teacher/2"]);
  assert.deepEqual(sailing?.["helpers"], ["teacher/1", "teacher/2"]);
  assert.deepEqual(rowing?.["teachers"], []);
  const [, about, beside] = of("booking")?.fields ?? [];
  assert.deepEqual([about?.type, about?.ofAny], ["anyReference", ["boat", "court"]]);
  // One of the things is none of the sketch.
  assert.deepEqual([beside?.type, beside?.of], ["reference", "court"]);
  assert.deepEqual(
    of("booking")?.samples.map((row) => row["of"]),
    ["boat/0", "court/0", null],
  );
  assert.deepEqual(
    of("booking")?.samples.map((row) => row["beside"]),
    [1, null, 0],
  );
});

test("they are written with their samples, listed on both sides, and every page of the other side has a check", () => {
  const blueprint = draft();
  const files = writeProject(blueprint);
  const courses = files.get("src/entities/courses.ts") ?? "";
  assert.match(courses, /field\.references\(\{\s*label: "Teachers"/);
  assert.match(courses, /teachers: \["teacher-1", "teacher-3"\]/);
  // Two lists of the same teachers: a line says which is which.
  assert.match(courses, /isLabelled: true/);
  assert.match(files.get("src/entities/bookings.ts") ?? "", /of: "court\/court-1"/);
  assert.ok(files.has("src/lib/fields/any-reference.ts"));
  assert.match(files.get("src/pages/teacher-page.tsx") ?? "", /by=\{\["teachers", "helpers"\]\}/);
  assert.match(files.get("src/pages/boat-page.tsx") ?? "", /by=\{\["of"\]\}/);
  const checks = new Map(planChecks(blueprint).map((check) => [check.id, JSON.stringify(check.steps)]));
  assert.match(checks.get("course-of-teacher") ?? "", /Sailing/);
  assert.match(checks.get("booking-of-court") ?? "", /Emil/);
});
