import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { planChecks } from "../checks/plan-checks.ts";
import { readPrompt } from "../reader/read-prompt.ts";
import { Blueprint } from "../features/complete-blueprint.ts";
import { writeProject } from "../project/write-project.ts";
import { changeBlueprint } from "./change-blueprint.ts";
import { tidy } from "./edits/ground/tidy.ts";

const bases = [
  "A recipe box with ratings and a shopping list",
  "clients and their invoices",
  "gym tracker",
  "inventory with suppliers",
  "todo list",
  "Create a website for renting apartments where users can browse apartments, book an apartment and review it, with a newsletter, a contact page and an FAQ",
  "A blog with posts and comments",
  "Create a snake game",
].map((text) => {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
});

const verbs =
  "add,remove,rename,call,make,change,show,use,sort by,filter by,let me,don't,no,without,replace,turn,hide,keep,export,give,link,mark,search,more,delete,set,move,put,let visitors,call it,undo".split(
    ",",
  );
const nouns =
  "a rating,notes,the notes field,recipes,clients,invoices,tasks,workouts,products,suppliers,suppliers with name and phone,the shopping list,it,them,everything,the app,a statistics page,the overview page,the page,charts,a chart,search,sorting,filters,tags,status,priority,due date,amount,servings,cuisine,the title,name,cooking time,green,dark red,darker,#0a7,a table,cards,a list,CSV,sample data,these examples: Lasagne, Risotto,Italian dishes,required,optional,a number,a checkbox,a dropdown with A, B and C,out of 10,Pantry,dishes,a newsletter form,the newsletter,comments,comments on posts,a contact page,the contact page,an FAQ,the FAQ page,bookings,visitors book apartments,apartments,reviews,a kanban board,the board,a calendar,a wishlist,a shopping cart,the headline,a poll,snake,the game,a gallery,a chatbot,an assignee,price,city,before the contact page,playful,undo,constructor,__proto__,<script>,日本語,a supplier,projects".split(
    /,(?! )/,
  );
const joints = [
  " ",
  " to ",
  " from ",
  " by ",
  " as ",
  " and ",
  ", ",
  " with ",
  " in ",
  " into ",
  " of ",
  ": ",
  ". ",
  "\n- ",
  " (",
  ") ",
  ' "',
  '" ',
  " so that I can ",
  " but ",
];

const spoken = fc
  .array(fc.tuple(fc.constantFrom(...verbs, ...nouns), fc.constantFrom(...joints)), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.flat().join(""));
const message = fc.oneof({ weight: 6, arbitrary: spoken }, { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) });

/** Refuses a blueprint that is not valid, or that refers to what it does not hold. */
function assertWhole(blueprint: Blueprint): void {
  assert.deepEqual(Blueprint.parse(blueprint), blueprint);
  assert.deepEqual(tidy(blueprint), blueprint, "something refers to what is not there");
  for (const entity of blueprint.entities) {
    assert.ok(
      entity.fields.some((field) => field.id === entity.titleField),
      `${entity.id} has no title`,
    );
    assert.equal(new Set(entity.fields.map((field) => field.id)).size, entity.fields.length, `${entity.id} has a field twice`);
    for (const field of entity.fields)
      if (field.type === "reference")
        assert.ok(
          blueprint.entities.some((other) => other.id === field.of),
          `${field.id} points nowhere`,
        );
  }
  for (const ids of [blueprint.entities, blueprint.capabilities, blueprint.features, blueprint.pages].map((all) => all.map(({ id }) => id)))
    assert.equal(new Set(ids).size, ids.length, `an id twice in ${ids.join(" ")}`);
  assert.equal(new Set(blueprint.pages.map((page) => page.path)).size, blueprint.pages.length);
  assert.equal(blueprint.pages[0]?.path, "/");
}

test("any messages, one after another, leave a whole app that can be written and checked, always the same, in good time", () => {
  fc.assert(
    fc.property(fc.nat({ max: bases.length - 1 }), fc.array(message, { minLength: 1, maxLength: 4 }), (at, messages) => {
      let blueprint = bases[at];
      assert.ok(blueprint !== undefined);
      for (const text of messages) {
        const change = changeBlueprint(blueprint, text);
        assert.deepEqual(changeBlueprint(structuredClone(blueprint), text), change);
        assert.ok(change.reply.length > 0 && change.reply.length < 4000, text);
        if (change.outcome === "unclear") continue;
        assert.notDeepEqual(change.blueprint, blueprint);
        blueprint = change.blueprint;
        assertWhole(blueprint);
      }
      writeProject(blueprint);
      planChecks(blueprint);
    }),
    { examples: [[7, ["Pantry and required "]]] },
  );
});

test("a blueprint is never changed in place", () => {
  const before = structuredClone(bases[0]);
  const base = bases[0];
  assert.ok(base !== undefined);
  for (const text of [
    "add a rating to shopping items",
    "sort by cuisine",
    "remove the cuisine",
    "use these examples: A, B",
    "add a statistics page",
  ])
    changeBlueprint(base, text);
  assert.deepEqual(base, before);
});

test("a very long message is answered in good time", () => {
  const base = bases[0];
  assert.ok(base !== undefined);
  for (const text of [
    "add a rating and ".repeat(2000),
    "remove the servings. ".repeat(1000),
    `use these examples: ${"Soup, ".repeat(3000)}`,
    "(".repeat(20_000),
    '"'.repeat(9000),
  ]) {
    const began = process.threadCpuUsage();
    changeBlueprint(base, text);
    const { user, system } = process.threadCpuUsage(began);
    assert.ok(user + system < 5_000_000, text.slice(0, 20));
  }
});
