import type { PointerEvent, ReactNode } from "react";
import { shade } from "@/components/games/frame/shade";
import { Card } from "@/components/ui/card";
import { formatCount } from "@/lib/format";
import { BALL_RADIUS, BRICK, type BreakoutState, FIELD, PADDLE } from "@/lib/games/action/breakout";

/** Between two bricks there is twice this much room. */
const MARGIN = 0.4;

interface BreakoutFieldProps {
  game: BreakoutState;
  /** Gets the place of the pointer, from 0 to the width of the field. */
  onPoint: (x: number) => void;
  /** What covers the field while the game waits. */
  children: ReactNode;
}

/** The field with bricks, ball and paddle, which follows the pointer. */
export function BreakoutField({ game, onPoint, children }: BreakoutFieldProps) {
  function follow(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPoint(((event.clientX - left) / width) * FIELD.width);
  }

  return (
    <Card className="mx-auto w-full max-w-md overflow-hidden p-2">
      <svg
        role="img"
        aria-label={`Field with ${formatCount(game.bricks.length, { one: "brick", many: "bricks" })}`}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        className="block w-full cursor-none touch-none rounded-md bg-muted select-none"
        onPointerMove={follow}
        onPointerDown={follow}
      >
        {game.bricks.map(({ row, column }) => (
          <rect
            key={`${row} ${column}`}
            x={column * BRICK.width + MARGIN}
            y={BRICK.top + row * BRICK.height + MARGIN}
            width={BRICK.width - 2 * MARGIN}
            height={BRICK.height - 2 * MARGIN}
            rx="1"
            style={{ fill: shade(1.2 - row * 0.14).backgroundColor }}
          />
        ))}
        <rect
          x={game.paddle - PADDLE.width / 2}
          y={PADDLE.y}
          width={PADDLE.width}
          height={PADDLE.height}
          rx="1.3"
          className="fill-primary"
        />
        <circle
          cx={game.ball.x}
          cy={game.ball.y}
          r={BALL_RADIUS}
          className="fill-card-foreground"
        />
      </svg>
      {children}
    </Card>
  );
}
