// Sections that show some rows of a thing: those of which a formula holds, or the first few.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../../examples/drafted-sketch.ts";
import { Blueprint, planChecks, writeProject } from "../../../../index.ts";

const claim = {
  one: "claim",
  fields: [
    { label: "Number", type: "text" },
    { label: "State", type: "choice", options: ["Open", "Settled"] },
  ],
  rows: [
    ["Claim Aster", "Settled"],
    ["Claim Birch", "Open"],
  ],
};

function drafted(...sections: readonly object[]): { blueprint: Blueprint; problems: readonly string[] } {
  const pages = [{ title: "Desk", sections }];
  const { blueprint, problems } = draftedSketch("A desk for claims", { title: "Claims", kind: "tool", things: [claim], pages });
  return { blueprint: Blueprint.parse(blueprint), problems };
}

test("a section shows the rows of which its formula holds, and the thing has its list on another page", () => {
  const { blueprint, problems } = drafted({ heading: "To be settled", thing: "claim", as: "list", where: 'state = "Open"' });
  assert.deepEqual(problems, []);
  assert.deepEqual(blueprint.pages[0]?.sections, [
    { kind: "recent", entity: "claim", limit: 60, view: "list", title: "To be settled", where: 'state = "Open"' },
  ]);
  assert.deepEqual(
    blueprint.pages[1]?.sections.map(({ kind }) => kind),
    ["collection"],
  );
  const code = String(writeProject(blueprint).get("src/pages/desk-page.tsx"));
  assert.match(code, /only=\{\(row\) => equals\(row\.state, "Open"\)\}/);
  const region = '"within":{"role":"region","name":"To be settled","exact":true}';
  const steps = JSON.stringify(planChecks(blueprint));
  assert.ok(steps.includes(`{"do":"expectHidden","target":{"text":"Claim Aster",${region}}}`));
  assert.ok(steps.includes(`{"role":"listitem","text":"Claim Birch",${region}}`));
});

test("a list of rows that are said as banners is a list", () => {
  const { blueprint } = drafted({ heading: "To do", thing: "claim", as: "table", only: { where: 'state = "Open"' } });
  assert.equal(blueprint.pages[0]?.sections[0]?.kind, "recent");
});

test("a section can show the first few rows, below its text, which is then their heading", () => {
  const { blueprint } = drafted({ heading: "Newest", text: "What came in last.", thing: "claim", as: "cards", most: 1 });
  const recent = blueprint.pages[0]?.sections.at(-1);
  assert.deepEqual(recent, { kind: "recent", entity: "claim", limit: 1, view: "cards", title: "Newest" });
  assert.match(String(writeProject(blueprint).get("src/pages/desk-page.tsx")), /title="Newest"\s+isTitled/);
});

test("a formula that cannot be read is said, and hides no rows", () => {
  const { blueprint, problems } = drafted({ heading: "Odd", thing: "claim", where: "weight > 3" });
  assert.match(problems.join("\n"), /^“where” of a section of claims: /);
  assert.equal(JSON.stringify(blueprint.pages).includes("where"), false);
});
