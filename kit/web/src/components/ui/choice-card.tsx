import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils";

/** A radio button or a checkbox with its label, as one area to press. */
export function ChoiceCard({
  type,
  className,
  children,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { type: "radio" | "checkbox"; children: ReactNode }) {
  return (
    <label
      data-slot="choice-card"
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-border px-3.5 py-1.5 hover:bg-muted has-checked:border-accent-foreground has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring",
        className,
      )}
    >
      <input type={type} className="size-4.5 shrink-0 accent-primary" {...props} />
      {children}
    </label>
  );
}
