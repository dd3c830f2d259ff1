import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from "lucide-react";
import { PadButton } from "@/components/games/frame/pad-button";

const NUDGE = 12;

interface PaddleControlsProps {
  isRunning: boolean;
  onNudge: (across: number) => void;
  onPause: () => void;
  onPlay: () => void;
}

/** Buttons that move the paddle, and launch or pause the ball. */
export function PaddleControls({ isRunning, onNudge, onPause, onPlay }: PaddleControlsProps) {
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-3 gap-2">
      <PadButton name="Paddle left" onPress={() => onNudge(-NUDGE)}>
        <ArrowLeftIcon className="size-6" />
      </PadButton>
      <PadButton
        name={isRunning ? "Pause the ball" : "Launch the ball"}
        onPress={isRunning ? onPause : onPlay}
      >
        {isRunning ? <PauseIcon className="size-6" /> : <PlayIcon className="size-6" />}
      </PadButton>
      <PadButton name="Paddle right" onPress={() => onNudge(NUDGE)}>
        <ArrowRightIcon className="size-6" />
      </PadButton>
    </div>
  );
}
