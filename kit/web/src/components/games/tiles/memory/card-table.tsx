import { SparkleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { type MemoryState, isFaceUp } from "@/lib/games/tiles/memory";
import { cn } from "@/lib/utils";
import type { Picture } from "./picture";

interface CardTableProps {
  game: MemoryState;
  pictures: readonly Picture[];
  onFlip: (place: number) => void;
  /** What covers the cards at the end. */
  children: ReactNode;
}

/** The cards on the table, four in a row. */
export function CardTable({ game, pictures, onFlip, children }: CardTableProps) {
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
