import { ChevronDownIcon } from "lucide-react";
import { type ComponentProps, createContext, useContext, useId, useState } from "react";
import { cn } from "@/lib/utils";

const ItemContext = createContext({ id: "", isOpen: false, toggle: () => {} });

/** Entries that open one by one, each on its own. */
export function Accordion({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="accordion" className={cn("divide-y divide-border", className)} {...props} />
  );
}

/** A trigger and the content that it opens. */
export function AccordionItem({ className, ...props }: ComponentProps<"div">) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ItemContext value={{ id, isOpen, toggle: () => setIsOpen(!isOpen) }}>
      <div
        data-slot="accordion-item"
        data-state={isOpen ? "open" : "closed"}
        className={className}
        {...props}
      />
    </ItemContext>
  );
}

/** The heading of an entry, which opens and closes it; `level` is that of the heading element. */
export function AccordionTrigger({
  level: Heading = "h3",
  className,
  children,
  ...props
}: ComponentProps<"button"> & { level?: "h2" | "h3" | "h4" }) {
  const { id, isOpen, toggle } = useContext(ItemContext);
  return (
    <Heading>
      <button
        type="button"
        data-slot="accordion-trigger"
        className={cn(
          "flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-semibold",
          className,
        )}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        {...props}
      >
        {children}
        <ChevronDownIcon
          aria-hidden="true"
          className={cn("size-5 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
    </Heading>
  );
}

/** What an entry says when it is open. */
export function AccordionContent({ className, ...props }: ComponentProps<"div">) {
  const { id, isOpen } = useContext(ItemContext);
  return (
    <div
      id={id}
      data-slot="accordion-content"
      hidden={!isOpen}
      className={cn("pb-5", className)}
      {...props}
    />
  );
}
