import assert from "node:assert/strict";
import { test } from "node:test";
import { condenseOutline } from "./condense-outline.ts";
import { shareLandmarks } from "./share-landmarks.ts";

const rowOf = (year: number): string => `      - row "${year} €100":\n        - cell "${year}"\n        - cell "€100"`;
const table = (years: number): string =>
  [
    '- main:\n  - table "Schedule":\n    - rowgroup:\n      - row "Year Rest":\n        - columnheader "Year"\n        - columnheader "Rest"',
    "    - rowgroup:",
    ...Array.from({ length: years }, (_, at) => rowOf(at + 1)),
    '  - paragraph: "Note: it is an estimate"',
  ].join("\n");

test("a long table shows its first rows and how many there are besides, and what is below it", () => {
  const lines = condenseOutline(table(25), 4_000).split("\n");
  assert.deepEqual(lines.slice(0, 6), [
    "- main:",
    '  - table "Schedule":',
    "    - rowgroup:",
    "      - row:",
    '        - columnheader "Year"',
    '        - columnheader "Rest"',
  ]);
  assert.deepEqual(lines.slice(-3), [
    '        - cell "€100"',
    "      - … 22 more rows like these",
    '  - paragraph: "Note: it is an estimate"',
  ]);
  assert.equal(lines.length, 18);
});

test("a short table and items that differ are shown whole", () => {
  assert.equal(condenseOutline(table(5), 4_000).includes("more rows"), false);
  const items = ["A", "B", "C", "D", "E", "F"].map((name, at) => `  - listitem:${at % 2 === 0 ? `\n    - link "${name}"` : ` ${name}`}`);
  assert.equal(condenseOutline(`- list:\n${items.join("\n")}`, 4_000), `- list:\n${items.join("\n")}`);
});

test("items without parts are shown up to a dozen", () => {
  const days = Array.from({ length: 31 }, (_, at) => `  - button "${at + 1}"`);
  const lines = condenseOutline(`- main:\n${days.join("\n")}`, 4_000).split("\n");
  assert.deepEqual(lines.slice(12), ['  - button "12"', "  - … 19 more of role button like these"]);
});

test("what is too long ends with a whole line, and says how many are left", () => {
  const long = Array.from({ length: 9 }, (_, at) => `- heading "${"x".repeat(90)}${at}"\n- paragraph: text`).join("\n");
  const lines = condenseOutline(long, 500).split("\n");
  assert.equal(lines.at(-1), "… 10 more lines");
  assert.equal(lines.length, 9);
});

test("of several pages the header, navigation and footer are shown once", () => {
  const page = (title: string): string => `- banner:\n  - link "Home"\n- main:\n  - heading "${title}"\n- contentinfo:\n  - text: 2030`;
  assert.deepEqual(shareLandmarks([page("One"), page("Two")]), [
    page("One"),
    '- banner (as above)\n- main:\n  - heading "Two"\n- contentinfo (as above)',
  ]);
});
