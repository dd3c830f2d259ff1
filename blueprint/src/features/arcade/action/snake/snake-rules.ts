// The rules of snake in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";

const OPENING = `
The rules of snake. Pure: a step follows from the game and the chance that is handed in.`;

/** `src/games/snake/rules.ts`. */
export function snakeRules({ walls }: FeatureOf<"snake">): ModuleSource {
  return {
    path: "src/games/snake/rules.ts",
    opening: OPENING,
    library: true,
    parts: [
      { name: "FIELD_SIZE", comment: "The field has as many columns as rows.", code: code`const FIELD_SIZE = 17;` },
      {
        name: "FieldCell",
        isType: true,
        code: code`
        interface FieldCell {
          x: number;
          y: number;
        }`,
      },
      { name: "SnakeGame", isType: true, code: gameType },
      { name: "STEPS", code: steps },
      { name: "isSameCell", code: isSameCell },
      { name: "freeCell", comment: "A cell for the next food; null when the snake fills the field.", code: freeCell },
      { name: "beginSnake", code: begin },
      { name: "turnSnake", comment: "Remembers a turn. One that would go straight on or back is left out.", code: turn },
      walls
        ? { name: "nextHead", comment: "The cell before the head; null behind the wall.", code: headBetweenWalls }
        : { name: "nextHead", comment: "The cell before the head. Who leaves on one side comes in on the other.", code: headAround },
      { name: "stepSnake", comment: "One step on: the snake grows where it eats, and ends where it bites.", code: step },
    ],
  };
}

const gameType = code`
  interface SnakeGame {
    /** From head to tail. */
    snake: readonly @FieldCell[];
    food: @FieldCell;
    direction: @Direction;
    /** Turns that are still to be taken, one a step. */
    turns: readonly @Direction[];
    score: number;
    state: "ready" | "running" | "paused" | "over" | "won";
  }`;

const steps = code`
  const STEPS: Readonly<Record<@Direction, @FieldCell>> = {
    up: { x: 0, y: -1 },
    down: { x: 0, y: 1 },
    left: { x: -1, y: 0 },
    right: { x: 1, y: 0 },
  };`;

const isSameCell = code`
  function isSameCell(one: @FieldCell, other: @FieldCell): boolean {
    return one.x === other.x && one.y === other.y;
  }`;

const freeCell = code`
  function freeCell(snake: readonly @FieldCell[], random: @Random): @FieldCell | null {
    const cells = Array.from({ length: @FIELD_SIZE * @FIELD_SIZE }, (_, cell) => ({ x: cell % @FIELD_SIZE, y: Math.floor(cell / @FIELD_SIZE) }));
    const free = cells.filter((cell) => !snake.some((part) => @isSameCell(part, cell)));
    return free[@below(free.length, random)] ?? null;
  }`;

const begin = code`
  function beginSnake(random: @Random): @SnakeGame {
    const y = Math.floor(@FIELD_SIZE / 2);
    const snake = [5, 4, 3, 2].map((x) => ({ x, y }));
    const food = @freeCell(snake, random) ?? { x: 0, y: 0 };
    return { snake, food, direction: "right", turns: [], score: 0, state: "ready" };
  }`;

const turn = code`
  function turnSnake(game: @SnakeGame, direction: @Direction): @SnakeGame {
    const from = @STEPS[game.turns.at(-1) ?? game.direction];
    const to = @STEPS[direction];
    const isTurn = from.x * to.x + from.y * to.y === 0;
    return isTurn && game.turns.length < 3 ? { ...game, turns: [...game.turns, direction] } : game;
  }`;

const headBetweenWalls = code`
  function nextHead({ x, y }: @FieldCell, direction: @Direction): @FieldCell | null {
    const next = { x: x + @STEPS[direction].x, y: y + @STEPS[direction].y };
    return next.x < 0 || next.y < 0 || next.x >= @FIELD_SIZE || next.y >= @FIELD_SIZE ? null : next;
  }`;

const headAround = code`
  function nextHead({ x, y }: @FieldCell, direction: @Direction): @FieldCell | null {
    return {
      x: (x + @STEPS[direction].x + @FIELD_SIZE) % @FIELD_SIZE,
      y: (y + @STEPS[direction].y + @FIELD_SIZE) % @FIELD_SIZE,
    };
  }`;

const step = code`
  function stepSnake(game: @SnakeGame, random: @Random): @SnakeGame {
    const head = game.snake[0];
    if (game.state !== "running" || !head) return game;
    const [direction = game.direction, ...turns] = game.turns;
    const next = @nextHead(head, direction);
    const hasEaten = next !== null && @isSameCell(next, game.food);
    const body = hasEaten ? game.snake : game.snake.slice(0, -1);
    if (!next || body.some((part) => @isSameCell(part, next))) return { ...game, direction, turns, state: "over" };
    const snake = [next, ...body];
    if (!hasEaten) return { ...game, snake, direction, turns };
    const food = @freeCell(snake, random);
    const eaten = { ...game, snake, direction, turns, score: game.score + 1 };
    return food ? { ...eaten, food } : { ...eaten, state: "won" };
  }`;
