import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Lines of a list on one surface. */
export function ItemGroup({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      role="list"
      data-slot="item-group"
      className={cn("bg-card text-card-foreground", className)}
      {...props}
    />
  );
}

export function Item({ className, ...props }: ComponentProps<"li">) {
  return <li data-slot="item" className={className} {...props} />;
}

export function ItemContent({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="item-content"
      className={cn("min-w-0 flex-1 basis-40 py-1", className)}
      {...props}
    />
  );
}

/** `isDone` for an item that stands back, such as one that is bought. */
export function ItemTitle({
  isDone = false,
  className,
  ...props
}: ComponentProps<"div"> & { isDone?: boolean }) {
  return (
    <div
      data-slot="item-title"
      data-done={isDone || undefined}
      className={cn("break-words", className)}
      {...props}
    />
  );
}

export function ItemActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="item-actions"
      className={cn("relative z-10 ml-auto flex shrink-0 items-center gap-1", className)}
      {...props}
    />
  );
}
