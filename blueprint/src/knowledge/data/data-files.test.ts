import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { findPictogram } from "../pictograms/find-pictogram.ts";
import { filesRead, readData } from "./data-files.ts";
import { WordList, WordPattern, WordSet } from "./word-list.ts";

const repository = join(import.meta.dirname, "../../../..");

describe("the data files", () => {
  test("are all read and checked against their schemas when the blueprint is loaded, word vectors and everyday things when a prompt is read, pictograms when one is looked for", async () => {
    const { readPrompt } = await import("../../index.ts");
    readPrompt({ text: "What's in the freezer", answers: [] });
    findPictogram("A boat", { language: "en" });
    for (const example of ["everything", "invoices", "recipe-box"]) await import(`../../examples/${example}.ts`);
    const files = globSync(["blueprint/data/**/*.*", "kit/web/src/styles/languages/*/*.json"], { cwd: repository });
    assert.ok(files.length > 200, `${files.length} files`);
    assert.deepEqual(
      files.filter((file) => !filesRead.has(file)),
      [],
    );
  });

  test("are refused by name where they do not fit their schema", () => {
    assert.throws(() => readData("design/colours/css.json", WordSet), /blueprint\/data\/design\/colours\/css\.json/);
  });

  test("name no key twice: the first of two would be lost", () => {
    for (const file of globSync("blueprint/data/**/*.json", { cwd: repository })) {
      const text = readFileSync(join(repository, file), "utf8");
      const written = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted?: string) => quoted ?? "");
      const parsed: unknown = JSON.parse(text);
      assert.ok(written === JSON.stringify(parsed), file);
    }
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
