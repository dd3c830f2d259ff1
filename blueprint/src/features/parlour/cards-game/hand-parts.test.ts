// The rules of poker are proven on the very text that the generated app will run.
import assert from "node:assert/strict";
import { stripTypeScriptTypes } from "node:module";
import { describe, test } from "node:test";
import { handParts } from "./hand-parts.ts";

interface Rules {
  handScore(cards: readonly string[]): number[];
  compareHands(one: readonly number[], other: readonly number[]): number;
  shuffledDeck(): string[];
}

function isRules(value: unknown): value is Rules {
  return typeof value === "object" && value !== null && "handScore" in value && "compareHands" in value && "shuffledDeck" in value;
}

async function load(): Promise<Rules> {
  const source = `${handParts.map((part) => part.code.text).join("\n")}\nexport { handScore, compareHands, shuffledDeck };`;
  const rules: unknown = await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`);
  assert.ok(isRules(rules));
  return rules;
}

const { handScore, compareHands, shuffledDeck } = await load();
const score = (cards: string): number[] => handScore(cards.split(" "));

describe("a hand of poker", () => {
  const hands: [cards: string, category: number][] = [
    ["As Kd 9h 7c 5s 3d 2h", 0],
    ["As Ad 9h 7c 5s 3d 2h", 1],
    ["As Ad 9h 9c 5s 5d 2h", 2],
    ["As Ad Ah 9c 5s 3d 2h", 3],
    ["9s 8d 7h 6c 5s 2d Ah", 4],
    ["As 2d 3h 4c 5s Kd Kh", 4],
    ["As Ks 9s 7s 2s 3d 2h", 5],
    ["As Ad Ah 9c 9s 9d 2h", 6],
    ["As Ad Ah Ac 9s 9d 2h", 7],
    ["9s 8s 7s 6s 5s Ad Ah", 8],
    ["As 2s 3s 4s 5s Kd Kh", 8],
    ["As Ks Qs Js 9s Td 2h", 5],
  ];
  for (const [cards, category] of hands) test(`${cards} is worth ${category}`, () => assert.equal(score(cards)[0], category));

  const duels: [better: string, worse: string, difference: "more" | "equal"][] = [
    ["As Ad Kh 7c 5s 3d 2h", "As Ad Qh 7c 5s 3d 2h", "more"],
    ["6s 5d 4h 3c 2s Kd Kh", "As 5d 4h 3c 2s Kd Kh", "more"],
    ["Ks Kd Qh Qc 5s 3d 2h", "Ks Kd Jh Jc As 3d 2h", "more"],
    ["As Kd Qh Jc 9s 3d 2h", "Ah Kc Qs Jd 9h 4d 2s", "equal"],
    ["As Ks 9s 7s 3s", "As Ks 9s 7s 2s", "more"],
  ];
  for (const [better, worse, difference] of duels) {
    test(`${better} is worth ${difference === "more" ? "more than" : "as much as"} ${worse}`, () => {
      const result = compareHands(score(better), score(worse));
      assert.equal(Math.sign(result), difference === "more" ? 1 : 0);
      assert.equal(Math.sign(compareHands(score(worse), score(better))), difference === "more" ? -1 : 0);
    });
  }

  test("a deck has 52 different cards", () => assert.equal(new Set(shuffledDeck()).size, 52));
});
