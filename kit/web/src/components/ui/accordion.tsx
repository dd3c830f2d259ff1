import { Accordion as AccordionPrimitive } from "@base-ui/react/accordion";
import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** Entries that open one at a time, or with `multiple` each on its own. */
export function Accordion(
  props: Omit<ComponentProps<typeof AccordionPrimitive.Root>, "className"> & { className?: string },
) {
  return <AccordionPrimitive.Root {...partProps("accordion", "divide-y divide-border", props)} />;
}

/** A trigger and the content that it opens; `value` tells it from the others. */
export function AccordionItem(props: ComponentProps<typeof AccordionPrimitive.Item>) {
  return <AccordionPrimitive.Item data-slot="accordion-item" {...props} />;
}

/** The heading of an entry, which opens and closes it; `level` is that of the heading element. */
export function AccordionTrigger({
  level: Heading = "h3",
  children,
  ...props
}: ComponentProps<"button"> & { level?: "h2" | "h3" | "h4" }) {
  const classes =
    "group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start font-semibold";
  return (
    <AccordionPrimitive.Header render={<Heading />}>
      <AccordionPrimitive.Trigger {...partProps("accordion-trigger", classes, props)}>
        {children}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-data-panel-open:rotate-180"
        />
      </AccordionPrimitive.Trigger>
    </AccordionPrimitive.Header>
  );
}

/** What an entry says when it is open. */
export function AccordionContent(props: ComponentProps<"div">) {
  const classes = "pb-5";
  return (
    <AccordionPrimitive.Panel keepMounted {...partProps("accordion-content", classes, props)} />
  );
}
