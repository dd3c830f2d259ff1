import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A small button that is on or off, such as a topic that is chosen. It looks like a badge. */
export function Toggle({
  pressed,
  onPressedChange,
  className,
  ...props
}: Omit<ComponentProps<"button">, "type" | "onClick"> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}) {
  return (
    <button
      type="button"
      data-slot="badge"
      data-variant={pressed ? "default" : "secondary"}
      aria-pressed={pressed}
      className={cn(
        "inline-flex min-h-8 w-fit items-center gap-1.5 px-3 disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-3",
        pressed
          ? "bg-primary text-primary-foreground"
          : "bg-accent text-accent-foreground hover:underline",
        className,
      )}
      onClick={() => onPressedChange(!pressed)}
      {...props}
    />
  );
}
