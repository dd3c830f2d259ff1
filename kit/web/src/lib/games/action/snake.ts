// The rules of snake: each step follows from the game and the chance that is handed in.
import { formatPoints } from "../counts";
import type { Direction } from "../direction";
import { type Random, below } from "../random";
import * as gamesWords from "../../../words/games";

/** The field has as many columns as rows. */
export const FIELD_SIZE = 17;

/** A cell of the field. */
export interface FieldCell {
  x: number;
  y: number;
}

/** A game of snake. */
export interface SnakeState {
  /** Whether the field ends at walls; otherwise the snake comes in again on the other side. */
  hasWalls: boolean;
  /** From head to tail. */
  snake: readonly FieldCell[];
  food: FieldCell;
  direction: Direction;
  /** Turns that are still to be taken, one a step. */
  turns: readonly Direction[];
  score: number;
  state: "ready" | "running" | "paused" | "over" | "won";
}

const STEPS: Readonly<Record<Direction, FieldCell>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const MOST_TURNS = 3;

/** A new game, ready to be started. */
export function beginSnake(hasWalls: boolean, random: Random): SnakeState {
  const y = Math.floor(FIELD_SIZE / 2);
  const snake = [5, 4, 3, 2].map((x) => ({ x, y }));
  const food = freeCell(snake, random) ?? { x: 0, y: 0 };
  return { hasWalls, snake, food, direction: "right", turns: [], score: 0, state: "ready" };
}

/** Remembers a turn. One that would go straight on or back is left out. */
export function turnSnake(game: SnakeState, direction: Direction): SnakeState {
  const from = STEPS[game.turns.at(-1) ?? game.direction];
  const to = STEPS[direction];
  const isTurn = from.x * to.x + from.y * to.y === 0;
  return isTurn && game.turns.length < MOST_TURNS
    ? { ...game, turns: [...game.turns, direction] }
    : game;
}

/** One step on: the snake grows where it eats, and the game is over where it bites itself or runs into a wall. */
export function stepSnake(game: SnakeState, random: Random): SnakeState {
  const head = game.snake[0];
  if (game.state !== "running" || head === undefined) return game;
  const [direction = game.direction, ...turns] = game.turns;
  const next = nextHead(head, direction, game.hasWalls);
  const hasEaten = next !== null && isSameCell(next, game.food);
  const body = hasEaten ? game.snake : game.snake.slice(0, -1);
  if (next === null || body.some((part) => isSameCell(part, next)))
    return { ...game, direction, turns, state: "over" };
  const snake = [next, ...body];
  if (!hasEaten) return { ...game, snake, direction, turns };
  const food = freeCell(snake, random);
  const eaten = { ...game, snake, direction, turns, score: game.score + 1 };
  return food === null ? { ...eaten, state: "won" } : { ...eaten, food };
}

/** Milliseconds between two steps: fewer with each bite. `speed` is where they begin. */
export function millisecondsOfStep({ score }: SnakeState, speed: number): number {
  return Math.max(55, speed - score * 2);
}

/** What just happened, in words. */
export function snakeStatus({ state, score }: SnakeState): string {
  switch (state) {
    case "ready":
      return gamesWords.pressAnArrowKeySwipe;
    case "paused":
      return gamesWords.pausedStatus;
    case "over":
      return gamesWords.gameOverWith({ points: formatPoints(score) });
    case "won":
      return gamesWords.theWholeFieldIsYours;
    case "running":
      return score === 0 ? gamesWords.goNow : `${formatPoints(score)}.`;
  }
}

/** The cell before the head; null behind a wall. */
function nextHead({ x, y }: FieldCell, direction: Direction, hasWalls: boolean): FieldCell | null {
  const next = { x: x + STEPS[direction].x, y: y + STEPS[direction].y };
  const isInside = next.x >= 0 && next.y >= 0 && next.x < FIELD_SIZE && next.y < FIELD_SIZE;
  if (isInside) return next;
  return hasWalls
    ? null
    : { x: (next.x + FIELD_SIZE) % FIELD_SIZE, y: (next.y + FIELD_SIZE) % FIELD_SIZE };
}

/** A cell for the next food; null when the snake fills the field. */
function freeCell(snake: readonly FieldCell[], random: Random): FieldCell | null {
  const cells = Array.from({ length: FIELD_SIZE * FIELD_SIZE }, (_, cell) => ({
    x: cell % FIELD_SIZE,
    y: Math.floor(cell / FIELD_SIZE),
  }));
  const free = cells.filter((cell) => !snake.some((part) => isSameCell(part, cell)));
  return free[below(free.length, random)] ?? null;
}

function isSameCell(one: FieldCell, other: FieldCell): boolean {
  return one.x === other.x && one.y === other.y;
}
