import { BoardPanel } from "@/components/games/frame/board-panel";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { focusBeside } from "@/lib/games/cells";
import { formatClock, formatMoves } from "@/lib/games/counts";
import { arrowOf } from "@/lib/games/direction";
import { DECK_SIZES, type DeckSize } from "@/lib/games/tiles/memory";
import { CardTable } from "./card-table";
import type { Picture } from "./picture";
import { useMemory } from "./use-memory";

const SIZES = DECK_SIZES.map((value) => ({ value, label: String(value) }));

const RULES = [
  "Turn over two cards in a move. If they show the same picture, the pair is yours.",
  "If not, they are closed again: remember where they lie.",
  "Find all pairs in as few moves as you can. Best is your fewest moves.",
];

const KEYS = [
  ["← ↑ → ↓", "Go to a card"],
  ["Enter", "Turn it over"],
  ["N", "New game"],
] as const;

interface MemoryGameProps extends GameProps {
  /** As many as the largest deck has pairs. */
  pictures: readonly Picture[];
  pairs?: DeckSize;
}

/** Memory: pairs of cards to be found. */
export function MemoryGame({ pictures, pairs: first = 8, hasHeading }: MemoryGameProps) {
  const { game, pairs, seconds, status, best, isDone, flip, restart } = useMemory(first, pictures);
  const again = () => restart(pairs);

  function press(key: string, frame: HTMLElement): boolean {
    const direction = arrowOf(key);
    if (direction) focusBeside(frame, 4, direction);
    else if (key === "n") again();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Memory game"
      onKey={press}
      status={status}
      scores={[
        { label: "Moves", value: game.moves },
        { label: "Pairs", value: `${game.found.length}/${pairs}` },
        { label: "Time", value: formatClock(seconds) },
        { label: "Best", value: best ?? "–" },
      ]}
      actions={<Button onClick={again}>New game</Button>}
      settings={
        <GameChoice label="Pairs of cards" options={SIZES} value={pairs} onChoose={restart} />
      }
      rules={RULES}
      keys={KEYS}
    >
      <CardTable game={game} pictures={pictures} onFlip={flip}>
        {isDone && (
          <BoardPanel title="You win!" actions={<Button onClick={again}>Play again</Button>}>
            {formatMoves(game.moves)} in {formatClock(seconds)}.
          </BoardPanel>
        )}
      </CardTable>
    </GameFrame>
  );
}
