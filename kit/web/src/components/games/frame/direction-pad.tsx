import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Direction } from "@/lib/games/direction";
import { cn } from "@/lib/utils";

const ARROWS = [
  { direction: "up", Icon: ArrowUpIcon, place: "col-start-2" },
  { direction: "left", Icon: ArrowLeftIcon, place: "col-start-1 row-start-2" },
  { direction: "down", Icon: ArrowDownIcon, place: "col-start-2 row-start-2" },
  { direction: "right", Icon: ArrowRightIcon, place: "col-start-3 row-start-2" },
] as const;

/** Four buttons for those who have no keys and do not swipe. `act` begins their names: "Move" gives "Move up". */
export function DirectionPad({
  act,
  onPress,
}: {
  act: string;
  onPress: (direction: Direction) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Directions"
      className="mx-auto grid grid-cols-[repeat(3,4rem)] gap-2"
    >
      {ARROWS.map(({ direction, Icon, place }) => (
        <Button
          key={direction}
          aria-label={`${act} ${direction}`}
          className={cn("h-13 min-w-0 touch-manipulation px-0 active:scale-95", place)}
          onClick={() => onPress(direction)}
        >
          <Icon className="size-6" />
        </Button>
      ))}
    </div>
  );
}
