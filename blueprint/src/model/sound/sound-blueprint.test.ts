import assert from "node:assert/strict";
import { test } from "node:test";
import { recipeBox } from "../../examples/recipe-box.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { soundBlueprint } from "./sound-blueprint.ts";

const [home] = recipeBox.pages;
assert.ok(home);
const [entity] = recipeBox.entities;
assert.ok(entity);
const of = { entity: entity.id, phrase: null };

function soundWith(parts: Partial<Blueprint>): Blueprint {
  return soundBlueprint({ ...recipeBox, ...parts });
}

test("an app has its title in one line, and each page one of its own", () => {
  const pages = [home, { ...home, id: "home-again" }, { ...home, id: "unseen", title: "\u200b" }].map((page) => ({
    ...page,
    intro: "\u202e",
  }));
  const sound = soundWith({ title: "My\n\tbox", pages });
  assert.equal(sound.title, "My box");
  assert.deepEqual(
    sound.pages.map(({ title, intro }) => [title, intro]),
    [
      [home.title, null],
      [`${home.title} 2`, null],
      ["unseen", null],
    ],
  );
});

test("a chart is not called as a list of rows is, and no button of a row as another", () => {
  const { many } = entity.name;
  const chart = { kind: "chart", ...of, by: entity.titleField, measure: "count", field: null, shape: "bars", label: many } as const;
  const total = { kind: "total", ...of, id: "total", measure: "count", field: null, label: many } as const;
  const send = { kind: "send", ...of, field: entity.titleField, to: entity.id, verb: "Delete" } as const;
  const { capabilities } = soundWith({
    capabilities: [{ ...chart, id: "chart" }, total, { ...send, id: "send" }, { ...send, id: "again", verb: "Send" }],
  });
  const named = capabilities.map((one) => ("label" in one ? one.label : "verb" in one ? one.verb : ""));
  assert.deepEqual(named, [`${many} 2`, many, "Delete 2", "Send"]);
});

test("what stands beside its like in a feature has a name of its own; ids and phrases stay as they are", () => {
  const fields = [
    { id: "name", label: "Name", options: ["A", "a "] },
    { id: "e-mail", label: "name" },
  ];
  const [feature] = soundWith({ features: [{ kind: "form", id: "form", phrase: "a\tform", title: "Write\nto us", fields }] }).features;
  assert.deepEqual(feature, {
    kind: "form",
    id: "form",
    phrase: "a\tform",
    title: "Write to us",
    fields: [
      { id: "name", label: "Name", options: ["A", "a 2"] },
      { id: "e-mail", label: "name 2" },
    ],
  });
});

test("a text has one line for each of its paragraphs", () => {
  const [feature] = soundWith({
    features: [{ kind: "passage", id: "passage", phrase: null, title: "A\nb", line: "One\nline.\n \n\u200bTwo." }],
  }).features;
  assert.deepEqual([feature?.["title"], feature?.["line"]], ["A b", "One line.\n\nTwo."]);
});

test("the label of a field may be the word by which the code knows it", () => {
  const fields = [
    { name: "phone", label: "Phone", type: "phone" },
    { name: "mobile", label: "phone", type: "phone" },
  ];
  const [feature] = soundWith({ features: [{ kind: "apply", id: "apply", phrase: null, fields }] }).features;
  assert.deepEqual(feature, {
    kind: "apply",
    id: "apply",
    phrase: null,
    fields: [
      { name: "phone", label: "Phone", type: "phone" },
      { name: "mobile", label: "phone 2", type: "phone" },
    ],
  });
});
