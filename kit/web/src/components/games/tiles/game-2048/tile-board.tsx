import type { CSSProperties, ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { useSwipe } from "@/hooks/games/use-swipe";
import type { Direction } from "@/lib/games/direction";
import type { Tile } from "@/lib/games/tiles/game-2048/slide";
import { cn } from "@/lib/utils";

interface TileBoardProps {
  tiles: readonly Tile[];
  size: number;
  onSlide: (direction: Direction) => void;
  /** What covers the board at the end. */
  children: ReactNode;
}

/** The cells as a table, for everyone who has it read to them; the tiles lie over it and slide. */
export function TileBoard({ tiles, size, onSlide, children }: TileBoardProps) {
  const swipe = useSwipe(onSlide);
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <Card className="mx-auto w-full max-w-md p-1.5">
      <div className="relative aspect-square touch-none select-none" {...swipe}>
        <div role="table" aria-label="Board" className="flex size-full flex-col">
          {places.map((row) => (
            <div key={row} role="row" className="flex flex-1">
              {places.map((column) => (
                <div key={column} role="cell" className="flex-1 p-1">
                  <div className="size-full rounded-md bg-muted">
                    <span className="sr-only">
                      {tiles.find((tile) => tile.row === row && tile.column === column)?.value ??
                        "empty"}
                    </span>
                  </div>
                </div>
              ))}
            </div>
          ))}
        </div>
        {tiles
          .toSorted((left, right) => left.id - right.id)
          .map((tile) => (
            <SlidingTile key={tile.id} tile={tile} share={100 / size} />
          ))}
      </div>
      {children}
    </Card>
  );
}

/** A tile at its place; `share` is the percentage of the board that it is wide. */
function SlidingTile({ tile, share }: { tile: Tile; share: number }) {
  const size = `${share}%`;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 p-1 transition-transform duration-150 ease-out"
      style={{
        width: size,
        height: size,
        transform: `translate(${tile.column * 100}%, ${tile.row * 100}%)`,
      }}
    >
      <div
        key={tile.value}
        className={cn(
          "grid size-full place-items-center rounded-md font-heading font-bold tabular-nums transition-[scale] duration-200 starting:scale-60",
          textSizeOf(tile.value),
        )}
        style={shade(Math.min(2, 0.08 + (Math.log2(tile.value) - 1) * 0.17))}
      >
        {tile.value}
      </div>
    </div>
  );
}

function textSizeOf(value: number): string {
  const digits = String(value).length;
  if (digits <= 2) return "text-3xl sm:text-4xl";
  return digits === 3 ? "text-2xl sm:text-3xl" : "text-lg sm:text-2xl";
}

/**
 * A ground from the color of cards (0) over the app's color (1) to a deeper one (2), with a text that stands out from
 * it: dark on a light ground, light on a dark one.
 */
function shade(depth: number): CSSProperties {
  const ground =
    depth <= 1
      ? `color-mix(in oklab, var(--primary) ${Math.round(depth * 100)}%, var(--card))`
      : `color-mix(in oklab, var(--card-foreground) ${Math.round((depth - 1) * 55)}%, var(--primary))`;
  return {
    backgroundColor: ground,
    color: `oklch(from ${ground} clamp(0.12, (0.6 - l) * 1000, 1) 0 h)`,
  };
}
