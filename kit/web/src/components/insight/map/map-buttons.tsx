import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from "lucide-react";
import { Button } from "@/components/ui/button";
import { type MapView, isLargest } from "@/lib/insight/map";

const MOVES = [
  { label: "Move left", icon: ArrowLeftIcon, x: -1, y: 0 },
  { label: "Move right", icon: ArrowRightIcon, x: 1, y: 0 },
  { label: "Move up", icon: ArrowUpIcon, x: 0, y: -1 },
  { label: "Move down", icon: ArrowDownIcon, x: 0, y: 1 },
];

/** Zooms and moves a map. */
export function MapButtons({
  view,
  onZoom,
  onMove,
  onWhole,
}: {
  view: MapView;
  onZoom: (factor: number) => void;
  onMove: (x: number, y: number) => void;
  onWhole: () => void;
}) {
  const isWhole = view.scale === 1;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom in"
        title="Zoom in"
        disabled={isLargest(view)}
        onClick={() => onZoom(1.5)}
      >
        <ZoomInIcon className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom out"
        title="Zoom out"
        disabled={isWhole}
        onClick={() => onZoom(1 / 1.5)}
      >
        <ZoomOutIcon className="size-5" />
      </Button>
      {MOVES.map(({ label, icon: Icon, x, y }) => (
        <Button
          key={label}
          variant="ghost"
          size="icon"
          aria-label={label}
          title={label}
          disabled={isWhole}
          onClick={() => onMove(x, y)}
        >
          <Icon className="size-5" />
        </Button>
      ))}
      <Button variant="link" size="sm" className="px-2" disabled={isWhole} onClick={onWhole}>
        Show the whole map
      </Button>
      <output className="ml-auto text-sm text-muted-foreground tabular-nums">
        {Math.round(view.scale * 100)}%
      </output>
    </div>
  );
}
