import assert from "node:assert/strict";
import { test } from "node:test";
import type { Audience } from "../../knowledge/entity-templates.ts";
import { leadingVerb } from "./acts.ts";

const table: readonly (readonly [text: string, audience: Audience, act: string, words: number])[] = [
  ["add to a wishlist", "public", "collect", 4],
  ["add old books to their wishlist", "public", "collect", 1],
  ["share recipes with friends", "own", "share", 1],
  ["save articles for later", "own", "collect", 1],
  ["organize tasks on a board", "own", "board", 1],
  ["add films to my watchlist", "own", "add", 1],
  ["add very old and rare books to a wishlist", "public", "add", 1],
  ["add books to a shelf", "public", "add", 1],
];
for (const [text, audience, act, words] of table) {
  test(`reads the verb of: ${text}`, () => {
    const verb = leadingVerb(text.split(" "), audience);
    assert.deepEqual([verb?.act, verb?.words.length], [act, words]);
  });
}
