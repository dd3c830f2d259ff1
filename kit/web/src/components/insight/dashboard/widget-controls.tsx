import { ArrowLeftIcon, ArrowRightIcon, EyeOffIcon, GripVerticalIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import {
  CHOOSABLE_SHAPES,
  type Widget,
  type WidgetShape,
  choosableShape,
} from "@/lib/insight/dashboard/dashboard";

/** Where a widget is among the others, and what arranges it. */
export interface Arrangement {
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onHide: () => void;
  onShape: (shape: WidgetShape) => void;
}

/** Moves, hides and redraws a widget. */
export function WidgetControls({
  widget: { title, shape },
  arrangement,
}: {
  widget: Widget;
  arrangement: Arrangement;
}) {
  const { isFirst, isLast, onMove, onHide, onShape } = arrangement;
  return (
    <div className="flex flex-wrap items-center gap-1 rounded-md bg-muted p-1">
      <GripVerticalIcon aria-hidden="true" className="size-5 text-muted-foreground" />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${title} earlier`}
        title="Move earlier"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowLeftIcon />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${title} later`}
        title="Move later"
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowRightIcon />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Hide ${title}`}
        title="Hide"
        onClick={onHide}
      >
        <EyeOffIcon />
      </Button>
      {choosableShape(shape) !== null && (
        <NativeSelect
          aria-label={`Draw ${title} as`}
          className="ml-auto w-auto text-sm"
          value={shape}
          onChange={(event) => onShape(choosableShape(event.target.value) ?? shape)}
        >
          {CHOOSABLE_SHAPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}
