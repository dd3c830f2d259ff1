import { Card } from "@/components/ui/card";
import {
  type SudokuState,
  isClash,
  isGiven,
  isLinked,
  saysIn,
} from "@/lib/games/board/sudoku/sudoku";
import { cn } from "@/lib/utils";

interface SudokuGridProps {
  game: SudokuState;
  /** The chosen cell. */
  chosen: number;
  onChoose: (cell: number) => void;
}

/** The grid, of which each cell is a button. */
export function SudokuGrid({ game, chosen, onChoose }: SudokuGridProps) {
  return (
    <Card className="mx-auto w-full max-w-lg p-1.5 sm:p-2">
      <div
        role="group"
        aria-label="Grid"
        className="grid grid-cols-9 border-2 border-card-foreground"
      >
        {game.digits.map((_, cell) => (
          <SudokuCell
            key={cell}
            game={game}
            cell={cell}
            chosen={chosen}
            onChoose={() => onChoose(cell)}
          />
        ))}
      </div>
    </Card>
  );
}

interface SudokuCellProps {
  game: SudokuState;
  cell: number;
  chosen: number;
  onChoose: () => void;
}

function SudokuCell({ game, cell, chosen, onChoose }: SudokuCellProps) {
  const digit = game.digits[cell] ?? 0;
  const isChosen = cell === chosen;
  return (
    <button
      type="button"
      data-cell
      aria-label={`Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}: ${saysIn(game, cell)}`}
      aria-pressed={isChosen}
      className={cn(
        "grid aspect-square touch-manipulation place-items-center text-lg tabular-nums focus-visible:z-10 sm:text-2xl",
        isGiven(game, cell)
          ? "font-bold text-card-foreground"
          : "font-medium text-accent-foreground",
        isClash(game, cell) && "text-destructive",
        isLinked(game, cell, chosen) ? "bg-accent" : "bg-card",
        isChosen && "bg-primary text-primary-foreground",
        edgesOf(cell),
      )}
      onClick={onChoose}
      onFocus={onChoose}
    >
      {digit !== 0 ? (
        digit
      ) : (
        <span className="text-[0.6rem] leading-tight tracking-wider sm:text-xs">
          {(game.notes[cell] ?? []).join("")}
        </span>
      )}
    </button>
  );
}

/** Hairlines between cells, and thick lines between boxes. */
function edgesOf(cell: number): string {
  const [column, row] = [cell % 9, Math.floor(cell / 9)];
  return cn(
    column < 8 &&
      (column % 3 === 2 ? "border-r-2 border-r-card-foreground" : "border-r border-r-border"),
    row < 8 && (row % 3 === 2 ? "border-b-2 border-b-card-foreground" : "border-b border-b-border"),
  );
}
