import { Tooltip as TooltipPrimitive } from "@base-ui/react/tooltip";
import type { ComponentProps } from "react";
import { asChildProps, partProps } from "@/lib/as-child";

/** Around several tooltips: after the first, the next one opens without delay. */
export function TooltipProvider(props: TooltipPrimitive.Provider.Props) {
  return <TooltipPrimitive.Provider {...props} />;
}

/** A hint for those who see and point. It is no name: the trigger keeps its text or `aria-label`. */
export function Tooltip(props: TooltipPrimitive.Root.Props) {
  return <TooltipPrimitive.Root {...props} />;
}

/** What the hint is about; with `asChild` its only child, a button. */
export function TooltipTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <TooltipPrimitive.Trigger {...asChildProps("tooltip-trigger", props)} />;
}

export function TooltipContent({
  side = "top",
  sideOffset = 6,
  ...props
}: ComponentProps<"div"> & Pick<TooltipPrimitive.Positioner.Props, "side" | "sideOffset">) {
  const classes =
    "max-w-xs rounded-sm bg-card-foreground px-2.5 py-1.5 text-sm text-(color:--card)";
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Positioner side={side} sideOffset={sideOffset} className="z-50">
        <TooltipPrimitive.Popup {...partProps("tooltip-content", classes, props)} />
      </TooltipPrimitive.Positioner>
    </TooltipPrimitive.Portal>
  );
}
