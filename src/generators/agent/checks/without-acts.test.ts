import assert from "node:assert/strict";
import { test } from "node:test";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { evidenceOf } from "./evidence-of.ts";
import { unnamedWords } from "./unnamed-words.ts";
import { withoutActs } from "./without-acts.ts";

const open: CheckStep = { do: "open", path: "/" };
const eggs = { label: "Eggs" };
const fill: CheckStep = { do: "fill", target: eggs, value: "3" };
const add: CheckStep = { do: "click", target: { role: "button", name: "Add" } };
const row: CheckStep = { do: "expectVisible", target: { role: "row", text: "3" } };
const value = (equals: string): CheckStep => ({ do: "expectValue", target: eggs, equals });
const check = (...steps: CheckStep[]): AcceptanceCheck => ({
  id: "add",
  title: "Eggs are noted",
  capability: null,
  phrase: null,
  viewport: "desktop",
  steps,
});

test("without its acts a check opens and expects the same, and that the acts would be possible", () => {
  const heading: CheckStep = { do: "expectVisible", target: { role: "heading" } };
  assert.deepEqual(withoutActs(check(open, heading, fill, add, { do: "reload" }, row))?.steps, [
    open,
    { do: "expectVisible", target: eggs },
    { do: "expectVisible", target: { role: "button", name: "Add" } },
    { do: "reload" },
    row,
  ]);
  const count: CheckStep = { do: "rememberCount", target: { role: "row" }, as: "rows" };
  assert.deepEqual(withoutActs(check(open, count, { do: "press", key: "Enter" }, row))?.steps, [open, count, row]);
});

test("a check that only opens pages has nothing to be left out, and one that downloads shows something by that", () => {
  assert.equal(withoutActs(check(open, { do: "setClock", at: "2030-01-31T14:30" }, row)), null);
  assert.equal(withoutActs(check(open, fill, { do: "expectDownload", target: { role: "button" }, nameEndsWith: ".csv" })), null);
});

test("what a step has just entered is no evidence, but what the app keeps or changes of it is", () => {
  assert.deepEqual(evidenceOf([open, row, fill, value("3")]), []);
  assert.deepEqual(evidenceOf([open, fill, add]), []);
  assert.equal(evidenceOf([open, fill, { do: "reload" }, value("3")]).length, 1);
  assert.equal(evidenceOf([open, fill, add, value("3")]).length, 1);
  // It was cleared: the empty field from the beginning is no reason to doubt that.
  assert.equal(withoutActs(check(open, fill, add, value(""))), null);
  assert.notEqual(withoutActs(check(open, fill, add, { do: "reload" }, value(""))), null);
});

test("the words of a wish that no step names are reported, unless the checks speak otherwise", () => {
  const steps: CheckStep[] = [open, { do: "fill", target: { label: "Hen" }, value: "Berta" }, fill, add, row];
  assert.deepEqual(unnamedWords("eggs per hen and day", [check(...steps)]), ["per", "and", "day"]);
  assert.deepEqual(unnamedWords("Eier pro Huhn und Tag", [check(...steps)]), []);
});
