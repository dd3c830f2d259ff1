import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { Card } from "@/components/ui/card";

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
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const heading = useId();

  useEffect(() => {
    if (hash === `#${anchor}`) requestAnimationFrame(() => section.current?.scrollIntoView());
  }, [anchor, hash, key]);

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
