import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../checks/plan-checks.ts";
import { writeProject } from "../../../project/write-project.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { draftSketch } from "../../draft-sketch.ts";
import { readSketch } from "../../read-sketch.ts";

function drafted(fields: readonly object[], abilities: readonly object[]): Blueprint {
  const read = readSketch({
    title: "Plot Talk",
    things: [{ one: "post", many: "posts", fields: [{ label: "Title", type: "text" }, ...fields], rows: [["Black spot"]] }],
    abilities: [{ kind: "add", thing: "post" }, ...abilities],
  });
  assert.ok("sketch" in read);
  return (draftSketch("A forum for gardeners with posts", read.sketch) ?? assert.fail()).blueprint;
}

const author = { label: "Author", type: "text", formula: "me" };
const posted = { label: "Posted", type: "text", formula: "now" };
const stampsOf = ({ entities }: Blueprint): unknown[] => (entities[0]?.fields ?? []).map(({ type, stamp }) => [type, stamp]);

test("what is now or me is set by the app and asked for in no form", () => {
  const blueprint = drafted([author, posted], [{ kind: "account" }]);
  assert.deepEqual(stampsOf(blueprint), [
    ["text", undefined],
    ["text", "me"],
    ["date", "now"],
  ]);
  assert.match(writeProject(blueprint).get("src/entities/posts.ts") ?? "", /stampRows\(posts, \{ author: "me", posted: "now" \}\)/);
  const check = planChecks(blueprint).find(({ id }) => id === "stamps-post");
  assert.ok(check?.steps.some((step) => step.do === "expectHidden" && step.target.label === "Posted"));
});

test("who adds a row is asked for where nobody has an account", () => {
  assert.deepEqual(stampsOf(drafted([author, posted], [])), [
    ["text", undefined],
    ["text", undefined],
    ["date", "now"],
  ]);
});

test("a day that a feature is about, or that a formula reads, is entered", () => {
  const day = { label: "Posted", type: "date", formula: "now" };
  assert.deepEqual(stampsOf(drafted([day], [{ kind: "calendar", thing: "post", day: "Posted" }]))[1], ["date", undefined]);
  assert.deepEqual(stampsOf(drafted([day, { label: "Age", type: "number", formula: "today - posted" }], []))[1], ["date", undefined]);
});
