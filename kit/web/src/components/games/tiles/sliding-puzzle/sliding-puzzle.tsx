import { BoardPanel } from "@/components/games/frame/board-panel";
import { DirectionPad } from "@/components/games/frame/direction-pad";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { formatClock, formatMoves } from "@/lib/games/counts";
import { directionOf } from "@/lib/games/direction";
import { PUZZLE_SIZES, type PuzzleSize } from "@/lib/games/tiles/sliding-puzzle";
import { PuzzleBoard } from "./puzzle-board";
import { useSlidingPuzzle } from "./use-sliding-puzzle";

const SIZES = PUZZLE_SIZES.map((value) => ({ value, label: `${value} × ${value}` }));

const RULES = [
  "Only a tile beside the gap can slide into it.",
  "Bring the numbers into order, row by row, with the gap in the last corner.",
  "Best is your fewest moves. Every puzzle can be solved.",
];

const KEYS = [
  ["← ↑ → ↓ or WASD", "Slide into the gap"],
  ["N", "New puzzle"],
] as const;

/** The sliding puzzle: numbered tiles and a gap. */
export function SlidingPuzzle({ size: first = 4, hasHeading }: GameProps & { size?: PuzzleSize }) {
  const { size, tiles, moves, seconds, status, best, isDone, slideTo, restart } =
    useSlidingPuzzle(first);
  const again = () => restart(size);

  function press(key: string): boolean {
    const direction = directionOf(key);
    if (direction) slideTo(direction);
    else if (key === "n") again();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Sliding puzzle"
      onKey={press}
      status={status}
      scores={[
        { label: "Moves", value: moves },
        { label: "Time", value: formatClock(seconds) },
        { label: "Best", value: best ?? "–" },
      ]}
      actions={<Button onClick={again}>New puzzle</Button>}
      settings={<GameChoice label="Size" options={SIZES} value={size} onChoose={restart} />}
      rules={RULES}
      keys={KEYS}
    >
      <PuzzleBoard tiles={tiles} size={size} onSlide={slideTo}>
        {isDone && (
          <BoardPanel title="You win!" actions={<Button onClick={again}>Play again</Button>}>
            {formatMoves(moves)} in {formatClock(seconds)}.
          </BoardPanel>
        )}
      </PuzzleBoard>
      <DirectionPad act="Slide" onPress={slideTo} />
    </GameFrame>
  );
}
