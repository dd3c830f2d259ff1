import { afterEach, describe, expect, test } from "vitest";
import { below, openRandom, seededRandom } from "@/lib/games/random";

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return [random(), random(), random()];
};

afterEach(() => window.history.replaceState(null, "", "/"));

describe("chance", () => {
  test("is the same for the same seed, and another for another", () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((number) => number >= 0 && number < 1)).toBe(true);
  });

  test("repeats where the address has a seed", () => {
    window.history.replaceState(null, "", "/?seed=7");
    expect([openRandom()(), openRandom()()]).toEqual([seededRandom(7)(), seededRandom(7)()]);
    window.history.replaceState(null, "", "/?seed=nothing");
    expect(openRandom()).toBe(Math.random);
  });

  test("gives whole numbers below a limit", () => {
    const random = seededRandom(1);
    const numbers = new Set(Array.from({ length: 200 }, () => below(6, random)));
    expect(numbers).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
