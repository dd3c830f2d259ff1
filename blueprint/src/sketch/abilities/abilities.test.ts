import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
const things = [
  { one: "room", fields: [field("Name"), field("Seats", "number")], rows: [["Attic", 8]] },
  {
    one: "task",
    fields: [field("Name"), field("Keeper", "reference", { of: "member" }), field("Phase", "choice", { options: ["Idea", "Now"] })],
    rows: [],
  },
  { one: "member", fields: [field("Name")], rows: [["Ada"]] },
];

function draft(abilities: readonly unknown[], prompt = "An app for our club house") {
  const read = readSketch({ title: "Club", things, abilities });
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch(prompt, read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted;
}

test("an ability is of the thing that it names, and of the main one where it names none", () => {
  const { blueprint } = draft([{ kind: "comment", thing: "task" }, { kind: "review" }, "book a room", "filter tasks by phase"]);
  assert.deepEqual(
    blueprint.features.map(({ id }) => id),
    ["comment-task", "review-room", "book-room"],
  );
  assert.ok(blueprint.capabilities.some(({ id }) => id === "filter-task-phase"));
});

test("an ability that lacks a field adds none: it is reported to the model, and its wish is not built", () => {
  const { blueprint, problems, notUnderstood } = draft(
    [{ wish: "see rooms in a calendar", kind: "calendar", thing: "room" }],
    "A club app where we see rooms in a calendar",
  );
  assert.deepEqual(blueprint.features, []);
  assert.deepEqual(
    blueprint.entities[0]?.fields.map(({ id }) => id),
    ["name", "seats"],
  );
  assert.match(problems[0] ?? "", /The ability “calendar” needs a field of type date in “room”/);
  assert.deepEqual(notUnderstood, ["see rooms in a calendar"]);
});

test("an ability about no thing of the sketch, or with a field that is none, is reported and makes nothing", () => {
  const { blueprint, problems } = draft([
    { kind: "board", thing: "ship", field: "Phase" },
    { kind: "board", thing: "task", field: "Colour" },
    { kind: "board", thing: "task", field: "Name" },
  ]);
  assert.deepEqual(blueprint.features, []);
  assert.deepEqual(
    problems.map((problem) => /“(?:ship|Colour|Name)”/.exec(problem)?.[0]),
    ["“ship”", "“Colour”", "“Name”"],
  );
});

test("a list is narrowed by a number where a model says so", () => {
  const { blueprint, problems } = draft([{ kind: "filter", thing: "room", field: "Seats" }]);
  assert.deepEqual(problems, []);
  assert.ok(blueprint.capabilities.some(({ id }) => id === "filter-room-seats"));
});

test("who does a row is chosen in the form where it is a row of its own", () => {
  const { blueprint, understood } = draft(
    [{ wish: "assign tasks to members", kind: "assign", thing: "task", field: "Keeper" }],
    "Assign tasks to members",
  );
  assert.deepEqual(blueprint.features, []);
  assert.deepEqual(
    understood.map(({ phrase, became }) => [phrase, became]),
    [["Assign tasks to members", ["edit-task", "filter-task-keeper"]]],
  );
});

test("what a model calls unbuilt is reported as not built, whatever else its words name", () => {
  const { understood, notUnderstood } = draft(
    [{ wish: "remind members by text message", kind: "unbuilt" }],
    "Keep tasks and remind members by text message",
  );
  assert.deepEqual(notUnderstood, ["remind members by text message"]);
  assert.ok(understood.every(({ phrase }) => !phrase.includes("remind")));
});

test("words that a model says and the person did not are no phrase of the account", () => {
  const { understood, notUnderstood } = draft(
    [{ wish: "export everything as a spreadsheet", kind: "export", thing: "task" }],
    "Keep our tasks",
  );
  assert.ok([...understood.map(({ phrase }) => phrase), ...notUnderstood].every((phrase) => "Keep our tasks".includes(phrase)));
});

test("a plain phrase that names no thing of the sketch makes no list of its own", () => {
  const { blueprint } = draft(["send a newsletter to subscribers", "track invoices", "manage suppliers"]);
  assert.deepEqual(
    blueprint.entities.map(({ id }) => id),
    ["room", "task", "member"],
  );
});

test("plain phrases speak of the things by their names, and those names ask for nothing: nobody applies for job applications", () => {
  const jobs = { one: "job application", fields: ["company", { name: "status", options: ["Sent", "Offer"] }], rows: [] };
  const abilities = [
    "track job applications",
    "see a board of job applications by status",
    "see how many job applications are in each status",
  ];
  const read = readSketch({ title: "Jobs", things: [jobs], abilities });
  assert.ok("sketch" in read);
  const drafted = draftSketch("Track job applications. I want a board by status", read.sketch);
  assert.deepEqual(
    drafted?.blueprint.features.map(({ id }) => id),
    ["board-job-application"],
  );
  assert.ok(drafted.blueprint.capabilities.some(({ id }) => id === "chart-job-application-status"));
  assert.deepEqual(
    drafted.understood.map(({ phrase, became }) => [phrase, became.join(" ")]),
    [
      ["Track job applications", "browse-job-application"],
      ["board by status", "board-job-application"],
    ],
  );
});
