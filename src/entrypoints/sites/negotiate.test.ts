import assert from "node:assert/strict";
import { test } from "node:test";
import { heldTag, takesBrotli, wantsHtml } from "./negotiate.ts";

test("HTML is wanted when it is named, or when anything is welcome", () => {
  for (const accept of [undefined, "text/html,application/xml;q=0.9", "TEXT/HTML", "*/*"]) assert.equal(wantsHtml(accept), true, accept);
  for (const accept of ["application/json", "image/*", "text/html;q=0", ""]) assert.equal(wantsHtml(accept), false, accept);
});

test("brotli is taken when it is named and not refused", () => {
  for (const encodings of ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, BR;q=0.5"]) assert.equal(takesBrotli(encodings), true, encodings);
  for (const encodings of [undefined, "", "gzip", "br;q=0", "br; q=0.0", "brown"]) assert.equal(takesBrotli(encodings), false, encodings);
});

test("a tag is held when the list names it, strong or weak, or holds anything", () => {
  assert.equal(heldTag('"one"', ['"one"', '"two"']), '"one"');
  assert.equal(heldTag('"zero", W/"two"', ['"one"', '"two"']), '"two"');
  assert.equal(heldTag("*", ['"one"', '"two"']), '"one"');
  assert.equal(heldTag('"zero"', ['"one"', '"two"']), null);
  assert.equal(heldTag(undefined, ['"one"']), null);
});
