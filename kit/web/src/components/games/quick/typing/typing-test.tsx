import { useId, useRef } from "react";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { formatClock } from "@/lib/games/counts";
import { accuracyOf } from "@/lib/games/quick/typing-speed";
import { TypedText } from "./typed-text";
import { useTyping } from "./use-typing";

/** A typing test of so many seconds. */
export function TypingTest({ seconds = 60, hasHeading }: GameProps & { seconds?: number }) {
  const { text, typed, secondsLeft, best, isDone, speed, type, restart } = useTyping(seconds);
  const accuracy = accuracyOf(text, typed);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const started = typed === "" ? "The clock starts with the first letter." : "Keep going!";

  function again() {
    restart();
    field.current?.focus();
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Typing test"
      onKey={() => false}
      status={isDone ? `Done: ${speed} words a minute with ${accuracy}% right.` : started}
      scores={[
        { label: "Words/min", value: speed },
        { label: "Right", value: `${accuracy}%` },
        { label: "Time", value: formatClock(secondsLeft) },
        { label: "Best", value: best ?? 0 },
      ]}
      actions={<Button onClick={again}>New text</Button>}
      rules={[
        `Type the text into the field. You have ${seconds} seconds.`,
        "A wrong letter is marked: go back and correct it, or go on.",
        "Five right characters count as a word.",
      ]}
      keys={[["Backspace", "Correct a mistake"]]}
    >
      <Card className="gap-5 p-5 sm:p-7">
        <TypedText text={text} typed={typed} />
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={id}>Type here</Label>
          <Textarea
            ref={field}
            id={id}
            rows={4}
            className="text-lg leading-relaxed"
            value={typed}
            readOnly={isDone}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => event.preventDefault()}
          />
        </div>
        {isDone && (
          <div className="flex flex-wrap items-center gap-4">
            <p className="font-heading text-2xl font-bold">{speed} words a minute</p>
            <Button onClick={again}>Type another</Button>
          </div>
        )}
      </Card>
    </GameFrame>
  );
}
