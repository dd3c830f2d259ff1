import { Menu as MenuPrimitive } from "@base-ui/react/menu";
import { CheckIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { asChildProps, partProps } from "@/lib/as-child";
import { cn } from "@/lib/utils";

const ITEM =
  "flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-accent data-highlighted:text-accent-foreground [&_svg]:size-4 [&_svg]:shrink-0";

/** A menu with what opens it. Arrow keys and letters move in it, Escape closes it. */
export function DropdownMenu(props: MenuPrimitive.Root.Props) {
  return <MenuPrimitive.Root {...props} />;
}

/** Opens the menu; with `asChild` its only child does, a button. */
export function DropdownMenuTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <MenuPrimitive.Trigger {...asChildProps("dropdown-menu-trigger", props)} />;
}

export function DropdownMenuContent({
  align = "start",
  side = "bottom",
  sideOffset = 4,
  ...props
}: ComponentProps<"div"> & Pick<MenuPrimitive.Positioner.Props, "align" | "side" | "sideOffset">) {
  const classes =
    "max-h-(--available-height) min-w-44 overflow-y-auto rounded-md border border-card-border bg-popover p-1.5 text-popover-foreground shadow-lg outline-none";
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Positioner
        align={align}
        side={side}
        sideOffset={sideOffset}
        className="z-50 outline-none"
      >
        <MenuPrimitive.Popup {...partProps("dropdown-menu-content", classes, props)} />
      </MenuPrimitive.Positioner>
    </MenuPrimitive.Portal>
  );
}

/** Something that can be done; with `asChild` its only child is the item, a link. */
export function DropdownMenuItem({
  variant = "default",
  className,
  ...props
}: ComponentProps<"div"> & { asChild?: boolean; variant?: "default" | "destructive" }) {
  return (
    <MenuPrimitive.Item
      data-variant={variant}
      className={cn(ITEM, variant === "destructive" && "text-destructive", className)}
      {...asChildProps("dropdown-menu-item", props)}
    />
  );
}

/** Something that is on or off. */
export function DropdownMenuCheckboxItem({
  children,
  ...props
}: Omit<MenuPrimitive.CheckboxItem.Props, "className"> & { className?: string }) {
  return (
    <MenuPrimitive.CheckboxItem
      {...partProps("dropdown-menu-checkbox-item", cn(ITEM, "pl-8"), props)}
    >
      <MenuPrimitive.CheckboxItemIndicator className="absolute left-4">
        <CheckIcon />
      </MenuPrimitive.CheckboxItemIndicator>
      {children}
    </MenuPrimitive.CheckboxItem>
  );
}

/** Items that belong together, with a `DropdownMenuLabel`. */
export function DropdownMenuGroup(props: MenuPrimitive.Group.Props) {
  return <MenuPrimitive.Group data-slot="dropdown-menu-group" {...props} />;
}

/** The name of a group. */
export function DropdownMenuLabel(props: ComponentProps<"div">) {
  const classes = "px-2.5 py-1.5 text-xs font-semibold text-muted-foreground";
  return <MenuPrimitive.GroupLabel {...partProps("dropdown-menu-label", classes, props)} />;
}

export function DropdownMenuSeparator(props: ComponentProps<"div">) {
  const classes = "-mx-1.5 my-1.5 h-px bg-border";
  return <MenuPrimitive.Separator {...partProps("dropdown-menu-separator", classes, props)} />;
}
