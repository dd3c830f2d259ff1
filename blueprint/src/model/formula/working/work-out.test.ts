import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { writeProject } from "../../../index.ts";
import { projectModel } from "../../project-model.ts";

/** A talk with its moments and times, and what a formula over them comes to. */
function worked(formula: string): { values: unknown[]; written: string } {
  const { blueprint, problems } = draftedSketch("Talks", {
    title: "Talks",
    kind: "tool",
    things: [
      {
        one: "talk",
        fields: [
          { label: "Name", type: "text" },
          { label: "Begins", type: "datetime" },
          { label: "Ends", type: "datetime" },
          { label: "Opens", type: "time" },
          { label: "Closes", type: "time" },
          { label: "Fits", type: "boolean", formula },
        ],
        rows: [
          ["Long", "3 9:00", "3 10:30", "9:00", "17:30", null],
          ["Back", "3 9:00", "3 8:30", "17:30", "9:00", null],
          ["Same", "3 9:00", "3 9:00", "9:00", "9:00", null],
          ["Late", "3 9:00", "4 8:00", "9:00", null, null],
        ],
      },
    ],
  });
  assert.deepEqual(problems, []);
  const [model] = projectModel(blueprint).entities;
  return { values: (model?.rows ?? []).map(({ fits }) => fits), written: writeProject(blueprint).get("src/entities/talks.ts") ?? "" };
}

test("two moments are compared with their times, in the app and in what checks expect", () => {
  const { values, written } = worked("ends > begins");
  assert.deepEqual(values, [true, false, false, true]);
  assert.match(written, /less\(row\.begins, row\.ends\)/);
  assert.deepEqual(worked("begins = ends").values, [false, false, true, false]);
});

test("with a day a moment is compared by its day", () => {
  const { values, written } = worked("ends > today + 3");
  assert.deepEqual(values, [false, false, false, true]);
  assert.match(written, /dayOf\(row\.ends\)/);
});

test("two times of a day stand in their order, and a missing one in none", () => {
  assert.deepEqual(worked("closes > opens").values, [true, false, false, false]);
  assert.deepEqual(worked("closes >= opens").values, [true, false, true, false]);
});
