import assert from "node:assert/strict";
import { test } from "node:test";
import { readUnlistedName, unlistedName } from "./unlisted-name.ts";

test("the name of an unlisted site says which project it belongs to, and what it shows", () => {
  for (const what of ["draft", 1, 12, 999_999_999] as const) {
    assert.deepEqual(readUnlistedName(unlistedName("recipe-box-k7m2x", what)), { siteName: "recipe-box-k7m2x", of: what });
  }
});

test("every other name is that of a project", () => {
  for (const name of ["recipe-box-k7m2x", "a--v0", "a--v01", "a--v", "a--v1x", "--v1", "a-v1", "a--drafts", "a--v1234567890"]) {
    assert.equal(readUnlistedName(name), null, name);
  }
});
