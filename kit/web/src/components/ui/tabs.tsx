import { Tabs as TabsPrimitive } from "@base-ui/react/tabs";
import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** Panels of which one is shown; `defaultValue`, or `value` with `onValueChange`, says which. */
export function Tabs(props: Omit<TabsPrimitive.Root.Props, "className"> & { className?: string }) {
  return <TabsPrimitive.Root {...partProps("tabs", "flex min-w-0 flex-col gap-6", props)} />;
}

/** The row of tabs. It needs a name: `aria-label`. */
export function TabsList(props: ComponentProps<"div">) {
  const classes = "flex gap-1 overflow-x-auto border-b border-border";
  return <TabsPrimitive.List {...partProps("tabs-list", classes, props)} />;
}

/** The tab of the panel with the same `value`. */
export function TabsTrigger(
  props: Omit<TabsPrimitive.Tab.Props, "className"> & { className?: string },
) {
  const classes =
    "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-semibold text-muted-foreground hover:text-foreground data-active:border-primary data-active:text-foreground [&_svg]:size-4";
  return <TabsPrimitive.Tab {...partProps("tabs-trigger", classes, props)} />;
}

export function TabsContent(
  props: Omit<TabsPrimitive.Panel.Props, "className"> & { className?: string },
) {
  return <TabsPrimitive.Panel {...partProps("tabs-content", "min-w-0", props)} />;
}
