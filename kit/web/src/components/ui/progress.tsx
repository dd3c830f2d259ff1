import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A bar from 0 to `max`. It needs a name: `aria-label`. */
export function Progress({
  value,
  max = 100,
  className,
  ...props
}: ComponentProps<"div"> & { value: number; max?: number }) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      data-slot="progress"
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-muted", className)}
      {...props}
    >
      <div
        data-slot="progress-indicator"
        className="h-full rounded-full bg-primary transition-[width]"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
