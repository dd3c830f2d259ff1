// Buttons below the texts of a sketch lead to the pages that they name, in the opening too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { type Blueprint, planChecks, writeProject } from "../../../index.ts";

const things = [{ one: "plan", fields: [{ label: "Name", type: "text" }], rows: [["Lark"], ["Heron"]] }];
const help = { title: "Help and advice", sections: [{ heading: "Ask us", text: "We answer on weekdays.", links: "Plans" }] };

function drafted(links: unknown): { blueprint: Blueprint; problems: readonly string[] } {
  const home = { title: "Home", sections: [{ heading: "Talk for less", text: "Plans without small print.", links }] };
  const pages = [home, { title: "Plans", sections: [{ thing: "plan", as: "cards" }] }, help];
  return draftedSketch("A site of our phone company", { title: "Lark Mobile", kind: "site", things, pages });
}

const linksOf = ({ features }: Blueprint, kind: string): unknown => features.find((feature) => feature.kind === kind)?.["links"];

test("buttons of the opening and of texts lead to the pages that they name, by title or address", () => {
  const { blueprint, problems } = drafted([
    { label: "See all plans", to: "plans" },
    { text: "Get help", page: "/help-and-advice" },
  ]);
  assert.deepEqual(problems, []);
  assert.deepEqual(linksOf(blueprint, "hero"), [
    { label: "See all plans", page: "plans" },
    { label: "Get help", page: "help-and-advice" },
  ]);
  assert.deepEqual(linksOf(blueprint, "passage"), [{ label: "Plans", page: "plans" }]);
  const code = [...writeProject(blueprint).values()].join("\n");
  assert.match(code, /label: "See all plans",\s+to: "\/plans"/);
  assert.match(code, /links=\{\[\s*\{\s*label: "Plans",\s*to: "\/plans"/);
  const steps = JSON.stringify(planChecks(blueprint));
  assert.match(
    steps,
    /"name":"Get help","exact":true,"within":\{"role":"main"\},"nth":0\}\},\{"do":"expectVisible","target":\{"role":"heading","name":"Help and advice"/,
  );
});

test("a button that leads to no page is left out and said, and the opening then leads to what the site has", () => {
  const { blueprint, problems } = drafted({ label: "Join", to: "Members' area" });
  assert.deepEqual(problems, ["The button “Join” leads to “members-area”, which is none of the pages."]);
  assert.equal(linksOf(blueprint, "hero"), undefined);
});

test("the first text opens a home page on which something stands on every page", () => {
  const notice = {
    one: "notice",
    fields: [
      { label: "Name", type: "text" },
      { label: "Active", type: "boolean" },
    ],
    rows: [["Shop closed on Monday", true]],
  };
  const banner = { thing: "notice", only: { where: "active", everywhere: true } };
  const home = { title: "Home", sections: [banner, { heading: "Talk for less", text: "Plans without small print." }] };
  const pages = [home, { title: "Plans", sections: [{ thing: "plan", as: "cards" }] }];
  const { blueprint } = draftedSketch("A site of our phone company", { title: "Lark", kind: "site", things: [...things, notice], pages });
  assert.equal(blueprint.features.find(({ kind }) => kind === "hero")?.["headline"], "Talk for less");
});

test("the opening says the whole sentences of a long text for which it has room, and the rest follows", () => {
  const sentence = "Every plan of ours can be ended within a month, from any day and without a reason.";
  const home = {
    title: "Home",
    sections: [{ heading: "Talk for less", text: Array.from({ length: 5 }, () => sentence).join(" "), links: "Plans" }],
  };
  const pages = [home, { title: "Plans", sections: [{ thing: "plan", as: "cards" }] }];
  const { blueprint } = draftedSketch("A site of our phone company", { title: "Lark", kind: "site", things, pages });
  const hero = blueprint.features.find(({ kind }) => kind === "hero");
  assert.deepEqual([hero?.["headline"], hero?.["line"]], ["Talk for less", `${sentence} ${sentence}`]);
  const rest = blueprint.features.find(({ kind }) => kind === "passage");
  assert.deepEqual([rest?.["title"], rest?.["line"]], [null, [sentence, sentence, sentence].join(" ")]);
  assert.deepEqual([linksOf(blueprint, "hero"), linksOf(blueprint, "passage")], [[{ label: "Plans", page: "plans" }], undefined]);
});
