import { useState } from "react";
import { useBest } from "@/hooks/games/use-best";
import { useClock } from "@/hooks/games/use-clock";
import { useRandom } from "@/hooks/games/use-random";
import {
  MINE_LEVELS,
  type MineLevel,
  beginMineField,
  flagCell,
  openCell,
} from "@/lib/games/board/minesweeper";
import { formatClock } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";

function levelOf(name: MineLevel["value"]): MineLevel {
  return MINE_LEVELS.find(({ value }) => value === name) ?? MINE_LEVELS[0];
}

/** The field, its clock and the best time of each level. */
export function useMinesweeper(first: MineLevel["value"]) {
  const random = useRandom();
  const [level, setLevel] = useState(() => levelOf(first));
  const [field, setField] = useState(() => beginMineField(level));
  const { seconds, reset } = useClock(field.state === "playing");
  const [isFlagging, setFlagging] = useState(false);
  const { best, offer } = useBest(`minesweeper-${level.value}`, "lower");

  function open(cell: number) {
    const next = openCell(field, cell, random);
    setField(next);
    if (next.state !== "won" || field.state === "won") return;
    offer(Math.max(1, seconds));
    addResult({
      game: "Minesweeper",
      result: `${level.label} in ${formatClock(seconds)}`,
      rank: Math.round((level.mines * 1000) / (seconds + 1)),
    });
  }

  const flag = (cell: number) => setField(flagCell(field, cell));

  return {
    field,
    level,
    seconds,
    best,
    isFlagging,
    flag,
    press: (cell: number) => (isFlagging && !field.opened.has(cell) ? flag(cell) : open(cell)),
    switchFlagging: () => setFlagging(!isFlagging),
    restart: (name: MineLevel["value"]) => {
      const next = levelOf(name);
      setLevel(next);
      setField(beginMineField(next));
      reset();
    },
  };
}
