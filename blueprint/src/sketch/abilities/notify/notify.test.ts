import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planChecks } from "../../../checks/plan-checks.ts";
import { writeProject } from "../../../project/write-project.ts";
import { draftSketch, type SketchDraft } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

const PROMPT = "A forum where members are notified of what happens.";

/** A forum with topics that are followed, posts with comments, and requests with a state; `abilities` are added. */
function drafted(abilities: readonly object[], { hasComments = true } = {}): SketchDraft {
  const read = readSketch({
    title: "Plot Talk",
    kind: "community",
    roles: [{ name: "board", by: "admin" }],
    things: [
      { one: "topic", many: "topics", fields: ["Name"], rows: [["Roses"], ["Soil"]] },
      {
        one: "post",
        many: "posts",
        access: { see: "everybody", change: "owner" },
        fields: [
          { label: "Title", type: "text" },
          { label: "Topic", type: "reference", of: "topic" },
          { label: "Author", type: "text" },
          { label: "Answer by", type: "date" },
          { label: "Likes", type: "number" },
          { label: "State", type: "choice", options: ["Open", "Closed"] },
        ],
        rows: [["Black spot", "Roses", "Ann Lee", -1, 3, "Open"]],
      },
      {
        one: "remark",
        many: "remarks",
        fields: [
          { label: "Text", type: "text" },
          { label: "Post", type: "reference", of: "post" },
        ],
      },
    ],
    abilities: [
      { kind: "collect", thing: "topic", wish: "follow topics" },
      ...(hasComments ? [{ kind: "comment", thing: "post" }] : []),
      ...abilities,
    ],
  });
  assert.ok("sketch" in read);
  const draft = draftSketch(PROMPT, read.sketch);
  assert.ok(draft);
  return draft;
}

const ruleOf = (ability: object, options = {}): object | undefined =>
  drafted([{ kind: "notify", thing: "post", ...ability }], options).blueprint.features.find(({ kind }) => kind === "notify");

const none = { field: null, value: null, condition: null };

describe("a notification of a sketch", () => {
  for (const [ability, rule] of [
    [
      { when: "added", to: "followers" },
      { ...none, when: "added", to: ["followers"] },
    ],
    [{}, { ...none, when: "added", to: ["followers"] }],
    [
      { when: "commented", to: "owner" },
      { ...none, when: "answered", to: ["owner"] },
    ],
    [
      { when: "new comments", to: "Author" },
      { ...none, when: "answered", to: ["field:author"] },
    ],
    [
      { when: "State", to: "board, owner" },
      { ...none, when: "changed", field: "state", to: ["role:board", "owner"] },
    ],
    [
      { when: "state = closed", to: ["members", "board"] },
      { ...none, when: "changed", field: "state", value: "Closed", to: ["members", "role:board"] },
    ],
    [{ when: "closed" }, { ...none, when: "changed", field: "state", value: "Closed", to: ["followers"] }],
    [
      { when: "Answer by", to: "everyone" },
      { ...none, when: "due", field: "answer-by", to: ["everybody"] },
    ],
    [
      { when: "is due", to: "admin" },
      { ...none, when: "due", field: "answer-by", to: ["admin"] },
    ],
    [
      { when: "likes > 10", to: "nobody known", title: "Much liked" },
      { when: "met", field: null, value: null, condition: "(10 < likes)", to: ["followers"], text: "Much liked" },
    ],
  ] as const)
    test(JSON.stringify(ability), () => assert.partialDeepStrictEqual(ruleOf(ability), rule));

  test("of comments is one of new rows where what is written is a thing of its own", () => {
    assert.partialDeepStrictEqual(ruleOf({ when: "commented", to: "owner" }, { hasComments: false }), {
      entity: "remark",
      when: "added",
      to: ["owner"],
    });
  });

  test("of what is neither a field nor a condition is a problem to tell, and not built", () => {
    const draft = drafted([{ kind: "notify", thing: "post", when: "the moon is full", wish: "are notified" }]);
    assert.match(draft.problems.join(), /“when” “the moon is full” of “post”/);
    assert.ok(!draft.blueprint.features.some(({ kind }) => kind === "notify"));
  });

  test("is written as one module of rules, with a bell, and each is proven by two people", () => {
    const { blueprint } = drafted([
      { kind: "notify", thing: "post", when: "added", to: "followers" },
      { kind: "notify", thing: "post", when: "commented", to: "owner" },
      { kind: "notify", thing: "post", when: "likes > 2", to: "members" },
    ]);
    const rules = writeProject(blueprint).get("src/features/notifications.ts") ?? "";
    assert.equal(rules.match(/notifyOf\(/g)?.length, 3);
    assert.match(rules, /followed: \[topicShelf\.marks\]/);
    assert.match(rules, /holds: \(row\) => less\(2, row\.likes\)/);
    const checks = planChecks(blueprint).filter(({ capability }) => capability?.startsWith("notify"));
    assert.equal(checks.length, 3);
    for (const { steps } of checks) assert.ok(JSON.stringify(steps).includes("ben@example.com"));
  });

  test("goes to the one person there where the app has no accounts", () => {
    const read = readSketch({
      title: "Pantry",
      things: [
        {
          one: "supply",
          many: "supplies",
          fields: [
            { label: "Name", type: "text" },
            { label: "Stock", type: "number" },
          ],
          rows: [
            ["Rice", 1],
            ["Salt", 9],
          ],
        },
      ],
      abilities: [{ kind: "notify", thing: "supply", when: "Stock < 3", to: "owner", wish: "tell me" }],
    });
    assert.ok("sketch" in read);
    const { blueprint } = draftSketch("A pantry that tells me what runs low", read.sketch) ?? assert.fail();
    assert.doesNotMatch(writeProject(blueprint).get("src/features/notifications.ts") ?? "", /lib\/who/);
    const check = planChecks(blueprint).find(({ capability }) => capability?.startsWith("notify"));
    assert.ok(check !== undefined && !JSON.stringify(check.steps).includes("/account"));
  });
});
