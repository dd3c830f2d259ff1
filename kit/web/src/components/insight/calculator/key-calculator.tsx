import { useState } from "react";
import { LineList } from "@/components/line-list";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { useTextList } from "@/hooks/use-text-list";
import { calculate } from "@/lib/insight/calculator/calculate";
import { formatNumber } from "@/lib/number";
import { createTextList } from "@/lib/text-list";
import * as insightWords from "@/words/insight";

const NAMES: Readonly<Record<string, string>> = {
  "÷": insightWords.dividedBy,
  "×": insightWords.times,
  "−": insightWords.minus,
  ".": insightWords.point,
  "=": insightWords.equals,
  "+": insightWords.plus,
};

/** The signs on the keys, four in a row. */
const KEYS = Array.from("789÷456×123−0.=+");

/** A calculator with keys; a calculation can also be typed. */
export function KeyCalculator() {
  const [list] = useState(() => createTextList("calculator", { limit: 12 }));
  const kept = useTextList(list);
  const [text, setText] = useState("");
  const [result, setResult] = useState("0");

  function workOut() {
    const value = calculate(text);
    if (value === null) return setResult(text === "" ? "0" : insightWords.thisCannotBeWorkedOut);
    setResult(formatNumber(value));
    list.add(`${text} = ${formatNumber(value)}`);
  }

  function clear() {
    setText("");
    setResult("0");
  }

  return (
    <section aria-label={insightWords.calculator} className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            workOut();
          }}
        >
          <Input
            className="text-end text-lg"
            aria-label={insightWords.calculation}
            autoComplete="off"
            placeholder="12 × 4"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
        <p
          role="status"
          className="min-h-10 text-end font-heading text-3xl font-bold break-words tabular-nums"
        >
          {result}
        </p>
        <Keys text={text} onType={setText} onEquals={workOut} onClear={clear} />
      </Card>
      <Card>
        <CardTitle level="h2">{insightWords.workedOut}</CardTitle>
        {kept.length === 0 && (
          <p className="text-muted-foreground">{insightWords.resultsAreKeptHereIn}</p>
        )}
        <LineList label={insightWords.keptResults} lines={kept} />
      </Card>
    </section>
  );
}

interface KeysProps {
  text: string;
  onType: (text: string) => void;
  onEquals: () => void;
  onClear: () => void;
}

function Keys({ text, onType, onEquals, onClear }: KeysProps) {
  return (
    <div className="grid grid-cols-4 gap-2">
      {KEYS.map((sign) => (
        <Button
          key={sign}
          variant={sign === "=" ? "default" : "outline"}
          className="px-0 text-lg"
          aria-label={NAMES[sign] ?? sign}
          onClick={() => (sign === "=" ? onEquals() : onType(text + sign))}
        >
          {sign}
        </Button>
      ))}
      <Button
        variant="destructive"
        className="col-span-2"
        aria-label={insightWords.clear}
        onClick={onClear}
      >
        {insightWords.clear}
      </Button>
      <Button variant="outline" className="col-span-2" onClick={() => onType(text.slice(0, -1))}>
        {insightWords.deleteLast}
      </Button>
    </div>
  );
}
