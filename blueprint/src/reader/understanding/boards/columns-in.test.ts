import assert from "node:assert/strict";
import { test } from "node:test";
import { sentencesOf } from "../../text/token.ts";
import { columnsIn } from "./columns-in.ts";

const cases: readonly (readonly [text: string, columns: string])[] = [
  [
    "A board for our forge with columns Quoted, Waiting on steel, At the anvil and Collected. Each card has the name.",
    "Quoted|Waiting on steel|At the anvil|Collected",
  ],
  ["a kanban for the regatta: ideas, booked, paid, done", "ideas|booked|paid|done"],
  ["Board for our loft with to do, doing and done columns", "to do|doing|done"],
  ["a board of 3 columns: New / In the workshop / Ready", "New|In the workshop|Ready"],
  ["Residents report faults and we move them from new to in progress to fixed.", "new|in progress|fixed"],
  ["A notice board with columns of text", ""],
  ["A list of board games with columns", ""],
  ["A table with the columns name, age and town", ""],
  ["We drive from Leeds to York", ""],
];
for (const [text, columns] of cases)
  test(`finds the columns of: ${text}`, () => {
    const found = columnsIn(sentencesOf(text));
    assert.equal((found?.names ?? []).map((name) => name.map((token) => token.text).join(" ")).join("|"), columns);
  });
