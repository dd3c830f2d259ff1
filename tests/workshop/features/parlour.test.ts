import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import { proveFeatures } from "./prove-features.ts";

const ask = (kind: AddFeatureRequest["kind"], words: string): AddFeatureRequest => ({ kind, entity: null, phrase: null, words });

const cases: readonly (readonly AddFeatureRequest[])[] = [[ask("word-game", "hangman")], [ask("word-game", "wordle")]];

describe("games of words", () => {
  proveFeatures(
    cases.map((asks) => ({ title: asks.map(({ words }) => words).join(", "), prompt: "A list of books with author and year", asks })),
  );
});
