import { BombIcon, FlagIcon } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { type MineField, seenIn } from "@/lib/games/board/minesweeper";
import { cn } from "@/lib/utils";

const LONG_PRESS_MILLISECONDS = 450;

/** The color of each number, from one to eight. */
const NUMBER_COLORS = [
  "text-accent-foreground",
  "text-card-foreground",
  "text-destructive",
  "text-accent-foreground",
  "text-destructive",
  "text-card-foreground",
  "text-destructive",
  "text-card-foreground",
];

interface MineCellProps {
  field: MineField;
  cell: number;
  onPress: () => void;
  onFlag: () => void;
}

/** A cell. It opens with a press; a long press or the right button flags it. */
export function MineCell({ field, cell, onPress, onFlag }: MineCellProps) {
  const touch = useRef(0);
  const seen = seenIn(field, cell);

  function startTouch(event: PointerEvent) {
    window.clearTimeout(touch.current);
    touch.current =
      event.pointerType === "touch" ? window.setTimeout(onFlag, LONG_PRESS_MILLISECONDS) : 0;
  }

  const endTouch = () => window.clearTimeout(touch.current);

  return (
    <button
      type="button"
      data-cell
      aria-label={`Row ${Math.floor(cell / field.columns) + 1}, column ${(cell % field.columns) + 1}: ${seen === 0 ? "empty" : seen}`}
      className={cn(
        "grid aspect-square touch-manipulation place-items-center rounded-sm text-sm font-bold tabular-nums transition-colors sm:text-lg",
        groundOf(field, cell),
        typeof seen === "number" && NUMBER_COLORS[seen - 1],
      )}
      onClick={onPress}
      onPointerDown={startTouch}
      onPointerUp={endTouch}
      onPointerLeave={endTouch}
      onContextMenu={(event) => {
        event.preventDefault();
        if (touch.current === 0) onFlag();
      }}
    >
      {seen === "mine" && <BombIcon className="size-3/5" />}
      {seen === "flag" && <FlagIcon className="size-3/5 fill-current" />}
      {typeof seen === "number" && seen > 0 && seen}
    </button>
  );
}

function groundOf({ opened, mined }: MineField, cell: number): string {
  if (!opened.has(cell)) return "bg-primary/20 text-accent-foreground hover:bg-primary/35";
  return mined.has(cell) ? "bg-destructive text-(color:--card)" : "bg-muted";
}
