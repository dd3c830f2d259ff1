import { Card } from "@/components/ui/card";
import { type DiceRoll, restingDice } from "@/lib/games/quick/dice";

/** Where the eyes of a six-sided die are, in a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface DiceButtonProps {
  last: DiceRoll | undefined;
  count: number;
  sides: number;
  onRoll: () => void;
}

/** The dice of the last roll; a press on them rolls again. */
export function DiceButton({ last, count, sides, onRoll }: DiceButtonProps) {
  const shown = last ?? restingDice({ count, sides });
  return (
    <Card className="p-0">
      <button
        type="button"
        className="flex min-h-56 w-full touch-manipulation flex-wrap items-center justify-center gap-4 rounded-lg p-6 hover:bg-muted"
        onClick={onRoll}
      >
        <span className="sr-only">Roll these dice</span>
        {shown.faces.map((face, at) => (
          <Die key={`${shown.number} ${at}`} face={face} sides={shown.sides} />
        ))}
      </button>
    </Card>
  );
}

function Die({ face, sides }: { face: number; sides: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 60"
      className="size-24 transition-transform duration-500 ease-out starting:scale-50 starting:rotate-180"
    >
      <rect x="2" y="2" width="56" height="56" rx="12" className="fill-primary" />
      {sides === 6 ? (
        (PIPS[face] ?? []).map((pip) => (
          <circle
            key={pip}
            cx={15 + (pip % 3) * 15}
            cy={15 + Math.floor(pip / 3) * 15}
            r="5"
            className="fill-primary-foreground"
          />
        ))
      ) : (
        <text
          x="30"
          y="39"
          textAnchor="middle"
          className="fill-primary-foreground font-heading text-[26px] font-bold"
        >
          {face}
        </text>
      )}
    </svg>
  );
}
