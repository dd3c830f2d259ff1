import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** The browser's own select, which works on every device; its options are `<option>` elements. */
export function NativeSelect(props: ComponentProps<"select">) {
  const classes =
    "min-h-11 w-full min-w-0 cursor-pointer truncate bg-card text-card-foreground disabled:cursor-not-allowed disabled:opacity-50";
  return <select {...partProps("native-select", classes, props)} />;
}
