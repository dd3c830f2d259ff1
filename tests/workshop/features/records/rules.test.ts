// Rules that rows keep, of a sketch that says them, and defects that their checks see.
import { after, before, describe, it } from "node:test";
import { draftedSketch } from "../../../../blueprint/src/examples/drafted-sketch.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak } from "./record-app.ts";

const { blueprint: stays, problems } = draftedSketch("Bookings of rooms, none of them twice", {
  title: "Saltmarsh House",
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
      rules: [
        "leaves > arrives",
        "one per number",
        "no overlap per room from arrives to leaves where state <> Cancelled",
        { rule: "guests <= room.sleeps", otherwise: "The room does not sleep so many." },
      ],
      rows: [
        ["Ute Brandt", "Garden", 1, 2, 5, 2, "Confirmed"],
        ["Ben Ashdown", "Attic", 2, 3, 4, 3, "Asked"],
        ["Ola Wend", "Garden", 3, 4, 6, 1, "Cancelled"],
        ["Ivo Marl", "Barn", 4, -9, -2, 5, "Confirmed"],
      ],
    },
  ],
});
if (problems.length > 0) throw new Error(problems.join(" "));

describe("rules of rows", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("refuse what breaks them and nothing else, and the checks see where they do not", async () => {
    const file = "entities/bookings.ts";
    await proveAndBreak(prover, stays, [
      {
        check: /^A booking whose Arrives and Leaves do not fit/,
        file,
        words: "less(row.arrives, row.leaves)",
        instead: 'less(row.arrives, row.leaves) || row.arrives !== ""',
      },
      { check: /^A second booking with the same Number/, file, words: '{ fields: ["number"] }', instead: '{ fields: ["guest"] }' },
      {
        check: /^A second booking with the same Room is refused where it overlaps/,
        file: "lib/rules.ts",
        words: "otherBegin < after(begin, end)",
        instead: "false",
      },
      {
        check: /^A booking whose Room and Guests do not fit/,
        isNightly: true,
        file,
        words: "rowIn(rooms, row.room)?.sleeps",
        instead: "rowIn(rooms, row.room)?.name.length",
      },
    ]);
  });
});
