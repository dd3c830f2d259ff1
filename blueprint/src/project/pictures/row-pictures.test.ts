import assert from "node:assert/strict";
import { test } from "node:test";
import { draftSketch } from "../../sketch/draft-sketch.ts";
import { readSketch } from "../../sketch/read-sketch.ts";
import { projectModel } from "../../model/project-model.ts";
import { writeProject } from "../write-project.ts";
import { appPicture } from "./app-picture.ts";
import { rowPictures } from "./row-pictures.ts";

function blueprintOf(thing: object) {
  const read = readSketch({ title: "Sample", kind: "site", things: [thing] });
  if (!("sketch" in read)) throw new Error("This is no sketch.");
  const draft = draftSketch("A site", read.sketch);
  if (draft === null) throw new Error("Nothing could be drafted.");
  return draft.blueprint;
}

function picturesOf(thing: object) {
  const project = projectModel(blueprintOf(thing));
  const [model] = project.entities;
  return model === undefined ? null : rowPictures(project, model);
}

const fields = [
  { label: "Name", type: "text" },
  { label: "Picture", type: "picture" },
];

test("a row shows what its picture is said to show, else what its name says, else what the rows are called", () => {
  const vessels = {
    one: "ship",
    many: "ships",
    fields,
    rows: [
      ["Aurora", "a sailboat at dusk"],
      ["Container ship Nord", null],
      ["Albatross", null],
    ],
  };
  const pictures = picturesOf(vessels);
  assert.deepEqual(pictures?.samples, ["sailboat", "ship", "ship"]);
  assert.equal(pictures?.other, "ship");
});

test("rows are not drawn where they are people, or where next to none of them says what it is", () => {
  assert.equal(
    picturesOf({
      one: "winner",
      many: "winners",
      fields,
      rows: [
        ["Robin Fox", null],
        ["Paul Wolf", null],
        ["Mary Rose", null],
      ],
    }),
    null,
  );
  const topics = [
    ["Quarterly figures", null],
    ["Vision", null],
    ["Onboarding", null],
    ["Ship it", null],
  ];
  assert.equal(picturesOf({ one: "topic", many: "topics", fields, rows: topics })?.words.size ?? 0, 0);
});

test("a headline is not drawn by a thing that it names", () => {
  const articles = [
    ["One study, two invoices for copy paper", null],
    ["Why the ship left the harbour at night", null],
    ["What the fox said to the wolf", "a wolf in the snow"],
    ["How bees find home", "🐝"],
  ];
  const captioned = articles.map(([title = null], at) => [title, ["a ship at dusk", "🚢", "a wolf in the snow", null][at] ?? null]);
  assert.equal(picturesOf({ one: "article", many: "articles", fields, rows: articles }), null, "two of four would look forgotten");
  assert.deepEqual(picturesOf({ one: "article", many: "articles", fields, rows: captioned })?.samples, ["ship", "ship", "wolf", null]);
});

test("an app has the drawings that its rows show, and no others", () => {
  const files = writeProject(
    blueprintOf({
      one: "animal",
      many: "animals",
      fields,
      rows: [
        ["Brown bear", null],
        ["Red fox", null],
        ["Wolf", "a wolf in the snow"],
      ],
    }),
  );
  const drawn = [...files.keys()].filter((path) => path.startsWith("src/drawings/"));
  assert.deepEqual(drawn, ["src/drawings/bear.ts", "src/drawings/fox.ts", "src/drawings/wolf.ts"]);
  assert.match(files.get("src/entities/animals.ts") ?? "", /picture: "drawn:wolf"/);
  assert.match(files.get("src/pictures/animals.ts") ?? "", /"?bear"?: bearDrawing/);
});

test("an opening, a gallery and the page of an offer show what they are about, and stay abstract where nothing fits", () => {
  const read = readSketch({
    title: "Old Ferries",
    tagline: "Ferries between the islands",
    kind: "site",
    pages: [
      {
        title: "Home",
        sections: [
          { heading: "Ferries", text: "We sail all year." },
          { heading: "Views", pictures: ["A lighthouse keeper's cat", "Qwzx"] },
          {
            heading: "What we do",
            offers: [
              { name: "Bicycle", text: "Take it along." },
              { name: "Support", text: "We help." },
            ],
          },
        ],
      },
    ],
  });
  if (!("sketch" in read)) throw new Error("This is no sketch.");
  const draft = draftSketch("A site for ferries", read.sketch);
  if (draft === null) throw new Error("Nothing could be drafted.");
  const features = draft.blueprint.features.map((feature) =>
    feature.kind === "services" ? { ...feature, includes: ["A rack"] } : feature,
  );
  const files = [...writeProject({ ...draft.blueprint, features })];
  const using = (drawing: string): string[] =>
    files.flatMap(([path, text]) => (path.startsWith("src/drawings/") || !text.includes(`@/drawings/${drawing}"`) ? [] : [path]));
  assert.equal(using("ferry").length, 1);
  assert.equal(using("cat").length, 1);
  assert.equal(using("bicycle").length, 1);
  assert.ok(files.some(([path, text]) => using("cat").includes(path) && /title: "Qwzx", drawing: \{\s*motif:/.test(text)));
});

test("an app is about what it deals with rather than about the place", () => {
  const blueprint = { ...blueprintOf({ one: "matter", many: "matters", fields, rows: [] }), tagline: "" };
  assert.equal(appPicture(projectModel({ ...blueprint, title: "Bicycle repair shop" })), "bicycle");
  assert.equal(appPicture(projectModel({ ...blueprint, title: "Ideas" })), null);
});

test("a name or an appeal to visitors alone is no picture of an app, and both together are none", () => {
  const blueprint = { ...blueprintOf({ one: "matter", many: "matters", fields, rows: [] }), title: "The Notebook", tagline: "" };
  assert.equal(appPicture(projectModel(blueprint)), null);
  assert.equal(appPicture(projectModel({ ...blueprint, title: "Founders" }), ["Have a seat at the table", "Take a chair"]), null);
  assert.equal(appPicture(projectModel(blueprint), ["Open a notebook"]), null);
  assert.equal(appPicture(projectModel({ ...blueprint, tagline: "A notebook for every pupil" })), "notebook");
});

test("an address is no subject of a picture", () => {
  const pictures = picturesOf({
    one: "item",
    many: "items",
    fields,
    rows: [
      ["One", "https://example.com/ship.png"],
      ["Two", "ship.jpg"],
    ],
  });
  assert.equal(pictures, null);
});

test("a row of which nothing is known looks like another one of its kind", () => {
  const kinds = [...fields, { label: "Kind", type: "choice", options: ["Panels", "Batteries"] }];
  const rows = [
    ["Dawn 430", "☀️", "Panels"],
    ["Meridian 580", "nothing that is drawn", "Panels"],
    ["Hearth 10", "🔋", "Batteries"],
    ["Ember 5", null, "Batteries"],
  ];
  assert.deepEqual(picturesOf({ one: "product", many: "products", fields: kinds, rows })?.samples, ["sun", "sun", "battery", "battery"]);
});
