import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { definitionOf } from "../../../blueprint/src/features/feature.ts";
import { proveFeatures } from "./prove-features.ts";

const cases: readonly { words: string; isNightly?: boolean }[] = [
  { words: "a snake game with high scores" },
  { words: "a snake game without walls with a leaderboard", isNightly: true },
];

function placesIn(prompt: string): string[] {
  const ask = {
    id: "snake",
    phrase: null,
    words: "snake",
    prompt,
    object: null,
    entity: null,
    features: [],
    title: "Arcade",
    about: "game",
  };
  const places = definitionOf("snake").draft(ask)?.places ?? [];
  return places.map((place) => (place.on === "home" ? "home" : place.page.id));
}

describe("where games stand", () => {
  it("puts a game on the home page", () => assert.deepEqual(placesIn("a snake game"), ["home"]));

  it("adds a page of results where the prompt speaks of them", () => {
    assert.deepEqual(placesIn("a snake game with a leaderboard"), ["home", "high-scores"]);
  });
});

describe("games of the arcade", () => {
  proveFeatures(
    cases.map(({ words, isNightly = false }) => ({
      title: words,
      isNightly,
      prompt: "A list of books with author and year",
      asks: [{ kind: "snake", entity: null, phrase: null, words }],
    })),
  );
});
