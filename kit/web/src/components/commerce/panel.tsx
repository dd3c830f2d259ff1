import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import { useAnchor } from "@/hooks/use-anchor";

/** A part of a page in which something is asked for. Links lead to it by its anchor. */
export function Panel({
  title,
  anchor,
  aside,
  children,
}: {
  title: string;
  /** Its id in the page's address: `book` for `/apartments/1#book`. */
  anchor: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const section = useAnchor<HTMLElement>(anchor);
  const heading = useId();
  return (
    <section ref={section} id={anchor} aria-labelledby={heading} className="scroll-mt-20">
      <Card className="gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id={heading} data-slot="section-title" className="min-w-0 font-heading break-words">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
