import { Popover as PopoverPrimitive } from "@base-ui/react/popover";
import type { ComponentProps } from "react";
import { asChildProps, partProps } from "@/lib/as-child";

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
  ...props
}: ComponentProps<"div"> &
  Pick<PopoverPrimitive.Positioner.Props, "align" | "side" | "sideOffset">) {
  const classes =
    "flex w-72 max-w-(--available-width) flex-col gap-3 rounded-md border border-card-border bg-popover p-4 text-popover-foreground shadow-lg outline-none";
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Positioner
        align={align}
        side={side}
        sideOffset={sideOffset}
        className="z-50"
      >
        <PopoverPrimitive.Popup {...partProps("popover-content", classes, props)} />
      </PopoverPrimitive.Positioner>
    </PopoverPrimitive.Portal>
  );
}

/** The heading of the popover, which also names it. */
export function PopoverTitle(props: ComponentProps<"h2">) {
  const classes = "font-heading font-semibold";
  return <PopoverPrimitive.Title {...partProps("popover-title", classes, props)} />;
}
