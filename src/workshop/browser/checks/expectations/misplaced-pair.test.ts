import assert from "node:assert/strict";
import { test } from "node:test";
import type { ElementFacts } from "../../page/probe-contract.ts";
import { misplacedPair } from "./misplaced-pair.ts";
import type { Order } from "./misplaced-pair.ts";

const elements = (texts: string[], dates: (string | null)[] = []): ElementFacts[] =>
  texts.map((text, index) => ({
    text,
    values: [],
    checked: null,
    isDisabled: false,
    asked: null,
    date: dates[index] ?? null,
    colours: { color: "", "background-color": "", "border-color": "" },
  }));

const isSorted = (texts: string[], as: Order["as"], direction: Order["direction"] = "ascending"): boolean =>
  misplacedPair(elements(texts), { as, direction }) === null;

test("text is sorted as people sort it", () => {
  assert.ok(isSorted(["apple", "Banana", "Éclair", "fig", "item 2", "item 10"], "text"));
  assert.ok(isSorted(["Zebra", "apple"], "text", "descending"));
  assert.ok(!isSorted(["banana", "apple"], "text"));
});

test("numbers are read out of the text around them", () => {
  assert.ok(isSorted(["−3 °C", "$0.50", "8 €", "1,250.50 €"], "number"));
  assert.ok(!isSorted(["1,250 €", "8 €"], "number"));
  assert.ok(isSorted(["5 stars", "5 stars", "1 star"], "number", "descending"));
});

test("dates are read from the element's time, else from its text", () => {
  assert.ok(isSorted(["due 2026-01-05", "due 2026-11-01"], "date"));
  assert.ok(isSorted(["12 Mar 2025", "Jan 2, 2026"], "date"));
  const timed = elements(["yesterday", "today"], ["2026-02-01", "2026-01-01"]);
  assert.deepEqual(misplacedPair(timed, { as: "date", direction: "ascending" }), [timed[0], timed[1]]);
});

test("what holds no number or date is in no order", () => {
  assert.ok(!isSorted(["1", "none", "2"], "number"));
  assert.ok(!isSorted(["2026-01-01", "soon"], "date"));
});

test("the pair that stands the wrong way round is named", () => {
  const all = elements(["a", "c", "b"]);
  assert.deepEqual(misplacedPair(all, { as: "text", direction: "ascending" }), [all[1], all[2]]);
});
