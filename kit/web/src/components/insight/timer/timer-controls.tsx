import { PauseIcon, PlayIcon, RotateCcwIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { useClock } from "@/hooks/insight/use-clock";
import * as insightWords from "@/words/insight";

/** The buttons that run a clock. */
export function TimerButtons({
  clock: { isRunning, start, pause, reset },
  onStart = start,
  onReset = reset,
  children,
}: {
  clock: ReturnType<typeof useClock>;
  onStart?: () => void;
  onReset?: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={isRunning ? pause : onStart}>
        {isRunning ? <PauseIcon /> : <PlayIcon />}
        {isRunning ? insightWords.pause : insightWords.start}
      </Button>
      <Button variant="outline" onClick={onReset}>
        <RotateCcwIcon />
        {insightWords.reset}
      </Button>
      {children}
    </div>
  );
}

/** A whole number: minutes, seconds. */
export function LengthInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} required className="w-24">
      {(control) => (
        <Input
          {...control}
          className="text-center"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
        />
      )}
    </Field>
  );
}
