import assert from "node:assert/strict";
import { test } from "node:test";
import { readJson } from "./read-json.ts";

test("an object is read out of the talk and the fence around it", () => {
  assert.deepEqual(readJson('Sure! Here:\n```json\n{"a": {"b": "}"}}\n```\nAnything else {like this}?'), { a: { b: "}" } });
});

test("what needs no repair is read as it is, also where a repair would give up", () => {
  for (const value of [{ c: "x {" }, { c: "} x", d: ["{", "}"] }]) assert.deepEqual(readJson(JSON.stringify(value)), value);
});

test("commas, quotes and comments that are wrong are mended", () => {
  assert.deepEqual(readJson("{'a': [1, 2,], // two\n b: “three”}"), { a: [1, 2], b: "three" });
});

test("what is there of an answer that was cut is read", () => {
  assert.deepEqual(readJson('{"rows": [["One", 1], ["Two", 2], ["Thr'), { rows: [["One", 1], ["Two", 2], ["Thr"]] });
});

test("an answer without an object is none", () => {
  for (const answer of ["", "I cannot do that.", "[1, 2]"]) assert.equal(readJson(answer), undefined);
});

test("texts are storable, and what is nested deeper than sixty levels is none", () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  assert.deepEqual(readJson('{"a\\u0000": "b\\u0000\\ud83d"}'), { a: "b\ufffd" });
  assert.deepEqual(readJson(nested(60)), JSON.parse(nested(60)));
  for (const levels of [61, 100_000]) assert.equal(readJson(nested(levels)), undefined);
});

test("a field named __proto__ is a field like any other", () => {
  for (const answer of ['{"__proto__": {"title": "x"}}', "{'__proto__': {title: 'x'}}"]) {
    const value = Object(readJson(answer));
    assert.deepEqual([value.title, Object.getPrototypeOf(value), Object.keys(value)], [undefined, Object.prototype, ["__proto__"]]);
  }
});

test("what is wrong is mended as long as it is not too long for that", () => {
  const wrong = (count: number) => `{'a': '${"x".repeat(count)}'}`;
  assert.deepEqual(readJson(wrong(50_000)), { a: "x".repeat(50_000) });
  assert.equal(readJson(wrong(60_000)), undefined);
  const repairs = { charactersLeft: 100 };
  assert.deepEqual([readJson(wrong(60), repairs), readJson(wrong(60), repairs)], [{ a: "x".repeat(60) }, undefined]);
});
