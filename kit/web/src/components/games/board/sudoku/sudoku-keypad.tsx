import { EraserIcon, PencilIcon } from "lucide-react";
import { PadButton } from "@/components/games/frame/pad-button";
import { Button } from "@/components/ui/button";
import { DIGITS } from "@/lib/games/board/sudoku/puzzle";

interface SudokuKeypadProps {
  isNoting: boolean;
  /** 0 empties the cell. */
  onEnter: (digit: number) => void;
  onSwitch: () => void;
}

/** Buttons for the digits, for an empty cell, and for notes. */
export function SudokuKeypad({ isNoting, onEnter, onSwitch }: SudokuKeypadProps) {
  return (
    <div
      role="group"
      aria-label="Digits"
      className="mx-auto grid w-full max-w-lg grid-cols-6 gap-2"
    >
      {DIGITS.map((digit) => (
        <PadButton key={digit} name={`Enter ${digit}`} onPress={() => onEnter(digit)}>
          <span className="font-heading text-xl">{digit}</span>
        </PadButton>
      ))}
      <Button variant="outline" className="h-13 px-0" onClick={() => onEnter(0)}>
        <EraserIcon className="size-5" />
        <span className="sr-only">Empty the cell</span>
      </Button>
      <Button
        variant="outline"
        aria-pressed={isNoting}
        className="col-span-2 h-13 px-1 aria-pressed:border-primary aria-pressed:bg-accent aria-pressed:text-accent-foreground"
        onClick={onSwitch}
      >
        <PencilIcon />
        {isNoting ? "Notes on" : "Notes off"}
      </Button>
    </div>
  );
}
