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
