import { Progress as ProgressPrimitive } from "@base-ui/react/progress";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A bar from 0 to `max`. It needs a name: `aria-label`. */
export function Progress({
  value,
  max = 100,
  className,
  ...props
}: ComponentProps<"div"> & { value: number; max?: number }) {
  const end = Math.max(1, max);
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={Math.min(end, Math.max(0, value))}
      max={end}
      {...props}
    >
      <ProgressPrimitive.Track
        className={cn("h-2 w-full overflow-hidden rounded-full bg-muted", className)}
      >
        <ProgressPrimitive.Indicator
          data-slot="progress-indicator"
          className="h-full rounded-full bg-primary transition-[width]"
        />
      </ProgressPrimitive.Track>
    </ProgressPrimitive.Root>
  );
}
