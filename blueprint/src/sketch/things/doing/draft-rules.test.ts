import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { planChecks, writeProject } from "../../../index.ts";
import type { Rule } from "../../../schema/entity.ts";

const PROMPT = "Room bookings without double bookings, and a stay ends after it begins";

/** Rooms and their bookings, of which one that was called off lies over another one. */
function drafted(rules: readonly unknown[]): ReturnType<typeof draftedSketch> {
  return draftedSketch(PROMPT, {
    title: "Rooms",
    kind: "tool",
    things: [
      {
        one: "room",
        fields: [
          { label: "Name", type: "text" },
          { label: "Sleeps", type: "number" },
        ],
        rows: [
          ["Garden", 2],
          ["Attic", 4],
          ["Barn", 6],
        ],
      },
      {
        one: "booking",
        fields: [
          { label: "Guest", type: "text" },
          { label: "Room", type: "reference", of: "room" },
          { label: "Number", type: "number" },
          { label: "Arrives", type: "date" },
          { label: "Leaves", type: "date" },
          { label: "Guests", type: "number" },
          { label: "State", type: "choice", options: ["Asked", "Confirmed", "Cancelled"] },
        ],
        rules,
        rows: [
          ["Ute", "Garden", 1, 2, 5, 2, "Confirmed"],
          ["Ben", "Attic", 2, 3, 4, 3, "Asked"],
          ["Ola", "Garden", 3, 4, 6, 1, "Cancelled"],
          ["Ivo", "Barn", 4, -9, -2, 5, "Confirmed"],
        ],
      },
    ],
  });
}

function ruleOf(said: unknown): Omit<Rule, "id"> | undefined {
  const [rule] = drafted([said]).blueprint.entities[1]?.rules ?? [];
  if (rule === undefined) return undefined;
  const { id: _id, ...own } = rule;
  return own;
}

for (const [said, rule] of [
  ["leaves > arrives", { holds: "(arrives < leaves)" }],
  [
    { rule: "guests <= room.sleeps", otherwise: "It sleeps fewer." },
    { holds: "(guests <= room.sleeps)", otherwise: "It sleeps fewer." },
  ],
  ["one per number", { fields: ["number"] }],
  ["only one booking per room and arrives", { fields: ["room", "arrives"] }],
  ["unique: number", { fields: ["number"] }],
  [
    "no overlap per room from arrives to leaves where state <> Cancelled",
    { fields: ["room"], from: "arrives", to: "leaves", where: 'not((state = "Cancelled"))' },
  ],
  [
    'No double booking of room between arrives and leaves where state != "Cancelled"',
    { fields: ["room"], from: "arrives", to: "leaves", where: 'not((state = "Cancelled"))' },
  ],
] as const)
  test(`a rule is read as a model writes it: ${JSON.stringify(said)}`, () => assert.deepEqual(ruleOf(said), rule));

for (const [said, problem] of [
  ["leaves > tomorrow", /“leaves > tomorrow” of bookings: there is no “tomorrow”/],
  ["one per colour", /bookings have no “colour”/],
  ["no overlap per room from guests to leaves", /a period needs two entered fields of one kind/],
  ["no overlap per room from arrives to leaves", /the row “Ute” breaks it/],
  ["guests > 1", /the row “Ola” breaks it/],
  ["guests + 1", /has to say yes or no/],
  ["1 < 2", /is about no field that is entered/],
] as const)
  test(`a rule that cannot be kept is left out, with what is wrong: ${said}`, () => {
    const { blueprint, problems } = drafted([said]);
    assert.equal(blueprint.entities[1]?.rules, undefined);
    assert.match(problems.join(" "), problem);
  });

test("the app keeps the rules, says which of two fields comes first, and a check of each proves the wish", () => {
  const { blueprint, understood } = drafted([
    { wish: "a stay ends after it begins", rule: "leaves > arrives" },
    { wish: "without double bookings", rule: "no overlap per room from arrives to leaves where state <> Cancelled" },
    "one per number",
    "guests <= room.sleeps",
  ]);
  const written = writeProject(blueprint).get("src/entities/bookings.ts") ?? "";
  assert.match(written, /holds: \(row\) => less\(row\.arrives, row\.leaves\),\s*otherwise: "Leaves must be after arrives\."/);
  assert.match(written, /period: \{ from: "arrives", to: "leaves" \},\s*where: \(row\) => not\(equals\(row\.state, "Cancelled"\)\)/);
  const became = (phrase: string): unknown => understood.find((one) => one.phrase === phrase)?.became;
  assert.deepEqual([became("a stay ends after it begins"), became("without double bookings")], [["booking.rule-1"], ["booking.rule-2"]]);
  const checks = planChecks(blueprint).filter(({ also = [] }) => also.some((id) => id.startsWith("booking.rule-")));
  const says = (id: string): string => JSON.stringify(checks.find((check) => check.id === id)?.steps ?? []);
  assert.match(says("rule-1-booking"), /Leaves must be after arrives\./);
  assert.match(says("rule-2-booking"), /This overlaps with My new booking\./);
  assert.match(says("rule-3-booking"), /There is one already: My new booking\./);
  assert.match(says("rule-4-booking"), /That is not possible now\./);
});
