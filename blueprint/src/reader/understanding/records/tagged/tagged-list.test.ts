// Lists whose fields are named in wordings that no rule covers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../read-prompt.ts";
import { sentencesOf } from "../../../text/token.ts";
import { taggedListIn } from "./tagged-list.ts";

type Built = Extract<ReturnType<typeof readPrompt>, { outcome: "blueprint" }>;

function built(text: string): Built {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

const labelsOf = ({ blueprint }: Built): string[] => blueprint.entities[0]?.fields.map(({ label }) => label) ?? [];

for (const [text, labels] of [
  [
    "Our ferry deckhands change over at noon and the next lot haven't a clue. Ropes checked, passengers aboard, any damage, that sort of thing, with who was on.",
    ["Passengers aboard", "Damage", "Who was on"],
  ],
  [
    "The museum lends out fossils to classrooms and the boxes come home half empty. We'd like which school, the teacher, when it left us and if anything is broken.",
    ["School", "Teacher", "When it left us", "Anything broken"],
  ],
  ["I clean ovens for about 25 people and I lose track of who has paid and whose racks are whose, can you do that?", ["Paid"]],
] as const)
  test(`has the fields of: ${text}`, () => {
    const found = labelsOf(built(text));
    for (const label of labels) assert.ok(found.includes(label), `no ${label} in ${found.join(", ")}`);
  });

test("what somebody tells of themselves is not missing, and a wish that is not built is missing as a whole", () => {
  const { notUnderstood } = built(
    "Dad and I rebuild outboard motors in his shed and he never remembers anything. Write down the make, the horsepower, what was wrong and what it cost us. Text me when one has been there for a month.",
  );
  assert.deepEqual(notUnderstood, ["Text me when one has been there for a month"]);
});

test("values that stand for how rows are become one choice", () => {
  const list = taggedListIn(sentencesOf("saddle repairs: owner, what needs doing, and if it's waiting, being stitched or ready"));
  const choices = list?.details.flatMap(({ name, detail }) =>
    detail.length === 0 ? [] : [[name.map(({ low }) => low).join(" "), detail.length]],
  );
  assert.deepEqual(choices, [["status", 3]]);
});

test("a slash parts what one is chosen of, and not fields", () => {
  const { blueprint } = built("RSVP for our barn supper, fish/veg/vegan, and whether they want a lift home");
  const choice = blueprint.entities[0]?.fields.find(({ type }) => type === "choice");
  assert.deepEqual(choice?.options, ["Fish", "Veg", "Vegan"]);
});

test("fields that stand beside a name without a comma are fields of their own", () => {
  const labels = labelsOf(built("Eye clinic bookings: token number, name age phone and whether they wear glasses"));
  for (const label of ["Name", "Age", "Phone"]) assert.ok(labels.includes(label), labels.join(", "));
});
