import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A checkbox that is submitted with its form. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={cn("size-5 shrink-0 cursor-pointer rounded-sm accent-primary disabled:cursor-not-allowed disabled:opacity-50", className)}
      {...props}
    />
  );
}
