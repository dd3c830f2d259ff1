import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { useSwipe } from "@/hooks/games/use-swipe";
import { FIELD_SIZE, type FieldCell, type SnakeState } from "@/lib/games/action/snake";
import type { Direction } from "@/lib/games/direction";

const HEAD_DEGREES = { right: 0, down: 90, left: 180, up: 270 } as const;

interface SnakeFieldProps {
  game: SnakeState;
  onTurn: (direction: Direction) => void;
  /** What covers the field while the game waits. */
  children: ReactNode;
}

/** The field with the snake and its food; it hears swipes. */
export function SnakeField({ game, onTurn, children }: SnakeFieldProps) {
  const swipe = useSwipe(onTurn);
  return (
    <Card className="mx-auto w-full max-w-md overflow-hidden p-2">
      <div className="touch-none select-none" {...swipe}>
        <svg
          role="img"
          aria-label="Snake field"
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
