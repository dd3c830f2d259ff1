import assert from "node:assert/strict";
import { test } from "node:test";
import { collectName } from "./collect-words.ts";

const cases: readonly (readonly [string, string])[] = [
  ["add products to a wishlist", "wishlist"],
  ["collect favorite articles", "favourites"],
  ["bookmark recipes", "bookmarks"],
  ["add ringtones to the collection", "collection"],
  ["save articles for later", "saved"],
  ["add films to their watchlist", "watchlist"],
  ["heart a photo", "favourites"],
];

for (const [words, name] of cases) {
  test(`“${words}” makes ${name}`, () => assert.equal(collectName(words), name));
}
