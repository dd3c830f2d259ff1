import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../index.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

function drafted(replies: unknown, kind = "comment") {
  const read = readSketch({
    title: "The long table",
    kind: "community",
    things: [
      {
        one: "post",
        fields: [
          { label: "Title", type: "text" },
          { label: "Text", type: "paragraph" },
        ],
        rows: [
          ["Which laptop survives a backpack?", "I commute."],
          ["Books that made you laugh", "One title each."],
        ],
      },
    ],
    abilities: [{ kind, thing: "post", wish: "reply to posts", replies }],
  });
  assert.ok("sketch" in read);
  const draft = draftSketch("A forum where people reply to posts", read.sketch);
  assert.ok(draft !== null);
  return draft;
}

const TOLD = [
  ["Books that made you laugh", "Oda", "The one about the hedgehog.", -3],
  ["books that made you laugh", "Sven", "Seconded!", 0],
  { post: "No such post", author: "Lou", text: "Where?" },
];

test("replies from the start are kept below their rows, the latest first, and those to no row are reported", () => {
  const { blueprint, problems } = drafted(TOLD);
  assert.deepEqual(problems, ["A reply is to “No such post”, which is no row of posts."]);
  const told = blueprint.features.find(({ kind }) => kind === "comment")?.["replies"];
  assert.deepEqual(told, [
    { row: "Books that made you laugh", author: "Sven", text: "Seconded!", day: -1 },
    { row: "Books that made you laugh", author: "Oda", text: "The one about the hedgehog.", day: -3 },
  ]);
  const file = (writeProject(blueprint).get("src/features/comment-post.ts") ?? "").replaceAll(/\s+/g, " ");
  assert.match(
    file,
    /createComments\("comment-post", \(\) => \[ \{ about: "post-2", author: "Sven", text: "Seconded!", at: localMoment\(-1, "22:59"\)/,
  );
});

test("reviews of the start have stars, in whichever order they are said, and the checks count them", () => {
  const said = [
    ["Books that made you laugh", "Oda", "Hedgehogs!", -3, 5],
    ["Which laptop survives a backpack?", "Sven", 2, "Heavy.", -9],
    { row: "Books that made you laugh", author: "Lou", review: "Fine.", rating: "4/5" },
  ];
  const { blueprint, problems } = drafted(said, "review");
  assert.deepEqual(problems, []);
  assert.deepEqual(blueprint.features.find(({ kind }) => kind === "review")?.["reviews"], [
    { row: "Books that made you laugh", author: "Lou", text: "Fine.", day: -1, stars: 4 },
    { row: "Books that made you laugh", author: "Oda", text: "Hedgehogs!", day: -3, stars: 5 },
    { row: "Which laptop survives a backpack?", author: "Sven", text: "Heavy.", day: -9, stars: 2 },
  ]);
  const file = (
    writeProject(blueprint).get("src/features/review-post.ts") ??
    writeProject(blueprint).get("src/features/review.ts") ??
    ""
  ).replaceAll(/\s+/g, " ");
  assert.match(file, /createReviews\("[\w-]+", \(\) => \[ \{ about: "post-2", author: "Lou", stars: 4, text: "Fine\."/);
  const steps = JSON.stringify(planChecks(blueprint).filter(({ title }) => /review/.test(title)));
  for (const average of ["2 out of 5 from 1 ", "2.7 out of 5 from 3 ", "4.5 out of 5 from 2 "])
    assert.ok(steps.includes(average), `${average}: ${steps}`);
});

test("the check of replies finds those of the start below their rows, and no others", () => {
  const steps = (replies: unknown): string =>
    JSON.stringify(planChecks(drafted(replies).blueprint).find(({ id }) => id.startsWith("comment"))?.steps);
  const found = steps(TOLD);
  for (const text of ["Seconded!", "The one about the hedgehog.", "Oda"]) assert.ok(found.includes(`"text":"${text}"`), found);
  assert.ok(!steps([]).includes("Seconded!"));
  // Below a row that has one already there are so many more.
  assert.ok(steps([["Which laptop survives a backpack?", "Oda", "None.", -1]]).includes('"atLeast":5,"atMost":5'));
});

test("a check shows who deletes words of the start, and the app lets nobody else", () => {
  const { blueprint } = drafted(TOLD);
  const kept = (own: typeof blueprint): string[] => {
    const check = planChecks(own).find(({ title }) => title.endsWith("is not deleted by somebody who only reads it"));
    return (check?.steps ?? []).flatMap((step) =>
      "target" in step && step.target?.role === "button" && String(step.target.name).includes("Seconded!") ? [step.do] : [],
    );
  };
  const thread = (own: typeof blueprint): string => [...writeProject(own).values()].find((text) => text.includes("<CommentThread")) ?? "";
  const features = blueprint.features.filter(({ kind }) => kind !== "account");
  const [site, tool] = (["site", "tool"] as const).map((kind) => ({ ...blueprint, kind, features }));
  assert.ok(site && tool);
  assert.deepEqual([kept(site), kept(tool)], [["expectHidden"], ["expectVisible"]]);
  assert.doesNotMatch(thread(site), /isKeeper/);
  assert.match(thread(tool), /isKeeper=\{\(\) => true\}/);
});
