import { expect, test } from "vitest";
import { seededRandom } from "@/lib/games/random";
import { draw, drawable, rolled, shuffled, teamsOf } from "@/lib/insight/picker/chance";
import { withDrawn, withTyped } from "@/lib/insight/picker/picker-state";
import { angleTo, sectorAt } from "@/lib/wheel-turns";

const NAMES = ["Ada", "Bo", "Cem", "Dua", "Eli", "Fay", "Gil"];

test("without repeats all are drawn once before one is drawn again", () => {
  const random = seededRandom(3);
  let turn: string[] = [];
  const drawn: string[] = [];
  for (let round = 0; round < NAMES.length * 2; round += 1) {
    const next = draw(NAMES, { turn, count: 1, isOnce: true }, random);
    turn = next.turn;
    drawn.push(...next.drawn);
  }
  expect(drawn.slice(0, NAMES.length).toSorted()).toEqual(NAMES);
  expect(drawn.slice(NAMES.length).toSorted()).toEqual(NAMES);
  expect(drawable(NAMES, { turn: ["Ada", "Bo"], isOnce: true })).toEqual(NAMES.slice(2));
});

test("several are drawn at once, none of them twice, also where fewer are left", () => {
  const random = seededRandom(5);
  const { drawn, turn } = draw(NAMES, { turn: NAMES.slice(0, 6), count: 3, isOnce: true }, random);
  expect(drawn[0]).toBe("Gil");
  expect(new Set(drawn).size).toBe(3);
  expect(turn.toSorted()).toEqual(drawn.slice(1).toSorted());
  expect(draw(NAMES.slice(0, 2), { turn: [], count: 5, isOnce: false }, random).drawn.toSorted()).toEqual(["Ada", "Bo"]);
});

test("each entry is drawn as often as another", () => {
  const random = seededRandom(11);
  const counts = new Map<string, number>();
  for (let round = 0; round < 7_000; round += 1)
    for (const name of draw(NAMES, { turn: [], count: 1, isOnce: false }, random).drawn) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of NAMES) expect(Math.abs((counts.get(name) ?? 0) - 1_000)).toBeLessThan(120);
});

test("teams have everybody once and differ by one at the most", () => {
  const teams = teamsOf(NAMES, 3, seededRandom(2));
  expect(teams.map((team) => team.length)).toEqual([3, 2, 2]);
  expect(teams.flat().toSorted()).toEqual(NAMES);
  expect(shuffled(NAMES, seededRandom(2))).not.toEqual(NAMES);
});

test("dice show a number of their sides", () => {
  const faces = rolled({ count: 4_000, sides: 20 }, seededRandom(9));
  expect([Math.min(...faces), Math.max(...faces), new Set(faces).size]).toEqual([1, 20, 20]);
});

test("a wheel stops at what was drawn, wherever it stood", () => {
  const random = seededRandom(4);
  let from = 0;
  for (let at = 0; at < NAMES.length; at += 1) {
    const to = angleTo({ at, count: NAMES.length, from }, random);
    expect(to).toBeGreaterThan(from + 360);
    expect(sectorAt(to, NAMES.length)).toBe(at);
    from = to;
  }
  expect(sectorAt(0, 4)).toBe(0);
});

test("entries are typed one by one or several at once, and the latest draw stands first", () => {
  expect(withTyped(["Ada"], " Bo, Ada;Cem\n\n Dua ")).toEqual(["Ada", "Bo", "Cem", "Dua"]);
  expect(withDrawn(["Ada"], ["Bo", "Cem"])).toEqual(["Cem", "Bo", "Ada"]);
});
