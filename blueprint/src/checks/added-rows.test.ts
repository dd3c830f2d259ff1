import assert from "node:assert/strict";
import { test } from "node:test";
import { everything } from "../examples/everything.ts";
import { readPrompt } from "../reader/read-prompt.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep } from "../schema/check.ts";
import { planChecks } from "./plan-checks.ts";

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

function emptied(blueprint: Blueprint): Blueprint {
  return { ...blueprint, entities: blueprint.entities.map((entity) => ({ ...entity, samples: [] })) };
}

function checkOf(blueprint: Blueprint, kind: string): AcceptanceCheck {
  const found = planChecks(blueprint).find(({ id, also = [] }) => [id, ...also].some((part) => part.startsWith(kind)));
  assert.ok(found, kind);
  return found;
}

/** The names of the rows that a check adds before anything else. */
function addedIn({ steps }: AcceptanceCheck): string[] {
  return steps.flatMap((step) => (step.do === "fill" && step.target.name === "Name" ? [step.value] : [])).slice(0, 3);
}

const quoins = blueprintOf("A list of quoins with weight, mason and date");

test("a list that starts empty is proven as one with samples is", () => {
  assert.deepEqual(quoins.entities[0]?.samples, []);
  const proven = new Set(planChecks(quoins).flatMap(({ capability, also = [] }) => [capability, ...also]));
  assert.deepEqual(
    quoins.capabilities.map(({ id }) => id).filter((id) => !proven.has(id)),
    [],
  );
});

test("the same parts are proven of an app with and without samples", () => {
  const partsOf = (blueprint: Blueprint): string[] =>
    [...new Set(planChecks(blueprint).flatMap(({ capability, also = [] }) => [capability ?? "", ...also]))].toSorted();
  const readOnly = everything.entities.filter(({ id }) =>
    everything.capabilities.every(({ kind, entity }) => kind !== "add" || entity !== id),
  );
  assert.deepEqual(readOnly, []);
  assert.deepEqual(partsOf(emptied(everything)), partsOf(everything));
});

test("only checks that look for rows add some first", () => {
  assert.deepEqual(addedIn(checkOf(quoins, "search-quoin")), ["Quoin one", "Quoin two", "Quoin three"]);
  assert.equal(checkOf(quoins, "scheme").steps.length, 5);
  const books = blueprintOf("A list of books with author, pages and rating");
  assert.ok(planChecks(books).every(({ steps }) => !JSON.stringify(steps).includes("Book one")));
});

test("a filter lets some of the added rows pass and not others", () => {
  const blueprint = blueprintOf("A list of quoins with weight, mason and date. Filter them by mason.");
  const { steps } = checkOf(blueprint, "filter-quoin-mason");
  const chosen = steps.findIndex((step) => step.do === "select" && step.option === "Mason one");
  const counted = steps[chosen + 1];
  assert.ok(chosen > 0 && counted?.do === "expectCount" && counted.atMost === 1);
});

test("what a row refers to is added before it", () => {
  const { steps } = checkOf(emptied(blueprintOf("clients and their invoices")), "search-invoice");
  const target = steps.findIndex((step) => step.do === "fill" && step.value === "Client one");
  const chosen = steps.findIndex((step) => step.do === "select" && step.option === "Client one");
  assert.ok(target > 0 && chosen > target, `${target}, ${chosen}`);
});

test("an added row is opened from its list, since its address is not known", () => {
  const opened = planChecks(quoins).flatMap(({ steps }) => steps.filter((step): step is CheckStep & { do: "open" } => step.do === "open"));
  assert.deepEqual(
    opened.filter(({ path }) => /\/quoin-\d$/.test(path)),
    [],
  );
});

test("a list that starts empty and that nobody can add to is not proven", () => {
  const changes = new Set(["add", "edit", "delete"]);
  const fixed = { ...quoins, capabilities: quoins.capabilities.filter(({ kind }) => !changes.has(kind)) };
  assert.deepEqual(
    planChecks(fixed).filter(({ capability }) => capability !== null),
    [],
  );
});
