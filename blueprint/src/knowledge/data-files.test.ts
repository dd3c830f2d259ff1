import assert from "node:assert/strict";
import fs, { globSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";
import { describe, mock, test } from "node:test";
import { readData } from "./data-files.ts";
import { WordList, WordPattern, WordSet } from "./word-list.ts";

const blueprint = join(import.meta.dirname, "../..");

describe("the data files", () => {
  test("are all read and checked against their schemas when the blueprint is loaded", async () => {
    const reading = mock.method(fs, "readFileSync");
    syncBuiltinESMExports();
    await import("../index.ts");
    for (const example of ["everything", "invoices", "recipe-box"]) await import(`../examples/${example}.ts`);
    reading.mock.restore();
    syncBuiltinESMExports();
    const read = new Set(reading.mock.calls.map((call) => relative(blueprint, String(call.arguments[0]))));
    const files = globSync("data/**/*.*", { cwd: blueprint });
    assert.ok(files.length > 200, `${files.length} files`);
    assert.deepEqual(
      files.filter((file) => !read.has(file)),
      [],
    );
  });

  test("are refused by name where they do not fit their schema", () => {
    assert.throws(() => readData("colours/css.json", WordSet), /blueprint\/data\/colours\/css\.json/);
  });

  test("hold no word twice in a list", () => {
    assert.equal(WordList.safeParse(["boat", "sail"]).success, true);
    assert.equal(WordList.safeParse(["boat", "boat"]).success, false);
    assert.equal(WordList.safeParse(["boat "]).success, false);
    assert.equal(WordList.safeParse([]).success, false);
  });

  test("hold words as patterns that match whole words", () => {
    const pattern = WordPattern.parse(["boats?", "sail(?:or|ing)"]);
    assert.ok(pattern.test("two boats"));
    assert.ok(!pattern.test("a steamboat"));
  });
});
