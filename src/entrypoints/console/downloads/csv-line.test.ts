import assert from "node:assert/strict";
import { test } from "node:test";
import { csvLine } from "./csv-line.ts";

test("text that a spreadsheet would run is text, and numbers stay numbers", () => {
  for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"]) assert.match(csvLine([formula]), /^"'/, JSON.stringify(formula));
  assert.equal(csvLine(["a", -5, null, "2 - 1"]), "a,-5,,2 - 1\r\n");
});

test("quotes, commas and line ends stay in their cell", () => {
  assert.equal(csvLine(['say "hi"', "a,b", "one\ntwo"]), '"say ""hi""","a,b","one\ntwo"\r\n');
});
