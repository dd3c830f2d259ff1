import {
  COLUMNS,
  type Disc,
  type Grid,
  cellsOfColumn,
  fourInARow,
} from "@/lib/games/board/connect-four/grid";

/** The grid; each column is a button. */
export function ConnectFourBoard({
  grid,
  onPlay,
}: {
  grid: Grid;
  onPlay: (column: number) => void;
}) {
  const line = fourInARow(grid);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  return (
    <div
      role="group"
      aria-label="Board"
      className="mx-auto grid w-full max-w-lg grid-cols-7 rounded-lg bg-primary p-2 sm:p-3"
    >
      {columns.map((column) => {
        const cells = cellsOfColumn(column);
        const discs = cells.flatMap((cell) => grid[cell] ?? []);
        return (
          <button
            key={column}
            type="button"
            data-cell
            aria-label={`Column ${column + 1}: ${discs.length === 0 ? "empty" : `from the top ${discs.join(", ")}`}`}
            className="flex touch-manipulation flex-col gap-1.5 rounded-md p-0.5 hover:bg-primary-foreground/15 focus-visible:outline-primary-foreground sm:gap-2 sm:p-1"
            onClick={() => onPlay(column)}
          >
            {cells.map((cell) => (
              <Place
                key={cell}
                disc={grid[cell] ?? null}
                isWinning={line?.includes(cell) ?? false}
              />
            ))}
          </button>
        );
      })}
    </div>
  );
}

function Place({ disc, isWinning }: { disc: Disc | null; isWinning: boolean }) {
  return (
    <span className="block aspect-square w-full rounded-full bg-background">
      {disc && (
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-full transition-transform duration-300 ease-in starting:-translate-y-24"
        >
          <circle
            cx="10"
            cy="10"
            r="9"
            className={disc === "one" ? "fill-destructive" : "fill-rating"}
          />
          <circle
            cx="10"
            cy="10"
            r="6"
            fill="none"
            stroke="white"
            strokeOpacity="0.5"
            strokeWidth="1.2"
          />
          {isWinning && (
            <path
              d="M6 10.5l3 3 5.5-6"
              fill="none"
              stroke="white"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </svg>
      )}
    </span>
  );
}
