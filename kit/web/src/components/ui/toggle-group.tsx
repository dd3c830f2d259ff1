import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

/** Choices beside each other, of which one or several are on. It needs a name: `aria-label`. */
export function ToggleGroup({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      role="group"
      data-slot="toggle-group"
      className={cn("flex flex-wrap gap-2", className)}
      {...props}
    />
  );
}

/** One of the choices. */
export function ToggleGroupItem({
  pressed,
  ...props
}: ComponentProps<"button"> & { pressed: boolean }) {
  return (
    <Button
      variant={pressed ? "default" : "secondary"}
      size="sm"
      aria-pressed={pressed}
      {...props}
    />
  );
}
