// @vitest-environment node
import { describe, expect, test } from "vitest";
import { FIELD_SIZE, type SnakeState, beginSnake, millisecondsOfStep, snakeStatus, stepSnake, turnSnake } from "@/lib/games/action/snake";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(1);
const running = (changes: Partial<SnakeState> = {}): SnakeState => ({
  ...beginSnake(true, random),
  food: { x: 0, y: 0 },
  state: "running",
  ...changes,
});
const steps = (game: SnakeState, count: number) =>
  Array.from({ length: count }).reduce<SnakeState>((next) => stepSnake(next, random), game);
const row = (...cells: [x: number, y: number][]) => cells.map(([x, y]) => ({ x, y }));

describe("snake", () => {
  test("begins with four cells and food beside them", () => {
    const game = beginSnake(true, random);
    expect(game.snake).toHaveLength(4);
    expect(game.snake).not.toContainEqual(game.food);
    expect(game).toMatchObject({ state: "ready", score: 0, direction: "right" });
    expect(stepSnake(game, random)).toBe(game);
  });

  test("moves on by a cell a step, with its tail after it", () => {
    expect(steps(running(), 2).snake).toEqual(row([7, 8], [6, 8], [5, 8], [4, 8]));
  });

  test("grows where it eats, and finds new food", () => {
    const eaten = steps(running({ food: { x: 6, y: 8 } }), 1);
    expect(eaten.snake).toEqual(row([6, 8], [5, 8], [4, 8], [3, 8], [2, 8]));
    expect(eaten.score).toBe(1);
    expect(eaten.snake).not.toContainEqual(eaten.food);
  });

  test("takes remembered turns one a step, and none that goes on or back", () => {
    const turned = turnSnake(turnSnake(turnSnake(running(), "left"), "up"), "left");
    expect(turned.turns).toEqual(["up", "left"]);
    expect(steps(turned, 1).snake[0]).toEqual({ x: 5, y: 7 });
    expect(steps(turned, 2).snake[0]).toEqual({ x: 4, y: 7 });
    expect(turnSnake(running(), "right").turns).toEqual([]);
    const full = ["up", "left", "down", "right"].reduce((game, way) => turnSnake(game, way as "up"), running());
    expect(full.turns).toEqual(["up", "left", "down"]);
  });

  test("is over at a wall, and goes around where there is none", () => {
    const atWall = running({ snake: row([FIELD_SIZE - 1, 8], [FIELD_SIZE - 2, 8]) });
    expect(steps(atWall, 1).state).toBe("over");
    const around = steps({ ...atWall, hasWalls: false }, 1);
    expect(around.state).toBe("running");
    expect(around.snake[0]).toEqual({ x: 0, y: 8 });
    const up = steps(running({ hasWalls: false, snake: row([3, 0], [3, 1]), direction: "up" }), 1);
    expect(up.snake[0]).toEqual({ x: 3, y: FIELD_SIZE - 1 });
  });

  test("is over where it bites itself, but may follow its tail", () => {
    const curled = row([5, 5], [5, 6], [6, 6], [6, 5]);
    expect(steps(running({ snake: curled, direction: "right" }), 1).state).toBe("running");
    expect(steps(running({ snake: [...curled, { x: 7, y: 5 }], direction: "right" }), 1).state).toBe("over");
  });

  test("is won when it fills the field", () => {
    const cells = Array.from({ length: FIELD_SIZE * FIELD_SIZE }, (_, cell) => {
      const y = Math.floor(cell / FIELD_SIZE);
      return { x: y % 2 === 0 ? cell % FIELD_SIZE : FIELD_SIZE - 1 - (cell % FIELD_SIZE), y };
    });
    const [food = { x: 0, y: 0 }, ...snake] = cells;
    const won = steps(running({ snake, food, direction: "left" }), 1);
    expect(won.state).toBe("won");
    expect(snakeStatus(won)).toContain("You win!");
  });

  test("is faster with each bite, up to a limit", () => {
    const speeds = [0, 10, 500].map((score) => millisecondsOfStep(running({ score }), 130));
    expect(speeds).toEqual([130, 110, 55]);
  });

  test("tells what happens", () => {
    const told = (["ready", "paused", "over", "running"] as const).map((state) => snakeStatus(running({ state, score: 1 })));
    expect(told).toEqual(["Press an arrow key, swipe, or press Start.", "Paused.", "Game over: 1 point.", "1 point."]);
    expect(snakeStatus(running())).toBe("Go!");
  });
});
