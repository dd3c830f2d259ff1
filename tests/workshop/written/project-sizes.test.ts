import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readPrompt, writeProject } from "@atelier/blueprint";
import { formatProject } from "../../../src/workshop/format/format-project.ts";

const DATA_FILE = "src/data/samples.ts";
const LINES_MAX = 180;

const prompts: { entities: number; filesMax: number; text: string }[] = [
  { entities: 1, filesMax: 34, text: "Expense tracker with categories, totals and charts by category and by month" },
  { entities: 2, filesMax: 38, text: "A recipe box with ratings and a shopping list" },
  {
    entities: 2,
    filesMax: 38,
    text: "An invoice tracker with clients, invoices with amount, due date and status, totals and a chart of revenue by month",
  },
  { entities: 3, filesMax: 42, text: "A tracker for clients, projects and time entries with hours totals and charts" },
];

describe("a project is small enough to know by heart", () => {
  for (const { entities, filesMax, text } of prompts) {
    it(`${entities} kinds of things are at most ${filesMax} files, none too long: ${text}`, async () => {
      const reading = readPrompt({ text, answers: [] });
      assert.ok(reading.outcome === "blueprint");
      assert.equal(reading.blueprint.entities.length, entities);
      const files = await formatProject(writeProject(reading.blueprint));
      assert.ok(files.size >= 15 && files.size <= filesMax, `${files.size} files`);
      for (const [path, content] of files) {
        if (!/^src\/.*\.tsx?$/.test(path) || path === DATA_FILE) continue;
        assert.ok(content.split("\n").length <= LINES_MAX, `${path} has ${content.split("\n").length} lines`);
        assert.doesNotMatch(content, /\{(?:true|false) (?:&&|\?)/, path);
      }
    });
  }
});
