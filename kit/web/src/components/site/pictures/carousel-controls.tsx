import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/utils";

interface ControlsProps {
  titles: readonly string[];
  /** The slide that is shown. */
  index: number;
  isMoving: boolean;
  onShow: (index: number) => void;
  onMove: (isMoving: boolean) => void;
}

/** Turns, stops and chooses the slides of a carousel. */
export function CarouselControls({ titles, index, isMoving, onShow, onMove }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2">
      <IconButton icon={<ChevronLeftIcon />} label="Previous" onClick={() => onShow(index - 1)} />
      <IconButton icon={<ChevronRightIcon />} label="Next" onClick={() => onShow(index + 1)} />
      <IconButton
        icon={isMoving ? <PauseIcon /> : <PlayIcon />}
        label={isMoving ? "Pause" : "Move by itself"}
        onClick={() => onMove(!isMoving)}
      />
      <span className="ml-auto flex">
        {titles.map((title, at) => (
          <button
            key={`${at} ${title}`}
            type="button"
            className="grid size-8 place-items-center"
            aria-label={`Show: ${title}`}
            aria-current={at === index}
            onClick={() => onShow(at)}
          >
            <span
              className={cn(
                "size-3 rounded-full",
                at === index ? "bg-primary" : "border-2 border-input",
              )}
            />
          </button>
        ))}
      </span>
    </div>
  );
}
