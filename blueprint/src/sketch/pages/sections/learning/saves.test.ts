import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../../index.ts";
import { draftSketch } from "../../../draft-sketch.ts";
import { readSketch } from "../../../read-sketch.ts";

const game = {
  title: "Bin heroes",
  kind: "game",
  things: [
    {
      one: "score",
      readOnly: true,
      fields: [
        { label: "Player", type: "text" },
        { label: "Points", type: "number" },
        { label: "Badge", type: "text", formula: 'if(points < 15, "Leaf", "Golden bin")' },
      ],
      rows: [["Paper Panda", 20, null]],
    },
  ],
  pages: [
    {
      title: "Play",
      sections: [
        {
          quiz: [
            { question: "Where does a peel go?", answers: ["Green bin", "Blue bin"], right: "Green bin" },
            { question: "Where does paper go?", answers: ["Green bin", "Blue bin"], right: "Blue bin" },
            { question: "Where does a jar go?", answers: ["White bin", "Blue bin"], right: "White bin" },
          ],
          saves: ["add score: points = right * 10, round = First Round", "add medal: player = me", "points += 1"],
        },
      ],
    },
    { title: "Scores", sections: [{ thing: "score", as: "list" }] },
  ],
};

test("the result of a quiz becomes a row under the player's name, which the check finds in its list; what cannot be saved is reported", () => {
  const read = readSketch(game);
  assert.ok("sketch" in read);
  const drafted = draftSketch("A quiz about waste with a list of scores", read.sketch);
  assert.ok(drafted !== null);
  assert.deepEqual(drafted.problems, [
    "“round = First Round” of a new score: scores have no “round”.",
    "“add medal: player = me”: there is no “medal”.",
    "“points += 1”: there is no “points”.",
  ]);
  const page = [...writeProject(drafted.blueprint)].find(([path]) => path.startsWith("src/pages/play"))?.[1].replaceAll(/\s+/g, " ") ?? "";
  assert.ok(page.includes("newRow(scores, { player: person.get().name, points: times(asked.right, 10)"), page);
  const steps = planChecks(drafted.blueprint).flatMap((check) => check.steps.map((step) => JSON.stringify(step)));
  assert.ok(steps.some((step) => step.includes('"fill"') && step.includes("Robin Vale")));
  assert.ok(
    steps.some((step) => step.includes("expectText") && step.includes("Robin Vale") && step.includes("20")),
    steps.join("\n"),
  );
});

test("a result in a list for the administrator alone is found as the administrator", () => {
  const [play] = game.pages;
  const [score] = game.things;
  const things = [{ ...score, access: { see: "everybody", change: "owner" } }];
  const saving = play?.sections.map((section) => ({ ...section, saves: ["add score: player = me, points = right * 10"] }));
  const mine = { title: "Mine", sections: [{ thing: "score", mine: true }] };
  const read = readSketch({ ...game, things, pages: [{ ...play, sections: saving }, mine] });
  assert.ok("sketch" in read);
  const { blueprint } = draftSketch("A quiz about waste where everybody sees their scores", read.sketch) ?? assert.fail();
  const list = blueprint.pages.find(({ sections }) => sections.some(({ kind }) => kind === "collection"));
  assert.equal(list?.audience, "admin");
  const steps = planChecks(blueprint).find(({ capability }) => capability === "quiz")?.steps ?? [];
  const opened = steps.flatMap((step) => (step.do === "open" ? [step.path] : []));
  assert.deepEqual(opened.slice(-3), ["/account", "/account", list?.path]);
});
