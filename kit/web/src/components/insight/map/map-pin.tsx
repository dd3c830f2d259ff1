import { MapPinIcon } from "lucide-react";
import { cn } from "@/lib/utils";

/** A place on the map; `x` and `y` are hundredths of what is seen. */
export function MapPin({
  title,
  isChosen,
  x,
  y,
  onChoose,
}: {
  title: string;
  isChosen: boolean;
  x: number;
  y: number;
  onChoose: () => void;
}) {
  if (x < 0 || x > 100 || y < 0 || y > 100) return null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={title}
      title={title}
      className={cn(
        "group absolute grid -translate-x-1/2 -translate-y-full place-items-center rounded-md",
        isChosen ? "z-10" : "hover:z-10",
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
      onClick={onChoose}
    >
      <span
        className={cn(
          "max-w-36 truncate rounded-sm px-1.5 text-xs font-semibold",
          isChosen
            ? "bg-card-foreground text-(color:--card)"
            : "bg-card text-card-foreground group-hover:block max-sm:hidden",
        )}
      >
        {title}
      </span>
      <MapPinIcon
        aria-hidden="true"
        className={cn("fill-primary stroke-primary-foreground", isChosen ? "size-9" : "size-7")}
      />
    </button>
  );
}
