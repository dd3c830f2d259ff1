import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { FeatureKind } from "../../../blueprint/src/features/feature.ts";
import { definitionOf, firstGameIn } from "../../../blueprint/src/features/feature.ts";
import { proveFeatures } from "./prove-features.ts";

/** Each sentence is an app with several games: the first on the home page, each other on a page of its own. */
const cases: readonly { words: string; kinds: readonly FeatureKind[]; isNightly?: boolean }[] = [
  { words: "snake, memory and tic-tac-toe with high scores", kinds: ["snake", "memory", "tic-tac-toe"] },
  { words: "a snake game without walls with a leaderboard", kinds: ["snake"], isNightly: true },
  {
    words: "a memory game with fruits and 6 pairs, and tic-tac-toe against the computer",
    kinds: ["memory", "tic-tac-toe"],
    isNightly: true,
  },
];

function placesIn(prompt: string, kind: FeatureKind): string[] {
  const ask = {
    id: kind,
    phrase: null,
    words: kind,
    prompt,
    object: null,
    entity: null,
    firstGame: firstGameIn(prompt),
    title: "Arcade",
    about: "game",
  };
  const places = definitionOf(kind).draft(ask)?.places ?? [];
  return places.map((place) => (place.on === "home" ? "home" : place.page.id));
}

describe("where games stand", () => {
  it("puts the game that is named first on the home page, and each other on a page of its own", () => {
    const prompt = "an arcade with tic-tac-toe, snake and a memory game";
    assert.deepEqual(placesIn(prompt, "tic-tac-toe"), ["home"]);
    assert.deepEqual(placesIn(prompt, "snake"), ["snake"]);
    assert.deepEqual(placesIn(prompt, "memory"), ["memory"]);
  });

  it("adds one page of results where the prompt speaks of them", () => {
    const prompt = "a snake game and memory with a leaderboard";
    assert.deepEqual(placesIn(prompt, "snake"), ["home", "high-scores"]);
    assert.deepEqual(placesIn(prompt, "memory"), ["memory"]);
  });
});

describe("games of the arcade", () => {
  proveFeatures(
    cases.map(({ words, kinds, isNightly = false }) => ({
      title: words,
      isNightly,
      prompt: "A list of books with author and year",
      asks: kinds.map((kind) => ({ kind, entity: null, phrase: null, words })),
    })),
  );
});
