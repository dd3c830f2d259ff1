import { DicesIcon } from "lucide-react";
import { useId, useState } from "react";
import { LengthInput } from "@/components/insight/timer/timer-controls";
import { DrawnSoFar } from "@/components/insight/picker/drawn-so-far";
import { EntryList } from "@/components/insight/picker/entry-list";
import { Wheel } from "@/components/draw/wheel";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useDraw } from "@/hooks/insight/use-draw";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

/** Draws from entries by chance, on a wheel or without one; without repeats where `isOnce`. */
export function Picker({
  title,
  entries: first,
  hasWheel = false,
  isOnce: isOnceFirst = false,
  count = 1,
}: {
  title: string;
  entries: readonly string[];
  hasWheel?: boolean;
  isOnce?: boolean;
  /** How many are drawn at once. */
  count?: number;
}) {
  const [isOnce, setOnce] = useState(isOnceFirst);
  const [atOnce, setAtOnce] = useState(String(count));
  const [message, setMessage] = useState("");
  const lot = useDraw({ first, hasWheel, isOnce });
  const { entries, round, isTurning } = lot;

  function begin() {
    setMessage(entries.length === 0 ? insightWords.addSomethingToDraw : "");
    if (entries.length > 0) lot.begin(Math.max(1, Number(atOnce)));
  }

  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]"
    >
      <Card className="items-center gap-6">
        {hasWheel && entries.length > 0 && (
          <Wheel entries={round.pool} angle={round.angle} isTurning={isTurning} />
        )}
        <Result
          isPlain={hasWheel}
          message={message}
          names={isTurning || message !== "" ? [] : round.drawn}
        />
        <div className="flex flex-wrap items-end justify-center gap-4">
          {count > 1 && (
            <LengthInput label={insightWords.howManyAtOnce} value={atOnce} onChange={setAtOnce} />
          )}
          <Button size="lg" className="min-w-40 text-lg" disabled={isTurning} onClick={begin}>
            <DicesIcon />
            {hasWheel ? insightWords.spinWheel : insightWords.drawOne}
          </Button>
        </div>
        <Turns lot={lot} isOnce={isOnce} onChange={setOnce} />
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <EntryList
          entries={entries}
          past={isOnce && !lot.hadTurns ? lot.turn : []}
          onChange={lot.setEntries}
        />
        <DrawnSoFar title={insightWords.drawnSoFar} drawn={lot.drawn} onForget={lot.forget} />
      </div>
    </section>
  );
}

/** What was drawn, or what is lacking; on a surface of its own where no wheel shows it. */
function Result({
  isPlain,
  message,
  names,
}: {
  isPlain: boolean;
  message: string;
  names: readonly string[];
}) {
  return (
    <p
      role="status"
      className={cn(
        "flex min-h-14 flex-wrap items-center justify-center gap-x-8 gap-y-2 text-center font-heading text-4xl font-bold break-words",
        !isPlain &&
          "min-h-52 self-stretch rounded-lg bg-accent p-6 text-accent-foreground sm:text-5xl",
      )}
    >
      {message !== "" && <span className="text-lg">{message}</span>}
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

/** Whether all have a turn before one is drawn again, and how many have not had theirs. */
function Turns({
  lot: { entries, hadTurns, isTurning, left },
  isOnce,
  onChange,
}: {
  lot: ReturnType<typeof useDraw>;
  isOnce: boolean;
  onChange: (isOnce: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className="flex items-center gap-3">
        <Checkbox id={id} checked={isOnce} onCheckedChange={onChange} />
        <label htmlFor={id}>{insightWords.noRepeats}</label>
      </p>
      {isOnce && entries.length > 0 && (
        <p className="text-sm text-muted-foreground">
          {hadTurns && !isTurning
            ? insightWords.allHadTheirTurn
            : insightWords.leftInRound({ count: hadTurns ? 0 : left.length })}
        </p>
      )}
    </div>
  );
}
