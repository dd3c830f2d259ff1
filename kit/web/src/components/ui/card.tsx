import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A surface. `interactive` for a card that is a link as a whole: see `CardLink`. */
export function Card({
  interactive = false,
  className,
  ...props
}: ComponentProps<"div"> & { interactive?: boolean }) {
  return (
    <div
      data-slot="card"
      data-interactive={interactive || undefined}
      className={cn("relative flex min-w-0 flex-col bg-card text-card-foreground", className)}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-header"
      className={cn("flex flex-wrap items-start justify-between gap-3", className)}
      {...props}
    />
  );
}

/** A heading; `level` is that of the heading element. */
export function CardTitle({
  level: Heading = "h3",
  className,
  ...props
}: ComponentProps<"h3"> & { level?: "h2" | "h3" | "h4" }) {
  return (
    <Heading
      data-slot="card-title"
      className={cn("min-w-0 font-heading break-words", className)}
      {...props}
    />
  );
}

/** What can be done with the card, in its upper corner; above the link that covers the card. */
export function CardAction({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-action"
      className={cn("relative z-10 ml-auto flex items-center gap-2", className)}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("min-w-0", className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-footer" className={className} {...props} />;
}

/** Cards beside each other, as many in a row as there is room for. */
export function CardGrid({ className, ...props }: ComponentProps<"ul">) {
  return <ul role="list" data-slot="card-grid" className={cn("grid", className)} {...props} />;
}
