import { Children, type ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** A surface. `interactive` for a card that is a link as a whole: see `CardLink`. */
export function Card({
  interactive = false,
  ...props
}: ComponentProps<"div"> & { interactive?: boolean }) {
  const classes = "relative flex min-w-0 flex-col bg-card text-card-foreground";
  return <div data-interactive={interactive || undefined} {...partProps("card", classes, props)} />;
}

export function CardHeader(props: ComponentProps<"div">) {
  const classes = "flex flex-wrap items-start justify-between gap-3";
  return <div {...partProps("card-header", classes, props)} />;
}

/** A heading; `level` is that of the heading element. */
export function CardTitle({
  level: Heading = "h3",
  ...props
}: ComponentProps<"h3"> & { level?: "h2" | "h3" | "h4" }) {
  return <Heading {...partProps("card-title", "min-w-0 font-heading break-words", props)} />;
}

/** What can be done with the card, in its upper corner; above the link that covers the card. */
export function CardAction(props: ComponentProps<"div">) {
  const classes = "relative z-10 ms-auto flex items-center gap-2";
  return <div {...partProps("card-action", classes, props)} />;
}

export function CardContent(props: ComponentProps<"div">) {
  return <div {...partProps("card-content", "min-w-0", props)} />;
}

export function CardFooter(props: ComponentProps<"div">) {
  return <div data-slot="card-footer" {...props} />;
}

/** Cards beside each other, as many in a row as there is room for; one alone is wider than it would be beside others. */
export function CardGrid(props: ComponentProps<"ul">) {
  const isAlone = Children.count(props.children) === 1;
  const classes = isAlone ? "grid max-w-2xl grid-cols-1!" : "grid";
  return <ul role="list" {...partProps("card-grid", classes, props)} />;
}
