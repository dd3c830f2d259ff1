import { PauseIcon, PlayIcon, RotateCcwIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** The buttons that run a clock. */
export function TimerButtons({
  isRunning,
  onStart,
  onPause,
  onReset,
  children,
}: {
  isRunning: boolean;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={isRunning ? onPause : onStart}>
        {isRunning ? <PauseIcon /> : <PlayIcon />}
        {isRunning ? "Pause" : "Start"}
      </Button>
      <Button variant="outline" onClick={onReset}>
        <RotateCcwIcon />
        Reset
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
  const id = useId();
  return (
    <div className="flex w-24 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        className="text-center"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
      />
    </div>
  );
}
