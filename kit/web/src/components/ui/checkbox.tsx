import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A checkbox that is submitted with its form. It is the browser's own, which a form can also reset. */
export function Checkbox({
  className,
  onCheckedChange,
  ...props
}: Omit<ComponentProps<"input">, "type" | "onChange"> & {
  onCheckedChange?: (checked: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={cn(
        "grid size-6 shrink-0 cursor-pointer appearance-none place-items-center bg-card checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50",
        "after:hidden after:h-3 after:w-1.5 after:-translate-y-px after:rotate-45 after:border-r-2 after:border-b-2 after:border-primary-foreground after:content-[''] checked:after:block",
        className,
      )}
      {...(onCheckedChange && { onChange: (event) => onCheckedChange(event.target.checked) })}
      {...props}
    />
  );
}
