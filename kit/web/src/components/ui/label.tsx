import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The label of the control with the id `htmlFor`. */
export function Label({
  className,
  htmlFor,
  ...props
}: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("flex items-baseline gap-3 text-sm font-semibold", className)}
      {...props}
    />
  );
}
