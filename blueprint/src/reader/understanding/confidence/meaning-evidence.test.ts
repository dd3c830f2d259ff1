import assert from "node:assert/strict";
import { test } from "node:test";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { sentencesOf } from "../../text/token.ts";
import { meaningEvidence } from "./meaning-evidence.ts";

const evidence = (text: string, noun: string, isOne = false) =>
  meaningEvidence({
    tokens: sentencesOf(text).flatMap(({ tokens }) => tokens),
    name: [noun],
    template: templatesByNoun.get(noun) ?? null,
    isOne,
  });

test("a template fits a sentence about its matter better than one in which another trade uses its noun", () => {
  const fit = (text: string): number => evidence(text, "property").fit;
  assert.ok(fit("properties with rent, rooms and tenants") > fit("stolen property with thief and police report"));
});

test("the noun that a sentence turns around is more central than one in passing", () => {
  const text = "cakes and bread of our bakery with flour, price and, where it matters, butter";
  assert.ok(evidence(text, "bread").central > evidence(text, "matter").central);
});

test("one unknown society means somebody, several and what is known do not", () => {
  const text = "a sailing society";
  assert.ok(evidence(text, "society", true).somebody > 0.7);
  assert.equal(evidence(text, "society").somebody, 0);
  assert.ok(evidence("a gasket", "gasket", true).somebody < 0.6);
  assert.equal(evidence("a customer", "customer", true).somebody, 0);
});
