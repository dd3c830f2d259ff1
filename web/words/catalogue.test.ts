// Checked by the compiler: a language that lacks a text, or reads a parameter that is not given, is an error of its own file.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalogue } from "./catalogue.ts";
import * as english from "./en/index.ts";

const other: Catalogue["trash"] = { ...english.trash, isEmpty: "Der Papierkorb ist leer" };
// @ts-expect-error: a text is missing
const lacking: Catalogue["trash"] = { isEmpty: "Der Papierkorb ist leer" };
const misled: Catalogue["trash"] = {
  ...english.trash,
  // @ts-expect-error: the message has no such parameter
  restoreNamed: (values: { title: string }) => `${values.title} wiederherstellen`,
};

test("another language may say the same in other words", () => {
  assert.equal(other.restoreNamed({ name: "Notes" }), "Restore Notes");
  assert.ok(!("restore" in lacking));
  assert.equal(misled.isEmpty, english.trash.isEmpty);
});
