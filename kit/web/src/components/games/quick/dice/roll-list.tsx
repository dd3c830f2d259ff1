import { Card } from "@/components/ui/card";
import { type DiceRoll, sumOfRoll } from "@/lib/games/quick/dice";

/** The last rolls, the latest first; nothing before the first. */
export function RollList({ rolls }: { rolls: readonly DiceRoll[] }) {
  if (rolls.length === 0) return null;
  return (
    <Card className="px-5 py-2">
      <ol aria-label="Rolls" className="flex flex-col">
        {rolls.map((roll) => (
          <li
            key={roll.number}
            className="flex items-baseline gap-4 border-b border-border py-2 last:border-0"
          >
            <span className="text-sm text-muted-foreground">Roll {roll.number}</span>
            <span className="flex-1">{roll.faces.join(" + ")}</span>
            <strong className="font-heading text-lg">{sumOfRoll(roll)}</strong>
          </li>
        ))}
      </ol>
    </Card>
  );
}
