// The same prompt gives the same bytes: in another process, in another time zone and language, and regardless of what was generated
// before it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, it } from "node:test";
import { z } from "zod";
import { readOptions } from "../../../eval/read-options.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { readPrompts } from "../../../eval/read-prompts.ts";

const program = join(import.meta.dirname, "hash-written.ts");
const repository = join(import.meta.dirname, "../../..");

const ownPrompts: readonly string[] = [
  "A recipe box with ratings and a shopping list",
  "Track my clients and their invoices with amount, due date and whether they are paid. Show the total per month and export to CSV. Navy buttons on a white background.",
  "A kite collection with wingspan, wind range and condition",
  "todo list",
  "gym tracker",
  "snake",
  "A habit tracker in dark green",
  "A website for a bakery with opening hours, a menu and a contact form",
  "A website for a hotel. Users should be able to browse rooms, book a room and review it.",
  "A shop for candles where users can search, compare and buy candles. Use ivory as the background color and maroon for the components.",
  "An online auction where people bid on paintings and follow artists",
  "A community forum where members write posts, comment on them, upvote them and follow each other",
  "A site with polls, a newsletter and a chat room for a choir",
  "A dashboard of sales by region with charts and a map",
  "A news portal with categories, bookmarks and real-time updates",
  "An arcade with snake and a leaderboard",
  "A trivia game for parties with a snake game",
  "A driving school with lessons, a quiz and an exam",
  "Flashcards for learning Spanish with a quiz",
  "A job board where users can apply for jobs, upload a resume and get notifications",
  "A project management tool with employees, tasks, timelines and hours",
  "A clinic where patients book appointments, see their reports and pay bills",
  "A marketplace for second-hand bikes with messages between buyers and sellers",
  "A travel planner with destinations, a calendar and a budget calculator",
  "A real estate site with apartments by city, price and rooms, a mortgage calculator and favourites",
  "A sports league with teams, matches, predictions and tickets",
];

const Hashes = z.record(z.string(), z.string());

/** What is generated from the prompts in a separate process. */
async function hashesOf(prompts: readonly string[], environment: Record<string, string> = {}): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  child.stdin.end(JSON.stringify(prompts));
  return Hashes.parse(JSON.parse(await text(child.stdout)));
}

async function assertSameBytes(prompts: readonly string[]): Promise<void> {
  const [one, other] = await Promise.all([
    hashesOf(prompts),
    hashesOf(prompts.toReversed(), { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" }),
  ]);
  const different = prompts.filter((prompt) => one[prompt] === undefined || one[prompt] !== other[prompt]);
  assert.deepEqual(different, []);
  assert.equal(new Set(Object.values(one)).size, new Set(prompts).size, "each prompt becomes something of its own");
}

const options = readOptions([], repository);
const file = typeof options === "string" ? "" : options.file;

describe("the same prompt gives the same bytes in two processes", () => {
  it("for prompts of many kinds", () => assertSameBytes(ownPrompts));

  it(
    "for every prompt that is evaluated by default",
    { skip: isNightly ? (existsSync(file) ? false : "the file of prompts that is evaluated by default is not there") : "in nightly runs" },
    async () => {
      const prompts = readPrompts(file, { only: [], limit: Number.POSITIVE_INFINITY });
      if (typeof prompts === "string") assert.fail(prompts);
      await assertSameBytes(prompts.map(({ prompt }) => prompt));
    },
  );
});
