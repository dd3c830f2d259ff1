// @vitest-environment node
import { describe, expect, test } from "vitest";
import { HILLS, beginWhack, endWhack, millisecondsUp, popMole, whackHill, whackStatus } from "@/lib/games/action/whack";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(7);
const running = { ...beginWhack(30), state: "running" as const };

describe("whack-a-mole", () => {
  test("lets a mole up in another hill than the last one, and counts the one that was missed", () => {
    let round = popMole(running, random);
    expect(round.missed).toBe(0);
    for (let count = 1; count <= 50; count += 1) {
      const next = popMole(round, random);
      expect(next.mole).not.toBe(round.mole);
      expect(next.mole).toBeLessThan(HILLS);
      expect(next.missed).toBe(count);
      round = next;
    }
  });

  test("gives a point for a hit, and a miss for a blow on an empty hill", () => {
    const hit = whackHill({ ...running, mole: 4 }, 4);
    expect(hit).toMatchObject({ score: 1, missed: 0, mole: null, hit: 4 });
    expect(whackStatus(hit)).toBe("Hit! 1 point.");
    expect(popMole(hit, random).missed).toBe(0);
    expect(popMole(hit, random).mole).not.toBe(4);
    expect(whackHill({ ...running, mole: 4 }, 5)).toMatchObject({ score: 0, missed: 1, mole: 4 });
  });

  test("counts nothing while it does not run", () => {
    for (const state of ["ready", "paused", "over"] as const) {
      const round = { ...running, mole: 4, state };
      expect(whackHill(round, 4)).toBe(round);
    }
  });

  test("is faster with each point, up to a limit", () => {
    expect([0, 10, 100].map((score) => millisecondsUp({ ...running, score }))).toEqual([1300, 950, 550]);
  });

  test("ends with the score", () => {
    const ended = endWhack({ ...running, mole: 1, score: 2, missed: 3 });
    expect(ended).toMatchObject({ mole: null, secondsLeft: 0, state: "over" });
    expect(whackStatus(ended)).toBe("Game over: 2 points, 3 missed.");
    expect(whackStatus(beginWhack(30))).toBe("Press Start, then hit the moles.");
    expect(whackStatus({ ...running, state: "paused" })).toBe("Paused.");
  });
});
