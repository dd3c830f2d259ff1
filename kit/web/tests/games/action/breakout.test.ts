// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  BALL_RADIUS,
  BRICK,
  type BreakoutState,
  FIELD,
  LAST_LEVEL,
  PADDLE,
  beginBreakout,
  breakoutStatus,
  movePaddle,
  stepBreakout,
} from "@/lib/games/action/breakout";

const running = (changes: Partial<BreakoutState> = {}): BreakoutState => ({ ...beginBreakout(), state: "running", ...changes });
const step = (game: BreakoutState, push = 0) => stepBreakout(game, 0.01, push);
const BELOW_BRICK = { x: 5, y: BRICK.top + BRICK.height + BALL_RADIUS + 0.1, across: 0, down: -50 };

describe("breakout", () => {
  test("begins with the ball on the paddle, which takes it along", () => {
    const game = beginBreakout();
    expect(game).toMatchObject({ state: "ready", lives: 3, level: 1 });
    expect(game.bricks).toHaveLength(3 * BRICK.columns);
    expect(movePaddle(game, 30).ball.x).toBe(30);
    expect(step(game)).toBe(game);
  });

  test("keeps the paddle in the field", () => {
    expect(movePaddle(beginBreakout(), -50).paddle).toBe(PADDLE.width / 2);
    expect(movePaddle(beginBreakout(), 500).paddle).toBe(FIELD.width - PADDLE.width / 2);
    expect(step(running(), 1).paddle).toBeCloseTo(50 + PADDLE.speed * 0.01);
  });

  test("moves the ball, and throws it back from the walls", () => {
    const middle = { x: 50, y: 80, across: 10, down: 20 };
    expect(step(running({ ball: middle })).ball).toMatchObject({ x: 50.1, y: 80.2 });
    expect(step(running({ ball: { x: 1, y: 80, across: -10, down: 20 } })).ball.across).toBe(10);
    expect(step(running({ ball: { x: 99, y: 80, across: 10, down: 20 } })).ball.across).toBe(-10);
    expect(step(running({ ball: { x: 50, y: 1, across: 10, down: -20 } })).ball.down).toBe(20);
  });

  test("throws the ball up from the paddle: straight from its middle, flatter further out", () => {
    const fall = (x: number) => step(running({ ball: { x, y: PADDLE.y - 1, across: 0, down: 50 } })).ball;
    expect(fall(50).across).toBeCloseTo(0);
    expect(fall(50).down).toBeCloseTo(-50);
    expect(fall(58).across).toBeGreaterThan(fall(53).across);
    expect(fall(45).across).toBeLessThan(0);
    expect(Math.hypot(fall(58).across, fall(58).down)).toBeCloseTo(50);
  });

  test("breaks a brick for points times the level, and turns the ball", () => {
    const bricks = [
      { row: 0, column: 0 },
      { row: 0, column: 5 },
    ];
    const hit = step(running({ bricks, level: 2, ball: BELOW_BRICK }));
    expect(hit.bricks).toEqual([{ row: 0, column: 5 }]);
    expect(hit.score).toBe(20);
    expect(hit.ball.down).toBe(50);
    const beside = { x: BRICK.width + BALL_RADIUS + 0.2, y: BRICK.top + 2, across: -50, down: 5 };
    expect(step(running({ bricks, ball: beside })).ball.across).toBe(50);
  });

  test("goes to the next level without bricks, and is won after the last", () => {
    const bricks = [{ row: 0, column: 0 }];
    const next = step(running({ bricks, ball: BELOW_BRICK }));
    expect(next).toMatchObject({ level: 2, state: "ready" });
    expect(next.bricks).toHaveLength(4 * BRICK.columns);
    expect(step(running({ bricks, level: LAST_LEVEL, ball: BELOW_BRICK })).state).toBe("won");
  });

  test("takes a life for a lost ball, and is over without lives", () => {
    const ball = { x: 5, y: FIELD.height + BALL_RADIUS, across: 0, down: 50 };
    const lost = step(running({ ball }));
    expect(lost).toMatchObject({ lives: 2, state: "ready" });
    expect(breakoutStatus(lost)).toBe("Level 1, 2 lives left. Launch the ball.");
    expect(step(running({ ball, lives: 1 })).state).toBe("over");
  });
});
