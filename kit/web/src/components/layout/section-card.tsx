import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

/** A part of a page on a card of its own: a region with the name of its heading. */
export function SectionCard({
  title,
  aside,
  className,
  children,
}: {
  title: string;
  /** Beside the heading, such as a best score. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <Card className={cn("gap-6", className)}>
        {aside === undefined ? (
          <SectionTitle>{title}</SectionTitle>
        ) : (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <SectionTitle>{title}</SectionTitle>
            {aside}
          </div>
        )}
        {children}
      </Card>
    </section>
  );
}
