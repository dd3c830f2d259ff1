import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

/** A part of a page on a card of its own: a region with the name of its heading. */
export function SectionCard({
  title,
  aside,
  hasHeading = true,
  className,
  children,
}: {
  title: string;
  /** Whether the name is a heading that is seen; else what stands above says it. */
  hasHeading?: boolean;
  /** Beside the heading, such as a best score. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <Card className={cn("gap-6", className)}>
        {(hasHeading || aside !== undefined) && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            {hasHeading && <SectionTitle>{title}</SectionTitle>}
            {aside}
          </div>
        )}
        {children}
      </Card>
    </section>
  );
}
