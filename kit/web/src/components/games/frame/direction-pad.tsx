import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from "lucide-react";
import type { Direction } from "@/lib/games/direction";
import { PadButton } from "./pad-button";

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
        <PadButton
          key={direction}
          name={`${act} ${direction}`}
          className={place}
          onPress={() => onPress(direction)}
        >
          <Icon className="size-6" />
        </PadButton>
      ))}
    </div>
  );
}
