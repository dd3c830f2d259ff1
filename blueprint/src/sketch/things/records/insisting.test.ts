import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../../../schema/entity.ts";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";

const ROWS = [
  ["Ada Birch", 34, "ada@example.test", "Calm"],
  ["Ben Alder", 51, null, "Loud"],
];

/** The fields of a thing whose second and third field are these. */
function fieldsOf(age: Record<string, unknown>, email: Record<string, unknown> = {}): Field[] {
  const fields = [
    { label: "Name", type: "text" },
    { label: "Age", type: "number", ...age },
    { label: "Email", type: "email", ...email },
  ];
  const things = [{ one: "profile", fields: [...fields, { label: "Mood", type: "text", formula: '"Calm"' }], rows: ROWS }];
  return draftedSketch("Profiles of people", { things }).blueprint.entities[0]?.fields ?? [];
}

test("a number has the limits that are named, however they are called", () => {
  const [, age] = fieldsOf({ minimum: 18, max: "120" });
  assert.deepEqual([age?.min, age?.max], [18, 120]);
});

test("limits that rows do not keep to, or that leave nothing, are none", () => {
  assert.equal(fieldsOf({ min: 40 })[1]?.min, undefined);
  const [, age] = fieldsOf({ min: 90, max: 20 });
  assert.deepEqual([age?.min, age?.max], [undefined, undefined]);
});

test("a field must be filled in where that is said, but never one that the app works out", () => {
  assert.equal(fieldsOf({}, { required: true })[2]?.required, true);
  assert.equal(fieldsOf({})[2]?.required, false);
  assert.equal(fieldsOf({ formula: "years(today, today)", required: true })[1]?.required, false);
});
