import assert from "node:assert/strict";
import { test } from "node:test";
import { writeProject } from "../../../index.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
const club = { one: "club", fields: [field("Name"), field("About", "paragraph")], rows: [["Chess"], ["Go"]] };

/** A club with members, whose first field is the club, and what else there is. */
function titles(membership: object, ...others: object[]): { titles: Record<string, string>; rows: unknown[][] } {
  const read = readSketch({ title: "Clubs", kind: "tool", things: [club, { one: "membership", ...membership }, ...others] });
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("An app for our clubs and who is in them", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  assert.ok(writeProject(drafted.blueprint).size > 5);
  const { entities } = drafted.blueprint;
  return {
    titles: Object.fromEntries(entities.map(({ id, titleField }) => [id, titleField])),
    rows: entities.map(({ fields, samples }) => samples.map((row) => row[fields.find(({ type }) => type === "reference")?.id ?? ""])),
  };
}

const ofClub = field("Club", "reference", { of: "club" });

test("a row whose first field is another row is named by it, not by a text further back", () => {
  const rows = [
    ["Go", "Ada", "Curiosity"],
    ["Chess", "Ben", "A clock"],
  ];
  const member = field("Member", "text", { formula: "me" });
  assert.equal(titles({ fields: [ofClub, member, field("Brings")], rows }).titles["membership"], "club");
  assert.equal(titles({ fields: [ofClub, member, field("Brings")] }).titles["membership"], "club");
  // Whose they all are names none of them.
  assert.equal(titles({ fields: [member, ofClub, field("Brings")] }).titles["membership"], "club");
  // A text that comes first names the row, and so does one before which there is no more than the row whose line it is.
  assert.equal(titles({ fields: [field("Brings"), ofClub], rows: [["Curiosity", "Go"]] }).titles["membership"], "brings");
  assert.equal(titles({ fields: [ofClub, field("Brings")], linesOf: "club", rows: [["Go", "A cake"]] }).titles["membership"], "brings");
});

test("rows that are referred to by a text are named by it, and others by the row that comes first", () => {
  const fields = [ofClub, field("Code")];
  const rows = [
    ["Go", "G-1"],
    ["Chess", "C-1"],
  ];
  const visit = (...names: string[]) => ({
    one: "visit",
    fields: [field("Note"), field("Membership", "reference", { of: "membership" })],
    rows: names.map((name) => ["A visit", name]),
  });
  const byCode = titles({ fields, rows }, visit("C-1", "G-1"));
  assert.equal(byCode.titles["membership"], "code");
  assert.deepEqual(byCode.rows[2], [1, 0]);
  const byClub = titles({ fields, rows }, visit("Chess", "Go"));
  assert.equal(byClub.titles["membership"], "club");
  assert.deepEqual(byClub.rows[2], [1, 0]);
});

test("no row is called after itself", () => {
  const self = { fields: [field("Before", "reference", { of: "membership" }), field("Code")], rows: [[null, "G-1"]] };
  assert.equal(titles(self).titles["membership"], "code");
  const round = titles(
    { fields: [field("Visit", "reference", { of: "visit" }), field("Code")], rows: [["A visit", "G-1"]] },
    { one: "visit", fields: [field("Membership", "reference", { of: "membership" }), field("Note")], rows: [["G-1", "A visit"]] },
  );
  assert.deepEqual([round.titles["membership"], round.titles["visit"]], ["code", "note"]);
});
