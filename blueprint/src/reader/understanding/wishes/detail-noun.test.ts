import assert from "node:assert/strict";
import { test } from "node:test";
import { nounOfDetail } from "./detail-noun.ts";

const nouns: readonly (readonly [detail: string, noun: string | null])[] = [
  ["who has signed", "signed"],
  ["who's insured", "insured"],
  ["who has a licence", "licence"],
  ["who owes us money", "amount owed"],
  ["who painted it", "painted by"],
  ["which neighbour has rented it", "rented by"],
  ["which fault it has", "fault"],
  ["whose boots are whose", "boots"],
  ["when it's due back", "due back"],
  ["when they arrived", "date"],
  ["where she was born", "place"],
  ["why", "reason"],
  ["how many eggs", "number of eggs"],
  ["how long it took", "duration"],
  ["whether it is insured", "insured"],
  ["whether they were late or early", "status"],
  ["whether it's a boy's or a girl's bike", "kind"],
  ["what we earned", "earned"],
  ["the colour", "colour"],
  ["who is leading", null],
  ["who comes", null],
  ["if nobody takes it then it's mine", null],
  ["whether I already have one", null],
  ["how it went", null],
];
for (const [detail, noun] of nouns) test(`${detail} asks for ${noun ?? "no field"}`, () => assert.equal(nounOfDetail(detail), noun));
