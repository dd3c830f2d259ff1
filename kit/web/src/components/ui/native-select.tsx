import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The browser's own select, which works on every device; its options are `<option>` elements. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
  return (
    <select
      data-slot="native-select"
      className={cn(
        "min-h-11 w-full min-w-0 cursor-pointer truncate bg-card text-card-foreground disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}
