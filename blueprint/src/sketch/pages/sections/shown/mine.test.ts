import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../../index.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import { draftSketch } from "../../../draft-sketch.ts";
import { readSketch } from "../../../read-sketch.ts";

interface Forum {
  post?: object;
  page: object;
  kind?: string;
}

function drafted({ post = {}, page, kind = "community" }: Forum): Blueprint {
  const fields = [
    { label: "Title", type: "text" },
    { label: "Author", type: "text", formula: "me" },
  ];
  const read = readSketch({
    title: "The long table",
    kind,
    things: [{ one: "post", fields, rows: [["Which laptop survives a backpack?", "Petra"]], ...post }],
    pages: [page, { title: "Forum", sections: [{ thing: "post" }] }],
  });
  assert.ok("sketch" in read);
  const draft = draftSketch("A forum where people see their own posts", read.sketch);
  assert.ok(draft !== null);
  assert.deepEqual(draft.problems, []);
  return draft.blueprint;
}

const sectionsOf = ({ pages }: Blueprint): unknown[] =>
  pages.map(({ sections }) => sections.map((one) => ("title" in one ? [one.kind, one.title] : one.kind)));

test("a section shows each person their own rows, and a check adds one and looks as somebody else", () => {
  const blueprint = drafted({ page: { title: "Profile", sections: [{ heading: "Your posts", thing: "post", mine: true }] } });
  assert.deepEqual(
    blueprint.pages.map(({ sections }) => sections.at(-1)),
    [
      { kind: "own", entity: "post", title: "Your posts" },
      { kind: "collection", entity: "post", view: "cards" },
    ],
  );
  assert.deepEqual(blueprint.entities[0]?.access, { see: "everybody", change: "owner" });
  const page = writeProject(blueprint).get("src/pages/profile-page.tsx") ?? "";
  assert.match(page, /<OwnRows\s+entity=\{posts\}\s+title="Your posts"\s+isTitled/);
  const steps = planChecks(blueprint).find(({ id }) => id === "own-post")?.steps ?? [];
  const within = steps.flatMap((step) =>
    "target" in step && step.target?.within?.name === "Your posts" ? [`${step.do} ${step.target.text ?? step.target.name}`] : [],
  );
  assert.equal(within.length, 4, within.join("\n"));
  assert.deepEqual(within.slice(0, 2), ["expectVisible Log in", "expectHidden Which laptop survives a backpack?"]);
  assert.equal(within[2]?.replace("expectVisible", ""), within[3]?.replace("expectHidden", ""));
});

test("own rows can be described in other ways too; the person has to be known, and a list that only owners see is theirs already", () => {
  for (const section of [
    { thing: "post", only: "author = me" },
    { thing: "post", only: { where: "mine" } },
    { thing: "post", own: "yes" },
  ])
    assert.deepEqual(sectionsOf(drafted({ page: { title: "My posts", sections: [section] } }))[0]?.toString(), "feature,own,My posts");
  const tool = drafted({ page: { title: "Mine", sections: [{ thing: "post", mine: true }] }, kind: "tool", post: { readOnly: true } });
  assert.ok(tool.features.some(({ kind }) => kind === "account"));
  const told = drafted({
    page: { title: "Mine", sections: [{ thing: "post", mine: true }] },
    post: { access: { see: "everybody", change: "everybody" } },
  });
  assert.deepEqual(
    [tool, told].map(({ entities }) => entities[0]?.access?.change),
    ["owner", "members"],
  );
  const kept = drafted({
    page: { title: "Mine", sections: [{ thing: "post", mine: true }] },
    post: { access: { see: "owner", change: "owner" } },
  });
  assert.deepEqual(kept.pages[0]?.sections.at(-1), { kind: "recent", entity: "post", limit: 3, view: "cards" });
});

test("rows that each sees of their own are listed as a whole only for those who see others', and added beside the own ones", () => {
  const read = readSketch({
    title: "Wheel",
    kind: "game",
    things: [
      {
        one: "win",
        access: { see: ["owner", "admin"], change: ["owner", "admin"] },
        fields: [
          { label: "Name", type: "text" },
          { label: "Won", type: "date" },
        ],
        rows: [["Teapot", -2]],
      },
    ],
    pages: [
      { title: "Spin", sections: [{ heading: "Round and round", text: "Give it a spin." }] },
      { title: "My winnings", sections: [{ thing: "win", mine: true }] },
    ],
  });
  assert.ok("sketch" in read);
  const blueprint = draftSketch("A wheel of fortune", read.sketch)?.blueprint;
  assert.ok(blueprint);
  assert.deepEqual(
    blueprint.pages.map(({ title, audience }) => [title, audience]),
    [
      ["Spin", undefined],
      ["My winnings", undefined],
      ["Wins", "admin"],
    ],
  );
  const files = writeProject(blueprint);
  assert.match(files.get("src/pages/my-winnings-page.tsx") ?? "", /actions=\{<AddLink entity=\{wins\}/);
  assert.match(files.get("src/routes.tsx") ?? "", /AddPage entity=\{wins\}/);
});

test("the list of own rows on a page of a role is looked at by somebody who has the page", () => {
  const read = readSketch({
    title: "Market",
    kind: "shop",
    roles: ["seller"],
    things: [
      {
        one: "product",
        readOnly: false,
        access: { see: "everybody", change: "owner" },
        fields: [{ label: "Name", type: "text" }],
        rows: [["Honey"]],
      },
    ],
    pages: [
      { title: "Market", sections: [{ thing: "product" }] },
      { title: "My products", for: ["seller"], sections: [{ heading: "What you sell", thing: "product", mine: true }] },
    ],
  });
  assert.ok("sketch" in read);
  const blueprint = draftSketch("A market where sellers have products", read.sketch)?.blueprint;
  assert.ok(blueprint);
  const steps = planChecks(blueprint).find(({ id }) => id === "own-product")?.steps ?? [];
  assert.notEqual(steps[0]?.do === "open" ? steps[0].path : "", "/my-products", "a stranger does not have it");
  assert.deepEqual(
    steps.flatMap((step) => (step.do === "select" ? [step.option] : [])),
    ["Seller", "Seller"],
  );
});

test("what is no thing or only a line of one has no own rows", () => {
  const read = readSketch({
    title: "Orders",
    things: [
      { one: "order", fields: [{ label: "Name", type: "text" }], rows: [["First"]] },
      {
        one: "part",
        linesOf: "order",
        fields: [
          { label: "Name", type: "text" },
          { label: "Order", type: "reference", of: "order" },
        ],
        rows: [["Tyre", "First"]],
      },
    ],
    pages: [
      {
        title: "Mine",
        sections: [
          { thing: "part", mine: true },
          { thing: "invoice", mine: true },
        ],
      },
    ],
  });
  assert.ok("sketch" in read);
  assert.deepEqual(
    draftSketch("Orders with parts", read.sketch)?.problems.map((problem) => problem.slice(0, 44)),
    ["“mine” of a section is about parts, which ar", "“mine” of a section is about “invoice”, whic"],
  );
});

test("beside their form in the page one's own rows have no other way to add one", () => {
  const own = { heading: "Your posts", thing: "post", mine: true };
  const form = { heading: "Write one", abilities: [{ kind: "add", thing: "post" }] };
  const pageOf = (sections: readonly object[]): string =>
    writeProject(drafted({ page: { title: "Profile", sections } })).get("src/pages/profile-page.tsx") ?? "";
  assert.match(pageOf([own]), /hasAddLink/);
  assert.doesNotMatch(pageOf([form, own]), /<AddLink|hasAddLink/);
});
