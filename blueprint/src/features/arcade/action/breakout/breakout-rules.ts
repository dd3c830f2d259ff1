// The rules of breakout in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

const OPENING = `
The rules of breakout. Pure: a step follows from the game, the seconds that passed, and where the paddle is pushed.
The field is 100 wide and 120 high.`;

/** `src/games/breakout/rules.ts`. */
export function breakoutRules(): ModuleSource {
  return { path: "src/games/breakout/rules.ts", opening: OPENING, library: true, parts: [...shapes, ...acts] };
}

const shapes: Part[] = [
  { name: "PADDLE", code: code`const PADDLE = { width: 20, height: 2.6, y: 112, speed: 95 } as const;` },
  { name: "BALL_RADIUS", code: code`const BALL_RADIUS = 1.7;` },
  { name: "BRICK", code: code`const BRICK = { columns: 8, width: 12.5, height: 5, top: 12 } as const;` },
  { name: "LAST_LEVEL", code: code`const LAST_LEVEL = 5;` },
  {
    name: "BreakoutBall",
    isType: true,
    comment: "Where it is, and how far it goes in a second.",
    code: code`
      interface BreakoutBall {
        x: number;
        y: number;
        across: number;
        down: number;
      }`,
  },
  {
    name: "BreakoutBrick",
    isType: true,
    code: code`
      interface BreakoutBrick {
        row: number;
        column: number;
      }`,
  },
  {
    name: "BreakoutGame",
    isType: true,
    code: code`
      interface BreakoutGame {
        ball: @BreakoutBall;
        /** The middle of the paddle. */
        paddle: number;
        bricks: readonly @BreakoutBrick[];
        lives: number;
        score: number;
        level: number;
        /** In \`serving\` the ball lies on the paddle. */
        state: "serving" | "running" | "paused" | "over" | "won";
      }`,
  },
];

const acts: Part[] = [
  {
    name: "bricksOf",
    code: code`
      function bricksOf(level: number): @BreakoutBrick[] {
        return Array.from({ length: level + 2 }, (_, row) => Array.from({ length: @BRICK.columns }, (_, column) => ({ row, column }))).flat();
      }`,
  },
  {
    name: "served",
    comment: "The ball on the paddle, ready to be launched.",
    code: code`
      function served(game: Omit<@BreakoutGame, "ball">): @BreakoutGame {
        const speed = 72 + game.level * 8;
        const ball = { x: game.paddle, y: @PADDLE.y - @BALL_RADIUS, across: speed * 0.35, down: -speed * 0.94 };
        return { ...game, ball, state: "serving" };
      }`,
  },
  {
    name: "beginBreakout",
    code: code`
      function beginBreakout(): @BreakoutGame {
        return @served({ paddle: 50, bricks: @bricksOf(1), lives: 3, score: 0, level: 1, state: "serving" });
      }`,
  },
  {
    name: "movePaddle",
    comment: "Puts the middle of the paddle there, as far as it stays in the field; a ball that lies on it goes with it.",
    code: code`
      function movePaddle(game: @BreakoutGame, x: number): @BreakoutGame {
        const paddle = Math.min(100 - @PADDLE.width / 2, Math.max(@PADDLE.width / 2, x));
        return game.state === "serving" ? @served({ ...game, paddle }) : { ...game, paddle };
      }`,
  },
  {
    name: "offWalls",
    code: code`
      function offWalls(ball: @BreakoutBall): @BreakoutBall {
        const isLeft = ball.x < @BALL_RADIUS && ball.across < 0;
        const isRight = ball.x > 100 - @BALL_RADIUS && ball.across > 0;
        const isTop = ball.y < @BALL_RADIUS && ball.down < 0;
        return { ...ball, across: isLeft || isRight ? -ball.across : ball.across, down: isTop ? -ball.down : ball.down };
      }`,
  },
  {
    name: "offPaddle",
    comment: "Where the ball meets the paddle says where it goes: the further out, the flatter.",
    code: code`
      function offPaddle(ball: @BreakoutBall, paddle: number): @BreakoutBall {
        const isAt = ball.y > @PADDLE.y - @BALL_RADIUS && ball.y < @PADDLE.y + @PADDLE.height && Math.abs(ball.x - paddle) < @PADDLE.width / 2 + @BALL_RADIUS;
        if (!isAt || ball.down < 0) return ball;
        const speed = Math.hypot(ball.across, ball.down);
        const angle = ((ball.x - paddle) / @PADDLE.width) * 2;
        return { ...ball, across: speed * Math.sin(angle), down: -speed * Math.cos(angle) };
      }`,
  },
  {
    name: "hitBrick",
    code: code`
      function hitBrick({ bricks, ball }: @BreakoutGame): @BreakoutBrick | undefined {
        return bricks.find(({ row, column }) => {
          const left = column * @BRICK.width;
          const top = @BRICK.top + row * @BRICK.height;
          const x = Math.max(left, Math.min(ball.x, left + @BRICK.width));
          const y = Math.max(top, Math.min(ball.y, top + @BRICK.height));
          return Math.hypot(ball.x - x, ball.y - y) < @BALL_RADIUS;
        });
      }`,
  },
  {
    name: "offBrick",
    comment: "The ball turns on the side that it came to, and the brick is gone. Without bricks the next level begins.",
    code: code`
      function offBrick(game: @BreakoutGame): @BreakoutGame {
        const brick = @hitBrick(game);
        if (!brick) return game;
        const top = @BRICK.top + brick.row * @BRICK.height;
        const isBeside = game.ball.y > top && game.ball.y < top + @BRICK.height;
        const ball = isBeside ? { ...game.ball, across: -game.ball.across } : { ...game.ball, down: -game.ball.down };
        const next = { ...game, ball, bricks: game.bricks.filter((other) => other !== brick), score: game.score + 10 * game.level };
        if (next.bricks.length > 0) return next;
        if (game.level === @LAST_LEVEL) return { ...next, state: "won" };
        return @served({ ...next, level: game.level + 1, bricks: @bricksOf(game.level + 1) });
      }`,
  },
  {
    name: "stepBreakout",
    comment: "A moment on. `push` is -1, 0 or 1.",
    code: code`
      function stepBreakout(before: @BreakoutGame, seconds: number, push: number): @BreakoutGame {
        const game = push === 0 ? before : @movePaddle(before, before.paddle + push * @PADDLE.speed * seconds);
        if (game.state !== "running") return game;
        const { x, y, across, down } = game.ball;
        const moved = { ...game.ball, x: x + across * seconds, y: y + down * seconds };
        const ball = @offPaddle(@offWalls(moved), game.paddle);
        if (ball.y < 120 + @BALL_RADIUS) return @offBrick({ ...game, ball });
        const lives = game.lives - 1;
        return lives === 0 ? { ...game, ball, lives, state: "over" } : @served({ ...game, lives });
      }`,
  },
];
