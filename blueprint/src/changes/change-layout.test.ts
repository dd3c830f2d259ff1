import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint } from "../features/complete-blueprint.ts";
import { readPrompt } from "../reader/read-prompt.ts";
import { changeBlueprint } from "./change-blueprint.ts";
import { tidy } from "./edits/ground/tidy.ts";

const prompts = {
  recipes: "A recipe box with ratings and a shopping list",
  invoices: "An invoice tracker with clients, invoices with amount, due date and status",
  tasks: "todo list with status and priority",
  site: "A website for my dog grooming business with services, prices, opening hours and a contact form",
  flats:
    "Create a website for renting apartments where users can browse apartments, book an apartment and review it, with a newsletter, a contact page and an FAQ",
} as const;
type App = keyof typeof prompts;

function appOf(name: App): Blueprint {
  const reading = readPrompt({ text: prompts[name], answers: [] });
  assert.ok(reading.outcome === "blueprint");
  // Corners that can become both rounder and sharper.
  return { ...reading.blueprint, theme: { ...reading.blueprint.theme, corners: "soft" } };
}

const copyOf = ({ features }: Blueprint): unknown[] =>
  features.flatMap((feature) => [feature["headline"], feature["title"], feature["line"]]);
const kindsOn = ({ pages }: Blueprint, title: string): string[] =>
  (pages.find((page) => page.title === title)?.sections ?? []).map((section) =>
    section.kind === "feature" ? section.feature : section.kind,
  );
const boardOf = ({ features }: Blueprint): unknown => features.find(({ kind }) => kind === "board")?.["field"];
const pictureOf = ({ features }: Blueprint): unknown => features.find(({ kind }) => kind === "hero")?.["motif"];

/** apps and what is said of them, in several ways; what is seen of the changed app */
const edits: readonly (readonly [App, string, (after: Blueprint, before: Blueprint) => void])[] = [
  [
    "tasks",
    "show tasks as a board|kanban view|make it a kanban board|board view please|turn the list into columns",
    (after) => assert.equal(boardOf(after), "status"),
  ],
  ["tasks", "show it as a board by priority|show tasks as a kanban board by priority", (after) => assert.equal(boardOf(after), "priority")],
  [
    "recipes",
    "show recipes as a board",
    (after, before) => {
      assert.equal(boardOf(after), "cuisine");
      assert.deepEqual(after.entities, before.entities);
    },
  ],
  [
    "recipes",
    'change the heading to "Grandma’s kitchen"|change this heading to “Grandma’s kitchen”|the heading should say "Grandma’s kitchen"|replace the headline with "Grandma’s kitchen"|change "Recipes" to "Grandma’s kitchen"',
    (after, before) => assert.deepEqual([after.pages[0]?.title, after.title], ["Grandma’s kitchen", before.title]),
  ],
  [
    "site",
    "change this heading to “Clean dogs”|change the headline to 'Clean dogs'|make the heading say Clean dogs|the heading on the home page should be Clean dogs",
    (after) => assert.ok(copyOf(after).includes("Clean dogs")),
  ],
  [
    "site",
    'change the text under the heading to "Wash, cut, care."|change the subtitle to "Wash, cut, care."',
    (after) => assert.ok(copyOf(after).includes("Wash, cut, care.")),
  ],
  ["tasks", 'change the tagline to "One day at a time"', (after) => assert.equal(after.tagline, "One day at a time")],
  [
    "flats",
    'change the heading of the FAQ to "Good to know"|change "Questions and answers" to "Good to know"',
    (after) => assert.ok(copyOf(after).includes("Good to know")),
  ],
  [
    "tasks",
    "make the text bigger|bigger text please|make everything bigger|the font is too small|larger letters|increase the font size",
    (after) => assert.deepEqual(after.theme.sizes, { text: 1 }),
  ],
  ["tasks", "make it smaller|smaller font|the text is too big", (after) => assert.deepEqual(after.theme.sizes, { text: -1 })],
  ["tasks", "a bigger button|make the buttons bigger", (after) => assert.deepEqual(after.theme.sizes, { buttons: 1 })],
  ["tasks", "bigger headings|make the headings larger", (after) => assert.deepEqual(after.theme.sizes, { headings: 1 })],
  [
    "tasks",
    "make it rounder|rounder corners|round the corners more|make the cards softer",
    (after) => assert.notEqual(after.theme.corners, "square"),
  ],
  [
    "site",
    "sharper corners|make the corners less round|square buttons",
    (after, before) => assert.notEqual(after.theme.corners, before.theme.corners),
  ],
  [
    "tasks",
    "use another font|different font please|change the font|I don't like the font",
    (after, before) => assert.notEqual(after.theme.typeface, before.theme.typeface),
  ],
  ["tasks", "use a typewriter font|change the font to Courier", (after) => assert.equal(after.theme.typeface, "mono")],
  [
    "site",
    "another picture|use another picture|different image on the home page|replace the hero image|I don't like the picture",
    (after, before) => assert.notEqual(pictureOf(after), pictureOf(before)),
  ],
  ["site", "use a picture of waves|a picture with waves", (after) => assert.equal(pictureOf(after), "waves")],
  [
    "flats",
    "move the newsletter to the top of the page|put the newsletter above the apartments",
    (after) => assert.equal(kindsOn(after, "Apartments")[0], "newsletter"),
  ],
  ["site", "move the services to the top|move services up", (after) => assert.equal(after.pages[1]?.title, "Services")],
  ["site", "hide the about section", (after) => assert.ok(after.features.every(({ kind }) => kind !== "about"))],
  [
    "invoices",
    "put the total at the top|show the total at the top|the total should be at the top|totals on top please",
    (after) => assert.deepEqual(kindsOn(after, "Invoices"), ["figures", "collection"]),
  ],
  [
    "invoices",
    "move the charts to the bottom|put the chart below the list",
    (after) => assert.deepEqual(kindsOn(after, "Invoices"), ["collection", "figures"]),
  ],
  [
    "site",
    'add a section with the text "We are closed in August."|add a paragraph to the home page: We are closed in August.|show a banner saying We are closed in August.',
    (after) => {
      assert.ok(copyOf(after).includes("We are closed in August."));
      assert.equal(kindsOn(after, "Home").at(-1), "passage");
    },
  ],
  [
    "site",
    'add a notice "Closed in August" at the top',
    (after) => assert.deepEqual(kindsOn(after, "Home").slice(0, 2), ["hero", "passage"]),
  ],
  ["flats", 'add a paragraph "Ask us anything" to the FAQ page', (after) => assert.deepEqual(kindsOn(after, "FAQ"), ["faq", "passage"])],
  [
    "tasks",
    "make the font bigger and the corners rounder|bigger, rounder|make it rounder and bigger",
    (after, before) => {
      assert.deepEqual(after.theme.sizes, { text: 1 });
      assert.notEqual(after.theme.corners, before.theme.corners);
    },
  ],
  ["tasks", "the page should be called Chores", (after) => assert.equal(after.pages[0]?.title, "Chores")],
  ["invoices", "I want cards|we want cards", (after) => assert.ok(JSON.stringify(after.pages).includes('"view":"cards"'))],
  ["site", "less space between the rows|less space|a tighter layout", (after) => assert.equal(after.theme.density, "compact")],
];

for (const [name, messages, seen] of edits) {
  for (const message of messages.split("|")) {
    test(`${name}: ${message}`, () => {
      const before = appOf(name);
      const change = changeBlueprint(before, message);
      assert.ok(change.outcome === "changed", change.reply);
      assert.deepEqual(change.notUnderstood, []);
      assert.deepEqual(Blueprint.parse(change.blueprint), change.blueprint);
      assert.deepEqual(tidy(change.blueprint), change.blueprint);
      seen(change.blueprint, before);
    });
  }
}

const fields: readonly (readonly [App, string])[] = [
  ["recipes", "add a heading to recipes"],
  ["tasks", "add a size to tasks"],
  ["tasks", "add a small description to tasks"],
];
for (const [name, message] of fields) {
  test(`words for looks that name a field stay a field: ${message}`, () => {
    const before = appOf(name);
    const change = changeBlueprint(before, message);
    assert.ok(change.outcome === "changed", change.reply);
    assert.equal(
      change.blueprint.entities.flatMap((entity) => entity.fields).length,
      before.entities.flatMap((entity) => entity.fields).length + 1,
    );
  });
}
