import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planChecks, readPrompt } from "@atelier/blueprint";
import type { Build, PerformedCheck, SeenPage, TriedForm, Visit } from "../../../eval/evaluation.ts";
import { namedPlaces } from "../../../eval/judging/judge-places.ts";
import { judgeTest } from "../../../eval/judging/judge-test.ts";

const check = (id: string, title: string, passed = true): PerformedCheck => {
  const failure = passed ? null : "the list stayed as it was";
  return { id, title, passed, failure, phrase: null, capability: id, viewport: "desktop" };
};

const page = (path: string, heading: string, facts: Partial<SeenPage> = {}): SeenPage => {
  const shown = { headings: [heading], calledBy: [heading], entries: 0, drawings: 0 };
  return { path, heading, ...shown, blank: false, overflowPixels: 0, ...facts };
};

const lendingForm: TriedForm = {
  path: "/kayaks/new",
  name: "Add a kayak",
  submit: "Add kayak",
  fields: ["Name"],
  refusedEmpty: true,
  confirmation: "Added “Quietly remarkable”.",
  shown: true,
};

const visit: Visit = {
  pages: [page("/", "Overview", { drawings: 2 }), page("/kayaks", "Kayaks", { entries: 8 }), page("/kayaks/kayak-1", "Blue Heron")],
  menu: ["Overview", "Kayaks"],
  forms: [lendingForm],
  colours: [],
  consoleErrors: [],
  deadLinks: [],
  deadControls: [],
  pressedControls: 9,
  unpressedControls: [],
  unopenedLinks: 6,
  appBytes: 1,
  allBytes: 2,
};

const checks = [
  check("browse-kayak", "Kayaks are listed, have a page each, can be added and are kept and can be changed"),
  check("search-kayak", "Kayaks are found by a search and stand in the chosen order"),
  check("export-kayak", "Kayaks are exported as CSV", false),
];

const build: Build = {
  outcome: "done",
  code: null,
  message: null,
  seconds: 1,
  name: "Kayak Club",
  projectId: null,
  deployment: null,
  answers: [],
  replies: [],
  checks,
  accessibilityFindings: 0,
  understood: [],
  notBuilt: [],
};

interface Given {
  expected?: string;
  category?: string;
  seen?: Visit | null;
  of?: Build;
}

const judge = (task: string, { expected = "", category = "Functional Testing", seen = visit, of = build }: Given = {}) =>
  judgeTest({ task, expected, category }, { build: of, visit: seen });
const shows = { category: "Data Display Testing" };

describe("a test of acts", () => {
  test("is yes when a check performed the act with the thing that it names", () => {
    const verdict = judge("Search for a kayak by its name.");
    assert.equal(verdict.answer, "yes");
    assert.match(verdict.mapping[0]?.shownBy ?? "", /search-kayak/);
  });

  test("is no, as not performed, when nothing performed the act", () => {
    const verdict = judge("Cast a vote for a kayak.");
    assert.deepEqual([verdict.answer, verdict.reason], ["no", "not performed: vote"]);
  });

  test("is no when the check that performed it failed, and the mapping says so", () => {
    const verdict = judge("Export the kayaks to a file.");
    assert.equal(verdict.answer, "no");
    assert.match(verdict.mapping[0]?.shownBy ?? "", /failed: the list stayed/);
  });

  test("is partly when only one of its acts was performed", () => {
    assert.equal(judge("Search for a kayak and bid on it.").answer, "partly");
  });

  test("is partly when the act was performed with another thing, and no when nearly every app can do it", () => {
    assert.equal(judge("Search for a tent.").answer, "partly");
    assert.equal(judge("Add a tent with its size.").answer, "no");
    assert.equal(judge("Add a note to a kayak.").answer, "no");
    assert.equal(judge("Add a kayak with its length.").answer, "yes");
  });

  test("is partly when a confirmation is expected and none was seen", () => {
    const task = "Add a kayak with its length.";
    const expected = "A confirmation is shown.";
    assert.equal(judge(task, { expected }).answer, "yes");
    assert.equal(judge(task, { expected, seen: { ...visit, forms: [{ ...lendingForm, confirmation: null }] } }).answer, "partly");
  });

  test("takes no label of a figure for an act", () => {
    const counted = [check("total-trip", "Trips are counted in “Bookings”")];
    assert.equal(judge("Book a trip.", { of: { ...build, checks: counted } }).answer, "no");
  });

  test("takes no phrase of the prompt for evidence, and no noun for an act", () => {
    const about = [{ ...check("browse-ballot", "Polls are listed"), phrase: "vote on ballots" }];
    assert.equal(judge("Vote in a ballot.", { of: { ...build, checks: about } }).answer, "no");
  });
});

describe("the title of a feature's check", () => {
  const promised: readonly (readonly [prompt: string, task: string])[] = [
    ["A recipe app with user registration", "Test user registration by opening an account."],
    ["A recipe app with user registration", "Update the profile information of an account."],
    ["A recipe app where people can share recipes", "Share a recipe with a friend."],
    ["A news app where people can follow topics", "Follow a topic."],
    ["A site for a riding club with courses. Visitors can register for courses.", "Try registering for a course."],
    ["An app to keep cases and log work hours on cases", "Track the time spent on a case."],
    ["An expense tracker with a dashboard and expense reports", "Generate a report of the expenses."],
    ["A coaching session planner with a schedule", "Schedule a new coaching session."],
    ["Please implement a club website. The website should have messaging. Users can browse members.", "Send a message to a member."],
  ];
  for (const [prompt, task] of promised) {
    test(`says what was done: ${task}`, () => {
      const reading = readPrompt({ text: prompt, answers: [] });
      assert.ok(reading.outcome === "blueprint");
      const performed = planChecks(reading.blueprint).map((one) => ({ ...one, passed: true, failure: null }));
      assert.deepEqual([judge(task, { of: { ...build, checks: performed } }).reason], ["performed"]);
    });
  }
});

describe("a test of places", () => {
  test("is yes when the page was reached and shows what is expected", () => {
    assert.equal(judge("Open the kayaks page.", { ...shows, expected: "A list of kayaks is displayed." }).answer, "yes");
  });

  test("is no when there is no such page", () => {
    assert.equal(judge("Open the instructors page.", shows).answer, "no");
  });

  test("is partly when some of the named places were reached", () => {
    const verdict = judge("Use the menu to reach “Kayaks” and “Instructors”.", shows);
    assert.deepEqual(
      verdict.mapping.map(({ answer }) => answer),
      ["yes", "no"],
    );
    assert.equal(verdict.answer, "partly");
  });

  test("is partly at best when it asks whether what is said is true", () => {
    assert.equal(judge("Check the accuracy of the kayaks page.", shows).answer, "partly");
  });

  test("is no when a link of the menu is dead and all of it is meant", () => {
    const task = "Navigate through the website and see that all links of the menu lead somewhere.";
    assert.equal(judge(task, shows).answer, "yes");
    assert.equal(judge(task, { ...shows, seen: { ...visit, deadLinks: ["Trips → /trips"] } }).answer, "no");
  });

  test("is partly at best when something is to be done there", () => {
    assert.equal(judge("Start a rental and view the kayaks page.", shows).answer, "partly");
  });

  test("is no when no place is named that could be looked for, or the menu has nothing to choose", () => {
    assert.equal(judge("View the list of items on the page.", shows).answer, "no");
    const oneEntry = { ...shows, seen: { ...visit, menu: ["Kayaks"] } };
    assert.equal(judge("Test the navigation flow of the site.", oneEntry).answer, "no");
  });

  test("reads names from quotes, brackets and after “between”", () => {
    assert.deepEqual(namedPlaces('Go to "Our Boats," then "Rates".'), ["Our Boats", "Rates"]);
    assert.deepEqual(namedPlaces("Use the main menu to see every section (e.g., boats, rates and trips)."), ["boats", "rates", "trips"]);
    assert.deepEqual(namedPlaces("Test the navigation between the boats and rates."), ["boats", "rates"]);
  });
});

describe("a test of every control", () => {
  const task = "Press all buttons and see that each does something.";
  test("is no with a dead one, partly with one that was left, else yes", () => {
    assert.equal(judge(task).answer, "yes");
    assert.equal(judge(task, { seen: { ...visit, unpressedControls: ["“Undo” on /"] } }).answer, "partly");
    assert.equal(judge(task, { seen: { ...visit, deadControls: ["“Undo” on /"] } }).answer, "no");
  });
});

describe("what was not built or not seen", () => {
  test("answers every test with no", () => {
    assert.equal(judge("Search for a kayak.", { of: { ...build, outcome: "failed" } }).answer, "no");
    assert.equal(judge("Search for a kayak.", { seen: null }).answer, "no");
    assert.match(judge("Feel the breeze.").reason, /^not performed/);
  });
});
