import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import {
  type BlocksState,
  WELL_COLUMNS,
  WELL_ROWS,
  cellsOfFalling,
  lowered,
} from "@/lib/games/action/blocks";
import { BlockSquare, PIECE_COLORS } from "./block-square";

/** The well with the falling piece, and faintly where it would land. `children` cover it while the game waits. */
export function BlocksWell({ game, children }: { game: BlocksState; children: ReactNode }) {
  const { piece, turns, x } = game.falling;
  return (
    <Card className="w-60 shrink-0 p-1.5 sm:w-72">
      <svg
        role="img"
        aria-label={`Well: ${piece} piece, turned ${turns * 90} degrees, column ${x + 1}`}
        viewBox={`0 0 ${WELL_COLUMNS} ${WELL_ROWS}`}
        className="block w-full rounded-md bg-muted"
      >
        <defs>
          <pattern id="well" width="1" height="1" patternUnits="userSpaceOnUse">
            <path d="M1 0H0V1" fill="none" className="stroke-border" strokeWidth="0.05" />
          </pattern>
        </defs>
        <rect width={WELL_COLUMNS} height={WELL_ROWS} fill="url(#well)" />
        {game.rows.flatMap((row, y) =>
          row.map(
            (cell, column) =>
              cell && <BlockSquare key={`${column} ${y}`} x={column} y={y} piece={cell} />,
          ),
        )}
        <g opacity="0.25">
          {cellsOfFalling(lowered(game)).map((cell) => (
            <rect
              key={`${cell.x} ${cell.y}`}
              x={cell.x + 0.04}
              y={cell.y + 0.04}
              width="0.92"
              height="0.92"
              rx="0.16"
              fill={PIECE_COLORS[piece]}
            />
          ))}
        </g>
        {cellsOfFalling(game.falling).map((cell) => (
          <BlockSquare key={`${cell.x} ${cell.y}`} {...cell} piece={piece} />
        ))}
      </svg>
      {children}
    </Card>
  );
}
