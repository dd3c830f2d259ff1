import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** Lines of a list on one surface. */
export function ItemGroup(props: ComponentProps<"ul">) {
  return <ul role="list" {...partProps("item-group", "bg-card text-card-foreground", props)} />;
}

export function Item(props: ComponentProps<"li">) {
  return <li data-slot="item" {...props} />;
}

export function ItemContent(props: ComponentProps<"div">) {
  return <div {...partProps("item-content", "min-w-0 flex-1 basis-0 py-1", props)} />;
}

/** `isDone` for an item that stands back, such as one that is bought. */
export function ItemTitle({
  isDone = false,
  ...props
}: ComponentProps<"div"> & { isDone?: boolean }) {
  return <div data-done={isDone || undefined} {...partProps("item-title", "break-words", props)} />;
}

export function ItemActions(props: ComponentProps<"div">) {
  const classes = "relative z-10 ms-auto flex shrink-0 items-center gap-1";
  return <div {...partProps("item-actions", classes, props)} />;
}
