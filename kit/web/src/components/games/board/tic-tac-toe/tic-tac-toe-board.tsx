import { Card } from "@/components/ui/card";
import { type Cells, type Mark, winningLine } from "@/lib/games/board/tic-tac-toe";
import { cn } from "@/lib/utils";

/** Nine cells, of which each is a button. */
export function TicTacToeBoard({
  cells,
  onPlay,
}: {
  cells: Cells;
  onPlay: (place: number) => void;
}) {
  const line = winningLine(cells);
  return (
    <Card className="mx-auto w-full max-w-md p-3">
      <div role="group" aria-label="Board" className="grid grid-cols-3 gap-2">
        {cells.map((cell, place) => (
          <button
            key={place}
            type="button"
            data-cell
            aria-label={`Row ${Math.floor(place / 3) + 1}, column ${(place % 3) + 1}: ${cell ?? "free"}`}
            className={cn(
              "grid aspect-square touch-manipulation place-items-center rounded-md transition-colors",
              line?.includes(place)
                ? "bg-primary text-primary-foreground"
                : "bg-muted text-accent-foreground hover:bg-accent",
            )}
            onClick={() => onPlay(place)}
          >
            {cell && <MarkIcon mark={cell} />}
          </button>
        ))}
      </div>
    </Card>
  );
}

function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-3/5 fill-none stroke-current stroke-[2.6] transition-[scale] duration-200 starting:scale-50"
      strokeLinecap="round"
    >
      {mark === "X" ? <path d="M3 3L17 17M17 3L3 17" /> : <circle cx="10" cy="10" r="7" />}
    </svg>
  );
}
