import { Toggle as TogglePrimitive } from "@base-ui/react/toggle";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A small button that is on or off, such as a topic that is chosen. */
export function Toggle({
  className,
  onPressedChange,
  ...props
}: Omit<ComponentProps<"button">, "value"> & {
  pressed?: boolean;
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
}) {
  return (
    <TogglePrimitive
      data-slot="toggle"
      className={cn(
        "inline-flex min-h-8 w-fit items-center gap-1.5 rounded-sm bg-accent px-3 text-sm font-medium text-accent-foreground hover:underline disabled:pointer-events-none disabled:opacity-50 data-pressed:bg-primary data-pressed:text-primary-foreground data-pressed:no-underline [&_svg]:size-3",
        className,
      )}
      {...(onPressedChange && { onPressedChange: (pressed) => onPressedChange(pressed) })}
      {...props}
    />
  );
}
