import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });

/** A studio that takes requests, which an action adds with what it asks for. */
const studio = {
  title: "Clay studio",
  kind: "tool",
  things: [
    {
      one: "kiln",
      fields: [field("Name"), field("Firings", "number"), field("Last shelf", "text", { formula: "last(requests.shelf)" })],
      rows: [
        ["Big Bertha", 3],
        ["The small one", 1],
      ],
      actions: [
        {
          verb: "Request a firing",
          asks: ["Photo", "Ready", "Pieces"],
          effects: ["add request: kiln = this, shelf = Top shelf", "firings += 1"],
        },
        { verb: "Send on", effects: ["add request: kiln = The small one, shelf = No such shelf"] },
      ],
    },
    { one: "shelf", many: "shelves", fields: [field("Name")], rows: [["Top shelf"], ["Bottom shelf"]] },
    {
      one: "request",
      fields: [
        field("Title"),
        field("Kiln", "reference", { of: "kiln" }),
        field("Shelf", "reference", { of: "shelf" }),
        field("Photo", "picture"),
        field("Pieces", "lines"),
        field("Ready", "datetime"),
        field("Day", "date"),
      ],
      rows: [["Bowls", "Big Bertha", "Top shelf", null, ["A bowl"], null, -2]],
    },
  ],
};

function drafted() {
  const read = readSketch(studio);
  assert.ok("sketch" in read);
  const draft = draftSketch("An app for the firings of our clay studio", read.sketch);
  assert.ok(draft !== null);
  return draft;
}

test("a row is named in an effect by its name, and one that is not there is a problem to tell", () => {
  const { blueprint, problems } = drafted();
  const [asked, sent] = blueprint.entities[0]?.actions ?? [];
  const shelf = asked?.effects.flatMap((effect) => ("adds" in effect ? effect.values : [])).find(({ field: id }) => id === "shelf");
  assert.equal(shelf?.value, 'row(shelf, "Top shelf")');
  assert.deepEqual(
    sent?.effects.flatMap((effect) => ("adds" in effect ? effect.values.map(({ field: id }) => id) : [])),
    ["title", "kiln"],
  );
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? "", /“shelf = No such shelf” of a new request/);
  const code = [...writeProject(blueprint).values()].join("\n").replaceAll(/\s+/g, " ");
  assert.ok(code.includes('rowNamed(shelves, "Top shelf")?.id'), code);
});

test("what is asked for goes into the new row as it is: a picture, a list, a moment", () => {
  const { blueprint } = drafted();
  const [asked] = blueprint.entities[0]?.actions ?? [];
  const values = asked?.effects.flatMap((effect) => ("adds" in effect ? effect.values : [])) ?? [];
  for (const id of ["photo", "pieces", "ready"]) assert.ok(values.some((one) => one.field === id && one.value === id));
  const code = [...writeProject(blueprint).values()].join("\n").replaceAll(/\s+/g, " ");
  assert.match(code, /photo: asked\.photo/);
  assert.match(code, /ready: asked\.ready/);
});

test("a check of an action fills in what is asked for, but chooses no picture", () => {
  const steps = planChecks(drafted().blueprint)
    .filter(({ id }) => id.startsWith("action-kiln-request"))
    .flatMap((check) => check.steps);
  const filled = steps.flatMap((step) => (step.do === "fill" && "label" in step.target ? [step.target.label] : []));
  assert.ok(filled.includes("Ready"), filled.join());
  assert.ok(!filled.includes("Photo"), filled.join());
});

test("of a row that is referred to, the first and the last say its name", () => {
  const { blueprint } = drafted();
  const [kiln] = blueprint.entities;
  assert.equal(kiln?.fields.find(({ id }) => id === "last-shelf")?.formula?.startsWith("last("), true);
});
