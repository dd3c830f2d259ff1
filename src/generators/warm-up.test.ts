// What the first build initializes would hold the event loop while other clients wait.
import assert from "node:assert/strict";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { mock, test } from "node:test";
import { readPrompt } from "@atelier/blueprint";
import { warmUp } from "./warm-up.ts";

const FIRST_MESSAGES = [
  "swear jar for the office",
  "a website for a bakery with opening hours and a contact form",
  "chess against the computer",
  "une liste de courses partagée",
  "a list of brids with speices and plaec",
  "asdkjh qwe",
];

test("after the warm-up, no message is the first to read a file of data", () => {
  warmUp();
  const reads: string[] = [];
  const { readFileSync } = fs;
  mock.method(fs, "readFileSync", (...input: Parameters<typeof readFileSync>) => {
    reads.push(String(input[0]));
    return readFileSync(...input);
  });
  syncBuiltinESMExports();
  try {
    for (const text of FIRST_MESSAGES) readPrompt({ text, answers: [] });
  } finally {
    mock.restoreAll();
    syncBuiltinESMExports();
  }
  assert.deepEqual(reads, []);
});
