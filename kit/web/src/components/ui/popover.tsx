import { Popover as PopoverPrimitive } from "@base-ui/react/popover";
import type { ComponentProps } from "react";
import { asChildProps } from "@/lib/as-child";
import { cn } from "@/lib/utils";

/** A small surface beside what opens it; the page stays usable. */
export function Popover(props: PopoverPrimitive.Root.Props) {
  return <PopoverPrimitive.Root {...props} />;
}

/** Opens the popover; with `asChild` its only child does, a button. */
export function PopoverTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <PopoverPrimitive.Trigger {...asChildProps("popover-trigger", props)} />;
}

/** What the popover shows. It needs a name: a `PopoverTitle`, or `aria-label`. */
export function PopoverContent({
  align = "center",
  side = "bottom",
  sideOffset = 4,
  className,
  ...props
}: ComponentProps<"div"> &
  Pick<PopoverPrimitive.Positioner.Props, "align" | "side" | "sideOffset">) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Positioner
        align={align}
        side={side}
        sideOffset={sideOffset}
        className="z-50"
      >
        <PopoverPrimitive.Popup
          data-slot="popover-content"
          className={cn(
            "flex w-72 max-w-(--available-width) flex-col gap-3 rounded-md border border-card-border bg-popover p-4 text-popover-foreground shadow-lg outline-none",
            className,
          )}
          {...props}
        />
      </PopoverPrimitive.Positioner>
    </PopoverPrimitive.Portal>
  );
}

/** The heading of the popover, which also names it. */
export function PopoverTitle({ className, ...props }: ComponentProps<"h2">) {
  return (
    <PopoverPrimitive.Title
      data-slot="popover-title"
      className={cn("font-heading font-semibold", className)}
      {...props}
    />
  );
}
