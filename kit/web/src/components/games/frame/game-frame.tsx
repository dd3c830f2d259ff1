import { type ReactNode, useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { useGameKeys } from "@/hooks/games/use-game-keys";
import * as gamesWords from "@/words/games";

/** A number that a game shows, and what it is called. */
export interface Score {
  label: string;
  value: string | number;
}

interface GameFrameProps extends HowToPlayProps {
  name: string;
  scores: readonly Score[];
  /** What just happened, for everyone to read and hear. */
  status: string;
  /** Buttons: a new game, a pause. */
  actions: ReactNode;
  /** What can be chosen: a level, an opponent. */
  settings?: ReactNode;
  /** Gets each key that may be meant for the game, and returns whether it was. */
  onKey: (key: string, game: HTMLElement) => boolean;
  /** The board, and the controls below it. */
  children: ReactNode;
}

/** A game with its scores, actions and rules: beside the board on a wide screen, above and below it on a phone. */
export function GameFrame({
  name,
  scores,
  status,
  actions,
  settings,
  rules,
  keys,
  onKey,
  children,
}: GameFrameProps) {
  const region = useGameKeys(onKey);

  return (
    <section
      ref={region}
      data-game
      data-slot="game"
      aria-label={name}
      className="flex flex-col gap-6"
      onClick={(event) => leaveButton(event.detail)}
    >
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="flex flex-col gap-4 lg:col-start-2">
          <ScoreBoard scores={scores} />
          <div className="flex flex-wrap items-center gap-2">{actions}</div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <p role="status" className="min-h-6 text-center font-semibold">
            {status}
          </p>
          {children}
        </div>
        {settings !== undefined && (
          <div className="flex flex-col gap-3 lg:col-start-2">{settings}</div>
        )}
        <HowToPlay rules={rules} keys={keys} />
      </div>
    </section>
  );
}

/** Takes the focus off a button that was pressed with the pointer (`presses` is 0 for the keyboard): the space bar belongs to the game. */
function leaveButton(presses: number) {
  const focused = document.activeElement;
  if (presses > 0 && focused instanceof HTMLButtonElement && !focused.matches("[data-cell]"))
    focused.blur();
}

/** The scores of a game, side by side. */
function ScoreBoard({ scores }: { scores: readonly Score[] }) {
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

/** How a game is played. */
interface HowToPlayProps {
  /** A sentence each. */
  rules: readonly string[];
  /** Keys and what they do: `["Space", "Pause"]`. */
  keys: readonly (readonly [key: string, act: string])[];
}

/** The rules of a game, and on wide screens its keys. */
function HowToPlay({ rules, keys }: HowToPlayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lg:col-start-2">
      <Card className="gap-4 p-5">
        <CardTitle level="h2" id={id} className="text-lg">
          {gamesWords.howToPlay}
        </CardTitle>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-muted-foreground">
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
              <dd className="text-end text-muted-foreground">{act}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
