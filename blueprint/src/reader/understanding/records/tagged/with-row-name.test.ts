import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../read-prompt.ts";

function rowsOf(text: string): string {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const [entity] = reading.blueprint.entities;
  return `${reading.blueprint.title}: ${entity?.name.many}(${entity?.fields.map(({ label }) => label).join(", ")})`;
}

const named: readonly (readonly [text: string, rows: string])[] = [
  [
    "so many kites in the shed and no idea how old they are or if anything ever flew",
    "Kite List: kites(Name, How old they are, Anything ever flew)",
  ],
  [
    "the puppets people send our wagon theatre just pile up. who's mended it, what they thought",
    "Puppet List: puppets(Name, Who's mended it, What they thought)",
  ],
];
for (const [text, rows] of named) test(`rows are called by what a message speaks of: ${text}`, () => assert.equal(rowsOf(text), rows));

test("what everybody does again and again before a field is no part of its name", () =>
  assert.match(
    rowsOf("I'm learning to sail at 60. After every outing what we did, what went wrong, wind, and hours so far."),
    /\(What we did, What went wrong, Wind, Hours\)$/,
  ));

test("whoever lost track of something is no tracker of it", () =>
  assert.doesNotMatch(
    rowsOf("We hire out tents and I've lost track of the poles. For all of them I need length, colour, deposit and where it is."),
    /losting/i,
  ));
