import assert from "node:assert/strict";
import { test } from "node:test";
import { describeReading } from "../../reader/reply/describe-reading.ts";
import { readPrompt } from "../../reader/read-prompt.ts";
import { changeBlueprint } from "../change-blueprint.ts";

const reading = readPrompt({
  text: "Landing page for our village's toboggan association in Dorset: slope status today, season pass prices, rules about dogs",
  answers: [],
});
assert.ok(reading.outcome === "blueprint");
const { blueprint } = reading;
const PRICES = "Season pass prices";
const DOGS = "Rules about dogs";

/** The texts of the sections that have one. */
function textsAfter(message: string): Record<string, unknown> {
  const change = changeBlueprint(blueprint, message);
  assert.ok(change.outcome === "changed", change.reply);
  const sections = change.blueprint.features.filter(({ kind, line }) => kind === "passage" && line !== null);
  return Object.fromEntries(sections.map((one) => [String(one["title"]), one["line"]]));
}

const filled: readonly (readonly [message: string, title: string, line: string])[] = [
  ['In "Season pass prices" write: Adult £80, child £30', PRICES, "Adult £80, child £30"],
  ["under rules about dogs say: on leads, and not on race days", DOGS, "on leads, and not on race days"],
  ["change the text of “Rules about dogs” to “On leads only.”", DOGS, "On leads only."],
  ["Season pass prices: adults £80", PRICES, "adults £80"],
  ["The section season pass prices should say adults £80", PRICES, "adults £80"],
  ['write "On leads only" under rules about dogs', DOGS, "On leads only"],
  ["Under Rules about dogs write: On leads.\nNot on race days.", DOGS, "On leads.\nNot on race days."],
];
for (const [message, title, line] of filled)
  test(`fills a section: ${message.replaceAll("\n", " ")}`, () => {
    assert.deepEqual(textsAfter(message), { [title]: line });
  });

test("a text that is too long is refused, and nothing is lost", () => {
  const change = changeBlueprint(blueprint, `under rules about dogs write: ${"on leads ".repeat(80)}`);
  assert.equal(change.outcome, "unclear");
  assert.match(change.reply, /room for 600 characters, and this text has 719/);
});

for (const message of [
  "rename rules about dogs to dogs",
  "remove the section season pass prices",
  "make it green",
  "I like the season pass prices",
])
  test(`fills nothing: ${message}`, () => {
    const change = changeBlueprint(blueprint, message);
    const sections =
      change.outcome === "changed" ? change.blueprint.features.filter(({ kind, line }) => kind === "passage" && line !== null) : [];
    assert.deepEqual(sections, []);
  });

test("the reply to a build with an empty section says how it is filled", () => {
  assert.match(describeReading(reading), /To fill a section, say so in a message, such as: under “[^”]+” write: …/);
});
