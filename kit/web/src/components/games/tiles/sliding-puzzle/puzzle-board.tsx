import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Direction } from "@/lib/games/direction";
import { type PuzzleSize, directionOfTile } from "@/lib/games/tiles/sliding-puzzle";
import { cn } from "@/lib/utils";

interface PuzzleBoardProps {
  tiles: readonly number[];
  size: PuzzleSize;
  onSlide: (direction: Direction) => void;
  /** What covers the board at the end. */
  children: ReactNode;
}

/** The tiles, of which each is a button; those in order have the app's color. */
export function PuzzleBoard({ tiles, size, onSlide, children }: PuzzleBoardProps) {
  const placed = tiles
    .flatMap((tile, place) => (tile === 0 ? [] : [{ tile, place }]))
    .toSorted((left, right) => left.tile - right.tile);
  const share = `${100 / size}%`;
  return (
    <Card className="mx-auto w-full max-w-md p-2">
      <div
        role="group"
        aria-label="Puzzle"
        className="relative aspect-square rounded-md bg-muted select-none"
      >
        {placed.map(({ tile, place }) => {
          const direction = directionOfTile(tiles, size, place);
          return (
            <button
              key={tile}
              type="button"
              aria-label={`Tile ${tile}`}
              disabled={direction === null}
              className="absolute top-0 left-0 touch-manipulation p-1 transition-transform duration-150 disabled:cursor-default"
              style={{
                width: share,
                height: share,
                transform: `translate(${(place % size) * 100}%, ${Math.floor(place / size) * 100}%)`,
              }}
              onClick={() => direction && onSlide(direction)}
            >
              <span
                className={cn(
                  "grid size-full place-items-center rounded-md font-heading text-2xl font-bold tabular-nums sm:text-3xl",
                  place === tile - 1
                    ? "bg-primary text-primary-foreground"
                    : "border border-border bg-accent text-accent-foreground",
                )}
              >
                {tile}
              </span>
            </button>
          );
        })}
      </div>
      {children}
    </Card>
  );
}
