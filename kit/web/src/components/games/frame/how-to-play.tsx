import { useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";

/** How a game is played. */
export interface HowToPlayProps {
  /** A sentence each. */
  rules: readonly string[];
  /** Keys and what they do: `["Space", "Pause"]`. */
  keys: readonly (readonly [key: string, act: string])[];
}

/** The rules of a game, and on wide screens its keys. */
export function HowToPlay({ rules, keys }: HowToPlayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lg:col-start-2">
      <Card className="gap-4 p-5">
        <CardTitle level="h2" id={id} className="text-lg">
          How to play
        </CardTitle>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted-foreground">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <dl className="hidden flex-col gap-2 border-t border-border pt-4 text-sm md:flex">
          {keys.map(([key, act]) => (
            <div key={key} className="flex items-baseline justify-between gap-3">
              <dt>
                <kbd className="rounded-sm border border-border bg-muted px-1.5 py-0.5 font-mono text-xs">
                  {key}
                </kbd>
              </dt>
              <dd className="text-right text-muted-foreground">{act}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
