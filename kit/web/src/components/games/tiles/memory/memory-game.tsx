import { BoardPanel } from "@/components/games/frame/board-panel";
import { GameChoice } from "@/components/games/frame/game-choice";
import { type GameProps, GameFrame } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { focusBeside } from "@/lib/games/cells";
import { formatClock, formatMoves } from "@/lib/games/counts";
import { arrowOf } from "@/lib/games/direction";
import { type DeckSize, type MemoryState, DECK_SIZES, isFaceUp } from "@/lib/games/tiles/memory";
import type { Picture } from "./picture";
import { useMemory } from "./use-memory";
import { SparkleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

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

interface CardTableProps {
  game: MemoryState;
  pictures: readonly Picture[];
  onFlip: (place: number) => void;
  /** What covers the cards at the end. */
  children: ReactNode;
}

/** The cards on the table, four in a row. */
function CardTable({ game, pictures, onFlip, children }: CardTableProps) {
  return (
    <Card className="mx-auto w-full max-w-xl p-3 sm:p-4">
      <div role="group" aria-label="Cards" className="grid grid-cols-4 gap-2 sm:gap-3">
        {game.deck.map((picture, place) => (
          <MemoryCard
            key={place}
            number={place + 1}
            picture={pictures[picture]}
            isOpen={isFaceUp(game, place)}
            isFound={game.found.includes(picture)}
            onFlip={() => onFlip(place)}
          />
        ))}
      </div>
      {children}
    </Card>
  );
}

interface MemoryCardProps {
  number: number;
  picture: Picture | undefined;
  isOpen: boolean;
  isFound: boolean;
  onFlip: () => void;
}

function MemoryCard({ number, picture, isOpen, isFound, onFlip }: MemoryCardProps) {
  return (
    <button
      type="button"
      data-cell
      aria-label={
        isOpen
          ? `Card ${number}: ${picture?.name ?? ""}${isFound ? ", found" : ""}`
          : `Card ${number}, face down`
      }
      className="aspect-square touch-manipulation rounded-md perspective-near"
      onClick={onFlip}
    >
      <span
        className={cn(
          "relative block size-full transition-transform duration-300 transform-3d",
          isOpen && "rotate-y-180",
        )}
      >
        <span className="absolute inset-0 grid place-items-center rounded-md bg-primary text-primary-foreground backface-hidden">
          <SparkleIcon className="size-1/3 opacity-60" />
        </span>
        <span
          className={cn(
            "absolute inset-0 grid rotate-y-180 place-items-center rounded-md border-2 backface-hidden",
            isFound
              ? "border-primary bg-accent text-accent-foreground"
              : "border-border bg-card text-card-foreground",
          )}
        >
          {isOpen && picture && <picture.Icon className="size-1/2" strokeWidth={1.75} />}
        </span>
      </span>
    </button>
  );
}
