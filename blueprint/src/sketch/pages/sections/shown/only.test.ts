import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../../../index.ts";
import { draftSketch } from "../../../draft-sketch.ts";
import { readSketch } from "../../../read-sketch.ts";

const paper = {
  title: "Harbour wire",
  kind: "site",
  things: [
    { one: "story", many: "stories", fields: [{ label: "Headline", type: "text" }], rows: [["A berth opens"], ["Rates ease"]] },
    {
      one: "ad",
      access: { see: "admin", change: "admin" },
      fields: [
        { label: "Headline", type: "text" },
        { label: "Place", type: "choice", options: ["Top", "Side"] },
        { label: "Active", type: "boolean" },
        { label: "Banner", type: "picture" },
      ],
      rows: [
        ["Ropes that hold", "Top", true, null],
        ["Anchors in stock", "Top", false, null],
        ["Paint for hulls", "Side", true, null],
      ],
    },
  ],
  pages: [
    {
      title: "News",
      sections: [
        { thing: "ad", only: { where: 'active and place = "Top"', everywhere: true } },
        { thing: "story" },
        { thing: "ad", heading: "Partners", only: 'place = "Side"' },
        { thing: "ad", only: { where: "price > 3" } },
      ],
    },
    { title: "Ads", sections: [{ thing: "ad", as: "table" }] },
  ],
};

test("rows of which a condition holds are shown to everybody where they are meant to be, on every page or on one, and others are not", () => {
  const read = readSketch(paper);
  assert.ok("sketch" in read);
  const drafted = draftSketch("News for ports with spaces for ads", read.sketch);
  assert.ok(drafted !== null);
  assert.equal(drafted.problems.length, 1);
  assert.match(drafted.problems[0] ?? "", /^“only” of ads: there is no “price”/);
  const notices = drafted.blueprint.pages.map(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => (section.kind === "notice" ? [section.where, section.title] : [])),
  ]);
  assert.deepEqual(notices, [
    ["News", 'active and place = "Top"', undefined, 'place = "Side"', "Partners"],
    ["Ads", 'active and place = "Top"', undefined],
  ]);
  const page = writeProject(drafted.blueprint).get("src/pages/news-page.tsx") ?? "";
  assert.ok(page.replaceAll(/\s+/g, " ").includes('only={(row) => both(row.active, equals(row.place, "Top"))}'), page);
  const check = planChecks(drafted.blueprint).find(({ id }) => id === "notice-ad");
  const seen = (check?.steps ?? []).flatMap((step) => ("target" in step && step.target ? [`${step.do} ${step.target.text ?? ""}`] : []));
  assert.ok(seen.includes("expectVisible Ropes that hold") && seen.includes("expectHidden Anchors in stock"), seen.join("\n"));
});

test("nobody who is not logged in is expected to see them on a page for some people", () => {
  const desk = { title: "Desk", for: ["admin"], sections: [{ thing: "ad", as: "table" }] };
  const read = readSketch({ ...paper, pages: [...paper.pages.slice(0, 1), desk] });
  assert.ok("sketch" in read);
  const blueprint = draftSketch("News for ports with spaces for ads", read.sketch)?.blueprint;
  assert.ok(blueprint !== undefined);
  const opened = planChecks(blueprint)
    .find(({ id }) => id === "notice-ad")
    ?.steps.flatMap((step) => (step.do === "open" ? [step.path] : []));
  assert.ok(opened !== undefined && opened.length > 0);
  assert.ok(!opened.includes("/desk"));
});
