import { BoardPanel } from "@/components/games/frame/board-panel";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { type FieldCell, type SnakeState, FIELD_SIZE, snakeStatus } from "@/lib/games/action/snake";
import { formatPoints } from "@/lib/games/counts";
import { type Direction, directionOf } from "@/lib/games/direction";
import { SPEEDS, useSnake } from "./use-snake";
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from "lucide-react";
import { cn } from "@/lib/utils";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { useSwipe } from "@/hooks/games/use-swipe";
import * as gamesWords from "@/words/games";

const FOOD_RULE = gamesWords.steerTheSnakeToThe;
const WALL_RULE = gamesWords.doNotRunIntoThe;
const OPEN_RULE = gamesWords.thereAreNoWallsLeave;

/** Snake, between walls or on a field that is open at its sides. */
export function SnakeGame({ hasWalls = true }: { hasWalls?: boolean }) {
  const { game, speed, best, pause, restart, play, turn, chooseSpeed } = useSnake(hasWalls);

  function press(key: string): boolean {
    const direction = directionOf(key);
    if (direction) turn(direction);
    else if (key === "p" || key === " ") (game.state === "running" ? pause : play)();
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      name={gamesWords.snake}
      onKey={press}
      status={snakeStatus(game)}
      scores={[
        { label: gamesWords.score, value: game.score },
        { label: gamesWords.best, value: Math.max(best ?? 0, game.score) },
        { label: gamesWords.length, value: game.snake.length },
      ]}
      actions={
        <>
          {game.state === "running" ? (
            <Button onClick={pause}>{gamesWords.pause}</Button>
          ) : (
            <Button onClick={play}>
              {game.state === "paused" ? gamesWords.continueGame : gamesWords.start}
            </Button>
          )}
          <Button variant="outline" onClick={restart}>
            {gamesWords.newGame}
          </Button>
        </>
      }
      settings={
        <GameChoice
          label={gamesWords.speed}
          options={SPEEDS}
          value={speed}
          onChoose={chooseSpeed}
        />
      }
      rules={[FOOD_RULE, hasWalls ? WALL_RULE : OPEN_RULE]}
      keys={[
        [gamesWords.arrowsOrLetters, gamesWords.steer],
        [gamesWords.spaceOrP, gamesWords.pause],
        ["N", gamesWords.newGame],
      ]}
    >
      <SnakeField game={game} onTurn={turn}>
        <SnakePanel game={game} onPlay={play} />
      </SnakeField>
      <DirectionPad onPress={turn} />
    </GameFrame>
  );
}

const TITLES = {
  ready: gamesWords.ready,
  paused: gamesWords.paused,
  over: gamesWords.gameOver,
  won: gamesWords.youWin,
} as const;

/** Covers the field while the game does not run. */
function SnakePanel({ game, onPlay }: { game: SnakeState; onPlay: () => void }) {
  const { state, score, snake } = game;
  if (state === "running") return null;
  const hasEnded = state === "over" || state === "won";
  const label = hasEnded
    ? gamesWords.playAgain
    : state === "ready"
      ? gamesWords.startGame
      : gamesWords.goOn;
  return (
    <BoardPanel title={TITLES[state]} actions={<Button onClick={onPlay}>{label}</Button>}>
      {hasEnded
        ? gamesWords.snakeResult({ points: formatPoints(score), length: snake.length })
        : undefined}
    </BoardPanel>
  );
}

const ARROWS = [
  { direction: "up", name: gamesWords.turnUp, Icon: ArrowUpIcon, place: "col-start-2" },
  {
    direction: "left",
    name: gamesWords.turnLeft,
    Icon: ArrowLeftIcon,
    place: "col-start-1 row-start-2",
  },
  {
    direction: "down",
    name: gamesWords.turnDown,
    Icon: ArrowDownIcon,
    place: "col-start-2 row-start-2",
  },
  {
    direction: "right",
    name: gamesWords.turnRight,
    Icon: ArrowRightIcon,
    place: "col-start-3 row-start-2",
  },
] as const;

/** Four buttons for those who have no keys and do not swipe: left is on the left in every language. */
function DirectionPad({ onPress }: { onPress: (direction: Direction) => void }) {
  return (
    <div
      role="group"
      dir="ltr"
      aria-label={gamesWords.directions}
      className="mx-auto grid grid-cols-[repeat(3,4rem)] gap-2"
    >
      {ARROWS.map(({ direction, name, Icon, place }) => (
        <Button
          key={direction}
          aria-label={name}
          className={cn("h-13 min-w-0 touch-manipulation px-0 active:scale-95", place)}
          onClick={() => onPress(direction)}
        >
          <Icon className="size-6" />
        </Button>
      ))}
    </div>
  );
}

const HEAD_DEGREES = { right: 0, down: 90, left: 180, up: 270 } as const;

interface SnakeFieldProps {
  game: SnakeState;
  onTurn: (direction: Direction) => void;
  /** What covers the field while the game waits. */
  children: ReactNode;
}

/** The field with the snake and its food; it hears swipes. */
function SnakeField({ game, onTurn, children }: SnakeFieldProps) {
  const swipe = useSwipe(onTurn);
  return (
    <Card className="mx-auto w-full max-w-md overflow-hidden p-2">
      <div className="touch-none select-none" {...swipe}>
        <svg
          role="img"
          aria-label={gamesWords.snakeField}
          viewBox={`0 0 ${FIELD_SIZE} ${FIELD_SIZE}`}
          className="block w-full rounded-md bg-muted"
        >
          <defs>
            <pattern id="snake-field" width="2" height="2" patternUnits="userSpaceOnUse">
              <rect width="1" height="1" className="fill-accent" />
              <rect x="1" y="1" width="1" height="1" className="fill-accent" />
            </pattern>
          </defs>
          <rect width={FIELD_SIZE} height={FIELD_SIZE} fill="url(#snake-field)" opacity="0.6" />
          <Food {...game.food} />
          <path
            d={pathOfSnake(game.snake)}
            className="fill-none stroke-primary"
            strokeWidth="0.78"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <Head at={game.snake[0] ?? { x: 0, y: 0 }} direction={game.direction} />
        </svg>
      </div>
      {children}
    </Card>
  );
}

function Food({ x, y }: FieldCell) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="0.5" cy="0.57" r="0.36" className="fill-destructive" />
      <path
        d="M0.5 0.25q0.04-0.2 0.26-0.22q-0.02 0.2-0.26 0.22"
        className="fill-accent-foreground"
      />
    </g>
  );
}

function Head({ at, direction }: { at: FieldCell; direction: Direction }) {
  return (
    <g transform={`translate(${at.x + 0.5} ${at.y + 0.5}) rotate(${HEAD_DEGREES[direction]})`}>
      <circle r="0.46" className="fill-primary" />
      <circle cx="0.14" cy="-0.18" r="0.1" className="fill-primary-foreground" />
      <circle cx="0.14" cy="0.18" r="0.1" className="fill-primary-foreground" />
    </g>
  );
}

/** The snake as one line, which is interrupted where it leaves the field and comes in again. */
function pathOfSnake(snake: readonly FieldCell[]): string {
  return snake
    .map(({ x, y }, index) => {
      const before = snake[index - 1];
      const isNext = before !== undefined && Math.abs(before.x - x) + Math.abs(before.y - y) === 1;
      return `${isNext ? "L" : "M"}${x + 0.5} ${y + 0.5}${isNext ? "" : "h0"}`;
    })
    .join("");
}
