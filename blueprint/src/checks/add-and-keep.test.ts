import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPrompt } from "../reader/read-prompt.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import { everything } from "../examples/everything.ts";
import { invoices } from "../examples/invoices.ts";
import { recipeBox } from "../examples/recipe-box.ts";
import { entityOf, projectModel } from "../model/project-model.ts";
import { addAndKeep } from "./add-and-keep.ts";
import { controlOf, type Place, placeOf } from "./place.ts";
import { planChecks } from "./plan-checks.ts";

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

function placeIn(blueprint: Blueprint, entity: string): Place {
  const project = projectModel(blueprint);
  const place = placeOf(project, entityOf(project, entity));
  assert.ok(place);
  return place;
}

const apps = [
  recipeBox,
  invoices,
  everything,
  blueprintOf("Books with an author, a website, a start date, a time of day, an email, a phone, notes, tags and a checkbox for lent"),
];

describe("a row that is added", () => {
  for (const blueprint of apps) {
    for (const { id } of blueprint.entities) {
      const place = placeIn(blueprint, id);
      if (!place.model.capabilities.some(({ kind }) => kind === "add")) continue;
      test(`has every field of its form filled in and seen again after the page is loaded anew: ${blueprint.slug}, ${id}`, () => {
        const { steps, fields } = addAndKeep(place);
        const asked = place.model.fields.filter((field) => field.type !== "boolean" || !place.model.isQuick);
        assert.deepEqual(
          asked.filter((field) => !fields.includes(field)).map((field) => field.label),
          [],
        );
        const loaded = steps.findLastIndex((step) => step.do === "open");
        for (const field of asked) {
          const isOf = (step: (typeof steps)[number]): boolean =>
            "target" in step &&
            (field.type === "rating"
              ? step.target?.within?.name === field.label
              : JSON.stringify(step.target) === JSON.stringify(controlOf(field)));
          const entered = steps.findIndex((step) => isOf(step) && /^(?:fill|select|setChecked)$/.test(step.do));
          const seen = steps.findIndex((step, at) => at > loaded && isOf(step) && /^expect(?:Value|Checked)$/.test(step.do));
          assert.ok(entered > 0 && seen > loaded && loaded > entered, field.label);
        }
      });
    }
  }
});

test("where rows cannot be edited, their values are looked for on the row's own page", () => {
  const blueprint = blueprintOf("A list of clients with phone and notes");
  const fixed = { ...blueprint, capabilities: blueprint.capabilities.filter(({ kind }) => kind !== "edit") };
  const { steps, fields } = addAndKeep(placeIn(fixed, "client"));
  assert.ok(fields.some(({ label }) => label === "Notes"));
  assert.ok(
    steps.some((step) => step.do === "expectVisible" && step.target.role === "main" && step.target.text === "Notes of my new client"),
  );
});

test("a list that begins in an order is seen in it before any is chosen", () => {
  const blueprint = blueprintOf("todo list");
  const capabilities = blueprint.capabilities.map((one) => (one.kind === "sort" ? { ...one, begins: "due-date" } : one));
  const check = planChecks({ ...blueprint, capabilities }).find(({ also }) => also?.includes("sort-task=begins"));
  const place = check?.steps.findIndex((step) => step.do === "expectText" && step.target.nth === 0) ?? -1;
  assert.ok(place > 0 && check?.steps.slice(0, place).every((step) => step.do !== "select" || !/due date/i.test(step.option)));
});

test("a chart by month is given a month that no sample has", () => {
  const check = planChecks(blueprintOf("Expense tracker with a chart by month")).find(({ id }) => id.startsWith("chart-expense-date"));
  assert.deepEqual(check?.steps.at(-1), {
    do: "expectText",
    contains: "Aug 2033",
    target: { role: "figure", name: "Spent by month", exact: true },
  });
});

test("a tag that is offered is chosen and taken back by a click, and what people leave at the end of lists adds nothing", () => {
  const steps = addAndKeep(placeIn(everything, "class")).steps.map((step) => JSON.stringify(step));
  const [tag] = placeIn(everything, "class").model.fields.find(({ type }) => type === "tags")?.options ?? [];
  const pressed = steps.filter((step) => step.includes(`"role":"button","name":${JSON.stringify(tag)}`));
  assert.deepEqual(
    pressed.map((step) => /"checked":(\w+)/.exec(step)?.[1]),
    ["true", "false"],
  );
  assert.ok(steps.some((step) => step.includes('"fill"') && /[^ ,]\\n"\}$/.test(step)));
});

test("a tag that is offered is left alone where it is called like another button, or is written like several", () => {
  const entities = everything.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.type === "tags" ? { ...field, options: ["Cancel", "one, two"] } : field)),
  }));
  const steps = addAndKeep(placeIn({ ...everything, entities }, "class")).steps.map((step) => JSON.stringify(step));
  assert.equal(
    steps.some((step) => /"setChecked".*"(?:Cancel|one, two)"/.test(step)),
    false,
  );
});
