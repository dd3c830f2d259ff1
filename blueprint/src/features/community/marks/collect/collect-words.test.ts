import assert from "node:assert/strict";
import { test } from "node:test";
import { collectName, isFollowing, isOfSums, kindApart } from "./collect-words.ts";

const cases: readonly (readonly [string, string])[] = [
  ["add products to a wishlist", "wishlist"],
  ["collect favorite articles", "favourites"],
  ["bookmark recipes", "bookmarks"],
  ["add ringtones to the collection", "collection"],
  ["save articles for later", "saved"],
  ["add films to their watchlist", "watchlist"],
  ["heart a photo", "favourites"],
];

test("to follow is distinguished from what follows", () => {
  for (const words of ["follow artists", "unfollow topics", "following", "follow button"]) assert.ok(isFollowing(words), words);
  assert.ok(!isFollowing("bookmark the following recipes"));
});

test("what is compared stands side by side, unless it is of sums", () => {
  for (const words of ["compare phones", "product comparison", "view side by side"]) assert.equal(kindApart(words), "compared");
  assert.equal(kindApart("follow artists"), "followed");
  assert.equal(kindApart("bookmark recipes"), null);
  assert.ok(isOfSums("compare my spending by month") && !isOfSums("compare phones side by side"));
});

test("to vote for and to like stand beside what is set apart", () => {
  for (const words of ["vote for books", "upvote posts", "like photos", "photo voting"]) assert.equal(kindApart(words), "votes");
  assert.equal(kindApart("bookmark recipes that I like"), null);
});

for (const [words, name] of cases) {
  test(`“${words}” makes ${name}`, () => assert.equal(collectName(words), name));
}
