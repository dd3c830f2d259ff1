import {
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  RotateCwIcon,
} from "lucide-react";
import { PadButton } from "@/components/games/frame/pad-button";

interface BlocksControlsProps {
  onShift: (across: -1 | 1) => void;
  onTurn: () => void;
  onSink: () => void;
  onDrop: () => void;
}

/** Buttons that move, turn and drop the falling piece. */
export function BlocksControls({ onShift, onTurn, onSink, onDrop }: BlocksControlsProps) {
  const controls = [
    { name: "Move left", Icon: ArrowLeftIcon, act: () => onShift(-1) },
    { name: "Turn", Icon: RotateCwIcon, act: onTurn },
    { name: "Move right", Icon: ArrowRightIcon, act: () => onShift(1) },
    { name: "Down one row", Icon: ArrowDownIcon, act: onSink },
    { name: "Drop", Icon: ArrowDownToLineIcon, act: onDrop },
  ];
  return (
    <div
      role="group"
      aria-label="Controls"
      className="mx-auto grid w-full max-w-sm grid-cols-5 gap-2"
    >
      {controls.map(({ name, Icon, act }) => (
        <PadButton key={name} name={name} onPress={act}>
          <Icon className="size-6" />
        </PadButton>
      ))}
    </div>
  );
}
