import { Card } from "@/components/ui/card";

/** A number that a game shows, and what it is called. */
export interface Score {
  label: string;
  value: string | number;
}

/** The scores of a game, side by side. */
export function ScoreBoard({ scores }: { scores: readonly Score[] }) {
  return (
    <Card className="px-0 py-2.5">
      <dl className="grid auto-cols-fr grid-flow-col divide-x divide-border">
        {scores.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col items-center px-1 text-center">
            <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
            <dd className="font-heading text-xl font-bold whitespace-nowrap tabular-nums sm:text-2xl lg:text-xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
