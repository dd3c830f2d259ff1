// The rules of breakout: each step follows from the game, the seconds that passed, and where the paddle is pushed.
import { formatCount } from "../../format";
import { formatPoints } from "../counts";
import type { PlayState } from "../play-state";

/** The size of the field; all lengths are in its unit. */
export const FIELD = { width: 100, height: 120 } as const;

/** The size of the paddle, the height of its upper edge, and how far a held key pushes it in a second. */
export const PADDLE = { width: 20, height: 2.6, y: 112, speed: 95 } as const;

/** The radius of the ball. */
export const BALL_RADIUS = 1.7;

/** The bricks: their number in a row, their size, and how far the first row is from the top. */
export const BRICK = { columns: 8, width: 12.5, height: 5, top: 12 } as const;

/** Who clears this level has won. */
export const LAST_LEVEL = 5;

const LIVES = 3;

/** Where the ball is, and how far it goes in a second. */
export interface Ball {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** The place of a brick, counted from the upper left one. */
export interface Brick {
  row: number;
  column: number;
}

/** A game of breakout. */
export interface BreakoutState {
  ball: Ball;
  /** The middle of the paddle. */
  paddle: number;
  bricks: readonly Brick[];
  lives: number;
  score: number;
  level: number;
  /** In `ready` the ball lies on the paddle. */
  state: PlayState;
}

/** A new game with the bricks of the first level. */
export function beginBreakout(): BreakoutState {
  return served({ paddle: 50, bricks: bricksOf(1), lives: LIVES, score: 0, level: 1 });
}

/** Puts the middle of the paddle there, as far as it stays in the field; a ball that lies on it goes with it. */
export function movePaddle(game: BreakoutState, x: number): BreakoutState {
  const paddle = Math.min(FIELD.width - PADDLE.width / 2, Math.max(PADDLE.width / 2, x));
  return game.state === "ready" ? served({ ...game, paddle }) : { ...game, paddle };
}

/** So many seconds on; `push` moves the paddle: -1 to the left, 1 to the right. The same game where nothing moves. */
export function stepBreakout(before: BreakoutState, seconds: number, push: number): BreakoutState {
  const game =
    push === 0 ? before : movePaddle(before, before.paddle + push * PADDLE.speed * seconds);
  if (game.state !== "running") return game;
  const { x, y, across, down } = game.ball;
  const moved = { ...game.ball, x: x + across * seconds, y: y + down * seconds };
  const ball = offPaddle(offWalls(moved), game.paddle);
  if (ball.y < FIELD.height + BALL_RADIUS) return offBrick({ ...game, ball });
  const lives = game.lives - 1;
  return lives === 0 ? { ...game, ball, lives, state: "over" } : served({ ...game, lives });
}

/** What just happened, in words. */
export function breakoutStatus({ state, score, lives, level }: BreakoutState): string {
  const left = `${formatCount(lives, { one: "life", many: "lives" })} left`;
  switch (state) {
    case "ready":
      return `Level ${level}, ${left}. Launch the ball.`;
    case "paused":
      return "Paused.";
    case "over":
      return `Game over: ${formatPoints(score)}.`;
    case "won":
      return `You win! All levels are cleared with ${formatPoints(score)}.`;
    case "running":
      return score === 0 ? "The ball is in play." : `${formatPoints(score)}, ${left}.`;
  }
}

function bricksOf(level: number): Brick[] {
  return Array.from({ length: level + 2 }, (_, row) =>
    Array.from({ length: BRICK.columns }, (_brick, column) => ({ row, column })),
  ).flat();
}

/** The ball on the paddle, ready to be launched. */
function served(game: Omit<BreakoutState, "ball" | "state">): BreakoutState {
  const speed = 72 + game.level * 8;
  const ball = {
    x: game.paddle,
    y: PADDLE.y - BALL_RADIUS,
    across: speed * 0.35,
    down: -speed * 0.94,
  };
  return { ...game, ball, state: "ready" };
}

function offWalls(ball: Ball): Ball {
  const isLeft = ball.x < BALL_RADIUS && ball.across < 0;
  const isRight = ball.x > FIELD.width - BALL_RADIUS && ball.across > 0;
  const isTop = ball.y < BALL_RADIUS && ball.down < 0;
  return {
    ...ball,
    across: isLeft || isRight ? -ball.across : ball.across,
    down: isTop ? -ball.down : ball.down,
  };
}

/** Where the ball meets the paddle determines where it goes: the further out, the flatter. */
function offPaddle(ball: Ball, paddle: number): Ball {
  const isAtHeight = ball.y > PADDLE.y - BALL_RADIUS && ball.y < PADDLE.y + PADDLE.height;
  const isAbove = Math.abs(ball.x - paddle) < PADDLE.width / 2 + BALL_RADIUS;
  if (!isAtHeight || !isAbove || ball.down < 0) return ball;
  const speed = Math.hypot(ball.across, ball.down);
  const angle = ((ball.x - paddle) / PADDLE.width) * 2;
  return { ...ball, across: speed * Math.sin(angle), down: -speed * Math.cos(angle) };
}

/** The ball turns on the side that it came to, and the brick is gone. Without bricks the next level begins. */
function offBrick(game: BreakoutState): BreakoutState {
  const brick = game.bricks.find((one) => isHit(one, game.ball));
  if (brick === undefined) return game;
  const top = BRICK.top + brick.row * BRICK.height;
  const isBeside = game.ball.y > top && game.ball.y < top + BRICK.height;
  const ball = isBeside
    ? { ...game.ball, across: -game.ball.across }
    : { ...game.ball, down: -game.ball.down };
  const next = {
    ...game,
    ball,
    bricks: game.bricks.filter((other) => other !== brick),
    score: game.score + 10 * game.level,
  };
  if (next.bricks.length > 0) return next;
  if (game.level === LAST_LEVEL) return { ...next, state: "won" };
  return served({ ...next, level: game.level + 1, bricks: bricksOf(game.level + 1) });
}

function isHit({ row, column }: Brick, ball: Ball): boolean {
  const left = column * BRICK.width;
  const top = BRICK.top + row * BRICK.height;
  const x = Math.max(left, Math.min(ball.x, left + BRICK.width));
  const y = Math.max(top, Math.min(ball.y, top + BRICK.height));
  return Math.hypot(ball.x - x, ball.y - y) < BALL_RADIUS;
}
