import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { type FeatureCase, proveFeatures } from "./prove-features.ts";

const ofNothing = (kind: AddFeatureRequest["kind"], words: string): AddFeatureRequest => ({ kind, entity: null, phrase: null, words });
const ofEntity = (kind: AddFeatureRequest["kind"], entity: string): AddFeatureRequest => ({ kind, entity, phrase: null, words: kind });

const cases: readonly Omit<FeatureCase, "title">[] = [
  {
    prompt: "A list of books with author and year",
    asks: [ofNothing("quiz", "driving quiz"), ofNothing("quiz", "driving exam"), ofNothing("flashcards", "python flashcards")],
  },
  {
    prompt: "A fitness app to log workouts with duration in minutes and calories",
    asks: [ofEntity("leaderboard", "workout"), ofNothing("survey", "health survey")],
    isNightly: true,
  },
  {
    prompt: "A list of books with author, pages and rating",
    asks: [ofEntity("leaderboard", "book"), ofNothing("survey", "feedback form")],
    isNightly: true,
  },
  {
    prompt: "A catalog of courses with level and price for a data science school",
    asks: [ofEntity("lessons", "course"), ofEntity("leaderboard", "course"), ofNothing("survey", "health survey")],
  },
];

const untaught: readonly FeatureCase[] = [
  { title: "a quiz about what no bank has", prompt: "A quiz about British sheep breeds", asks: [] },
  { title: "flashcards about what no bank has", prompt: "Flashcards about Welsh place names", asks: [] },
];

describe("what people learn with and are examined by", () => {
  proveFeatures(cases.map((one) => ({ title: one.asks.map(({ words }) => words).join(", "), ...one })));
  proveFeatures(untaught);
});
