import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A radio button that is submitted with its form. */
export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="radio"
      data-slot="radio-group-item"
      className={cn(
        "size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-input bg-card checked:border-6 checked:border-primary disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}
