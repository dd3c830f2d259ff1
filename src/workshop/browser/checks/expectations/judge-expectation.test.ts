import assert from "node:assert/strict";
import { test } from "node:test";
import type { ElementFacts } from "../../page/probe-contract.ts";
import { judgeExpectation } from "./judge-expectation.ts";
import { hexColour } from "./judge-state.ts";
import type { Remembered } from "../remembered-texts.ts";
import type { Expectation } from "./judge-expectation.ts";

const nothing: Remembered = { counts: new Map(), texts: new Map() };

const element = (facts: Partial<ElementFacts>): ElementFacts => ({
  text: "",
  values: [],
  checked: null,
  isDisabled: false,
  asked: null,
  date: null,
  colours: { color: "rgb(0, 0, 0)", "background-color": "rgba(0, 0, 0, 0)", "border-color": "rgb(0, 0, 0)" },
  ...facts,
});

const target = { role: "listitem" } as const;

const judge = (step: Expectation, elements: ElementFacts[], remembered = nothing) => judgeExpectation(step, { elements, remembered });

test("nothing that matches is content with being hidden or counted, and with nothing else", () => {
  assert.equal(judge({ do: "expectHidden", target }, []), null);
  assert.equal(judge({ do: "expectCount", target, atMost: 0 }, []), null);
  for (const step of [
    { do: "expectVisible", target },
    { do: "expectText", target, contains: "" },
    { do: "expectValue", target, equals: "" },
    { do: "expectChecked", target, checked: false },
    { do: "expectCount", target, atLeast: 1 },
    { do: "expectSorted", target, as: "text", direction: "ascending" },
    { do: "expectColour", target, property: "color", equals: "#000000" },
  ] satisfies Expectation[]) {
    assert.notEqual(judge(step, []), null, step.do);
  }
});

test("text is compared without case and extra space; values are compared as they are", () => {
  assert.equal(judge({ do: "expectText", target, contains: "apple  PIE" }, [element({ text: "An Apple\npie" })]), null);
  assert.deepEqual(judge({ do: "expectValue", target, equals: "a" }, [element({ values: ["A"] })]), {
    expected: 'the list item to have the value "a"',
    but: 'its value is "A"',
  });
});

test("a text that a style shows in capitals is the same text, also where its capitals are other letters", () => {
  for (const text of ["Straße", "STRASSE", "STRAẞE"])
    assert.equal(judge({ do: "expectText", target, contains: "Straße" }, [element({ text })]), null, text);
  assert.notEqual(judge({ do: "expectText", target, contains: "Straße" }, [element({ text: "STRAZE" })]), null);
});

test("what cannot be checked is neither checked nor unchecked", () => {
  assert.equal(judge({ do: "expectChecked", target, checked: false }, [element({ checked: null })])?.but, "it cannot be checked");
});

test("a count changes by exactly as much as it should", () => {
  const remembered = { ...nothing, counts: new Map([["before", 2]]) };
  const step: Expectation = { do: "expectCountChanged", target, since: "before", by: -1 };
  assert.equal(judge(step, [element({})], remembered), null);
  assert.equal(judge(step, [], remembered)?.but, "it is 0");
});

test("an order that holds for one element only is not shown", () => {
  const step: Expectation = { do: "expectSorted", target, as: "number", direction: "ascending" };
  assert.equal(judge(step, [element({ text: "1" })])?.but, "there is only one");
});

test("long lists and long texts are cut in the sentence", () => {
  const many = Array.from({ length: 9 }, (_, index) => element({ text: `${index} ${"x".repeat(300)}` }));
  const complaint = judge({ do: "expectHidden", target }, many);
  assert.match(complaint?.but ?? "", /…" and 3 more$/);
  assert.ok((complaint?.but.length ?? 0) < 900);
});

test("colours are compared as #rrggbb; one that shines through is not equal to its opaque one", () => {
  assert.equal(hexColour("rgb(11, 93, 59)"), "#0b5d3b");
  assert.equal(hexColour("rgba(11, 93, 59, 1)"), "#0b5d3b");
  assert.equal(hexColour("rgba(11, 93, 59, 0.5)"), "rgba(11, 93, 59, 0.5)");
  assert.equal(hexColour("oklch(0.5 0.1 150)"), "oklch(0.5 0.1 150)");
});
