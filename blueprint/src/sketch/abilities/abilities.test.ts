import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../index.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
const things = [
  { one: "room", fields: [field("Name"), field("Seats", "number")], rows: [["Attic", 8]] },
  {
    one: "task",
    fields: [
      field("Name"),
      field("Keeper", "reference", { of: "member" }),
      field("Phase", "choice", { options: ["Idea", "Now"] }),
      field("Hours", "number"),
    ],
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

test("a leaderboard ranks the rows that it names, also in a quiz, and without a number it is a problem", () => {
  const { blueprint, problems } = draft(
    [
      { kind: "leaderboard", thing: "room", field: "Seats" },
      { kind: "leaderboard", thing: "task", field: "Hours" },
      { kind: "leaderboard", thing: "member" },
    ],
    "A trivia game with the scores of the players",
  );
  assert.deepEqual(
    blueprint.features.map(({ id, rows, field: by }) => [id, rows, by]),
    [
      ["leaderboard", "room", "seats"],
      ["leaderboard-task", "task", "hours"],
    ],
  );
  assert.deepEqual(problems, ["The ability “leaderboard” needs a number in “member” by which its rows are ranked."]);
});

test("a league table needs two references to the same thing and two numbers, which need not be required", () => {
  const match = {
    one: "match",
    fields: [
      field("Name"),
      field("Home", "reference", { of: "member" }),
      field("Away", "reference", { of: "member" }),
      field("Home goals", "number"),
      field("Away goals", "number"),
    ],
    rows: [["Ada – Bo", "Ada", "Bo", 2, 1]],
  };
  const members = { one: "member", fields: [field("Name")], rows: [["Ada"], ["Bo"], ["Cy"]] };
  const read = readSketch({
    title: "League",
    kind: "site",
    things: [match, members],
    abilities: [{ kind: "standings", thing: "match", first: "Home", second: "Away", firstScore: "Home goals", secondScore: "Away goals" }],
  });
  assert.ok("sketch" in read);
  const drafted = draftSketch("A league", read.sketch);
  assert.ok(drafted !== null);
  const steps = planChecks(drafted.blueprint)
    .filter(({ id }) => id.startsWith("standings"))
    .flatMap((check) => check.steps);
  // Bo lost by one, which is less than Cy's even nothing.
  assert.deepEqual(
    steps.flatMap((step) => (step.do === "expectText" ? [step.contains] : [])),
    ["1 Ada 1 1 0 0 1 3", "2 Cy 0 0 0 0 0 0", "3 Bo 1 0 0 1 -1 0"],
  );
});

test("everything is searched from the header, which a check proves for the wish, and one thing in its list", () => {
  const { blueprint, understood } = draft(
    [
      { wish: "search across the whole site", kind: "find" },
      { kind: "find", thing: "task" },
    ],
    "A club app where people search across the whole site",
  );
  assert.ok(blueprint.features.some(({ id }) => id === "find"));
  assert.ok(blueprint.capabilities.some(({ id }) => id === "search-task"));
  const wish = understood.find(({ phrase }) => phrase === "search across the whole site");
  assert.deepEqual(wish?.became, ["find"]);
  assert.ok(planChecks(blueprint).some(({ capability }) => capability === "find"));
});
