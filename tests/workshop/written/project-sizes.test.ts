import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { KIT_LOCK, readPrompt, writeProject } from "@atelier/blueprint";
import { formatProject } from "../../../src/workshop/format/format-project.ts";

const prompts: { entities: number; linesMax: number; text: string }[] = [
  { entities: 1, linesMax: 280, text: "Expense tracker with categories, totals and charts by category and by month" },
  { entities: 2, linesMax: 460, text: "A recipe box with ratings and a shopping list" },
  {
    entities: 2,
    linesMax: 460,
    text: "An invoice tracker with clients, invoices with amount, due date and status, totals and a chart of revenue by month",
  },
  { entities: 3, linesMax: 660, text: "A tracker for clients, projects and time entries with hours totals and charts" },
];

describe("an app's own code is small enough to know by heart", () => {
  for (const { entities, linesMax, text } of prompts) {
    it(`${entities} kinds of things are at most ${linesMax} lines beside the kit: ${text}`, async () => {
      const reading = readPrompt({ text, answers: [] });
      assert.ok(reading.outcome === "blueprint");
      assert.equal(reading.blueprint.entities.length, entities);
      const files = await formatProject(writeProject(reading.blueprint));
      const kit = new Set(Object.keys(Object(JSON.parse(files.get(KIT_LOCK) ?? ""))["files"]));
      const own = [...files].filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !kit.has(path));
      const lines = own.reduce((sum, [, content]) => sum + content.split("\n").length, 0);
      assert.ok(own.length >= 6 && lines <= linesMax, `${own.length} files with ${lines} lines`);
      for (const [path, content] of own) assert.doesNotMatch(content, /\{(?:true|false) (?:&&|\?)/, path);
    });
  }
});
