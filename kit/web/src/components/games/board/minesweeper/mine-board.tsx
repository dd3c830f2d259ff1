import { Card } from "@/components/ui/card";
import type { MineField } from "@/lib/games/board/minesweeper";
import { MineCell } from "./mine-cell";

interface MineBoardProps {
  field: MineField;
  onPress: (cell: number) => void;
  onFlag: (cell: number) => void;
}

/** The cells of the field, of which each is a button. */
export function MineBoard({ field, onPress, onFlag }: MineBoardProps) {
  const cells = Array.from({ length: field.columns * field.rows }, (_, cell) => cell);
  return (
    <Card className="mx-auto w-full max-w-lg p-2 select-none">
      <div
        role="group"
        aria-label="Mine field"
        className="grid gap-0.5 sm:gap-1"
        style={{ gridTemplateColumns: `repeat(${field.columns}, minmax(0, 1fr))` }}
      >
        {cells.map((cell) => (
          <MineCell
            key={cell}
            field={field}
            cell={cell}
            onPress={() => onPress(cell)}
            onFlag={() => onFlag(cell)}
          />
        ))}
      </div>
    </Card>
  );
}
